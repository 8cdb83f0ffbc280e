/** What an event sounds like. An event told to one seat alone sounds like the one that the others are told. */
import type { Tone } from '../../../core/sound'
import type { Event } from '../game'

const SOUNDS: Partial<Record<Event['type'], Tone>> = {
  placed: 'placed',
  'you-placed': 'placed',
  'placed-open': 'placed',
  moved: 'placed',
  flown: 'placed',
  back: 'placed',
  'turned-up': 'reveal',
  guard: 'reveal',
  took: 'coins',
  takes: 'coins',
  bought: 'bought',
  'start-player': 'camel',
  played: 'spell',
  cancelled: 'countered',
}

export const sound = (event: Event): Tone | undefined => SOUNDS[event.type]
