/**
 * Every sentence the table says. Each map has one entry for every variant that Rust knows: a variant without a text does
 * not compile. Words between asterisks are printed bold.
 */
import type { Asked, Ask, Event, Field, Phase, Question, Seat, Spell } from './game'
import { match, type Each } from './enum'
import type { Unsettled } from './bill'
import { MAGIC_EVENTS, amidSpell, spellAfter } from './events-magic'
import { MAGIC_ASKED, MAGIC_QUESTIONS, MAGIC_SEATS } from './prompts-magic'
import { does, thinking, wanted, type Asking, type Line, type Prompt, type Reader, type Waiting } from './speech'
import { ARTIFACT, FIELD, KINDS, WHERE, artifacts, list, plural, purse, some } from './words'

export { ILLEGAL } from './illegal'
export type { Line, Prompt, Reader } from './speech'

const EVENTS: Each<Event, Reader, Line> = {
  camel: ({ seat }, r) => ({ seat, rule: 'M8.3', text: `${does(r, seat, 'has', 'have')} the *camel*: start player, ahead in ties.` }),
  'you-chose': ({ take }, r) => ({ seat: r.me, rule: 'M2.2', text: `You choose *${purse(take)}*. Nobody else sees it.` }),
  chosen: ({ total }) => ({ rule: 'M2.2', text: `All have chosen. Together they took ${purse(total)}.` }),
  reshuffled: () => ({ rule: 'MR1', text: 'The used treasure cards are shuffled into a new deck.' }),
  round: ({ round }) => ({ rule: 'M3.1', text: `*Round ${round}* begins. The caves are filled.` }),
  placed: ({ seat, field }, r) => ({ seat, field, rule: 'M4.1', text: `${does(r, seat, 'places', 'place')} a figure ${WHERE[field]}.` }),
  'you-placed': ({ figure, field }, r) => ({ seat: r.me, field, rule: 'M4.1', text: `You place your *${figure}* ${WHERE[field]}.` }),
  shown: ({ seat, field, figure }, r) => ({ seat, field, rule: 'M5.1', text: `${does(r, seat, 'shows', 'show')} *${figure}* ${WHERE[field]}.` }),
  won: ({ seat, kind, amount }, r) => ({ seat, field: kind, rule: 'M6.1', text: `${does(r, seat, 'takes', 'take')} *${some(kind, amount)}*.` }),
  swapped: ({ seat, give }, r) => ({ seat, field: 'market', rule: 'M8.1', text: `${does(r, seat, 'gives', 'give')} *${some(give, 1)}* at the Market.` }),
  took: ({ seat, take }, r) => ({ seat, field: 'market', rule: 'M8.1', text: `${does(r, seat, 'takes', 'take')} *${purse(take)}* for it.` }),
  kept: ({ seat }, r) => ({ seat, field: 'market', rule: 'M8.1', text: `${does(r, seat, 'leaves', 'leave')} the Market as it is.` }),
  guard: ({ strength }) => ({ field: 'guard', rule: 'M9.1', text: `The guard is turned up: strength *${strength}*.` }),
  admitted: ({ seat }, r) => ({ seat, field: 'guard', rule: 'M9.2', text: `${does(r, seat, 'is', 'are')} admitted to the palace.` }),
  bribed: ({ seat, paid }, r) => ({ seat, field: 'guard', rule: 'M9.2', text: `${does(r, seat, 'bribes', 'bribe')} the guard with *${purse(paid)}* and ${seat === r.me ? 'are' : 'is'} admitted.` }),
  'turned-away': ({ seat, figures }, r) => ({
    seat,
    field: 'guard',
    rule: 'M9.4',
    text: `${does(r, seat, 'is', 'are')} not admitted${figures ? `: ${plural(figures, 'figure leaves', 'figures leave')} the rooms` : ''}.`,
  }),
  declined: ({ seat, room }, r) => ({ seat, field: room, rule: 'M10.1', text: `${does(r, seat, 'does', 'do')} not buy ${WHERE[room]}.` }),
  bought: ({ seat, room, paid }, r) => ({ seat, field: room, rule: 'M10.1', text: `${does(r, seat, 'buys', 'buy')} the artifact ${WHERE[room]} for *${purse(paid)}*.` }),
  'you-bought': ({ artifact }, r) => ({ seat: r.me, rule: 'M10.7', text: `It is the *${ARTIFACT[artifact]}*. Only you know.` }),
  'round-over': ({ round }) => ({ rule: 'M5.4', text: `Round ${round} is over. All figures go home.` }),
  showdown: ({ seat, hoard, artifacts: owned }, r) => ({ seat, rule: 'M11.3', text: `${does(r, seat, 'shows', 'show')} ${artifacts(owned)}, and ${purse(hoard)}.` }),
  ...MAGIC_EVENTS,
}

/** What happened, in a sentence. */
export function eventLine(event: Event, reader: Reader): Line {
  return match(event, EVENTS, reader, { rule: '', text: 'Something happened that this page does not know yet. Load it again.' })
}

/** What happened, event by event, each in a sentence. */
export function eventLines(events: readonly Event[], reader: Reader): Line[] {
  let spell: Spell | undefined
  return events.map((event) => {
    const line = amidSpell(event, spell, reader) ?? eventLine(event, reader)
    spell = spellAfter(event, spell)
    return line
  })
}

