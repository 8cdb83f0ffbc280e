/** What is asked, in a sentence: of me, and of somebody else. */
import { everyone, ofWhom, unknownQuestion, type Prompt, type Reader } from '../../core/speech'
import { told, type EachType } from '../../core/variant'
import { plural } from '../../core/words'
import type { Ask, Asked, Phase, Question, Seat } from './game'
import { cardOf } from './magic'
import { FIELD, at, purse } from './words'

/** Who is asked, and what. */
interface Asking {
  name: string
  ask: Ask
}
/** Who waits for somebody else. */
interface Waiting {
  reader: Reader
  phase: Phase
}
/** How many units the bill wants. */
const wanted = (asking: Asking): number => asking.ask.bill?.total ?? 0

const QUESTIONS: EachType<Question, Asking, Prompt> = {
  'start-treasure': (_, a) => ({ title: `${a.name}, choose ${plural(wanted(a), 'treasure')}.`, why: 'In secret: everybody chooses at the same time.', rule: 'M2.2' }),
  place: (_, a) => ({ title: `${a.name}, place a figure.`, why: 'Choose a figure, then a field. It lies face down.', rule: 'M4.1' }),
  market: (_, a) => ({ title: `${a.name}, will you swap at the Market?`, why: 'You are the strongest: give one treasure and take three from the supply, or leave it.', rule: 'M8.1' }),
  goods: (_, a) => ({ title: `${a.name}, take ${plural(wanted(a), 'treasure')}.`, why: 'From the supply, in any kinds.', rule: 'M8.1' }),
  bribe: ({ guard, strength }, a) => ({ title: `${a.name}, will you bribe the guard?`, why: `He has ${guard}, you have ${strength}. Who stays out takes his figures from the rooms.`, rule: 'M9.3' }),
  offer: ({ room, price, figures }, a) => ({ title: `${a.name}, will you buy ${at(room)}?`, why: `The price is ${price}, the strength of your ${plural(figures, 'figure')} there.`, rule: 'M10.1' }),
  window: (_, a) => ({ title: `Anything to play, ${a.name}?`, why: 'A spell or an artifact, or pass. All answer in secret.', rule: 'M14.2' }),
  where: ({ play }, a) => ({ title: `${a.name}, where does the figure go?`, why: `${cardOf(play.card).name} moves it to one of these fields.`, rule: cardOf(play.card).rule }),
  tent: (_, a) => ({ title: `${a.name}, which spell do you keep?`, why: 'The other goes to the second strongest, or is discarded if you are alone.', rule: 'M7.1' }),
  camel: (_, a) => ({ title: `${a.name}, will you take the camel?`, why: 'A smuggler may leave it where it is.', rule: 'M12.7' }),
  stack: ({ room }, a) => ({ title: `${a.name}, choose an artifact ${at(room)}.`, why: 'You look through the whole stack; nobody else sees it.', rule: 'M14.10' }),
  apprentice: ({ room }, a) => ({ title: `${a.name}, which artifact do you give?`, why: `For the one that lies face up ${at(room)}.`, rule: 'M12.21' }),
  charity: (_, a) => ({ title: `${a.name}, take ${plural(wanted(a), 'treasure')}.`, why: 'From the supply, in any kinds.', rule: 'M12.2' }),
  eye: (_, a) => ({ title: `${a.name}, will you remove a figure in return?`, why: 'Your figure was removed: an eye for an eye.', rule: 'M12.3' }),
  'city-tax': ({ field }, a) => ({ title: `${a.name}, will you pay ${wanted(a)} for your figure ${at(field)}?`, why: 'Pay in any kinds, or take the figure back.', rule: 'M12.4' }),
  'sultans-tax': (_, a) => ({ title: `${a.name}, will you pay ${wanted(a)} for your figures in the rooms?`, why: 'One treasure each, or take all of them back.', rule: 'M12.17' }),
  sacrifice: (_, a) => ({ title: `${a.name}, return ${plural(wanted(a), 'treasure')}.`, why: 'Everybody does, in kinds of his choice.', rule: 'M12.12' }),
  trade: (_, a) => ({ title: `${a.name}, will you give a treasure?`, why: 'One after another; then you take as many of other kinds.', rule: 'M12.18' }),
  'trade-goods': (_, a) => ({ title: `${a.name}, take ${plural(wanted(a), 'treasure')}.`, why: 'For those you gave, in other kinds.', rule: 'M12.18' }),
  fare: (_, a) => ({ title: `${a.name}, pay ${plural(wanted(a), 'treasure')} for the Teleport.`, why: 'In any kinds.', rule: 'M12.19' }),
}

