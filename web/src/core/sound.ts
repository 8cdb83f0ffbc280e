/** Sounds: never ahead of what is seen, never telling more than it, and only if the visitor wants them. */
import { LOUDEST, sound, volume } from './comfort.svelte'

/** What sounds there are; each game says which of its events has which. */
export const TONES = ['turn', 'placed', 'step', 'reveal', 'coins', 'spell', 'countered', 'camel', 'bought', 'control', 'refused', 'end'] as const
export type Tone = (typeof TONES)[number]

/** Browsers let a page make sounds only after a press or a key. */
const pressed = (): boolean => navigator.userActivation?.hasBeenActive ?? true

/** Whether this is heard now: in a hidden tab, only that it is my turn. */
export const audible = (tone: Tone): boolean => sound.on && (!document.hidden || tone === 'turn') && pressed()

export function ring(tone: Tone | undefined): void {
  if (tone && audible(tone)) void import('./tones').then(({ play }) => play(tone, Number(volume.now) / LOUDEST))
}

/** The sound of the last of these that has one. */
export const soundOf = <Event>(events: readonly Event[], of?: (event: Event) => Tone | undefined): Tone | undefined => events.reduce<Tone | undefined>((found, it) => of?.(it) ?? found, undefined)
