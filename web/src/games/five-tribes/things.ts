/** The things of Five Tribes: what is printed on them, their symbols, and how sentences name them. */
import { amount, noun, part, type Given } from '../../core/voice'
import { nameOf } from '../../core/variant'
import type { Arg } from '../../types/Arg'
import type { Card, Item, Land, Score, Seat, Setup, Table, Tile, Tribe } from './game'

export const TRIBES: readonly Tribe[] = ['vizier', 'elder', 'merchant', 'builder', 'assassin', 'artisan']
/** The spots of the turn order track that cost something, cheapest first, as the view lists them. */
export const PRICES: readonly number[] = [1, 3, 5, 8, 12, 18]

/** The symbol of a card in the sheet. */
export const cardSymbol = (card: Card): string => (card === 'gold-ware' ? 'goldware' : card)
/** The symbol of an item; `crown` is a symbol of another game. */
export const itemSymbol = (item: Item): string => (item === 'crown' ? 'crown9' : item)

type Kind = ReturnType<typeof nameOf<Land>>
interface Printed {
  colour: 'blue' | 'red' | 'none'
  value: number
  symbol: string
}
/** What is printed on each kind of tile; a Sacred place has its own value. */
const LANDS: Record<Kind, Printed> = {
  village: { colour: 'blue', value: 5, symbol: 'village' },
  sacred: { colour: 'blue', value: 0, symbol: 'sacred' },
  oasis: { colour: 'red', value: 8, symbol: 'oasis' },
  'small-market': { colour: 'red', value: 6, symbol: 'market-s' },
  'large-market': { colour: 'red', value: 4, symbol: 'market-l' },
  workshop: { colour: 'blue', value: 5, symbol: 'workshop' },
  'specialized-market': { colour: 'red', value: 10, symbol: 'market-x' },
  chasm: { colour: 'none', value: 0, symbol: 'chasm' },
}

export const landNoun = (land: Land): Arg => noun(`land-${nameOf(land)}`)

export function landOf(land: Land): Printed {
  const printed = LANDS[nameOf(land)]
  return typeof land === 'object' && 'sacred' in land ? { ...printed, value: land.sacred } : printed
}

/** Where a tile lies, as the board's edges show it: “C1”. */
export const fieldOf = (tile: Tile): string => `${'ABCDEF'[tile % 6]}${Math.floor(tile / 6) + 1}`

/** The categories of the final scoring, in the order in which they are read out. */
export const CATEGORIES: readonly (keyof Score)[] = ['gold', 'viziers', 'elders', 'artisans', 'djinns', 'tiles', 'palms', 'palaces', 'tent', 'cards', 'items']
export const points = (score: Score): number => CATEGORIES.reduce((all, it) => all + score[it], 0)

/** How many of each kind there are, in the order in which they lie. */
export function counts<Kind>(kinds: readonly Kind[]): { it: Kind; n: number }[] {
  return [...new Set(kinds)].map((it) => ({ it, n: kinds.filter((other) => other === it).length }))
}

/** “1 Vizier”, “2 Elders”. */
export const crowd = (meeples: readonly number[]): Arg[] => TRIBES.flatMap((tribe, i) => (meeples[i] ? [amount(meeples[i], `tribe-${tribe}`)] : []))
/** “fish”, “2 × silk”: cards or items. */
export const held = (sort: 'card' | 'item', kinds: readonly string[]): Arg[] => counts(kinds).map(({ it, n }) => (n > 1 ? part('times', { n, kind: noun(`${sort}-${it}`) }) : noun(`${sort}-${it}`)))
/** What is known of a hand, and how many are not. */
export const known = (them: Arg[], unknown: number): Given[] => (unknown ? [...them, part('panel-unknown', { n: unknown })] : them)

export const withExpansion = (setup: Setup): boolean => setup.naqala !== null && setup.naqala !== undefined

/** Who is asked, as the table shows it. */
export function askedSeat({ frames, order, turn }: Table): Seat | undefined {
  const frame = frames.at(-1)
  return frame && (frame.type === 'bid' ? order[0] : turn.seat)
}
