/** How fast the story is told: chosen in the settings, kept in this browser. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const
export type Speed = (typeof SPEEDS)[number]

const KEY = 'caravanserai.story'
/** How much longer a scene lasts than at normal speed; nothing is played where it is none. */
const FACTOR: Record<Speed, number> = { slow: 1.4, normal: 1, fast: 0.5, off: 0 }

function kept(): Speed {
  try {
    return SPEEDS.find((it) => it === localStorage.getItem(KEY)) ?? 'normal'
  } catch {
    return 'normal'
  }
}

/** Whether the system asks for less motion: then nothing moves, and the list tells what happened. */
export const still = (): boolean => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false

class Pace {
  speed = $state<Speed>(kept())

  choose = (speed: Speed): void => {
    this.speed = speed
    try {
      localStorage.setItem(KEY, speed)
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  /** By how much a scene is stretched; 0, if none is played. */
  get factor(): number {
    return still() ? 0 : FACTOR[this.speed]
  }
}

export const pace = new Pace()