const QUESTIONS: Each<Question, Asking, Prompt> = {
  'start-treasure': (_, a) => ({ title: `${a.name}, choose ${plural(wanted(a), 'treasure')}.`, why: 'In secret: everybody chooses at the same time.', rule: 'M2.2' }),
  place: (_, a) => ({ title: `${a.name}, place a figure.`, why: 'Choose a figure, then a field. It lies face down.', rule: 'M4.1' }),
  market: (_, a) => ({ title: `${a.name}, will you swap at the Market?`, why: 'You are the strongest: give one treasure and take three from the supply, or leave it.', rule: 'M8.1' }),
  goods: (_, a) => ({ title: `${a.name}, take ${plural(wanted(a), 'treasure')}.`, why: 'From the supply, in any kinds.', rule: 'M8.1' }),
  bribe: ({ guard, strength }, a) => ({ title: `${a.name}, will you bribe the guard?`, why: `He has ${guard}, you have ${strength}. Who stays out takes his figures from the rooms.`, rule: 'M9.3' }),
  offer: ({ room, price, figures }, a) => ({ title: `${a.name}, will you buy ${WHERE[room]}?`, why: `The price is ${price}, the strength of your ${plural(figures, 'figure')} there.`, rule: 'M10.1' }),
  ...MAGIC_QUESTIONS,
}

/** What I am asked. */
export function questionPrompt(ask: Ask, name: string): Prompt {
  return match(ask.question, QUESTIONS, { name, ask }, { title: `${name}, it is your turn.`, why: '', rule: '' })
}

function roomOf(phase: Phase): string {
  return typeof phase === 'object' && 'evaluating' in phase ? WHERE[phase.evaluating] : 'in the palace'
}

const ASKED: Each<Asked, Waiting, Prompt> = {
  'start-treasure': ({ mine }) => ({
    title: mine ? 'You have chosen. The others may still choose.' : 'Everybody chooses treasure in secret.',
    why: mine ? `Behind your screen: ${purse(mine)}.` : 'The choices stay hidden.',
    rule: 'M2.2',
  }),
  place: (seat, w) => ({ title: `${w.reader.name(seat)} places a figure.`, why: thinking(w, seat), rule: 'M4.1' }),
  market: (seat, w) => ({ title: `${w.reader.name(seat)} may swap at the Market.`, why: thinking(w, seat), rule: 'M8.1' }),
  goods: (seat, w) => ({ title: `${w.reader.name(seat)} takes treasure from the supply.`, why: thinking(w, seat), rule: 'M8.1' }),
  bribe: (seat, w) => ({ title: `${w.reader.name(seat)} decides at the guard.`, why: 'Pay the difference, or stay out.', rule: 'M9.3' }),
  offer: (seat, w) => ({ title: `${w.reader.name(seat)} may buy ${roomOf(w.phase)}.`, why: thinking(w, seat), rule: 'M10.1' }),
  ...MAGIC_ASKED,
}

/** What somebody else is asked. */
export function askedPrompt(asked: Asked, phase: Phase, reader: Reader): Prompt {
  return match(asked, ASKED, { reader, phase }, { title: 'The others play.', why: '', rule: '' })
}

/** How it ended. */
export function overPrompt(places: readonly number[], reader: Reader): Prompt {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  const names = list(winners.map((seat) => (seat === reader.me ? 'you' : reader.name(seat))))
  const [first] = winners
  const title =
    winners.length === 0 ? 'The game is over.' : winners.length > 1 ? `The game is over: ${names} share the first place.` : first === reader.me ? 'The game is over: you have won.' : `The game is over: ${names} has won.`
  return { title, why: 'Hoards and artifacts are shown.', rule: 'M11.3' }
}

const asksSeat = (asked: Seat, seat: Seat): boolean => asked === seat
const SEATS: Each<Asked, Seat, boolean> = {
  'start-treasure': () => true,
  place: asksSeat,
  market: asksSeat,
  goods: asksSeat,
  bribe: asksSeat,
  offer: asksSeat,
  ...MAGIC_SEATS,
}

/** Whether this seat was asked: one seat, some, or all of them. */
export function isAsked(asked: Asked | undefined, seat: Seat): boolean {
  return asked !== undefined && match(asked, SEATS, seat, true)
}

/** Whether this seat is marked as asked. A window opens for many at once and often; only one's own is marked. */
export function isMarked(asked: Asked | undefined, seat: Seat, me: Seat | undefined): boolean {
  return isAsked(asked, seat) && (seat === me || asked === undefined || !('window' in asked))
}

/** What is missing before a bill is settled. */
export function unsettledText(it: Unsettled): string {
  switch (it.why) {
    case 'less':
      return `${it.by} more, please.`
    case 'more':
      return `${it.by} too much.`
    case 'kinds':
      return `It must be ${plural(it.want, 'kind')}, not ${it.have}.`
    case 'parts':
      return `It must be ${list(it.want.map(String))}, each in a kind of its own.`
    case 'too-many': {
      const kind = KINDS[it.kind]
      return kind ? `There are not so many ${kind}.` : 'There are not so many.'
    }
  }
}

/** The name of a field, for headings in the log. */
export const heading = (field: Field): string => FIELD[field]
