import type { Standing, State, Studied } from './game'

/** How long the table must be still before its points are asked for again: bots may play many steps a second. */
const STILL = 140

/** Everybody's points as the server counts them, after the last step that was told. */
export class Points {
  now = $state.raw<Standing>()
  readonly #table: State
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(table: State) {
    this.#table = table
  }

  /** The table has changed. */
  ask(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#ask(), this.now ? STILL : 0)
  }

  async #ask(): Promise<void> {
    const view = this.#table.view
    const answer = (await this.#table.study('standing')) as Studied | null | undefined
    if (answer && typeof answer === 'object' && 'standing' in answer && view === this.#table.view) this.now = answer.standing
  }

  leave(): void {
    clearTimeout(this.#timer)
  }
}
