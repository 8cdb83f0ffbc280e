/** A turn as one motion: pick-up, drops in quick succession, what is taken, the flag, what it brings. */
import type { Flight, Gain, Scene } from '../../../core/game'
import type { Line } from '../../../types/Line'
import type { Event, Seat, View } from '../game'
import { cardSymbol } from '../things'
import { painted } from './paint'

/** How long things take, in thousandths of a second (art: the story). A meeple lands while the next one starts. */
const MS = { pickUp: 160, drop: 90, land: 320, air: 320, apart: 90, flag: 160, yield: 320, read: 600, head: 420 }

export const tileAt = (tile: number): string => `tile-${tile}`
const playerAt = (seat: Seat): string => `player-${seat}`

/** Where it happened: a line of the log points there. */
export function at(event: Event): string | undefined {
  if (event.type === 'lured') return tileAt(event.to)
  if (event.type === 'piece-moved') return tileAt(event.to)
  return 'tile' in event && typeof event.tile === 'number' ? tileAt(event.tile) : undefined
}

/** What a player got or lost by it, as a number. */
export function gains(event: Event): Gain[] {
  if (event.type === 'gained') return [{ seat: event.seat, n: event.gold, symbol: 'coin' }]
  if (event.type === 'paid') return [{ seat: event.seat, n: -event.gold, symbol: 'coin' }]
  if (event.type === 'bid' && event.price) return [{ seat: event.seat, n: -event.price, symbol: 'coin' }]
  if (event.type === 'received') return [{ seat: event.seat, n: event.number, symbol: event.tribe }]
  if (event.type === 'card-taken') return [{ seat: event.seat, n: 1, symbol: cardSymbol(event.card) }]
  return []
}

function flights(event: Event, turn: Seat): Flight[] {
  if (event.type === 'took') return [{ from: tileAt(event.tile), to: playerAt(turn), symbol: event.tribe, look: `mp m-${event.tribe}`, n: event.number }]
  if (event.type === 'gained') return [{ from: 'purse', to: playerAt(event.seat), symbol: 'coin', look: 'gold-ink', n: Math.min(3, event.gold) }]
  if (event.type === 'card-taken') return [{ from: `place-${event.place + 1}`, to: playerAt(event.seat), symbol: cardSymbol(event.card), look: 'gold-ink', n: 1 }]
  if (event.type === 'djinn-got') return [{ from: `djinn-${event.djinn}`, to: playerAt(event.seat), symbol: 'spirit', look: 'gold-ink', n: 1 }]
  if (event.type === 'lured') return [{ from: tileAt(event.from), to: tileAt(event.to), symbol: event.tribe, look: `mp m-${event.tribe}`, n: 1 }]
  return []
}

/** How long the picture after this event stays. */
const STAYS: Partial<Record<Event['type'], number>> = {
  'picked-up': MS.pickUp,
  dropped: MS.drop,
  took: MS.flag,
  controlled: MS.flag,
  bagged: 0,
  gained: MS.yield,
  received: MS.yield,
  'card-taken': MS.yield,
  paid: MS.flag,
  spent: MS.flag,
  'turn-began': MS.head,
  'turn-ended': 0,
  passed: 0,
  'fakirs-discarded': MS.flag,
  'card-shown': MS.drop,
  'djinn-shown': MS.drop,
  bid: MS.head,
}

/** Seen only in the next picture, unless a line ends with it. */
const SILENT = new Set<Event['type']>(['you-drew', 'you-saw-djinns', 'you-saw-items', 'you-kept', 'hand-shown', 'scored', 'laid', 'marker-set'])

/** The scenes of one step. */
export function scenes(before: View, events: readonly Event[], earlier: number, lines: readonly Line[]): Scene<View>[] {
  const list: Scene<View>[] = []
  // What is asked belongs to the present, not to what is being told.
  let view: View = { ...before, table: { ...before.table, frames: before.table.frames.filter((it) => it.type === 'bid') } }
  events.forEach((event, i) => {
    const line = lines.find((it) => it.upto > i && !it.heading) ?? lines.findLast((it) => !it.heading)
    // An event that ends a line has a scene, however short.
    const said = lines.some((it) => !it.heading && it.upto === i + 1) ? MS.drop : 0
    if (!line || (SILENT.has(event.type) && !said)) {
      view = painted(view, event)
      return
    }
    const turn = view.table.turn.seat
    const add = (ms: number, more: Partial<Scene<View>>): void => {
      if (ms > 0) list.push({ view, says: line.said, told: earlier + i, ms, at: at(event), ...more })
    }
    const moving = flights(event, turn)
    const landed = painted(view, event)
    // Meeples that are taken have left their tile while they fly.
    if (moving.length) {
      if (event.type === 'took') view = landed
      add(MS.air + MS.apart * (moving.reduce((n, it) => n + it.n, 0) - 1), { flights: moving })
    }
    view = landed
    const stays = SILENT.has(event.type) ? said : Math.max(said, STAYS[event.type] ?? MS.read)
    // The last meeple of a walk must land before anything is taken.
    const ends = event.type === 'dropped' && events.slice(i + 1).find((it) => it.type !== 'gained')?.type === 'took'
    add(ends ? MS.land : stays, { told: earlier + i + 1, gains: gains(event) })
  })
  return list
}
