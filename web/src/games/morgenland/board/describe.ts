/** A field in words, for screen readers and for the card that opens on a press. */
import { t } from '../../../core/language.svelte'
import type { Reader } from '../../../core/speech'
import { noun, part, person, several, type Args, type Given } from '../../../core/voice'
import type { Artifact, Field, PieceView, View } from '../game'
import { KINDS, some } from '../words'
import { WAY } from './geometry'

export interface FieldState {
  /** The message that says why nothing can lie there; nothing if something can. */
  closed?: 'board-closed-basic' | 'board-unused' | 'board-sold-out' | 'board-bare'
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

/** What the viewer knows of a stack below its top, from the bottom; null if unknown. */
export function seenIn(view: View, field: Field): (Artifact | null)[] {
  const stack = view.magic?.stacks[roomIndex(field)]
  const below = stack ? (stack.face_up ? stack.artifacts.slice(0, -1) : stack.artifacts) : []
  return below.some((it) => it !== null) ? below : []
}

/** The field being evaluated. */
export function nowField(view: View): Field | undefined {
  return typeof view.phase === 'object' && 'evaluating' in view.phase ? view.phase.evaluating : undefined
}

/** How far the way is lit: to the field being evaluated, or to the one before the next. */
export function walkedTo(view: View): Field | undefined {
  const next = typeof view.phase === 'object' && 'reaching' in view.phase ? view.phase.reaching : undefined
  return nowField(view) ?? (next && WAY[WAY.indexOf(next) - 1])
}

/** Why the board shows a field as closed, if it does. Whether it takes a figure is for the server to say. */
export function fieldState(view: View, field: Field, taken: number): FieldState {
  const now = nowField(view) === field
  if (view.setup.version === 'basic' && (field === 'tent' || field === 'djinn')) return { now, closed: 'board-closed-basic' }
  const room = roomIndex(field)
  if (room >= view.stacks.length) return { now, closed: 'board-unused' }
  if (room >= 0 && view.stacks[room] === 0) return { now, closed: 'board-sold-out' }
  const shelves = view.caves[caveIndex(field)]
  const bare = !now && shelves?.every((n) => n === 0) && taken === 0 && view.round > 0
  return bare ? { now, closed: 'board-bare' } : { now }
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

/** A piece whose strength is known: face down, a Carpet, or a figure and its Doubles. */
function figure({ strength, face_up: up, magic }: PieceView): Given {
  const doubles = magic?.doubles ?? 0
  if (!up) return part('board-down', { strength })
  if (magic?.carpet) return part('board-up-carpet', { strength })
  return doubles ? part('board-up-doubled', { strength, times: doubles + 1 }) : part('board-up', { strength })
}

type Sentence = [id: string, args?: Args]

function figures(view: View, field: Field): Sentence[] {
  const sentences = view.players.flatMap((_, seat): Sentence[] => {
    const own = view.pieces.filter((it) => it.field === field && it.owner === seat)
    const known = own.filter((it) => it.strength !== undefined)
    const hidden = own.length - known.length
    const all = [...known.map(figure), ...(hidden ? [part('count-hidden', { n: hidden })] : [])]
    return own.length ? [['board-figures', { seat: person(seat), figures: several(all) }]] : []
  })
  return sentences.length ? sentences : [['board-no-figures']]
}

function shelves(view: View, cave: number, taken: readonly number[]): Sentence[] {
  const kind = KINDS[cave]
  return (view.caves[cave] ?? []).flatMap((n, i): Sentence[] => {
    const winner = taken[i]
    if (n && kind) return [['board-shelf', { shelf: i + 1, amount: some(kind, n) }]]
    return winner === undefined ? [] : [['board-shelf-taken', { shelf: i + 1, seat: person(winner) }]]
  })
}

function stack(view: View, field: Field): Sentence[] {
  const top = onTop(view, field)
  const seen = seenIn(view, field)
  const below = several(seen.map((it) => noun(it ? `artifact-${it}` : 'board-unknown')))
  return [
    ['board-stack', { n: view.stacks[roomIndex(field)] ?? 0 }],
    ...(top ? [['board-top', { artifact: noun(`artifact-${top}`) }] as Sentence] : []),
    ...(seen.length ? [['board-below', { artifacts: below }] as Sentence] : []),
  ]
}

function contents(view: View, field: Field, taken: readonly number[]): Sentence[] {
  const cave = caveIndex(field)
  if (cave >= 0) return shelves(view, cave, taken)
  if (roomIndex(field) >= 0) return stack(view, field)
  if (field === 'guard') return [view.guard === undefined ? ['board-guard-hidden'] : ['board-guard', { strength: view.guard }]]
  const camel: Sentence[] = field === 'caravanserai' ? [['board-camel', { seat: person(view.camel) }]] : []
  return [[`text-field-${field}`], ...camel]
}

export function describe(view: View, field: Field, taken: readonly number[], reader: Reader): string {
  const { closed, now } = fieldState(view, field, taken.length)
  const head: Sentence[] = [['board-field', { field: noun(`field-${field}`) }]]
  if (now) head.push(['board-now'])
  if (closed) head.push(['board-shut', { why: noun(closed) }])
  if (taboo(view, field)) head.push(['board-taboo'])
  const bare = closed && !view.pieces.some((it) => it.field === field)
  const rest = bare ? [] : [...contents(view, field, taken), ...figures(view, field)]
  return [...head, ...rest].map(([id, args]) => t(id, args, reader)).join(' ')
}
