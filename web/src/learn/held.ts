/** Finds the pages that elements name, and long presses. */

const LONG = 480
const STILL = 10

/** The page of what is pointed at: its own, or that of the only element in it with one. */
export function pageOf(on: Element | null | undefined): string | undefined {
  const near = on?.closest('[data-page]')
  if (near) return near.getAttribute('data-page') || undefined
  const inside = on?.matches('button, [role=button], li') ? on.querySelectorAll('[data-page]') : []
  return inside.length === 1 ? (inside[0]?.getAttribute('data-page') ?? undefined) : undefined
}

/** A long press opens the page of what lies under the finger, and clicks nothing. */
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
        // Swallow the click that follows when the finger is lifted.
        addEventListener('click', swallow, { capture: true, once: true })
        setTimeout(() => removeEventListener('click', swallow, { capture: true }), 1000)
        open(page)
      }, LONG)
    },
    move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - at.x, event.clientY - at.y) > STILL) up()
    },
    up,
    /** The browser's own menu would cover the page. */
    menu(event: MouseEvent): void {
      if (event instanceof PointerEvent && event.pointerType !== 'mouse' && event.target instanceof Element && pageOf(event.target)) event.preventDefault()
    },
  }
}
