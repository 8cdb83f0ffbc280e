/** What code needs to know of the things of the card game; what they are called is in the messages. */
import { amount, noun, person } from '../../core/voice'
import type { Arg } from '../../types/Arg'
import type { Phase, Place, PlayerView, Treasure, View } from './game'

export const CAVES = ['cave4', 'cave3', 'cave2', 'cave1'] as const
export const CITY = ['tent', 'caravanserai'] as const
export const ROOMS = ['room1', 'room2', 'room3', 'room4', 'room5', 'room6'] as const
/** In the order in which they are settled. */
export const WAY: readonly Place[] = [...CAVES, ...CITY, ...ROOMS]

/** The location in turn, or the next one. */
export function placeNow(phase: Phase): Place | undefined {
  if (typeof phase === 'string') return undefined
  return 'reaching' in phase ? phase.reaching : 'revealed' in phase ? phase.revealed : phase.settling
}

/** The number of a cave or a room. */
export const numberOf = (place: Place): string | undefined => /\d/.exec(place)?.[0]
/** The symbol of a location; caves and rooms have a number besides. */
export const symbolOf = (place: Place): string => (/\d/.test(place) ? (place.startsWith('room') ? 'room' : 'dragon') : place)

/** A player, or the dummy of a game for two, which has no chair and is named like a thing. */
export const someone = ({ players }: View, seat: number): Arg => (seat < players.length ? person(seat) : noun('dummy'))

/** A treasure card is written as its symbol and its value. */
export function card(treasure: Treasure): { symbol: string; value: number } {
  const [symbol = '', value = ''] = treasure.split('-')
  return { symbol: symbol === 'gold' ? 'bar' : symbol, value: Number(value) }
}
export const worth = (treasures: readonly Treasure[]): number => treasures.reduce((sum, it) => sum + card(it).value, 0)

/** How many cards of each sort there are. */
export const holds = (treasures: number, spells: number, artifacts: number) => ({
  treasures: amount(treasures, 'thing-treasure'),
  spells: amount(spells, 'thing-spell'),
  artifacts: amount(artifacts, 'thing-artifact'),
})
/** The same of a player. */
export const held = (it: PlayerView) => holds(it.known.length + it.unknown, it.spells, it.unplayed.length + it.played.length)
