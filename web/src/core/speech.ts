/** How a table speaks: who reads, and what a sentence comes with. Words between asterisks are printed bold. */
import type * as Voice from './voice'
import type { Gain } from './game'
import type { Seat } from '../types/Seat'

/** The seat of the reader, and the names of all seats. */
export interface Reader extends Voice.Reader {
  name: (seat: Seat) => string
}

/** What happened, in a sentence, and its rule. */
export interface Line {
  text: string
  rule: string
  seat?: Seat | undefined
  /** Where it happened, by its `data-at`. */
  at?: string | undefined
  /** The almanac page of the first thing it names that has one. */
  page?: string | undefined
  /** What players got by it. */
  gains: readonly Gain[]
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
  page?: string | undefined
  /** What has just happened, and how it ends if nobody plays anything. */
  happened?: string
  unless?: string
  /** No answer to it can be taken back. */
  final?: boolean
}

/** The steps before the present one are done. */
export const stepsAt = (names: readonly string[], now: number): Step[] => names.map((name, i) => ({ name, state: i < now ? 'done' : i === now ? 'now' : 'next' }))
