/** How the table speaks: who reads, and what a sentence comes with. Words between asterisks are printed bold. */
import type { Ask, Field, Phase, Seat } from './game'

/** Who reads, and what everybody is called. */
export interface Reader {
  me: Seat | undefined
  name: (seat: Seat) => string
}

/** A line of the log. */
export interface Line {
  text: string
  rule: string
  seat?: Seat | undefined
  field?: Field
}

/** An item of the log: a heading, or a line under it. */
export type LogItem = { key: string; head: string } | { key: string; head?: undefined; text: string; rule: string; seat?: Seat | undefined }

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

/** Who is asked, and what. */
export interface Asking {
  name: string
  ask: Ask
}

/** Who waits for somebody else. */
export interface Waiting {
  reader: Reader
  phase: Phase
}

export function does(reader: Reader, seat: Seat, others: string, you: string): string {
  return seat === reader.me ? `You ${you}` : `${reader.name(seat)} ${others}`
}

/** How many units the bill wants. */
export const wanted = (asking: Asking): number => asking.ask.bill?.total ?? 0

export const thinking = (w: Waiting, seat: Seat): string => `${w.reader.name(seat)} is thinking.`
