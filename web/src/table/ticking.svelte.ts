/** The time of this machine, updated four times a second while a component uses it. */
class Ticking {
  now = $state(Date.now())
  #lookers = 0
  #timer: ReturnType<typeof setInterval> | undefined

  /** To be used in an effect: it ticks until the effect ends. */
  look = (): (() => void) => {
    this.#lookers += 1
    this.#timer ??= setInterval(() => (this.now = Date.now()), 250)
    this.now = Date.now()
    return () => {
      this.#lookers -= 1
      if (this.#lookers > 0) return
      clearInterval(this.#timer)
      this.#timer = undefined
    }
  }
}

export const ticking = new Ticking()
