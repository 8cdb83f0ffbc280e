/** Where things lie on the page, and the way a piece flies between them. */

export interface Point {
  x: number
  y: number
}

/** The visible element of this name: a player has a card on a desktop and a button on a phone. */
export function elementAt(name: string): Element | undefined {
  const all = [...document.querySelectorAll(`[data-at~="${CSS.escape(name)}"]`)]
  return all.find((it) => it.checkVisibility() && it.getBoundingClientRect().width > 0)
}

/** Its middle, relative to the viewport. */
export function boxOf(name: string): Point | undefined {
  const box = elementAt(name)?.getBoundingClientRect()
  return box && { x: box.left + box.width / 2, y: box.top + box.height / 2 }
}

const STEPS = 8
/** How high it rises, as a share of the distance. */
const RISE = 0.12

/** A low arc: it rises in the first half and sinks in the second. */
export function way(from: Point, to: Point, light: number): Keyframe[] {
  const far = Math.hypot(to.x - from.x, to.y - from.y)
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const done = i / STEPS
    const up = 4 * done * (1 - done) * far * RISE
    const [x, y] = [from.x + (to.x - from.x) * done, from.y + (to.y - from.y) * done - up]
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`, opacity: i === STEPS ? 0 : light }
  })
}
