/** Where things name their pages, and what a long press is. */

const LONG = 480
const STILL = 10

/** The page of what is pointed at: its own, or that of the one thing that lies in it. */
export function pageOf(on: Element | null | undefined): string | undefined {
  const near = on?.closest('[data-page]')
  if (near) return near.getAttribute('data-page') || undefined
  const inside = on?.matches('button, [role=button], li') ? on.querySelectorAll('[data-page]') : []
  return inside.length === 1 ? (inside[0]?.getAttribute('data-page') ?? undefined) : undefined
}

/** A finger that stays where it is opens the page of what lies under it, and presses nothing. */
export function held(open: (page: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let at = { x: 0, y: 0 }
  const up = (): void => clearTimeout(timer)
  const swallow = (event: Event): void => {
    event.preventDefault()
    event.stopPropagation()
  }
  return {
    down(event: PointerEvent): void {
      up()
      const page = event.pointerType === 'mouse' || !(event.target instanceof Element) ? undefined : pageOf(event.target)
      if (!page) return
      at = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        // The click that follows when the finger is lifted is not meant.
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 1000)
        open(page)
      }, LONG)
    },
    move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > STILL) up()
    },
    up,
    /** A browser's own menu would cover the page. */
    menu(event: MouseEvent): void {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse' && event.target instanceof Element && pageOf(event.target)) event.preventDefault()
    },
  }
}
