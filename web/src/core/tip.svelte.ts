/** The one note that opens beside what was pressed, and closes on the next press anywhere. */
class Tip {
  title = $state('')
  text = $state('')
  /** The address of the game's rule book; empty if there is none. */
  book = $state('')
  x = $state(0)
  y = $state(0)
  #note: HTMLElement | undefined

  put = (note: HTMLElement): void => {
    this.#note = note
  }

  /** Whether it is open: then Escape closes only the note. */
  get open(): boolean {
    return this.#note?.matches(':popover-open') ?? false
  }

  show(beside: Element, title: string, text: string): void {
    if (!this.#note) return
    const box = beside.getBoundingClientRect()
    const width = Math.min(280, innerWidth - 16)
    this.title = title
    this.text = text
    this.x = Math.max(8, Math.min(box.left, innerWidth - width - 8))
    // In the lower half of the page it opens upwards, so that it stays in sight.
    this.y = box.top > innerHeight / 2 ? box.top - innerHeight - 6 : box.bottom + 6
    this.#note.showPopover()
  }
}

export const tip = new Tip()
