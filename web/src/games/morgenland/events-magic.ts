/** What happens in the professional game only, in a sentence each. */
import type { EachType } from '../../core/variant'
import type { Event, Play, Spell } from './game'
import { SPELL, cardOf } from './magic'
import { does, type Reader } from '../../core/speech'
import type { Line } from './speech'
import { ARTIFACT, FIELD, at, purse, some, toField } from './words'
import { article, list, place, plural } from '../../core/words'

const an = (name: string): string => `${article(name)} *${name}*`

/** What a play points at, as far as it can be said without the board. */
function aim({ at }: Play): string {
  if (typeof at === 'string') return ''
  if ('figure' in at) return ' on a figure'
  if ('move' in at) return ` on a figure, to ${toField(at.move[1])}`
  return 'field' in at ? ` on ${toField(at.field)}` : ` on the ${place(at.play + 1)} play`
}

const ruleOf = ({ card }: Play): string => cardOf(card).rule
const names = (spells: readonly (keyof typeof SPELL)[]): string => list(spells.map((it) => SPELL[it].name)) || 'no spell'

export const MAGIC_EVENTS = {
  'shown-spells': ({ seat, spells }, r) => ({ seat, rule: 'M11.3', text: `${does(r, seat, 'shows', 'show')} ${spells.length ? 'the spells ' : ''}${names(spells)}.` }),
  'turned-up': ({ room, artifact }) => ({ field: room, rule: 'M3.3', text: `${FIELD[room]} offers ${an(ARTIFACT[artifact])}.` }),
  'placed-open': ({ seat, field, figure }, r) => ({ seat, field, rule: 'M12.11', text: `${does(r, seat, 'places', 'place')} *${figure}* face up ${at(field)}.` }),
  obtained: ({ seat, artifact }, r) => ({ seat, rule: 'M10.7', text: `${does(r, seat, 'has', 'have')} ${an(ARTIFACT[artifact])} now.` }),
  'took-hidden': ({ seat, room }, r) => ({ seat, field: room, rule: 'M12.1', text: `${does(r, seat, 'takes', 'take')} a hidden artifact from the stack ${at(room)}.` }),
  drew: ({ seat, count }, r) => ({ seat, field: 'tent', rule: 'M7.1', text: `${does(r, seat, 'looks', 'look')} at ${plural(count, 'spell')} in Aladdin’s Tent.` }),
  'you-drew': ({ spells }, r) => ({ seat: r.me, field: 'tent', rule: 'M7.1', text: `You see *${names(spells)}*.` }),
  'spells-reshuffled': () => ({ rule: 'M7.2', text: 'The discarded spells are shuffled into a new deck.' }),
  gave: ({ seat, to }, r) => ({ seat, field: 'tent', rule: 'M7.1', text: `${does(r, seat, 'keeps', 'keep')} one spell and ${seat === r.me ? 'give' : 'gives'} the other to ${to === r.me ? 'you' : r.name(to)}.` }),
  'you-got': ({ spell }, r) => ({ seat: r.me, field: 'tent', rule: 'M7.1', text: `You get *${SPELL[spell].name}*.` }),
  discarded: ({ spell }) => ({ rule: 'M7.1', text: `*${SPELL[spell].name}* is discarded.` }),
  djinn: ({ seat }, r) => ({ seat, field: 'djinn', rule: 'M7.3', text: `${does(r, seat, 'may', 'may')} use two artifacts this round.` }),
  'all-pass': () => ({ rule: 'M14.2', text: 'All pass.' }),
  revealed: ({ plays }) => ({ rule: 'M14.2', text: `All have answered: ${plural(plays, 'play')}.` }),
  played: ({ seat, play }, r) => ({ seat, rule: ruleOf(play), text: `${does(r, seat, 'plays', 'play')} *${cardOf(play.card).name}*${aim(play)}.` }),
  lit: ({ seat }, r) => ({ seat, rule: 'M13.1', text: `${does(r, seat, 'lights', 'light')} a Lamp.` }),
  cancelled: ({ play }) => ({ rule: 'M14.3', text: `The ${place(play + 1)} play is cancelled.` }),
  'taken-back': ({ seat }, r) => ({ seat, rule: 'M14.3', text: `${does(r, seat, 'takes', 'take')} a Counterspell back: another was faster.` }),
  resolved: ({ seat, play }, r) => ({ seat, rule: 'M14.4', text: `*${cardOf(play.card).name}* of ${seat === r.me ? 'yours' : r.name(seat)} takes effect.` }),
  'sent-home': ({ seat, field }, r) => ({ seat, field, rule: 'M12.A', text: `A figure of ${seat === r.me ? 'yours' : r.name(seat)} leaves ${toField(field)}.` }),
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
  'swapped-artifact': ({ seat, room, give, take }, r) => ({ seat, field: room, rule: 'M12.21', text: `${does(r, seat, 'swaps', 'swap')} ${an(ARTIFACT[give])} for the *${ARTIFACT[take]}* ${at(room)}.` }),
  'camel-declined': ({ seat }, r) => ({ seat, field: 'caravanserai', rule: 'M12.7', text: `${does(r, seat, 'leaves', 'leave')} the camel where it is.` }),
} satisfies Partial<EachType<Event, Reader, Line>>

/** What is given and taken for a spell comes with the events of the Market; it is not told as if it were there. */
export function amidSpell(event: Event, spell: Spell | undefined, reader: Reader): Line | undefined {
  if (!spell) return undefined
  const { rule } = SPELL[spell]
  if (event.type === 'swapped') return { seat: event.seat, rule, text: `${does(reader, event.seat, 'gives', 'give')} *${some(event.give, 1)}* to the supply.` }
  if (event.type === 'took') return { seat: event.seat, rule, text: `${does(reader, event.seat, 'takes', 'take')} *${purse(event.take)}* from the supply.` }
  return undefined
}

/** The spell that takes effect after this event, if treasure is given or taken for it. */
export function spellAfter(event: Event, before: Spell | undefined): Spell | undefined {
  if (event.type === 'all-pass' || event.type === 'took') return undefined
  if (event.type !== 'resolved') return before
  const { card } = event.play
  return 'spell' in card && (card.spell === 'charity' || card.spell === 'trade') ? card.spell : undefined
}
