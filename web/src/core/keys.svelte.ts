import { untrack } from 'svelte'

/** The keys that mean something on this page, for the list of them (?): whoever listens to a key says so here. */
export interface Key {
  /** As it stands on the keyboard. */
  show: string
  /** What it does, in words. */
  what: string
}

/** A key with its deed: what is listed is what is bound. */
export interface Bound extends Key {
  /** Its name as browsers tell it, in small letters. */
  key: string
  /** Whether it is pressed together with Shift; any way, if that is not said. */
  shift?: boolean
  /** Whether it can be pressed now; always, if that is not said. */
  when?: () => boolean
  does: () => void
}

class Keymap {
  #said = $state.raw<readonly (readonly Key[])[]>([])

  /** To be called in an effect: it ends with it. */
  also(keys: readonly Key[]): () => void {
    this.#said = [...untrack(() => this.#said), keys]
    return () => (this.#said = this.#said.filter((it) => it !== keys))
  }

  get all(): Key[] {
    return this.#said.flat()
  }
}

export const keymap = new Keymap()

/** Where letters are written, keys are letters. */
export const isWriting = (event: KeyboardEvent): boolean => event.target instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(event.target.type)

/** Does what is bound to this key; no, if nothing is. */
export function pressed(event: KeyboardEvent, keys: readonly Bound[]): boolean {
  const name = event.key.toLowerCase()
  const found = keys.find((it) => it.key === name && (it.shift === undefined || it.shift === event.shiftKey) && it.when?.() !== false)
  found?.does()
  return found !== undefined
}
