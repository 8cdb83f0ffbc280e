/** How fast the story is told: chosen in the settings, kept in this browser. */
import { Choice } from './kept.svelte'

export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
export type Speed = (typeof SPEEDS)[number]

/** How much longer a scene lasts than at normal speed; at 0 nothing is played. */
const FACTOR: Record<Speed, number> = { slow: 1.4, normal: 1, fast: 0.5, off: 0 }

/** Whether the system asks for less motion: then nothing moves, and the list tells what happened. */
export const still = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

class Pace extends Choice<Speed> {
  constructor() {
    super('caravanserai.story', SPEEDS, 'normal')
  }

  /** By how much a scene is stretched; 0, if none is played. */
  get factor(): number {
    return still() ? 0 : FACTOR[this.now]
  }
}

export const pace = new Pace()
