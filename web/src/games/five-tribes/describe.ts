/** A tile in words, and where its meeples stand. */
import { t } from '../../core/language.svelte'
import { amount, part, person, several, type Reader } from '../../core/voice'
import type { Player, Square, Tile, Tribe } from './game'
import { TRIBES, crowd, fieldOf, landNoun, landOf } from './things'

export function hasTent(player: Player | undefined, tile: Tile): boolean {
  return typeof player?.tent === 'object' && player.tent.on === tile
}

export function describe(square: Square, tile: Tile, players: readonly Player[], reader: Reader): string {
  if (square.land === 'chasm') return t('board-chasm', { field: fieldOf(tile) })
  const { owner, palms, palaces, land } = square
  const piece = owner === null || owner === undefined ? [] : [part(hasTent(players[owner], tile) ? 'board-tent-of' : 'board-camel-of', { seat: person(owner) })]
  const grown = [...(palms ? [amount(palms, 'growth-palm')] : []), ...(palaces ? [amount(palaces, 'growth-palace')] : [])]
  const things = [...crowd(square.meeples), ...grown, ...piece]
  return t('board-tile', { land: landNoun(land), value: landOf(land).value, field: fieldOf(tile), things: things.length ? several(things) : undefined }, reader)
}

export interface Stand {
  tribe: Tribe
  /** A number beside the silhouette, where one stands for several. */
  n: number
  x: number
  y: number
  size: number
}

/** Few meeples are drawn one by one; of many, and on small boards sooner, one of each tribe with a number. */
export function stands(meeples: readonly number[], slim: boolean, tall = 96): Stand[] {
  const all = meeples.reduce((sum, n) => sum + n, 0)
  const single = all <= (slim ? 3 : 6)
  const list = TRIBES.flatMap((tribe, i) => {
    const n = meeples[i] ?? 0
    return single ? Array.from({ length: n }, () => ({ tribe, n: 1 })) : n ? [{ tribe, n }] : []
  })
  const rows = list.length > 3 ? 2 : 1
  const cell = single ? (rows === 1 ? 29 : 25) : Math.min(40, 94 / Math.min(3, list.length))
  const size = single ? (rows === 1 ? 30 : 23) : Math.min(rows === 1 ? 30 : 23, cell - 10)
  return list.map((it, i) => {
    const row = Math.floor(i / 3)
    const inRow = Math.min(3, list.length - row * 3)
    const x = 48 + ((i % 3) - (inRow - 1) / 2) * cell - size / 2 - (single ? 0 : 5)
    // A flat tile has its crowd nearer to the middle.
    const y = rows === 1 ? 37 - (96 - tall) * 0.5 : 29 - (96 - tall) * 0.6 + row * (22 - (96 - tall) * 0.1)
    return { ...it, size, x, y }
  })
}
