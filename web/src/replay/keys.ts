export type Meaning = 'back' | 'on' | 'first' | 'last' | 'play'

const MEANINGS: Record<string, Meaning> = { ArrowLeft: 'back', ',': 'back', ArrowRight: 'on', '.': 'on', Home: 'first', End: 'last', ' ': 'play' }
/** Elements that use these keys themselves: fields to write in, the slider, lists, the board, what scrolls, and notes over the page. */
const OWN = ['input', 'select', 'textarea', 'dialog', '[popover]', '.board-area', '.tabs', 'aside', 'ol.log'].join()
const PRESSED = ['button', 'a', 'summary'].join()

/** What a key means to the film, wherever the focus is; undefined if it is meant for something else. */
export function meaning(event: KeyboardEvent): Meaning | undefined {
  const it = MEANINGS[event.key]
  if (!it || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.defaultPrevented) return undefined
  const on = event.target instanceof Element ? event.target : undefined
  if (on?.closest(OWN) && event.key !== ',' && event.key !== '.') return undefined
  if (on instanceof HTMLInputElement || on instanceof HTMLSelectElement) return undefined
  return it === 'play' && on?.closest(PRESSED) ? undefined : it
}