/** What I am asked. */
export function questionPrompt(ask: Ask, name: string): Prompt {
  return told(ask.question, QUESTIONS, { name, ask }, unknownQuestion(name))
}

function roomOf(phase: Phase): string {
  return typeof phase === 'object' && 'evaluating' in phase ? at(phase.evaluating) : 'in the palace'
}

const asks = (w: Waiting, seat: Seat, what: string, rule: string): Prompt => ({ title: `${w.reader.name(seat)} ${what}`, why: `${w.reader.name(seat)} is thinking.`, rule })

/** What a window waits for. It stays the same when the window closes, so that the prompt does not flicker. */
function comes({ phase, reader }: Waiting): string {
  if (typeof phase === 'string') return 'Some may make a play now.'
  if ('placing' in phase) return `${reader.name(phase.placing)} places a figure.`
  const name = FIELD['evaluating' in phase ? phase.evaluating : phase.reaching]
  return `${name.endsWith('cave') ? `The ${name.toLowerCase()}` : name} is evaluated.`
}

const ASKED: EachType<Asked, Waiting, Prompt> = {
  'start-treasure': ({ mine }) => ({
    title: mine ? 'You have chosen. The others may still choose.' : 'Everybody chooses treasure in secret.',
    why: mine ? `Behind your screen: ${purse(mine)}.` : 'The choices stay hidden.',
    rule: 'M2.2',
  }),
  place: ({ seat }, w) => asks(w, seat, 'places a figure.', 'M4.1'),
  market: ({ seat }, w) => asks(w, seat, 'may swap at the Market.', 'M8.1'),
  goods: ({ seat }, w) => asks(w, seat, 'takes treasure from the supply.', 'M8.1'),
  bribe: ({ seat }, w) => ({ title: `${w.reader.name(seat)} decides at the guard.`, why: 'Pay the difference, or stay out.', rule: 'M9.3' }),
  offer: ({ seat }, w) => asks(w, seat, `may buy ${roomOf(w.phase)}.`, 'M10.1'),
  window: ({ seats }, w) => ({
    title: seats.includes(w.reader.me ?? -1) ? 'You have answered. The others may still think.' : comes(w),
    why: `Asked in secret: ${everyone(w.reader, seats)}.`,
    rule: 'M14.2',
  }),
  tent: ({ seat }, w) => asks(w, seat, 'chooses a spell in Aladdin’s Tent.', 'M7.1'),
  camel: ({ seat }, w) => asks(w, seat, 'may take the camel.', 'M12.7'),
  stack: ({ seat }, w) => asks(w, seat, 'looks through the stack and takes an artifact.', 'M12.1'),
  mirage: ({ seat, room }, w) => asks(w, seat, `looks through the stack ${at(room)}.`, 'M12.8'),
  apprentice: ({ seat, room }, w) => asks(w, seat, `swaps an artifact ${at(room)}.`, 'M12.21'),
  charity: ({ seat }, w) => asks(w, seat, 'takes treasure from the supply.', 'M12.2'),
  eye: ({ seat, of }, w) => asks(w, seat, `may remove a figure of ${ofWhom(w.reader, of)}.`, 'M12.3'),
  'city-tax': ({ seat, field }, w) => asks(w, seat, `pays for a figure ${at(field)}, or takes it back.`, 'M12.4'),
  'sultans-tax': ({ seat }, w) => asks(w, seat, 'pays for the figures in the rooms, or takes all back.', 'M12.17'),
  sacrifice: ({ seat, units }, w) => asks(w, seat, `returns ${plural(units, 'treasure')}.`, units === 5 ? 'M12.14' : 'M12.12'),
  trade: ({ seat }, w) => asks(w, seat, 'trades with the supply.', 'M12.18'),
  'trade-goods': ({ seat }, w) => asks(w, seat, 'takes treasure from the supply.', 'M12.18'),
  fare: ({ seat }, w) => asks(w, seat, 'pays for the Teleport.', 'M12.19'),
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
    winners.length === 0
      ? 'The game is over.'
      : winners.length > 1
        ? `The game is over: ${names} share the first place.`
        : first === reader.me
          ? 'The game is over: you have won.'
          : `The game is over: ${names} has won.`
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
