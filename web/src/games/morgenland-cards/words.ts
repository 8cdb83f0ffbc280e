/** The names of things in the card game. */
import { list } from '../../core/words'
import type { Artifact, Place, Treasure } from './game'

export const CAVES = ['cave4', 'cave3', 'cave2', 'cave1'] as const
export const CITY = ['tent', 'caravanserai'] as const
export const ROOMS = ['room1', 'room2', 'room3', 'room4', 'room5', 'room6'] as const
/** In the order in which they are settled. */
export const WAY: readonly Place[] = [...CAVES, ...CITY, ...ROOMS]

export const PLACE: Record<Place, string> = {
  cave4: 'Cave 4',
  cave3: 'Cave 3',
  cave2: 'Cave 2',
  cave1: 'Cave 1',
  tent: 'Aladdin’s Tent',
  caravanserai: 'Caravanserai',
  room1: 'Room 1',
  room2: 'Room 2',
  room3: 'Room 3',
  room4: 'Room 4',
  room5: 'Room 5',
  room6: 'Room 6',
}

/** Where something goes: “room 1”, “the Caravanserai”. */
export function to(place: Place): string {
  if (place === 'tent') return PLACE.tent
  return place === 'caravanserai' ? 'the Caravanserai' : PLACE[place].toLowerCase()
}
export const at = (place: Place): string => `in ${to(place)}`

export const ARTIFACT: Record<Artifact, string> = { lamp: 'Lamp', double: 'Double', carpet: 'Carpet', counterspell: 'Counterspell', key: 'Key' }

/** A treasure card is written as its symbol and its value. */
export function card(treasure: Treasure): { symbol: string; value: number } {
  const [symbol = '', value = ''] = treasure.split('-')
  return { symbol: symbol === 'gold' ? 'bar' : symbol, value: Number(value) }
}

const SYMBOL: Record<string, string> = { bar: 'gold' }
/** A card in words: “crown 3”. */
export function cardName(treasure: Treasure): string {
  const { symbol, value } = card(treasure)
  return `${SYMBOL[symbol] ?? symbol} ${value}`
}
export const cards = (treasures: readonly Treasure[]): string => (treasures.length ? list(treasures.map(cardName)) : 'nothing')
export const worth = (treasures: readonly Treasure[]): number => treasures.reduce((sum, it) => sum + card(it).value, 0)
