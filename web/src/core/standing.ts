/** Who thinks. */
import type { Seat } from '../types/Seat'

/** Bots whose answer is not due at once, and about how long it takes. */
export interface Thinking {
  seats: readonly Seat[]
  millis: number
}

/** A frame that not every house sends. */
export type Besides = { type: 'thinking' } & Thinking
