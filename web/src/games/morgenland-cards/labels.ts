/** What a button of the card game says: one entry for every action that Rust knows. */
import type * as Aimed from '../../table/aim.svelte'
import { match, nameOf, type Each } from '../../core/variant'
import type { Action, Ask, Place, Question, Target, View } from './game'
import { SPELL, cardOf, heroName, targetName, type Naming } from './magic'
import type { Reader } from '../../core/speech'
import { capital } from '../../core/words'
import { cardName, cards, to } from './words'

export type Choice = Aimed.Choice<Action, Place>

export interface Labelling extends Naming {
  ask: Ask
}

export const labelling = (ask: Ask, view: View, reader: Reader): Labelling => ({ ask, reader, heroes: view.heroes, plays: view.plays.map(({ seat, play }) => ({ seat, play })) })

const asks = ({ ask }: Labelling, name: Question['type']): boolean => ask.question.type === name

const LABELS: Each<Action, Labelling, string> = {
  place: ({ hero, place }) => `Place ${hero} in ${to(place)}`,
  pick: (treasure) => `Take ${cardName(treasure)}`,
  keep: (spell) => `Keep ${SPELL[spell].name}: ${SPELL[spell].what}`,
  name: (seat, { reader }) => (seat === reader.me ? 'You are start player' : `${reader.name(seat)} is start player`),
  buy: ({ price, bribe }) => `Pay ${cards(price)}${bribe.length ? `, and the guard ${cards(bribe)}` : ''}`,
  pass: (_, it) => (asks(it, 'offer') ? 'Do not buy' : asks(it, 'eye') ? 'Take nothing back' : 'Pass'),
  play: ({ card, at }, it) => `${cardOf(card).name} ${targetName(at, it)}`.trim(),
  to: (place) => `To ${to(place)}`,
  'keep-card': (treasure) => `Keep ${cardName(treasure)}`,
  give: (treasure) => `Give ${cardName(treasure)}`,
  enough: () => 'That is enough',
  take: (treasure) => `Take ${cardName(treasure)}`,
  strike: (number, it) => `Take back ${heroName(number, it)}`,
  pay: (treasure) => `Discard ${cardName(treasure)}`,
  'take-back': (_, it) => (asks(it, 'sultans-tax') ? 'Take my heroes back' : 'Take the hero back'),
  discard: (treasures) => `Discard ${cards(treasures)}`,
}

export const actionLabel = (action: Action, it: Labelling): string => match(action, LABELS, it, 'Answer')

function aimedPlace(at: Target, { heroes }: Labelling): Place | undefined {
  if (typeof at === 'string') return undefined
  if ('hero' in at) return heroes[at.hero - 1]?.place
  if ('place' in at) return at.place
  if ('for' in at) return at.for[0]
  if ('swap' in at) return at.swap[0]
  return 'barter' in at ? at.barter[0] : undefined
}

function namedPlace(action: Action, { heroes }: Labelling): Place | undefined {
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

/** Everything that can be answered, sorted by how it is given; payments and placements have their own place. */
export function offered(actions: readonly Action[], it: Labelling): Aimed.Offered<Action, Place> {
  const hands = new Map<string, Aimed.Hand<Action, Place>>()
  const plain: Choice[] = []
  for (const action of actions) {
    const key = JSON.stringify(action)
    if (typeof action === 'object' && 'play' in action) {
      const { card, at } = action.play
      const id = JSON.stringify(card)
      const hand = hands.get(id) ?? { key: id, noted: false, ...cardOf(card), choices: [] }
      hand.choices.push({ key, label: capital(targetName(at, it)) || `Play ${hand.name}`, action, field: aimedPlace(at, it) })
      hands.set(id, hand)
    } else if (action !== 'pass' && !paidCards(action) && nameOf(action) !== 'place') {
      plain.push({ key, label: actionLabel(action, it), action, field: namedPlace(action, it) })
    }
  }
  const pass = actions.includes('pass') ? { label: actionLabel('pass', it), action: 'pass' as const } : undefined
  return { hands: [...hands.values()], plain, pass }
}
