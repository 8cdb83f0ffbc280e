/**
 * One step may tell of a whole evening: five caves, the city, the guard. The stage shows it field by field. It computes
 * nothing that was not told; at the end stands the view as it came.
 */
import { nameOf } from '../../core/variant'
import type { Event, Field, PieceView, Purse, View } from './game'
import type { Scene } from '../../core/game'
import { eventLine, eventLines } from './events'
import type { Reader } from '../../core/speech'
import { paintMagic } from './stage-magic'
import { FIELD, KINDS } from './words'

const plain = (text: string): string => text.replaceAll('*', '')

function turnUp(pieces: PieceView[], owner: number, field: Field, figure: number): PieceView[] {
  const fits = (it: PieceView) => it.owner === owner && it.field === field && !it.face_up && (it.strength ?? figure) === figure
  const at = pieces.findIndex(fits)
  return pieces.map((it, i) => (i === at ? { ...it, strength: figure, face_up: true } : it))
}

function gain(view: View, seat: number, units: number[], sign: 1 | -1): View['players'] {
  const add = (purse: Purse): Purse => purse.map((n, i) => Math.max(0, n + sign * (units[i] ?? 0))) as Purse
  return view.players.map((it, i) => {
    if (i !== seat) return it
    const hoard = { ...it.hoard, known: add(it.hoard.known) }
    return { ...it, hoard: it.hoard.all ? { ...hoard, all: add(it.hoard.all) } : hoard }
  })
}

/** The picture after one more event was told. */
function paint(view: View, event: Event): View {
  if (typeof event === 'string') return view
  if ('placed' in event) {
    const { seat, field } = event.placed
    return { ...view, pieces: [...view.pieces, { owner: seat, field, face_up: false }] }
  }
  if ('you-placed' in event) {
    const pieces = [...view.pieces]
    const last = pieces.pop()
    return last ? { ...view, pieces: [...pieces, { ...last, strength: event['you-placed'].figure }] } : view
  }
  if ('shown' in event) {
    const { seat, field, figure } = event.shown
    return { ...view, phase: { evaluating: field }, pieces: turnUp(view.pieces, seat, field, figure) }
  }
  if ('won' in event) {
    const { seat, kind, amount } = event.won
    const k = KINDS.indexOf(kind)
    const shelf = view.caves[k]?.findIndex((n) => n === amount) ?? -1
    const caves = view.caves.map((it, i) => (i === k ? it.map((n, j) => (j === shelf ? 0 : n)) : it)) as View['caves']
    return { ...view, caves, players: gain(view, seat, KINDS.map((it) => (it === kind ? amount : 0)), 1) }
  }
  if ('guard' in event) return { ...view, phase: { evaluating: 'guard' }, guard: event.guard.strength }
  if ('camel' in event) return { ...view, camel: event.camel.seat }
  if ('turned-away' in event) {
    const { seat } = event['turned-away']
    return { ...view, pieces: view.pieces.filter((it) => it.owner !== seat || !it.field.startsWith('room-')) }
  }
  if ('bought' in event) {
    const room = Number(event.bought.room.slice(-1)) - 1
    const stacks = view.stacks.map((n, i) => (i === room ? n - 1 : n))
    return { ...view, stacks, players: gain(view, event.bought.seat, event.bought.paid, -1) }
  }
  return paintMagic(view, event)
}

/** The scenes of one step, each until the next; none if there is nothing to be played. */
export function scenes(before: View, events: readonly Event[], reader: Reader, earlier: number): Scene<View>[] {
  const list: Scene<View>[] = []
  // Who is asked belongs to the present, not to what is being told.
  let view: View = { ...before, asked: undefined }
  let says = ''
  const lines = eventLines(events, reader)
  events.forEach((event, i) => {
    view = paint(view, event)
    const next = events[i + 1]
    const name = nameOf(event)
    const line = lines[i] ?? eventLine(event, reader)
    const goesOn = next !== undefined && name === 'shown' && nameOf(next) === 'shown' && eventLine(next, reader).field === line.field
    if (['placed', 'you-placed', 'all-pass', 'revealed'].includes(name) || goesOn) return
    says = name === 'shown' && line.field ? `${FIELD[line.field]}: the figures are turned up.` : plain(line.text)
    list.push({ view, says, told: earlier + i + 1 })
  })
  const worth = events.some((event) => ['shown', 'guard', 'played', 'resolved'].includes(nameOf(event)))
  return worth ? list : []
}
