/** What has happened at the locations that are finished, from what was told this round. */
import { noun, part, several, type Args } from '../../core/voice'
import type { CardGame, Place, Treasure, View } from './game'
import { CAVES, WAY, someone } from './words'

/** A line of what happened: a message and its arguments. */
export interface Fold {
  id: string
  args: Args
}
type Event = CardGame['Event']
interface Took {
  seat: number
  card: Treasure
}

/** The locations whose turn is over. */
export function finished({ phase, row }: View): Place[] {
  const rooms = WAY.slice(0, 6 + row.length)
  if (phase === 'closing' || phase === 'over') return rooms
  if (phase === 'guarding') return WAY.slice(0, 6)
  if (typeof phase === 'string') return []
  const now = 'reaching' in phase ? phase.reaching : 'revealed' in phase ? phase.revealed : phase.settling
  return WAY.slice(0, WAY.indexOf(now))
}

/**
 * Events do not tell from which cave a card was taken. Caves are settled in their order, and one is done when it is empty
 * or what is left over is told.
 */
function taken(events: readonly Event[]): Map<Place, Took[]> {
  const lies = new Map<Place, number>()
  const took = new Map<Place, Took[]>()
  for (const event of events) {
    if (event.type === 'filled') lies.set(event.place, (lies.get(event.place) ?? 0) + event.cards.length)
    else if (event.type === 'left-over' || event.type === 'emptied') lies.set(event.place, 0)
    else if (event.type === 'took') {
      const cave = CAVES.find((it) => (lies.get(it) ?? 0) > 0)
      if (!cave) continue
      lies.set(cave, (lies.get(cave) ?? 0) - 1)
      took.set(cave, [...(took.get(cave) ?? []), event])
    }
  }
  return took
}

function got(view: View, events: readonly Event[]): Fold {
  const first = events.flatMap((it) => (it.type === 'drew' || it.type === 'kept-spell' ? [it.seat] : []))
  const second = events.flatMap((it) => (it.type === 'gave' ? [it.to] : []))
  const seats = [...new Set([...first, ...second])]
  return seats.length ? { id: 'panel-fold-spells', args: { seats: several(seats.map((it) => someone(view, it))) } } : { id: 'panel-fold-nobody', args: {} }
}

export function foldsOf(view: View, told: readonly Event[]): Map<Place, Fold> {
  const done = finished(view)
  const folds = new Map<Place, Fold>()
  if (!done.length) return folds
  const events = told.slice(told.findLastIndex((it) => it.type === 'round') + 1)
  const took = taken(events)
  // Lamps draw spells too: only what is told after the caves and before the guard belongs to the tent.
  const camel = events.findLastIndex((it) => it.type === 'start-player')
  const city = events.slice(events.findLastIndex((it) => it.type === 'took' || it.type === 'left-over') + 1, camel < 0 ? undefined : camel)
  for (const place of done) {
    if (place === 'tent') folds.set(place, got(view, city))
    else if (place === 'caravanserai') folds.set(place, { id: 'panel-fold-start', args: { seat: someone(view, view.start) } })
    else if (place.startsWith('room')) {
      const sale = events.find((it) => it.type === 'bought' && it.room === place)
      folds.set(place, sale?.type === 'bought' ? { id: 'panel-fold-sold', args: { seat: someone(view, sale.seat) } } : { id: 'panel-fold-unsold', args: {} })
    } else {
      const cards = (took.get(place) ?? []).map((it) => part('panel-fold-took', { seat: someone(view, it.seat), card: noun(`treasure-${it.card}`) }))
      folds.set(place, cards.length ? { id: 'panel-fold-cave', args: { parts: several(cards) } } : { id: 'panel-fold-nobody', args: {} })
    }
  }
  return folds
}

/** What I took from the caves, for where there is room for one line only. */
export function cavesOf(folds: ReadonlyMap<Place, Fold>, told: readonly Event[], me: number | undefined): Fold {
  const events = told.slice(told.findLastIndex((it) => it.type === 'round') + 1)
  const mine = [...taken(events).values()].flat().filter((it) => it.seat === me)
  if (!mine.length || !folds.size) return { id: 'panel-fold-none', args: {} }
  return { id: 'panel-fold-mine', args: { cards: several(mine.map((it) => noun(`treasure-${it.card}`))) } }
}
