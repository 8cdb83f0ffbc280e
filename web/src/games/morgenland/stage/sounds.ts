/** What an event sounds like. An event told to one seat alone sounds like the one that the others are told. */
import type { Tone } from '../../../core/sound'
import type { Event } from '../game'

const SOUNDS: Partial<Record<Event['type'], Tone>> = {
  placed: 'placed',
  'you-placed': 'placed',
  'placed-open': 'placed',
  moved: 'placed',
  laid: 'placed',
  'sent-home': 'placed',
  shown: 'reveal',
  'turned-up': 'reveal',
  guard: 'reveal',
  won: 'coins',
  took: 'coins',
  bribed: 'coins',
  paid: 'coins',
  'returned-all': 'coins',
  bought: 'bought',
  obtained: 'bought',
  'took-hidden': 'bought',
  camel: 'camel',
  played: 'spell',
  djinn: 'spell',
  cancelled: 'countered',
}

export const sound = (event: Event): Tone | undefined => SOUNDS[event.type]
