/** What an event brings to whom, and where it happens: for the numbers on the players, the list and the log. */
import type { Gain } from '../../../core/game'
import { told, type EachType } from '../../../core/variant'
import type { Event, Treasure } from '../game'
import { card } from '../words'

const cards = (seat: number, some: readonly Treasure[], sign: 1 | -1): Gain[] => {
  const symbols = some.map((it) => card(it).symbol)
  return [...new Set(symbols)].map((symbol) => ({ seat, n: sign * symbols.filter((it) => it === symbol).length, symbol }))
}

const GAINS: Partial<EachType<Event, undefined, Gain[]>> = {
  took: ({ seat, card: it }) => cards(seat, [it], 1),
  takes: ({ seat, card: it }) => cards(seat, [it], 1),
  gives: ({ seat, card: it }) => cards(seat, [it], -1),
  discarded: ({ seat, cards: some }) => cards(seat, some, -1),
  bought: ({ seat, price, bribe }) => [{ seat, n: 1, symbol: 'lamp' }, ...cards(seat, [...price, ...bribe], -1)],
  'kept-spell': ({ seat }) => [{ seat, n: 1, symbol: 'spell' }],
  gave: ({ to }) => [{ seat: to, n: 1, symbol: 'spell' }],
}

export const gainsOf = (event: Event): Gain[] => told(event, GAINS, undefined, [])

/** The location or pile an event happens at, by the name it has on the rug. */
export function placeOf(event: Event): string | undefined {
  if ('place' in event) return event.place
  if ('room' in event) return event.room
  if (event.type === 'guard' || event.type === 'guard-set') return 'guard'
  if (event.type === 'start-player') return 'caravanserai'
  if (event.type === 'kept-spell' || event.type === 'gave' || event.type === 'you-got') return 'tent'
  if (event.type === 'spell-discarded') return 'spell-discard'
  if (event.type === 'decided' || event.type === 'discarded' || event.type === 'takes' || event.type === 'gives') return 'discard'
  return undefined
}
