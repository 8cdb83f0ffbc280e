/** What a page puts around a table that is shown but not played, such as a replay. */
import { getContext, setContext, type Snippet } from 'svelte'

export interface Around {
  /** All of it is past: nothing is new to the viewer. */
  past?: boolean
  /** Where nothing is to be answered, and the game is not over. */
  answer?: Snippet | undefined
  /** On top of the log, where there is room. */
  aside?: Snippet | undefined
}

const KEY = Symbol('around')
export const around = (): Around => getContext<Around | undefined>(KEY) ?? {}
export const setAround = (it: Around): Around => setContext(KEY, it)
