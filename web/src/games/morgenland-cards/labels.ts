/** The answers of a question, sorted by how they are given. What a button says comes with each. */
import { t, tell } from '../../core/language.svelte'
import { nameOf } from '../../core/variant'
import { plain, type Reader } from '../../core/voice'
import type * as Aimed from '../../table/aim.svelte'
import type { Said } from '../../types/Said'
import type { Action, Place, Table, Target, View } from './game'
import { cardOf, spellCard } from './magic'

export type Choice = Aimed.Choice<Action, Place>
export type Option = NonNullable<Table['question']>['options'][number]

/** On a button no word is stressed, and the first has a capital. */
function onButton(text: string): string {
  const words = plain(text)
  return words.charAt(0).toLocaleUpperCase() + words.slice(1)
}

/** What a button says; if it keeps a spell, also what that does. */
export function label({ action, said }: Option, view: View, reader: Reader): string {
  const text = onButton(tell(said, reader))
  if (typeof action === 'string' || !('keep' in action)) return text
  return t('panel-keep', { label: text, what: spellCard(action.keep, view).what })
}

/** A part of what is said, by the names of the arguments. */
function within(said: Said, ...names: string[]): Said | undefined {
  const [name, ...rest] = names
  if (name === undefined) return said
  const arg = said.args?.find(([given]) => given === name)?.[1]
  return typeof arg === 'object' && 'said' in arg ? within(arg.said, ...rest) : undefined
}

function aimedPlace(at: Target, { heroes }: View): Place | undefined {
  if (typeof at === 'string') return undefined
  if ('hero' in at) return heroes[at.hero - 1]?.place
  if ('place' in at) return at.place
  if ('for' in at) return at.for[0]
  if ('swap' in at) return at.swap[0]
  return 'barter' in at ? at.barter[0] : undefined
}

function namedPlace(action: Action, { heroes }: View): Place | undefined {
  if (typeof action === 'string') return undefined
  if ('to' in action) return action.to
  return 'strike' in action ? heroes[action.strike - 1]?.place : undefined
}

/** The cards an answer pays with: such answers are narrowed by pressing cards. */
export function paidCards(action: Action): string[] | undefined {
  if (typeof action === 'string') return undefined
  if ('buy' in action) return [...action.buy.price, ...action.buy.bribe]
  return 'discard' in action ? action.discard : undefined
}

/** What an answer leads to, whether most people want it, and whether it is final, if the server says so. */
const outcome = ({ then, main, final }: Option, reader: Reader): Pick<Choice, 'then' | 'main' | 'final'> => ({ then: then && plain(tell(then, reader)), main, final })
export const leadsTo = (option: Option, reader: Reader): string => outcome(option, reader).then ?? ''

/** Everything that can be answered; payments and placements have their own place. */
export function offered(options: readonly Option[], view: View, reader: Reader): Aimed.Offered<Action, Place> {
  const hands = new Map<string, Aimed.Hand<Action, Place>>()
  const plainly: Choice[] = []
  for (const option of options) {
    const { action, said } = option
    const key = JSON.stringify(action)
    if (typeof action === 'object' && 'play' in action) {
      const { card, at } = action.play
      const id = JSON.stringify(card)
      const hand = hands.get(id) ?? { key: id, noted: false, ...cardOf(card, view), choices: [] }
      // The card is already chosen, so only its target is named.
      hand.choices.push({ key, label: onButton(tell(within(said, 'it', 'at') ?? said, reader)), action, field: aimedPlace(at, view), ...outcome(option, reader) })
      hands.set(id, hand)
    } else if (action !== 'pass' && !paidCards(action) && nameOf(action) !== 'place') {
      plainly.push({ key, label: label(option, view, reader), action, field: namedPlace(action, view), ...outcome(option, reader) })
    }
  }
  const pass = options.find((it) => it.action === 'pass')
  return { hands: [...hands.values()], plain: plainly, pass: pass && { label: label(pass, view, reader), action: 'pass', ...outcome(pass, reader) } }
}
