/** The answers of a question, sorted by how they are given; what they say comes with them. */
import { t } from '../../core/language.svelte'
import type { Reader } from '../../core/speech'
import type * as Core from '../../core/table.svelte'
import { noun, plain } from '../../core/voice'
import { within } from '../../core/read'
import { nameOf } from '../../core/variant'
import type * as Aimed from '../../table/aim.svelte'
import type { Said } from '../../types/Said'
import type { Action, Field, Mark, PieceView, Target } from './game'
import { cardOf } from './magic'
import { capital, plainly } from './words'

type Hand = Aimed.Hand<Action, Field>
type Choice = Aimed.Choice<Action, Field>

export type Option = Pick<Core.Option<Action>, 'action' | 'said' | 'then' | 'main' | 'final'>

/** What wording an answer needs besides: who reads it, and where figures lie. */
export interface Seen {
  reader: Reader
  pieces: readonly PieceView[]
}

/** What a play points at, from what is said of the play; nothing, if it points at nothing. */
export function targetOf(play: Said | undefined, reader: Reader): string {
  const at = within(play, 'at')
  return at ? capital(plainly(at, reader)) : ''
}

const fieldOf = (mark: Mark, { pieces }: Seen): Field | undefined => pieces.find((it) => it.magic?.mark === mark)?.field

function aimedField(at: Target, seen: Seen): Field | undefined {
  if (typeof at === 'string') return undefined
  if ('figure' in at) return fieldOf(at.figure, seen)
  return 'field' in at ? at.field : undefined
}

function namedField(action: Action, seen: Seen): Field | undefined {
  if (typeof action === 'string') return undefined
  if ('strike' in action) return fieldOf(action.strike, seen)
  return 'to' in action ? action.to : undefined
}

function label({ action, said }: Option, { reader }: Seen): string {
  if (typeof action === 'string' || !('keep-spell' in action)) return plainly(said, reader)
  return plain(t('panel-keep-spell', { keep: { said }, text: noun(`text-spell-${action['keep-spell']}`) }, reader))
}

/** What an answer leads to, in a few words, and what else the server says of it. */
const outcome = ({ then, main, final }: Option, { reader }: Seen): Pick<Choice, 'then' | 'main' | 'final'> => ({ then: then && plainly(then, reader), main, final })

/** The plays among the answers, card by card. */
function playsByCard(options: readonly Option[], seen: Seen): Hand[] {
  const hands = new Map<string, Hand>()
  for (const option of options) {
    const { action, said } = option
    if (typeof action === 'string' || !('play' in action)) continue
    const { card, at } = action.play
    const key = JSON.stringify(card)
    const hand = hands.get(key) ?? { key, noted: !('artifact' in card), ...cardOf(card), choices: [] }
    hand.choices.push({ key: JSON.stringify(action), label: targetOf(within(said, 'it'), seen.reader) || plainly(said, seen.reader), action, field: aimedField(at, seen), ...outcome(option, seen) })
    hands.set(key, hand)
  }
  return [...hands.values()]
}

/** The answers that are neither passes, plays, amounts nor placements: each is a button. Those without arguments come first. */
function plainChoices(options: readonly Option[], seen: Seen): Choice[] {
  const buttons = options.filter(({ action }) => !['pass', 'play', 'take', 'bribe', 'buy', 'pay', 'place'].includes(nameOf(action)))
  const sorted = [...buttons.filter(({ action }) => typeof action === 'string'), ...buttons.filter(({ action }) => typeof action !== 'string')]
  return sorted.map((it) => ({ key: JSON.stringify(it.action), label: label(it, seen), action: it.action, field: namedField(it.action, seen), ...outcome(it, seen) }))
}

export function offered(options: readonly Option[], seen: Seen): Aimed.Offered<Action, Field> {
  const pass = options.find(({ action }) => action === 'pass')
  return { hands: playsByCard(options, seen), plain: plainChoices(options, seen), pass: pass && { label: label(pass, seen), action: pass.action, ...outcome(pass, seen) } }
}
