/** Where the things are that a lesson points at, and where there is room for its words. */
import { elementAt } from '../../table/fly'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** Parts of every table, by a word. */
const PARTS: Record<string, string> = { board: '.board-area', answer: '.answer-area', mine: '.mine-area', prompt: '.prompt-area', players: '.left, .strip' }

/** The element of this name: a part of the table, `at:market`, or anything else by an attribute of the page, as `piece:9`. */
export function elementOf(name: string): Element | undefined {
  const [kind = '', value] = name.split(':')
  if (value === undefined) return [...document.querySelectorAll(PARTS[kind] ?? kind)].find((it) => it.checkVisibility())
  return kind === 'at' ? elementAt(value) : (document.querySelector(`[data-${kind}="${CSS.escape(value)}"]`) ?? undefined)
}

/** The boxes around what is visible of these. */
export function boxesOf(names: readonly string[], room: Box): Box[] {
  return names.flatMap((name) => {
    const rect = elementOf(name)?.getBoundingClientRect()
    if (!rect || rect.width === 0) return []
    const [left, top] = [Math.max(room.left, rect.left - 4), Math.max(room.top, rect.top - 4)]
    const [right, bottom] = [Math.min(room.left + room.width, rect.right + 4), Math.min(room.top + room.height, rect.bottom + 4)]
    return right > left && bottom > top ? [{ left, top, width: right - left, height: bottom - top }] : []
  })
}

export const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top))

const STEP = 12
const EDGE = 8

/** The cost of covering a pixel of what the lesson points at; other things to be seen have weights of their own. */
const MEANT = 20
/** The cost of each pixel of distance from what the lesson points at. */
const FAR = 12

/** The cheapest place for something of this size: not over what is meant, rather not over what should be seen, and near. */
export function placeFor(size: { width: number; height: number }, meant: readonly Box[], seen: readonly { box: Box; weight: number }[], room: Box): { left: number; top: number } {
  let best = { left: EDGE, top: EDGE }
  let least = Infinity
  const [right, bottom] = [room.width - size.width - EDGE, room.height - size.height - EDGE]
  const near = meant[0] ?? room
  const [x, y] = [near.left + near.width / 2, near.top + near.height / 2]
  for (let top = EDGE; top <= Math.max(EDGE, bottom); top += STEP) {
    for (let left = EDGE; left <= Math.max(EDGE, right); left += STEP) {
      const box = { left, top, ...size }
      const far = Math.hypot(left + size.width / 2 - x, top + size.height / 2 - y)
      const cost = meant.reduce((sum, it) => sum + overlap(box, it) * MEANT, 0) + seen.reduce((sum, it) => sum + overlap(box, it.box) * it.weight, 0) + far * FAR
      if (cost < least) [least, best] = [cost, { left, top }]
    }
  }
  return best
}
