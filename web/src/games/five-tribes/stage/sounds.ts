/** What an event sounds like. An event told to one seat alone sounds like the one that the others are told. */
import type { Tone } from '../../../core/sound'
import type { Event } from '../game'

const SOUNDS: Partial<Record<Event['type'], Tone>> = {
  'picked-up': 'step',
  dropped: 'step',
  took: 'placed',
  controlled: 'control',
  'palm-placed': 'placed',
  'palace-placed': 'placed',
  'piece-moved': 'placed',
  lured: 'placed',
  bid: 'placed',
  gained: 'coins',
  received: 'coins',
  sold: 'coins',
  'card-taken': 'reveal',
  'cards-revealed': 'reveal',
  'djinn-got': 'spell',
  'djinn-used': 'spell',
  'item-used': 'spell',
  killed: 'countered',
  murdered: 'countered',
}

export const sound = (event: Event): Tone | undefined => SOUNDS[event.type]
