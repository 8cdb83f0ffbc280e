/** The one note that opens beside what was pressed, and closes on the next press anywhere. */
class Tip {
  title = $state('')
  text = $state('')
  /** Where the book of the game on this table is; none, where there is no book. */
  book = $state('')
  x = $state(0)
  y = $state(0)
  #note: HTMLElement | undefined

  put = (note: HTMLElement): void => {
    this.#note = note
  }

  /** Whether it is open: then Escape closes it, and nothing else. */
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
    // Above in the lower half of the page, so that it never leaves it.
    this.y = box.top > innerHeight / 2 ? box.top - innerHeight - 6 : box.bottom + 6
    this.#note.showPopover()
  }
}

export const tip = new Tip()
