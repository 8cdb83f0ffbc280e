/** What happens, in a sentence each. An event of Rust without a sentence does not compile. */
import type * as Core from '../../core/speech'
import { UNKNOWN_EVENT, does, ofWhom, who, type Reader } from '../../core/speech'
import { told, type EachType } from '../../core/variant'
import { article, list, place, plural } from '../../core/words'
import type { Event, Field, Play, Spell } from './game'
import { SPELL, cardOf } from './magic'
import { ARTIFACT, FIELD, artifacts, at, purse, some, toField } from './words'

/** A line of the log, and the field it belongs to. */
export interface Line extends Core.Line {
  field?: Field
}

const an = (name: string): string => `${article(name)} *${name}*`

/** What a play points at, as far as it can be said without the board. */
function aim({ at: it }: Play): string {
  if (typeof it === 'string') return ''
  if ('figure' in it) return ' on a figure'
  if ('move' in it) return ` on a figure, to ${toField(it.move[1])}`
  return 'field' in it ? ` on ${toField(it.field)}` : ` on the ${place(it.play + 1)} play`
}

const ruleOf = ({ card }: Play): string => cardOf(card).rule
const names = (spells: readonly (keyof typeof SPELL)[]): string => list(spells.map((it) => SPELL[it].name)) || 'no spell'

