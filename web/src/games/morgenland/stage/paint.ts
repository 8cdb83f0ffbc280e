/** How the picture changes when an event is told. It shows what was told and computes nothing else; a step ends with the server's view. */
import { told, type EachType } from '../../../core/variant'
import { roomIndex } from '../board/describe'
import type { Artifact, Event, Field, Kind, PieceView, PlayerView, Purse, View } from '../game'
import { ARTIFACTS, KINDS } from '../words'

function turnUp(pieces: PieceView[], owner: number, field: Field, figure: number): PieceView[] {
  const fits = (it: PieceView) => it.owner === owner && it.field === field && !it.face_up && (it.strength ?? figure) === figure
  const at = pieces.findIndex(fits)
  return pieces.map((it, i) => (i === at ? { ...it, strength: figure, face_up: true } : it))
}

const changed = (view: View, seat: number, change: (it: PlayerView) => PlayerView): View => ({ ...view, players: view.players.map((it, i) => (i === seat ? change(it) : it)) })

/** Treasures come or go: what is not known to be there must have been among the unknown. */
function gain(view: View, seat: number, units: readonly number[], sign: 1 | -1): View {
  const add = (purse: Purse): Purse => purse.map((n, i) => Math.max(0, n + sign * (units[i] ?? 0))) as Purse
  return changed(view, seat, (it) => {
    const beyond = sign < 0 ? units.reduce((all, n, i) => all + Math.max(0, n - (it.hoard.known[i] ?? 0)), 0) : 0
    const hoard = { ...it.hoard, known: add(it.hoard.known), unknown: Math.max(0, it.hoard.unknown - beyond) }
    return { ...it, hoard: it.hoard.all ? { ...hoard, all: add(it.hoard.all) } : hoard }
  })
}

const supply = (view: View, units: readonly number[], sign: 1 | -1): View => ({ ...view, supply: view.supply.map((n, i) => n + sign * (units[i] ?? 0)) as Purse })
/** Treasures go back to the supply. */
const pay = (view: View, seat: number, units: readonly number[]): View => supply(gain(view, seat, units, -1), units, 1)
export const oneOf = (kind: Kind, n: number): number[] => KINDS.map((it) => (it === kind ? n : 0))

function onStack(view: View, room: Field, change: (artifacts: (Artifact | null)[]) => (Artifact | null)[], up: boolean): View {
  if (!view.magic) return view
  const stacks = view.magic.stacks.map((it, i) => (i === roomIndex(room) ? { ...it, face_up: up, artifacts: change(it.artifacts) } : it))
  return { ...view, magic: { ...view.magic, stacks } }
}

/** An artifact leaves a room. */
function takeAway(view: View, seat: number, room: Field): View {
  const left = { ...view, stacks: view.stacks.map((n, i) => (i === roomIndex(room) ? n - 1 : n)) }
  return onStack(
    changed(left, seat, (it) => ({ ...it, artifacts: it.artifacts + 1 })),
    room,
    (all) => all.slice(0, -1),
    false,
  )
}

function know(view: View, seat: number, artifact: Artifact, open: boolean): View {
  const one = (all: readonly number[]) => all.map((n, i) => (ARTIFACTS[i] === artifact ? n + 1 : n)) as NonNullable<PlayerView['kinds']>
  return changed(view, seat, (it) => ({ ...it, ...(it.kinds ? { kinds: one(it.kinds) } : {}), ...(open && it.magic ? { magic: { ...it.magic, shown: one(it.magic.shown) } } : {}) }))
}

type Plays = NonNullable<View['magic']>['plays']
const onTable = (view: View, change: (plays: Plays) => Plays): View => (view.magic ? { ...view, magic: { ...view.magic, plays: change(view.magic.plays) } } : view)
const me = (view: View): number => (typeof view.viewer === 'object' ? view.viewer.seat : -1)
const put = (view: View, piece: PieceView): View => changed({ ...view, pieces: [...view.pieces, piece] }, piece.owner, (it) => ({ ...it, hand: Math.max(0, it.hand - 1) }))
const fill = (view: View, kind: Kind, shelves: (now: number[]) => number[]): View => ({ ...view, caves: view.caves.map((it, i) => (KINDS[i] === kind ? shelves(it) : it)) as View['caves'] })
/** The group leaves its shelf. */
export const emptyShelf = (view: View, kind: Kind, amount: number): View => fill(view, kind, (now) => now.map((n, i) => (i === now.indexOf(amount) ? 0 : n)))

