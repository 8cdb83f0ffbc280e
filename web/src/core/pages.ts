/** What has a page in the almanac, wherever it is shown: an element names its page by `data-page`. */
import type { Arg } from '../types/Arg'
import type { Said } from '../types/Said'

/** The kinds of things that have pages, by the beginnings of their names. */
export const PAGED = ['spell', 'artifact', 'djinn', 'item', 'card', 'land', 'tribe'] as const
const PAGE = new RegExp(`^(${PAGED.join('|')})-`)

function named(arg: Arg): string | undefined {
  if (typeof arg === 'string') return undefined
  if ('noun' in arg) return PAGE.test(arg.noun) ? arg.noun : undefined
  if ('amount' in arg) return PAGE.test(arg.amount[1]) ? arg.amount[1] : undefined
  if ('list' in arg) return first(arg.list)
  return 'said' in arg ? pageIn(arg.said) : undefined
}
const first = (args: readonly Arg[]): string | undefined => args.map(named).find((it) => it !== undefined)

/** The first thing with a page that a sentence names. */
export const pageIn = (said: Said | undefined): string | undefined => first((said?.args ?? []).map(([, arg]) => arg))
