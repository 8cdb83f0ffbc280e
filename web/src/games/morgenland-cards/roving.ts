/** One stop for the Tab key among many things to press: arrows go to the nearest in their direction, Home and End to the ends. */
import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

const middle = (it: Element) => {
  const { left, top, width, height } = it.getBoundingClientRect()
  return [left + width / 2, top + height / 2] as const
}

/** The nearest one in this direction; distance off the line counts double. */
function nearest(from: HTMLElement, all: readonly HTMLElement[], [dx, dy]: readonly [number, number]): HTMLElement | undefined {
  const [x, y] = middle(from)
  const far = (it: HTMLElement) => {
    const [ax, ay] = middle(it)
    const along = (ax - x) * dx + (ay - y) * dy
    return along > 2 ? along + 2 * Math.abs((ax - x) * dy + (ay - y) * dx) : Infinity
  }
  const [best] = all.filter((it) => it !== from).sort((a, b) => far(a) - far(b))
  return best && far(best) < Infinity ? best : undefined
}

export const roving =
  (selector: string): Attachment<HTMLElement> =>
  (node) => {
    const all = () => [...node.querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility())
    const stopAt = (one: HTMLElement | undefined) => {
      for (const it of node.querySelectorAll<HTMLElement>(selector)) it.tabIndex = it === one ? 0 : -1
    }
    const settle = () => {
      const here = all()
      stopAt(here.find((it) => it === document.activeElement) ?? here.find((it) => it.tabIndex === 0) ?? here[0])
    }
    const onfocus = (event: FocusEvent) => {
      const it = (event.target as HTMLElement).closest<HTMLElement>(selector)
      if (it) stopAt(it)
    }
    const onkey = (event: KeyboardEvent) => {
      const from = (event.target as HTMLElement).closest<HTMLElement>(selector)
      if (!from || event.ctrlKey || event.metaKey || event.altKey) return
      const list = all()
      const step = STEPS[event.key]
      const to = step ? nearest(from, list, step) : event.key === 'Home' ? list[0] : event.key === 'End' ? list.at(-1) : undefined
      if (!to) return
      event.preventDefault()
      to.focus()
    }
    const watch = new MutationObserver(settle)
    watch.observe(node, { childList: true, subtree: true })
    settle()
    node.addEventListener('focusin', onfocus)
    node.addEventListener('keydown', onkey)
    return () => {
      watch.disconnect()
      node.removeEventListener('focusin', onfocus)
      node.removeEventListener('keydown', onkey)
    }
  }
