/** The last move as it was told: where it began, and every tile a meeple was dropped on. */
import type { Event, Tile } from './game'

export function trail(events: readonly Event[]): Tile[] {
  const from = events.findLastIndex((it) => it.type === 'picked-up' || it.type === 'round-began')
  const tiles: Tile[] = []
  for (const event of events.slice(Math.max(0, from))) {
    if (event.type === 'picked-up' || event.type === 'dropped') tiles.push(event.tile)
  }
  return tiles
}

/** The same as a line over a board whose tiles are 100 wide. */
export const line = (tiles: readonly Tile[]): string => tiles.map((it) => `${(it % 6) * 100 + 50},${Math.floor(it / 6) * 100 + 84}`).join(' ')
