import { untrack } from 'svelte'

/** A key that means something on this page, for the list that `?` opens; every component registers its keys here. */
export interface Key {
  /** As it stands on the keyboard. */
  show: string
  /** What it does, in words. */
  what: string
}

/** A key with its action, so that what is listed is what is bound. */
export interface Bound extends Key {
  /** Its `KeyboardEvent.key` in lower case. */
  key: string
  /** Whether it is pressed together with Shift; absent if either will do. */
  shift?: boolean
  /** Whether it can be pressed now; absent if always. */
  when?: () => boolean
  does: () => void
}

class Keymap {
  #said = $state.raw<readonly (readonly Key[])[]>([])

  /** Call it in an effect: its end removes the keys. */
  also(keys: readonly Key[]): () => void {
    this.#said = [...untrack(() => this.#said), keys]
    return () => (this.#said = this.#said.filter((it) => it !== keys))
  }

  get all(): Key[] {
    return this.#said.flat()
  }
}

export const keymap = new Keymap()

/** Whether the visitor is typing text, so that keys are letters. */
export const isWriting = (event: KeyboardEvent): boolean => event.target instanceof HTMLInputElement && !['radio', 'checkbox', 'range'].includes(event.target.type)

/** Does what is bound to this key; false if nothing is. */
export function pressed(event: KeyboardEvent, keys: readonly Bound[]): boolean {
  const name = event.key.toLowerCase()
  const found = keys.find((it) => it.key === name && (it.shift === undefined || it.shift === event.shiftKey) && it.when?.() !== false)
  found?.does()
  return found !== undefined
}
