/** How the picture changes with an event that only the professional game has. */
import type { Artifact, Event, Field, Kind, View } from './game'
import { KINDS } from './words'

function turnUpArtifact(view: View, room: Field, artifact: Artifact): View {
  if (!view.magic) return view
  const at = Number(room.slice(-1)) - 1
  const stacks = view.magic.stacks.map((it, i) => (i === at ? { ...it, face_up: true, artifacts: [...it.artifacts.slice(0, -1), artifact] } : it))
  return { ...view, magic: { ...view.magic, stacks } }
}

const fill = (view: View, kind: Kind, shelves: View['caves'][number]): View => ({
  ...view,
  caves: view.caves.map((it, i) => (KINDS[i] === kind ? shelves : it)) as View['caves'],
})

export function paintMagic(view: View, event: Event): View {
  const { pieces } = view
  switch (event.type) {
    case 'placed-open':
      return { ...view, pieces: [...pieces, { owner: event.seat, field: event.field, strength: event.figure, face_up: true }] }
    case 'sent-home':
      return { ...view, pieces: pieces.filter((it) => it.magic?.mark !== event.figure) }
    case 'moved':
      return { ...view, pieces: pieces.map((it) => (it.magic?.mark === event.figure ? { ...it, field: event.field } : it)) }
    case 'laid':
      return { ...view, pieces: [...pieces, { owner: event.seat, field: event.field, strength: 3, face_up: true }] }
    case 'filled':
      return fill(view, event.kind, event.shelves)
    case 'emptied':
      return fill(view, event.kind, [0, 0, 0, 0])
    case 'turned-up':
      return turnUpArtifact(view, event.room, event.artifact)
    default:
      return view
  }
}
