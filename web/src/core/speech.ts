/** How a table speaks: who reads, and what a sentence comes with. Words between asterisks are printed bold. */
import { list } from './words'
import type * as Voice from './voice'
import type { Seat } from '../types/Seat'

/** Who reads, and what everybody is called. */
export interface Reader extends Voice.Reader {
  name: (seat: Seat) => string
}

/** What happened, in a sentence, and its rule. */
export interface Line {
  text: string
  rule: string
  seat?: Seat | undefined
}

/** An item of the log: a heading, or a line under it. */
export type LogItem = { key: string; head: string } | ({ key: string; head?: undefined } & Line)

/** A step of a round or a turn, as the top bar shows it. */
export interface Step {
  name: string
  state: 'done' | 'now' | 'next'
}

/** The prompt: one sentence, the why below it, and its rule. */
export interface Prompt {
  title: string
  why: string
  rule: string
}

/** “you”, or the player's name. */
export const who = (reader: Reader, seat: Seat): string => (seat === reader.me ? 'you' : reader.name(seat))
/** “your”, or “Bilal’s”. */
export const whose = (reader: Reader, seat: Seat): string => (seat === reader.me ? 'your' : `${reader.name(seat)}’s`)
/** After “of”: “yours”, or the player's name. */
export const ofWhom = (reader: Reader, seat: Seat): string => (seat === reader.me ? 'yours' : reader.name(seat))
export const everyone = (reader: Reader, seats: readonly Seat[]): string => list(seats.map((it) => who(reader, it)))
export const does = (reader: Reader, seat: Seat, others: string, you: string): string => (seat === reader.me ? `You ${you}` : `${reader.name(seat)} ${others}`)

/** An event that a newer server tells of. */
export const UNKNOWN_EVENT: Line = { rule: '', text: 'Something happened that this page does not know yet. Load it again.' }
/** A question that a newer server asks. */
export const unknownQuestion = (name: string): Prompt => ({ title: `${name}, it is your turn.`, why: '', rule: '' })

/** The steps up to the present one are done. */
export const stepsAt = (names: readonly string[], now: number): Step[] => names.map((name, i) => ({ name, state: i < now ? 'done' : i === now ? 'now' : 'next' }))