const EVENTS: EachType<Event, Reader, Line> = {
  camel: ({ seat }, r) => ({ seat, rule: 'M8.3', text: `${does(r, seat, 'has', 'have')} the *camel*: start player, ahead in ties.` }),
  'you-chose': ({ take }, r) => ({ seat: r.me, rule: 'M2.2', text: `You choose *${purse(take)}*. Nobody else sees it.` }),
  chosen: ({ total }) => ({ rule: 'M2.2', text: `All have chosen. Together they took ${purse(total)}.` }),
  reshuffled: () => ({ rule: 'MR1', text: 'The used treasure cards are shuffled into a new deck.' }),
  round: ({ round }) => ({ rule: 'M3.1', text: `*Round ${round}* begins. The caves are filled.` }),
  placed: ({ seat, field }, r) => ({ seat, field, rule: 'M4.1', text: `${does(r, seat, 'places', 'place')} a figure ${at(field)}.` }),
  'you-placed': ({ figure, field }, r) => ({ seat: r.me, field, rule: 'M4.1', text: `You place your *${figure}* ${at(field)}.` }),
  shown: ({ seat, field, figure }, r) => ({ seat, field, rule: 'M5.1', text: `${does(r, seat, 'shows', 'show')} *${figure}* ${at(field)}.` }),
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
  declined: ({ seat, room }, r) => ({ seat, field: room, rule: 'M10.1', text: `${does(r, seat, 'does', 'do')} not buy ${at(room)}.` }),
  bought: ({ seat, room, paid }, r) => ({ seat, field: room, rule: 'M10.1', text: `${does(r, seat, 'buys', 'buy')} the artifact ${at(room)} for *${purse(paid)}*.` }),
  'you-bought': ({ artifact }, r) => ({ seat: r.me, rule: 'M10.7', text: `It is the *${ARTIFACT[artifact]}*. Only you know.` }),
  'round-over': ({ round }) => ({ rule: 'M5.4', text: `Round ${round} is over. All figures go home.` }),
  showdown: ({ seat, hoard, artifacts: owned }, r) => ({ seat, rule: 'M11.3', text: `${does(r, seat, 'shows', 'show')} ${artifacts(owned)}, and ${purse(hoard)}.` }),
  'shown-spells': ({ seat, spells }, r) => ({ seat, rule: 'M11.3', text: `${does(r, seat, 'shows', 'show')} ${spells.length ? 'the spells ' : ''}${names(spells)}.` }),
  'turned-up': ({ room, artifact }) => ({ field: room, rule: 'M3.3', text: `${FIELD[room]} offers ${an(ARTIFACT[artifact])}.` }),
  'placed-open': ({ seat, field, figure }, r) => ({ seat, field, rule: 'M12.11', text: `${does(r, seat, 'places', 'place')} *${figure}* face up ${at(field)}.` }),
  obtained: ({ seat, artifact }, r) => ({ seat, rule: 'M10.7', text: `${does(r, seat, 'has', 'have')} ${an(ARTIFACT[artifact])} now.` }),
  'took-hidden': ({ seat, room }, r) => ({ seat, field: room, rule: 'M12.1', text: `${does(r, seat, 'takes', 'take')} a hidden artifact from the stack ${at(room)}.` }),
  drew: ({ seat, count }, r) => ({ seat, field: 'tent', rule: 'M7.1', text: `${does(r, seat, 'looks', 'look')} at ${plural(count, 'spell')} in Aladdin’s Tent.` }),
  'you-drew': ({ spells }, r) => ({ seat: r.me, field: 'tent', rule: 'M7.1', text: `You see *${names(spells)}*.` }),
  'spells-reshuffled': () => ({ rule: 'M7.2', text: 'The discarded spells are shuffled into a new deck.' }),
  gave: ({ seat, to }, r) => ({ seat, field: 'tent', rule: 'M7.1', text: `${does(r, seat, 'keeps', 'keep')} one spell and ${seat === r.me ? 'give' : 'gives'} the other to ${who(r, to)}.` }),
  'you-got': ({ spell }, r) => ({ seat: r.me, field: 'tent', rule: 'M7.1', text: `You get *${SPELL[spell].name}*.` }),
  discarded: ({ spell }) => ({ rule: 'M7.1', text: `*${SPELL[spell].name}* is discarded.` }),
  djinn: ({ seat }, r) => ({ seat, field: 'djinn', rule: 'M7.3', text: `${does(r, seat, 'may', 'may')} use two artifacts this round.` }),
  'all-pass': () => ({ rule: 'M14.2', text: 'All pass.' }),
  revealed: ({ plays }) => ({ rule: 'M14.2', text: `All have answered: ${plural(plays, 'play')}.` }),
  played: ({ seat, play }, r) => ({ seat, rule: ruleOf(play), text: `${does(r, seat, 'plays', 'play')} *${cardOf(play.card).name}*${aim(play)}.` }),
  lit: ({ seat }, r) => ({ seat, rule: 'M13.1', text: `${does(r, seat, 'lights', 'light')} a Lamp.` }),
  cancelled: ({ play }) => ({ rule: 'M14.3', text: `The ${place(play + 1)} play is cancelled.` }),
  'taken-back': ({ seat }, r) => ({ seat, rule: 'M14.3', text: `${does(r, seat, 'takes', 'take')} a Counterspell back: another was faster.` }),
  resolved: ({ seat, play }, r) => ({ seat, rule: 'M14.4', text: `*${cardOf(play.card).name}* of ${ofWhom(r, seat)} takes effect.` }),
  'sent-home': ({ seat, field }, r) => ({ seat, field, rule: 'M12.A', text: `A figure of ${ofWhom(r, seat)} leaves ${toField(field)}.` }),
  moved: ({ field }) => ({ field, rule: 'M12.C', text: `A figure moves to ${toField(field)}.` }),
  laid: ({ seat, field }, r) => ({ seat, field, rule: 'M13.3', text: `${does(r, seat, 'lays', 'lay')} a Carpet ${at(field)}.` }),
  filled: ({ kind, shelves }) => ({ field: kind, rule: 'M12.6', text: `The dragon leaves: ${list(shelves.filter((n) => n > 0).map((n) => some(kind, n))) || 'nothing'} for the cave.` }),
  emptied: ({ kind }) => ({ field: kind, rule: 'M12.13', text: `The treasure of ${toField(kind)} goes back to the supply.` }),
  paid: ({ seat, paid }, r) => ({ seat, rule: 'M12.D', text: `${does(r, seat, 'pays', 'pay')} *${purse(paid)}*.` }),
  'returned-all': ({ seat, paid }, r) => ({ seat, rule: 'M12.D', text: `${does(r, seat, 'shows and returns', 'show and return')} everything: *${purse(paid)}*.` }),
  enough: ({ seat }, r) => ({ seat, rule: 'M12.18', text: `${does(r, seat, 'gives', 'give')} no more.` }),
  spared: ({ seat }, r) => ({ seat, rule: 'M12.3', text: `${does(r, seat, 'removes', 'remove')} nothing in return.` }),
  looked: ({ seat, room }, r) => ({ seat, field: room, rule: 'M14.10', text: `${does(r, seat, 'looks', 'look')} through the stack ${at(room)}.` }),
  'you-looked': ({ room, artifacts }, r) => ({ seat: r.me, field: room, rule: 'M14.10', text: `You see, from the bottom: ${list(artifacts.map((it) => ARTIFACT[it])) || 'nothing'}.` }),
  'swapped-artifact': ({ seat, room, give, take }, r) => ({
    seat,
    field: room,
    rule: 'M12.21',
    text: `${does(r, seat, 'swaps', 'swap')} ${an(ARTIFACT[give])} for the *${ARTIFACT[take]}* ${at(room)}.`,
  }),
  'camel-declined': ({ seat }, r) => ({ seat, field: 'caravanserai', rule: 'M12.7', text: `${does(r, seat, 'leaves', 'leave')} the camel where it is.` }),
}

/** What happened, in a sentence. */
export function eventLine(event: Event, reader: Reader): Line {
  return told(event, EVENTS, reader, UNKNOWN_EVENT)
}

/** What is given and taken for a spell comes with the events of the Market; it is not told as if it were there. */
function amidSpell(event: Event, spell: Spell | undefined, reader: Reader): Line | undefined {
  if (!spell) return undefined
  const { rule } = SPELL[spell]
  if (event.type === 'swapped') return { seat: event.seat, rule, text: `${does(reader, event.seat, 'gives', 'give')} *${some(event.give, 1)}* to the supply.` }
  if (event.type === 'took') return { seat: event.seat, rule, text: `${does(reader, event.seat, 'takes', 'take')} *${purse(event.take)}* from the supply.` }
  return undefined
}

/** The spell that takes effect after this event, if treasure is given or taken for it. */
function spellAfter(event: Event, before: Spell | undefined): Spell | undefined {
  if (event.type === 'all-pass' || event.type === 'took') return undefined
  if (event.type !== 'resolved') return before
  const { card } = event.play
  return 'spell' in card && (card.spell === 'charity' || card.spell === 'trade') ? card.spell : undefined
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
