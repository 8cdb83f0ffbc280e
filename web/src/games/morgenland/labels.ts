/** What a button says: one entry for every action that Rust knows. */
import type * as Aimed from '../../table/aim.svelte'
import type { Printed } from '../../table/aim.svelte'
import { match, nameOf, type Each } from '../../core/variant'
import type { Action, Artifact, Artifacts, Ask, Field, Mark, PlayerView, Target, View } from './game'
import { POWER, SPELL, cardOf, figureName, playName, targetName, type Naming } from './magic'
import type { Reader } from '../../core/speech'
import { ARTIFACT, ARTIFACTS, at, purse, some, toField } from './words'
import { capital, place } from '../../core/words'

export type Choice = Aimed.Choice<Action, Field>
export type Hand = Aimed.Hand<Action, Field>

export interface Labelling extends Naming {
  ask: Ask
  /** Whether the stack is looked through for a Mirage; otherwise something is taken from it. */
  mirage: boolean
}

/** Everything a label needs, from what is told. */
export function labelling(ask: Ask, view: View, reader: Reader): Labelling {
  return { ask, mirage: view.asked?.type === 'mirage', reader, pieces: view.pieces, plays: view.magic?.plays ?? [] }
}

function chosen(at: number, { ask, mirage }: Labelling): string {
  const { question } = ask
  const artifact = question.type === 'stack' ? question.artifacts[at] : undefined
  const name = artifact ? `the ${ARTIFACT[artifact]}` : 'the artifact'
  return `${mirage ? `Put ${name} on top` : `Take ${name}`} (${place(at + 1)} from below)`
}

const LABELS: Each<Action, Labelling, string> = {
  take: (units) => `Take ${purse(units)}`,
  place: ({ figure, field }) => `Place ${figure} ${at(field)}`,
  swap: (kind) => `Give ${some(kind, 1)}`,
  keep: (_, { ask }) => (ask.question.type === 'trade' ? 'That is enough' : 'Leave it'),
  bribe: (units) => `Bribe with ${purse(units)}`,
  'stay-out': () => 'Stay out',
  buy: (units) => `Pay ${purse(units)}`,
  decline: (_, { ask }) => (ask.question.type === 'camel' ? 'Leave the camel' : 'Decline'),
  pass: (_, { ask }) => (ask.question.type === 'eye' ? 'Remove nothing' : 'Pass'),
  play: (play, it) => playName(play, it),
  to: (field) => `To ${toField(field)}`,
  'keep-spell': (spell) => `Keep ${SPELL[spell].name}: ${SPELL[spell].what}`,
  claim: () => 'Take the camel',
  choose: chosen,
  give: (artifact) => `Give your ${ARTIFACT[artifact]}`,
  strike: (mark, it) => `Remove ${figureName(mark, it)}`,
  pay: (units) => `Pay ${purse(units)}`,
  'take-back': (_, { ask }) => (ask.question.type === 'sultans-tax' ? 'Take all back' : 'Take it back'),
}

export const actionLabel = (action: Action, it: Labelling): string => match(action, LABELS, it, 'Answer')

const fieldOf = (mark: Mark, { pieces }: Labelling): Field | undefined => pieces.find((it) => it.magic?.mark === mark)?.field

function aimedField(at: Target, it: Labelling): Field | undefined {
  if (typeof at === 'string') return undefined
  if ('figure' in at) return fieldOf(at.figure, it)
  return 'field' in at ? at.field : undefined
}

function namedField(action: Action, it: Labelling): Field | undefined {
  if (typeof action === 'string') return undefined
  if ('strike' in action) return fieldOf(action.strike, it)
  return 'to' in action ? action.to : undefined
}

/** The plays among the answers, card by card. */
export function playsByCard(actions: readonly Action[], it: Labelling): Hand[] {
  const hands = new Map<string, Hand>()
  for (const action of actions) {
    if (typeof action === 'string' || !('play' in action)) continue
    const { card, at } = action.play
    const key = JSON.stringify(card)
    const hand = hands.get(key) ?? { key, noted: !('artifact' in card), ...cardOf(card), choices: [] }
    hand.choices.push({ key: JSON.stringify(action), label: capital(targetName(at, it)) || `Play ${hand.name}`, action, field: aimedField(at, it) })
    hands.set(key, hand)
  }
  return [...hands.values()]
}

/** The answers that are neither passes, plays, amounts nor placements: each is a button. The way out comes first. */
export function plainChoices(actions: readonly Action[], it: Labelling): Choice[] {
  const plain = actions.filter((action) => !['pass', 'play', 'take', 'bribe', 'buy', 'pay', 'place'].includes(nameOf(action)))
  const sorted = [...plain.filter((action) => typeof action === 'string'), ...plain.filter((action) => typeof action !== 'string')]
  return sorted.map((action) => ({ key: JSON.stringify(action), label: actionLabel(action, it), action, field: namedField(action, it) }))
}

/** Artifacts one by one, those used this round last of their kind. */
export function copies(all: Artifacts, spent: Artifacts): { it: Artifact; used: boolean }[] {
  return ARTIFACTS.flatMap((it, i) => Array.from({ length: all[i] ?? 0 }, (_, n) => ({ it, used: n >= (all[i] ?? 0) - (spent[i] ?? 0) })))
}

/** Everything that can be answered, sorted by how it is given. */
export function offered(actions: readonly Action[], it: Labelling): Aimed.Offered<Action, Field> {
  const pass = actions.includes('pass') ? { label: actionLabel('pass', it), action: 'pass' as const } : undefined
  return { hands: playsByCard(actions, it), plain: plainChoices(actions, it), pass }
}

/** A player's artifacts as far as the viewer knows them, and how many there are beyond that. */
export function ownedBy(player: PlayerView): { cards: (Printed & { spent: string })[]; hidden: number } {
  const known = player.magic ? copies(player.kinds ?? player.magic.shown, player.magic.used) : []
  return { cards: known.map(({ it, used }) => ({ ...POWER[it], spent: used ? 'used' : '' })), hidden: player.artifacts - known.length }
}
