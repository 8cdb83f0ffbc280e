/** A tile in words, and where its meeples stand. */
import { whose } from '../../core/speech'
import { plural } from '../../core/words'
import type { Reader } from './events'
import type { Player, Square, Tile, Tribe } from './game'
import { TRIBES, crowd, landOf, where } from './words'

/** Whose piece stands there, in words. */
function owner(square: Square, tile: Tile, players: readonly Player[], reader: Reader): string {
  if (square.owner === null || square.owner === undefined) return ''
  const tent = hasTent(players[square.owner], tile)
  return `, ${whose(reader, square.owner)} ${tent ? 'tent' : 'camel'}`
}

export function hasTent(player: Player | undefined, tile: Tile): boolean {
  return typeof player?.tent === 'object' && player.tent.on === tile
}

export function describe(square: Square, tile: Tile, players: readonly Player[], reader: Reader): string {
  const { name, value } = landOf(square.land)
  if (square.land === 'chasm') return `Chasm ${where(tile)}: nobody stands here.`
  const palms = square.palms ? `, ${plural(square.palms, 'palm tree')}` : ''
  const palaces = square.palaces ? `, ${plural(square.palaces, 'palace')}` : ''
  return `${name} ${value} ${where(tile)}: ${crowd(square.meeples)}${palms}${palaces}${owner(square, tile, players, reader)}.`
}

export interface Stand {
  tribe: Tribe
  /** A number beside the silhouette, where one stands for several. */
  n: number
  x: number
  y: number
  size: number
}

/** Few meeples stand one by one; of many, and on small boards, one of each tribe stands with their number. */
export function stands(meeples: readonly number[], slim: boolean): Stand[] {
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
    return { ...it, size, x, y: rows === 1 ? 37 : 29 + row * 22 }
  })
}
