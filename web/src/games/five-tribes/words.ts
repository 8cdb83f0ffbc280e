/** The names of things in Five Tribes, and what is printed on them. */
import { article, list, plural } from '../../core/words'
import { nameOf } from '../../core/variant'
import type { Card, Item, Land, Payment, Score, Setup, Source, Stage, Supply, Tile, Tribe, Victims } from './game'

export const TRIBES: readonly Tribe[] = ['vizier', 'elder', 'merchant', 'builder', 'assassin', 'artisan']
/** The spots of the turn order track that cost something, cheapest first, as the view lists them. */
export const PRICES: readonly number[] = [1, 3, 5, 8, 12, 18]

export const TRIBE: Record<Tribe, string> = { vizier: 'Vizier', elder: 'Elder', merchant: 'Merchant', builder: 'Builder', assassin: 'Assassin', artisan: 'Artisan' }

export const CARD: Record<Card, string> = {
  ivory: 'Ivory',
  jewels: 'Jewels',
  'gold-ware': 'Gold ware',
  papyrus: 'Papyrus',
  silk: 'Silk',
  spice: 'Spice',
  fish: 'Fish',
  wheat: 'Wheat',
  pottery: 'Pottery',
  fakir: 'Fakir',
}
/** The symbol of a card in the sheet. */
export const cardSymbol = (card: Card): string => (card === 'gold-ware' ? 'goldware' : card)

export const ITEM: Record<Item, { name: string; what: string; symbol: string }> = {
  scimitar: { name: 'Burning Scimitar', what: 'remove 2 meeples of a tile', symbol: 'scimitar' },
  lamp: { name: 'Fabulous Lamp', what: 'take a djinn', symbol: 'lamp' },
  flute: { name: 'Enchanting Flute', what: 'lure up to 5 meeples to a tile', symbol: 'flute' },
  carpet: { name: 'Flying Carpet', what: 'the last meeple flies', symbol: 'carpet' },
  ring: { name: 'Rebirth Ring', what: 'fetch a discarded item', symbol: 'ring' },
  talisman: { name: 'Tempest Talisman', what: 'move your camel or tent', symbol: 'talisman' },
  horn: { name: 'Horn of Plenty', what: 'refill and sort the row', symbol: 'horn' },
  jewellery: { name: 'Jewellery', what: '5 points', symbol: 'jewellery' },
  chest: { name: 'Treasure chest', what: '7 points', symbol: 'chest' },
  crown: { name: 'Crown', what: '9 points', symbol: 'crown9' },
}

type Kind = ReturnType<typeof nameOf<Land>>
type Colour = 'blue' | 'red' | 'none'
/** What is printed on each kind of tile; a Sacred place has its own value. */
const LANDS: Record<Kind, { name: string; colour: Colour; value: number; symbol: string }> = {
  village: { name: 'Village', colour: 'blue', value: 5, symbol: 'village' },
  sacred: { name: 'Sacred place', colour: 'blue', value: 0, symbol: 'sacred' },
  oasis: { name: 'Oasis', colour: 'red', value: 8, symbol: 'oasis' },
  'small-market': { name: 'Small market', colour: 'red', value: 6, symbol: 'market-s' },
  'large-market': { name: 'Large market', colour: 'red', value: 4, symbol: 'market-l' },
  workshop: { name: 'Workshop', colour: 'blue', value: 5, symbol: 'workshop' },
  'specialized-market': { name: 'Specialized market', colour: 'red', value: 10, symbol: 'market-x' },
  chasm: { name: 'Chasm', colour: 'none', value: 0, symbol: 'chasm' },
}

export const kindOf = (land: Land): Kind => nameOf(land)

export function landOf(land: Land): { name: string; colour: Colour; value: number; symbol: string } {
  const printed = LANDS[kindOf(land)]
  return typeof land === 'object' && 'sacred' in land ? { ...printed, value: land.sacred } : printed
}

/** Where a tile lies, as the rules write it: row from the top, column from the left. */
export const where = (tile: Tile): string => `(${Math.floor(tile / 6) + 1},${(tile % 6) + 1})`

export const PAYMENT: Record<Payment, string> = {
  elder: '1 Elder',
  fakir: '1 Fakir',
  'two-elders': '2 Elders',
  'elder-and-fakir': '1 Elder and 1 Fakir',
  artisan: '1 Artisan',
  'two-fakirs': '2 Fakirs',
}

export const SOURCE: Record<Source, string> = {
  builders: 'from the Builders',
  kandicha: 'from Kandicha',
  marid: 'from Marid',
  monkir: 'from Monkir',
  nekir: 'from Nekir',
  baal: 'from Ba’al',
  sale: 'for the set',
}

export const SUPPLY: Record<Supply, string> = { cards: 'resource cards', djinns: 'djinns', items: 'items' }

export const STAGE: Record<Stage, string> = { 'before-move': 'before the move', 'before-tribe': 'before the tribe acts', 'before-tile': 'before the tile acts', closing: 'before the turn ends' }

/** The categories of the final scoring, in the order in which they are read out. */
export const SCORE: Record<keyof Score, string> = {
  gold: 'Gold',
  viziers: 'Viziers',
  elders: 'Elders',
  artisans: 'Artisans',
  djinns: 'Djinns',
  tiles: 'Tiles',
  palms: 'Palm trees',
  palaces: 'Palaces',
  tent: 'Tent',
  cards: 'Cards',
  items: 'Items',
}
export const CATEGORIES = Object.keys(SCORE) as (keyof Score)[]
export const points = (score: Score): number => CATEGORIES.reduce((all, it) => all + score[it], 0)

export const meeple = (tribe: Tribe, n: number): string => plural(n, TRIBE[tribe])
/** “an Elder”, “a Builder”. */
export const aMeeple = (tribe: Tribe): string => `${article(TRIBE[tribe])} ${TRIBE[tribe]}`
export const victims = (it: Victims): string => (it.other ? `${aMeeple(it.one)} and ${aMeeple(it.other)}` : aMeeple(it.one))
export const aPiece = (piece: 'camel' | 'tent'): string => (piece === 'camel' ? 'a camel' : 'the tent')

/** How many of each kind there are, in the order in which they lie. */
export function counts<Kind>(kinds: readonly Kind[]): { it: Kind; n: number }[] {
  return [...new Set(kinds)].map((it) => ({ it, n: kinds.filter((other) => other === it).length }))
}

export const crowd = (meeples: readonly number[]): string => list(TRIBES.flatMap((tribe, i) => (meeples[i] ? [meeple(tribe, meeples[i])] : []))) || 'nobody'
export const cards = (kinds: readonly Card[]): string => list(counts(kinds).map(({ it, n }) => `${n} ${CARD[it]}${it === 'fakir' && n > 1 ? 's' : ''}`)) || 'no card'
export const items = (kinds: readonly Item[]): string => list(counts(kinds).map(({ it, n }) => (n > 1 ? `${n} ` : '') + ITEM[it].name)) || 'no item'

export const withExpansion = (setup: Setup): boolean => setup.naqala !== null && setup.naqala !== undefined
