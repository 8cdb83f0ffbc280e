/** What an event brings to whom, and where it happens: for the numbers on the cards, the list and the log. */
import type { Gain } from '../../../core/game'
import { told, type EachType } from '../../../core/variant'
import type { Event, Purse } from '../game'
import { KINDS, SYMBOL } from '../words'

const purse = (seat: number, units: Purse, sign: 1 | -1): Gain[] => KINDS.flatMap((kind, i) => (units[i] ? [{ seat, n: sign * units[i], symbol: SYMBOL[kind] }] : []))

const GAINS: Partial<EachType<Event, undefined, Gain[]>> = {
  won: ({ seat, kind, amount }) => [{ seat, n: amount, symbol: SYMBOL[kind] }],
  took: ({ seat, take }) => purse(seat, take, 1),
  swapped: ({ seat, give }) => [{ seat, n: -1, symbol: SYMBOL[give] }],
  bribed: ({ seat, paid }) => purse(seat, paid, -1),
  bought: ({ seat, paid }) => [{ seat, n: 1, symbol: 'lamp' }, ...purse(seat, paid, -1)],
  drew: ({ seat, count }) => [{ seat, n: count, symbol: 'spell' }],
  paid: ({ seat, paid }) => purse(seat, paid, -1),
  'returned-all': ({ seat, paid }) => purse(seat, paid, -1),
}

export const gainsOf = (event: Event): Gain[] => told(event, GAINS, undefined, [])

/** The field an event happens at, by the name it has on the board. */
export function placeOf(event: Event): string | undefined {
  if ('field' in event) return event.field
  if ('room' in event) return event.room
  if ('kind' in event) return event.kind
  if (event.type === 'guard' || event.type === 'admitted' || event.type === 'bribed' || event.type === 'turned-away') return 'guard'
  if (event.type === 'swapped' || event.type === 'took' || event.type === 'kept') return 'market'
  if (event.type === 'camel') return 'caravanserai'
  if (event.type === 'drew') return 'tent'
  if (event.type === 'djinn') return 'djinn'
  return undefined
}