const PAINT: Partial<EachType<Event, View, View>> = {
  placed: ({ seat, field }, view) => put(view, { owner: seat, field, face_up: false }),
  'you-placed': ({ figure }, view) =>
    changed({ ...view, pieces: view.pieces.map((it, i, all) => (i === all.length - 1 ? { ...it, strength: figure } : it)) }, me(view), (it) =>
      it.figures ? { ...it, figures: it.figures.filter((n) => n !== figure) } : it,
    ),
  shown: ({ seat, field, figure }, view) => ({ ...view, phase: { evaluating: field }, pieces: turnUp(view.pieces, seat, field, figure) }),
  won: ({ seat, kind, amount }, view) => emptyShelf(gain(view, seat, oneOf(kind, amount), 1), kind, amount),
  swapped: ({ seat, give }, view) => pay(view, seat, oneOf(give, 1)),
  took: ({ seat, take }, view) => supply(gain(view, seat, take, 1), take, -1),
  guard: ({ strength }, view) => ({ ...view, phase: { evaluating: 'guard' }, guard: strength }),
  camel: ({ seat }, view) => ({ ...view, camel: seat }),
  admitted: ({ seat }, view) => ({ ...view, settled: [...view.settled, seat], admitted: [...view.admitted, seat] }),
  bribed: ({ seat, paid }, view) => pay(view, seat, paid),
  'turned-away': ({ seat }, view) => ({ ...view, settled: [...view.settled, seat], pieces: view.pieces.filter((it) => it.owner !== seat || roomIndex(it.field) < 0) }),
  bought: ({ seat, room, paid }, view) => takeAway(pay(view, seat, paid), seat, room),
  'you-bought': ({ artifact }, view) => know(view, me(view), artifact, false),
  obtained: ({ seat, artifact }, view) => know(view, seat, artifact, true),
  'took-hidden': ({ seat, room }, view) => takeAway(view, seat, room),
  'round-over': (_, view) => ({ ...view, pieces: [], guard: undefined }),
  round: ({ round, caves }, view) => ({ ...view, round, caves, phase: { placing: view.camel } }),
  'placed-open': ({ seat, field, figure }, view) => put(view, { owner: seat, field, strength: figure, face_up: true }),
  'sent-home': ({ figure }, view) => ({ ...view, pieces: view.pieces.filter((it) => it.magic?.mark !== figure) }),
  moved: ({ figure, field }, view) => ({ ...view, pieces: view.pieces.map((it) => (it.magic?.mark === figure ? { ...it, field } : it)) }),
  laid: ({ seat, field }, view) => ({ ...view, pieces: [...view.pieces, { owner: seat, field, strength: 3, face_up: true }] }),
  filled: ({ kind, shelves }, view) => fill(view, kind, () => shelves),
  emptied: ({ kind }, view) => fill(view, kind, (now) => now.map(() => 0)),
  'turned-up': ({ room, artifact }, view) => onStack(view, room, (all) => [...all.slice(0, -1), artifact], true),
  lit: ({ seat }, view) => changed(view, seat, (it) => (it.magic ? { ...it, magic: { ...it.magic, lit: true } } : it)),
  played: ({ seat, play }, view) => onTable(view, (plays) => [...plays, { seat, play, fate: 'stands' }]),
  cancelled: ({ play }, view) => onTable(view, (plays) => plays.map((it, i) => (i === play ? { ...it, fate: 'cancelled' } : it))),
  resolved: ({ seat, play }, view) =>
    onTable(view, (plays) => plays.map((it) => (it.seat === seat && it.fate === 'stands' && JSON.stringify(it.play) === JSON.stringify(play) ? { ...it, fate: 'resolved' } : it))),
  paid: ({ seat, paid }, view) => pay(view, seat, paid),
  'returned-all': ({ seat, paid }, view) => pay(view, seat, paid),
}

export const painted = (view: View, event: Event): View => told(event, PAINT, view, view)
