/** How a table speaks: who reads, and what a sentence comes with. Words between asterisks are printed bold. */
import type * as Voice from './voice'
import type { Gain } from './game'
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
  /** Where it happened, by its `data-at`. */
  at?: string | undefined
  /** What it names that has a page in the almanac. */
  page?: string | undefined
  /** What somebody got by it. */
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

/** The steps up to the present one are done. */
export const stepsAt = (names: readonly string[], now: number): Step[] => names.map((name, i) => ({ name, state: i < now ? 'done' : i === now ? 'now' : 'next' }))
