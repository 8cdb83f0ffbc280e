/** What is asked, in a sentence: of me, and of somebody else. */
import { everyone, unknownQuestion, type Prompt, type Reader } from '../../core/speech'
import { told, type EachType } from '../../core/variant'
import { plural } from '../../core/words'
import type { Ask, Asked, Phase, Question, Seat } from './game'
import { MAGIC_ASKED, MAGIC_QUESTIONS } from './prompts-magic'
import { thinking, wanted, type Asking, type Waiting } from './speech'
import { at, purse } from './words'

const QUESTIONS: EachType<Question, Asking, Prompt> = {
  'start-treasure': (_, a) => ({ title: `${a.name}, choose ${plural(wanted(a), 'treasure')}.`, why: 'In secret: everybody chooses at the same time.', rule: 'M2.2' }),
  place: (_, a) => ({ title: `${a.name}, place a figure.`, why: 'Choose a figure, then a field. It lies face down.', rule: 'M4.1' }),
  market: (_, a) => ({ title: `${a.name}, will you swap at the Market?`, why: 'You are the strongest: give one treasure and take three from the supply, or leave it.', rule: 'M8.1' }),
  goods: (_, a) => ({ title: `${a.name}, take ${plural(wanted(a), 'treasure')}.`, why: 'From the supply, in any kinds.', rule: 'M8.1' }),
  bribe: ({ guard, strength }, a) => ({ title: `${a.name}, will you bribe the guard?`, why: `He has ${guard}, you have ${strength}. Who stays out takes his figures from the rooms.`, rule: 'M9.3' }),
  offer: ({ room, price, figures }, a) => ({ title: `${a.name}, will you buy ${at(room)}?`, why: `The price is ${price}, the strength of your ${plural(figures, 'figure')} there.`, rule: 'M10.1' }),
  ...MAGIC_QUESTIONS,
}

/** What I am asked. */
export function questionPrompt(ask: Ask, name: string): Prompt {
  return told(ask.question, QUESTIONS, { name, ask }, unknownQuestion(name))
}

function roomOf(phase: Phase): string {
  return typeof phase === 'object' && 'evaluating' in phase ? at(phase.evaluating) : 'in the palace'
}

const ASKED: EachType<Asked, Waiting, Prompt> = {
  'start-treasure': ({ mine }) => ({
    title: mine ? 'You have chosen. The others may still choose.' : 'Everybody chooses treasure in secret.',
    why: mine ? `Behind your screen: ${purse(mine)}.` : 'The choices stay hidden.',
    rule: 'M2.2',
  }),
  place: ({ seat }, w) => ({ title: `${w.reader.name(seat)} places a figure.`, why: thinking(w, seat), rule: 'M4.1' }),
  market: ({ seat }, w) => ({ title: `${w.reader.name(seat)} may swap at the Market.`, why: thinking(w, seat), rule: 'M8.1' }),
  goods: ({ seat }, w) => ({ title: `${w.reader.name(seat)} takes treasure from the supply.`, why: thinking(w, seat), rule: 'M8.1' }),
  bribe: ({ seat }, w) => ({ title: `${w.reader.name(seat)} decides at the guard.`, why: 'Pay the difference, or stay out.', rule: 'M9.3' }),
  offer: ({ seat }, w) => ({ title: `${w.reader.name(seat)} may buy ${roomOf(w.phase)}.`, why: thinking(w, seat), rule: 'M10.1' }),
  ...MAGIC_ASKED,
}

/** What somebody else is asked. */
export function askedPrompt(asked: Asked, phase: Phase, reader: Reader): Prompt {
  return told(asked, ASKED, { reader, phase }, { title: 'The others play.', why: '', rule: '' })
}

/** How it ended. */
export function overPrompt(places: readonly number[], reader: Reader): Prompt {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const names = everyone(reader, winners)
  const [first] = winners
  const title =
    winners.length === 0 ? 'The game is over.' : winners.length > 1 ? `The game is over: ${names} share the first place.` : first === reader.me ? 'The game is over: you have won.' : `The game is over: ${names} has won.`
  return { title, why: 'Hoards and artifacts are shown.', rule: 'M11.3' }
}

/** Whether this seat was asked: one seat, some, or all of them. */
export function isAsked(asked: Asked | undefined, seat: Seat): boolean {
  if (!asked || asked.type === 'start-treasure') return asked !== undefined
  return asked.type === 'window' ? asked.seats.includes(seat) : asked.seat === seat
}

/** Whether this seat is marked as asked. A window opens for many at once and often; only one's own is marked. */
export function isMarked(asked: Asked | undefined, seat: Seat, me: Seat | undefined): boolean {
  return isAsked(asked, seat) && (seat === me || asked?.type !== 'window')
}
