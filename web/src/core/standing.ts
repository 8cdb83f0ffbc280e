/** Which bots are thinking. */
import type { Seat } from '../types/Seat'

/** Bots that do not answer at once, and about how long they need. */
export interface Thinking {
  seats: readonly Seat[]
  millis: number
}

/** A message that not every server sends. */
export type Besides = { type: 'thinking' } & Thinking
