/** A field in words, for those who cannot see it and for the card that opens on a press. */
import type { Artifact, Field, PieceView, View } from '../game'
import type { Reader } from '../../../core/speech'
import { ARTIFACT, FIELD, KINDS, some } from '../words'
import { list, plural } from '../../../core/words'

export interface FieldState {
  /** Why nothing can lie there, as the board shows it; nothing if something can. */
  closed?: string
  /** It is being evaluated. */
  now: boolean
}

export const roomIndex = (field: Field): number => (field.startsWith('room-') ? Number(field.slice(5)) - 1 : -1)
export const caveIndex = (field: Field): number => KINDS.indexOf(field as (typeof KINDS)[number])

/** M12.15: whether nothing more may come here this round. */
export const taboo = (view: View, field: Field): boolean => view.magic?.round.closed.includes(field) ?? false

/** The artifact that lies face up on a room's stack, in the professional game. */
export function onTop(view: View, field: Field): Artifact | undefined {
  const stack = view.magic?.stacks[roomIndex(field)]
  return stack?.face_up ? (stack.artifacts.at(-1) ?? undefined) : undefined
}

/** What the viewer knows of a stack below its top, from the bottom; an unknown one is a gap. */
export function seenIn(view: View, field: Field): (Artifact | null)[] {
  const stack = view.magic?.stacks[roomIndex(field)]
  const below = stack ? (stack.face_up ? stack.artifacts.slice(0, -1) : stack.artifacts) : []
  return below.some((it) => it !== null) ? below : []
}

/** The field being evaluated. */
export function nowField(view: View): Field | undefined {
  return typeof view.phase === 'object' && 'evaluating' in view.phase ? view.phase.evaluating : undefined
}

/** What the board shows of a field that takes nobody. Whether it takes a figure is for the server to say. */
export function fieldState(view: View, field: Field, taken: number): FieldState {
  const now = nowField(view) === field
  if (view.setup.version === 'basic' && (field === 'tent' || field === 'djinn')) return { now, closed: 'closed in the basic game' }
  const room = roomIndex(field)
  if (room >= view.stacks.length) return { now, closed: 'not in use' }
  if (room >= 0 && view.stacks[room] === 0) return { now, closed: 'sold out' }
  const shelves = view.caves[caveIndex(field)]
  const bare = shelves?.every((n) => n === 0) && taken === 0 && view.round > 0
  return bare ? { now, closed: 'no treasure' } : { now }
}

/** Own pieces first, then the others as they sit, each in order of arrival. */
export function piecesOn(view: View, field: Field, me: number | undefined): { piece: PieceView; at: number }[] {
  const n = view.players.length
  const from = me ?? view.camel
  return view.pieces
    .map((piece, at) => ({ piece, at }))
    .filter(({ piece }) => piece.field === field)
    .sort((a, b) => ((a.piece.owner - from + n) % n) - ((b.piece.owner - from + n) % n) || a.at - b.at)
}

/** A face-up figure: its strength, what it is if it is no figure, and the Doubles on it. */
function shown({ strength, magic }: PieceView): string {
  const doubles = magic?.doubles ?? 0
  return `${strength}${magic?.carpet ? ' (Carpet)' : ''}${doubles ? ` (×${doubles + 1})` : ''}`
}

function figures(view: View, field: Field, reader: Reader): string {
  const words = view.players.flatMap((_, seat) => {
    const own = view.pieces.filter((it) => it.field === field && it.owner === seat)
    if (!own.length) return []
    const up = own.filter((it) => it.face_up).map(shown)
    const down = own.filter((it) => !it.face_up)
    const name = seat === reader.me ? 'you' : reader.name(seat)
    const known = down.flatMap((it) => (it.strength === undefined ? [] : [it.strength]))
    const said = [
      ...(up.length ? [up.join(' and ')] : []),
      ...(known.length ? [`${known.join(' and ')} face down`] : []),
      ...(down.length > known.length ? [plural(down.length - known.length, 'hidden figure')] : []),
    ]
    return [`${name} ${list(said)}`]
  })
  return words.length ? `Figures: ${words.join('; ')}.` : 'No figures.'
}

function contents(view: View, field: Field, taken: readonly number[], reader: Reader): string {
  const cave = caveIndex(field)
  const kind = KINDS[cave]
  if (kind) {
    const shelves = (view.caves[cave] ?? []).flatMap((n, i) => {
      const winner = taken[i]
      if (n) return [`Shelf ${i + 1}: ${some(kind, n)}.`]
      return winner === undefined ? [] : [`Shelf ${i + 1}: taken by ${winner === reader.me ? 'you' : reader.name(winner)}.`]
    })
    return shelves.join(' ')
  }
  const room = roomIndex(field)
  const top = onTop(view, field)
  if (room >= 0) {
    const seen = seenIn(view, field)
    const below = seen.length ? ` Below, from the bottom: ${seen.map((it) => (it ? ARTIFACT[it] : 'unknown')).join(', ')}.` : ''
    return `${plural(view.stacks[room] ?? 0, 'artifact')} left${top ? `, on top the ${ARTIFACT[top]}` : ''}.${below}`
  }
  if (field === 'guard') return view.guard === undefined ? 'The guard is face down.' : `The guard has strength ${view.guard}.`
  if (field === 'tent') return 'The strongest sees two spells, keeps one and gives the other to the second.'
  if (field === 'djinn') return 'The strongest may use two artifacts this round.'
  if (field === 'market') return 'The strongest may swap 1 treasure for any 3.'
  if (field === 'caravanserai') return `The strongest takes the camel. ${reader.name(view.camel)} has it.`
  return ''
}

export function describe(view: View, field: Field, taken: readonly number[], reader: Reader): string {
  const { closed, now } = fieldState(view, field, taken.length)
  const head = `${FIELD[field]}${now ? ', in evaluation' : ''}${closed ? `, ${closed}` : ''}${taboo(view, field) ? ', closed by Taboo' : ''}.`
  if (closed && !view.pieces.some((it) => it.field === field)) return head
  return [head, contents(view, field, taken, reader), figures(view, field, reader)].filter(Boolean).join(' ')
}
