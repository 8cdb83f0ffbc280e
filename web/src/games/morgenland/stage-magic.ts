/** How the picture changes with an event that only the professional game has. */
import type { Event, View } from './game'
import { KINDS } from './words'

function turnUpArtifact(view: View, room: string, artifact: Extract<Event, { 'turned-up': unknown }>['turned-up']['artifact']): View {
  if (!view.magic) return view
  const at = Number(room.slice(-1)) - 1
  const stacks = view.magic.stacks.map((it, i) => (i === at ? { ...it, face_up: true, artifacts: [...it.artifacts.slice(0, -1), artifact] } : it))
  return { ...view, magic: { ...view.magic, stacks } }
}

const fill = (view: View, kind: string, shelves: View['caves'][number]): View => ({
  ...view,
  caves: view.caves.map((it, i) => (KINDS[i] === kind ? shelves : it)) as View['caves'],
})

export function paintMagic(view: View, event: Event): View {
  if (typeof event === 'string') return view
  if ('placed-open' in event) {
    const { seat, field, figure } = event['placed-open']
    return { ...view, pieces: [...view.pieces, { owner: seat, field, strength: figure, face_up: true }] }
  }
  if ('sent-home' in event) return { ...view, pieces: view.pieces.filter((it) => it.magic?.mark !== event['sent-home'].figure) }
  if ('moved' in event) {
    const { figure, field } = event.moved
    return { ...view, pieces: view.pieces.map((it) => (it.magic?.mark === figure ? { ...it, field } : it)) }
  }
  if ('laid' in event) return { ...view, pieces: [...view.pieces, { owner: event.laid.seat, field: event.laid.field, strength: 3, face_up: true }] }
  if ('filled' in event) return fill(view, event.filled.kind, event.filled.shelves)
  if ('emptied' in event) return fill(view, event.emptied.kind, [0, 0, 0, 0])
  if ('turned-up' in event) return turnUpArtifact(view, event['turned-up'].room, event['turned-up'].artifact)
  return view
}
