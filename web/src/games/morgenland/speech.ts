/** What the sentences of Morgenland come with. */
import type * as Core from '../../core/speech'
import type { Ask, Field, Phase, Seat } from './game'

/** A line of the log, and the field it belongs to. */
export interface Line extends Core.Line {
  field?: Field
}

/** Who is asked, and what. */
export interface Asking {
  name: string
  ask: Ask
}

/** Who waits for somebody else. */
export interface Waiting {
  reader: Core.Reader
  phase: Phase
}

/** How many units the bill wants. */
export const wanted = (asking: Asking): number => asking.ask.bill?.total ?? 0

export const thinking = (w: Waiting, seat: Seat): string => `${w.reader.name(seat)} is thinking.`
