/**
 * One step may tell of a whole evening: five caves, the city, the guard. The stage shows it field by field. It computes
 * nothing that was not told; at the end stands the view as it came.
 */
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
  switch (event.type) {
    case 'placed':
      return { ...view, pieces: [...view.pieces, { owner: event.seat, field: event.field, face_up: false }] }
    case 'you-placed': {
      const last = view.pieces.at(-1)
      return last ? { ...view, pieces: [...view.pieces.slice(0, -1), { ...last, strength: event.figure }] } : view
    }
    case 'shown':
      return { ...view, phase: { evaluating: event.field }, pieces: turnUp(view.pieces, event.seat, event.field, event.figure) }
    case 'won': {
      const { seat, kind, amount } = event
      const k = KINDS.indexOf(kind)
      const shelf = view.caves[k]?.findIndex((n) => n === amount) ?? -1
      const caves = view.caves.map((it, i) => (i === k ? it.map((n, j) => (j === shelf ? 0 : n)) : it)) as View['caves']
      return { ...view, caves, players: gain(view, seat, KINDS.map((it) => (it === kind ? amount : 0)), 1) }
    }
    case 'guard':
      return { ...view, phase: { evaluating: 'guard' }, guard: event.strength }
    case 'camel':
      return { ...view, camel: event.seat }
    case 'turned-away':
      return { ...view, pieces: view.pieces.filter((it) => it.owner !== event.seat || !it.field.startsWith('room-')) }
    case 'bought': {
      const room = Number(event.room.slice(-1)) - 1
      const stacks = view.stacks.map((n, i) => (i === room ? n - 1 : n))
      return { ...view, stacks, players: gain(view, event.seat, event.paid, -1) }
    }
    default:
      return paintMagic(view, event)
  }
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
    const name = event.type
    const line = lines[i] ?? eventLine(event, reader)
    const goesOn = next !== undefined && name === 'shown' && next.type === 'shown' && eventLine(next, reader).field === line.field
    if (['placed', 'you-placed', 'all-pass', 'revealed'].includes(name) || goesOn) return
    says = name === 'shown' && line.field ? `${FIELD[line.field]}: the figures are turned up.` : plain(line.text)
    list.push({ view, says, told: earlier + i + 1 })
  })
  const worth = events.some((event) => ['shown', 'guard', 'played', 'resolved'].includes(event.type))
  return worth ? list : []
}
