/**
 * One step may tell of a whole evening: five caves, the city, the guard. The stage shows it field by field. It computes
 * nothing that was not told; at the end stands the view as it came.
 */
import { told, type EachType } from '../../core/variant'
import type { Artifact, Event, Field, Kind, PieceView, Purse, View } from './game'
import type { Scene } from '../../core/game'
import type { Line } from '../../types/Line'
import { roomIndex } from './board/describe'
import { KINDS } from './words'

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

function turnUpArtifact(view: View, room: Field, artifact: Artifact): View {
  if (!view.magic) return view
  const stacks = view.magic.stacks.map((it, i) => (i === roomIndex(room) ? { ...it, face_up: true, artifacts: [...it.artifacts.slice(0, -1), artifact] } : it))
  return { ...view, magic: { ...view.magic, stacks } }
}

const put = (view: View, piece: PieceView): View => ({ ...view, pieces: [...view.pieces, piece] })
const fill = (view: View, kind: Kind, shelves: (now: number[]) => number[]): View => ({ ...view, caves: view.caves.map((it, i) => (KINDS[i] === kind ? shelves(it) : it)) as View['caves'] })

/** How the picture changes when an event is told. */
const PAINT: Partial<EachType<Event, View, View>> = {
  placed: ({ seat, field }, view) => put(view, { owner: seat, field, face_up: false }),
  'you-placed': ({ figure }, view) => ({ ...view, pieces: view.pieces.map((it, i, all) => (i === all.length - 1 ? { ...it, strength: figure } : it)) }),
  shown: ({ seat, field, figure }, view) => ({ ...view, phase: { evaluating: field }, pieces: turnUp(view.pieces, seat, field, figure) }),
  won: ({ seat, kind, amount }, view) => {
    const players = gain(
      view,
      seat,
      KINDS.map((it) => (it === kind ? amount : 0)),
      1,
    )
    return fill({ ...view, players }, kind, (now) => now.map((n, i) => (i === now.indexOf(amount) ? 0 : n)))
  },
  guard: ({ strength }, view) => ({ ...view, phase: { evaluating: 'guard' }, guard: strength }),
  camel: ({ seat }, view) => ({ ...view, camel: seat }),
  'turned-away': ({ seat }, view) => ({ ...view, pieces: view.pieces.filter((it) => it.owner !== seat || roomIndex(it.field) < 0) }),
  bought: ({ seat, room, paid }, view) => ({ ...view, stacks: view.stacks.map((n, i) => (i === roomIndex(room) ? n - 1 : n)), players: gain(view, seat, paid, -1) }),
  'placed-open': ({ seat, field, figure }, view) => put(view, { owner: seat, field, strength: figure, face_up: true }),
  'sent-home': ({ figure }, view) => ({ ...view, pieces: view.pieces.filter((it) => it.magic?.mark !== figure) }),
  moved: ({ figure, field }, view) => ({ ...view, pieces: view.pieces.map((it) => (it.magic?.mark === figure ? { ...it, field } : it)) }),
  laid: ({ seat, field }, view) => put(view, { owner: seat, field, strength: 3, face_up: true }),
  filled: ({ kind, shelves }, view) => fill(view, kind, () => shelves),
  emptied: ({ kind }, view) => fill(view, kind, (now) => now.map(() => 0)),
  'turned-up': ({ room, artifact }, view) => turnUpArtifact(view, room, artifact),
}

/** The scenes of one step, each until the next; none if there is nothing to be played. */
export function scenes(before: View, events: readonly Event[], earlier: number, lines: readonly Line[]): Scene<View>[] {
  const list: Scene<View>[] = []
  // Who is asked belongs to the present, not to what is being told.
  let view: View = { ...before, asked: undefined }
  events.forEach((event, i) => {
    view = told(event, PAINT, view, view)
    const line = lines.find((it) => it.upto === i + 1 && !it.heading)
    if (line && event.type !== 'placed' && event.type !== 'you-placed') list.push({ view, says: line.said, told: earlier + i + 1 })
  })
  const worth = events.some((event) => ['shown', 'guard', 'played', 'resolved'].includes(event.type))
  return worth ? list : []
}
