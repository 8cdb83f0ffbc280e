/** What is asked in the card game: of me, and of somebody else. */
import { told, type EachType } from '../../core/variant'
import { everyone, stepsAt, unknownQuestion, type Prompt, type Reader, type Step } from '../../core/speech'
import { placeNow } from './events'
import type { Ask, Frame, Moment, Phase, Question, View } from './game'
import { SPELL, cardOf } from './magic'
import { ARTIFACT, PLACE, at, cards } from './words'

const MOMENT: Record<Moment, string> = {
  a: 'The table is laid.',
  b: 'Before the next hero is placed.',
  c: 'All heroes are placed.',
  d: 'A location is revealed.',
  e: 'Before the city.',
  f: 'The guard is revealed.',
  g: 'After a purchase.',
  o: 'Within an offer.',
}

const QUESTIONS: EachType<Question, string, Prompt> = {
  window: ({ moment }, name) => ({ title: `Anything to play, ${name}?`, why: `${MOMENT[moment]} All answer in secret.`, rule: 'K15.2' }),
  where: ({ play }, name) => ({ title: `${name}, where does the hero go?`, why: `${cardOf(play.card).name} moves it to one of these.`, rule: cardOf(play.card).rule }),
  place: (_, name) => ({ title: `${name}, place a hero.`, why: 'Choose a hero, then a location.', rule: 'K4.1' }),
  pick: ({ place }, name) => ({ title: `${name}, take a treasure card.`, why: `One of those ${at(place)}.`, rule: 'K6.1' }),
  tent: (_, name) => ({ title: `${name}, which spell do you keep?`, why: 'The other goes to the second, or is discarded if you are alone.', rule: 'K7.1' }),
  'name-start': (_, name) => ({ title: `${name}, who is start player?`, why: 'He is first from now on, and ahead in ties.', rule: 'K8.1' }),
  offer: ({ room, artifact, price, bribe }, name) => ({
    title: `${name}, will you buy the ${ARTIFACT[artifact]} ${at(room)}?`,
    why: `At least ${price} in one symbol${bribe ? `, and a bribe of at least ${bribe} in one symbol` : ''}. No card that is not needed.`,
    rule: 'K10.2',
  }),
  charity: (_, name) => ({ title: `${name}, which card do you keep?`, why: 'The other is discarded.', rule: 'K14.1' }),
  give: ({ given }, name) => ({
    title: `${name}, do you give ${given.length ? 'another' : 'a'} card?`,
    why: given.length ? `Given: ${cards(given)}.` : 'You take as many of equal value from the discard pile.',
    rule: 'K14.2',
  }),
  take: ({ given, taken }, name) => ({ title: `${name}, which card do you take?`, why: `Given: ${cards(given)}. Taken: ${cards(taken)}.`, rule: 'K14.2' }),
  eye: (_, name) => ({ title: `${name}, will you take a hero back in return?`, why: 'Your hero was taken back: an eye for an eye.', rule: 'K14.5' }),
  'sultans-tax': (_, name) => ({ title: `${name}, which card do you discard?`, why: 'Or take back your heroes in the rooms.', rule: 'K14.12' }),
  'city-tax': ({ hero }, name) => ({ title: `${name}, which card do you discard?`, why: `For hero no. ${hero}, or take it back.`, rule: 'K14.19' }),
  sacrifice: ({ spell, amount }, name) => ({ title: `${name}, discard cards worth ${amount}.`, why: 'Any symbols, no card that is not needed.', rule: SPELL[spell].rule }),
  fare: (_, name) => ({ title: `${name}, which card do you discard?`, why: 'For the Teleport.', rule: 'K14.18' }),
}

/** What I am asked. */
export const questionPrompt = (ask: Ask, name: string): Prompt => told(ask.question, QUESTIONS, name, unknownQuestion(name))

type Words = { what: string; rule: string }
const OTHERS: Record<Frame['type'], Words> = {
  window: { what: '', rule: 'K15.2' },
  place: { what: 'places a hero.', rule: 'K4.1' },
  pick: { what: 'takes a treasure card.', rule: 'K6.1' },
  tent: { what: 'chooses a spell.', rule: 'K7.1' },
  'name-start': { what: 'names the start player.', rule: 'K8.1' },
  offer: { what: 'may buy.', rule: 'K10.1' },
  charity: { what: 'keeps a treasure card.', rule: 'K14.1' },
  give: { what: 'trades with the discard pile.', rule: 'K14.2' },
  take: { what: 'trades with the discard pile.', rule: 'K14.2' },
  eye: { what: 'may take a hero back in return.', rule: 'K14.5' },
  'sultans-tax': { what: 'pays the tax, or takes the heroes back.', rule: 'K14.12' },
  'city-tax': { what: 'pays the tax, or takes the hero back.', rule: 'K14.19' },
  sacrifice: { what: 'discards treasure cards.', rule: 'K14.20' },
  fare: { what: 'pays for the Teleport.', rule: 'K14.18' },
}

/** It stays the same when a window closes, so that the prompt does not flicker. */
function comes(phase: Phase): string {
  const place = placeNow(phase)
  if (place) return `${PLACE[place]} is settled.`
  return phase === 'placing' ? 'Heroes are placed.' : phase === 'guarding' ? 'The guard is turned up.' : 'The table is laid.'
}

/** What the others do. */
export function waitingPrompt(view: View, reader: Reader): Prompt {
  if (view.ranking) {
    const winners = view.ranking.flatMap((place, seat) => (place === 1 ? [seat] : []))
    return { title: `The game is over: ${everyone(reader, winners)} ${winners.length > 1 || winners[0] === reader.me ? 'have' : 'has'} won.`, why: 'Hands are shown.', rule: 'K12.2' }
  }
  if (!view.asked) return { title: 'The others play.', why: '', rule: '' }
  const { what, rule } = OTHERS[view.asked.type]
  const names = everyone(reader, view.seats)
  if (view.asked.type === 'window') {
    const mine = view.seats.includes(reader.me ?? -1)
    return { title: mine ? 'You have answered. The others may still think.' : comes(view.phase), why: `Asked in secret: ${names}.`, rule }
  }
  return { title: `${names} ${what}`, why: comes(view.phase), rule }
}

const STEPS = ['Lay out', 'Place', 'Caves', 'City', 'Palace']

export function steps(phase: Phase): Step[] {
  const place = placeNow(phase)
  const now = phase === 'preparing' ? 0 : phase === 'placing' ? 1 : place?.startsWith('cave') ? 2 : place && !place.startsWith('room') ? 3 : phase === 'closing' || phase === 'over' ? 5 : 4
  return stepsAt(STEPS, now)
}
