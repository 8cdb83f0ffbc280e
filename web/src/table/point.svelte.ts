/** A ring of light around the place that a line of the log speaks of, for a moment. */
import { elementAt } from './fly'

const SHOWN = 1600

class Pointer {
  box = $state.raw<DOMRect>()
  #timer: ReturnType<typeof setTimeout> | undefined

  at(name: string): void {
    const element = elementAt(name)
    clearTimeout(this.#timer)
    this.box = element?.getBoundingClientRect()
    this.#timer = setTimeout(() => (this.box = undefined), SHOWN)
  }
}

export const pointer = new Pointer()

/** Shows where something happened, if that place is on the page. */
export const pointAt = (name: string | undefined): void => {
  if (name !== undefined) pointer.at(name)
}
