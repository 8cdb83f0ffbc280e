/** What happens in the card game, in a sentence each: one entry for every event that Rust knows. */
import { told, type EachType } from '../../core/variant'
import { UNKNOWN_EVENT, does, ofWhom, who, type Line, type LogItem, type Reader } from '../../core/speech'
import { article, list, place as ordinal, plural } from '../../core/words'
import type { Event, Phase, View } from './game'
import { SPELL, cardOf, targetName } from './magic'
import { ARTIFACT, PLACE, at, cardName, cards, to } from './words'

const an = (name: string): string => `${article(name)} *${name}*`
const names = (spells: readonly (keyof typeof SPELL)[]): string => list(spells.map((it) => SPELL[it].name)) || 'no spell'

const EVENTS: EachType<Event, Reader, Line> = {
  'start-player': ({ seat }, r) => ({ seat, rule: 'K8.1', text: `${does(r, seat, 'is', 'are')} *start player*: first, and ahead in ties.` }),
  dealt: ({ each }) => ({ rule: 'K2.2', text: `Everybody is dealt ${plural(each, 'treasure card')}.` }),
  'you-were-dealt': ({ cards: dealt }, r) => ({ seat: r.me, rule: 'K2.2', text: `You are dealt *${cards(dealt)}*.` }),
  reshuffled: () => ({ rule: 'K3.10', text: 'The discarded treasure cards are shuffled into a new deck.' }),
  'spells-reshuffled': () => ({ rule: 'K7.5', text: 'The discarded spells are shuffled into a new deck.' }),
  round: ({ round }) => ({ rule: 'K3.1', text: `*Round ${round}* begins.` }),
  filled: ({ place, cards: laid }) => ({ rule: 'K3.1', text: `${PLACE[place]} gets ${cards(laid)}.` }),
  'guard-set': ({ card }) => ({ rule: 'K3.2', text: card ? 'A card lies face down on the guard.' : 'No card is left for the guard.' }),
  decided: ({ card }) => ({ rule: 'K3.3', text: `For the number of rooms *${cardName(card)}* is revealed.` }),
  rooms: ({ rooms }) => ({ rule: 'K3.5', text: `The palace has ${plural(rooms, 'room')}.` }),
  'laid-out': ({ room, artifact }) => ({ rule: 'K3.5', text: `${PLACE[room]} offers ${an(ARTIFACT[artifact])}.` }),
  placed: ({ seat, place }, r) => ({ seat, rule: 'K4.1', text: `${does(r, seat, 'places', 'place')} a hero ${at(place)}.` }),
  'you-placed': ({ hero }, r) => ({ seat: r.me, rule: 'K4.1', text: `It is your *${hero}*.` }),
  'placed-open': ({ seat, place, hero }, r) => ({ seat, rule: 'K14.10', text: `${does(r, seat, 'places', 'place')} *${hero}* face up ${at(place)}.` }),
  'turned-up': ({ seat, hero }, r) => ({ seat, rule: 'K5.2', text: `${does(r, seat, 'shows', 'show')} *${hero}*.` }),
  took: ({ seat, card }, r) => ({ seat, rule: 'K6.1', text: `${does(r, seat, 'takes', 'take')} *${cardName(card)}*.` }),
  'left-over': ({ place, cards: left }) => ({ rule: 'K6.5', text: `What is left in ${to(place)} is discarded: ${cards(left)}.` }),
  drew: ({ seat, count }, r) => ({ seat, rule: 'K7.1', text: `${does(r, seat, 'draws', 'draw')} ${plural(count, 'spell')}.` }),
  'you-drew': ({ spells }, r) => ({ seat: r.me, rule: 'K7.1', text: `You see *${names(spells)}*.` }),
  'kept-spell': ({ seat }, r) => ({ seat, rule: 'K7.1', text: `${does(r, seat, 'keeps', 'keep')} a spell.` }),
  gave: ({ seat, to: other }, r) => ({ seat, rule: 'K7.2', text: `${does(r, seat, 'gives', 'give')} the other to ${who(r, other)}.` }),
  'you-got': ({ spell }, r) => ({ seat: r.me, rule: 'K7.2', text: `You get *${SPELL[spell].name}*.` }),
  'spell-discarded': ({ spell }) => ({ rule: 'K7.3', text: `*${SPELL[spell].name}* is discarded.` }),
  guard: ({ card, strength }) => ({ rule: 'K9.1', text: card ? `The guard is turned up: ${cardName(card)}, strength *${strength}*.` : 'The guard has no card: strength *0*.' }),
  passed: ({ seat, room }, r) => ({ seat, rule: 'K10.9', text: `${does(r, seat, 'does', 'do')} not buy ${at(room)}.` }),
  bought: ({ seat, room, artifact, price, bribe }, r) => ({
    seat,
    rule: 'K10.11',
    text: `${does(r, seat, 'buys', 'buy')} the *${ARTIFACT[artifact]}* ${at(room)} for ${cards(price)}${bribe.length ? `, with a bribe of ${cards(bribe)}` : ''}.`,
  }),
  'round-over': ({ round }) => ({ rule: 'K11.2', text: `Round ${round} is over. All heroes go home.` }),
  showdown: ({ seat, cards: hand, spells }, r) => ({ seat, rule: 'K12.5', text: `${does(r, seat, 'shows', 'show')} ${cards(hand)}${spells.length ? ` and ${names(spells)}` : ''}.` }),
  'all-pass': () => ({ rule: 'K15.6', text: 'All pass.' }),
  revealed: ({ plays }) => ({ rule: 'K15.2', text: `All have answered: ${plural(plays, 'play')}.` }),
  played: ({ seat, play }, r) => {
    const target = targetName(play.at, { reader: r, heroes: [], plays: [] })
    return { seat, rule: cardOf(play.card).rule, text: `${does(r, seat, 'plays', 'play')} *${cardOf(play.card).name}*${target ? `: ${target}` : ''}.` }
  },
  cancelled: ({ play }) => ({ rule: 'K15.5', text: `The ${ordinal(play + 1)} play is cancelled.` }),
  'taken-back': ({ seat }, r) => ({ seat, rule: 'K15.5', text: `${does(r, seat, 'takes', 'take')} a Counterspell back: another was faster.` }),
  resolved: ({ seat, play }, r) => ({ seat, rule: 'K15.6', text: `*${cardOf(play.card).name}* of ${ofWhom(r, seat)} takes effect.` }),
  back: ({ seat, number }, r) => ({ seat, rule: 'K1.16', text: `Hero no. ${number} goes back to ${who(r, seat)}.` }),
  moved: ({ number, place }) => ({ rule: 'K5.9', text: `Hero no. ${number} moves to ${to(place)}.` }),
  doubled: ({ number }) => ({ rule: 'K13.2', text: `Hero no. ${number} counts once more.` }),
  flown: ({ place, seat }, r) => ({ seat, rule: 'K13.3', text: `A Carpet flies to ${to(place)}, for ${who(r, seat)}.` }),
  'carpets-end': ({ place }) => ({ rule: 'K14.7', text: `The Carpets ${at(place)} end.` }),
  unlocked: ({ seat }, r) => ({ seat, rule: 'K13.5', text: `${does(r, seat, 'owes', 'owe')} no bribe this round.` }),
  looked: ({ seat, count }, r) => ({ seat, rule: 'K14.1', text: `${does(r, seat, 'looks', 'look')} at ${plural(count, 'treasure card')}.` }),
  'you-looked': ({ cards: seen }, r) => ({ seat: r.me, rule: 'K14.1', text: `You see *${cards(seen)}*.` }),
  'kept-card': ({ seat }, r) => ({ seat, rule: 'K14.1', text: `${does(r, seat, 'keeps', 'keep')} a treasure card.` }),
  discarded: ({ seat, cards: gone }, r) => ({ seat, rule: 'K1.12', text: `${does(r, seat, 'discards', 'discard')} *${cards(gone)}*.` }),
  gives: ({ seat, card }, r) => ({ seat, rule: 'K14.2', text: `${does(r, seat, 'gives', 'give')} *${cardName(card)}*.` }),
  enough: ({ seat }, r) => ({ seat, rule: 'K14.2', text: `${does(r, seat, 'gives', 'give')} no more.` }),
  takes: ({ seat, card }, r) => ({ seat, rule: 'K14.2', text: `${does(r, seat, 'takes', 'take')} *${cardName(card)}* from the discard pile.` }),
  emptied: ({ place, cards: gone }) => ({ rule: 'K14.4', text: `All of ${to(place)} is discarded: ${cards(gone)}.` }),
  spared: ({ seat }, r) => ({ seat, rule: 'K14.5', text: `${does(r, seat, 'takes', 'take')} no hero back in return.` }),
  reversed: () => ({ rule: 'K14.9', text: 'From now on the lowest total ranks first.' }),
  'open-secret': ({ seat }, r) => ({ seat, rule: 'K14.10', text: `Everybody but ${who(r, seat)} places face up.` }),
  closed: ({ place }) => ({ rule: 'K14.11', text: `Nothing more may come to ${to(place)}.` }),
  changed: ({ room, artifact }) => ({ rule: 'K14.13', text: `${PLACE[room]} offers ${an(ARTIFACT[artifact])} now.` }),
  wishes: ({ seat, artifact }, r) => ({ seat, rule: 'K14.14', text: `${does(r, seat, 'wishes', 'wish')} for ${an(ARTIFACT[artifact])} of the stack.` }),
  exchanged: ({ seat, room, gives, takes }, r) => ({ seat, rule: 'K14.15', text: `${does(r, seat, 'swaps', 'swap')} ${an(ARTIFACT[gives])} for the *${ARTIFACT[takes]}* ${at(room)}.` }),
  smuggled: ({ seat, place }, r) => ({ seat, rule: 'K14.17', text: `${does(r, seat, 'is', 'are')} smuggled into ${to(place)}.` }),
}

/** What happened, in a sentence. */
export const eventLine = (event: Event, reader: Reader): Line => told(event, EVENTS, reader, UNKNOWN_EVENT)

/** What the lines around it, or the table, say as well. */
const SILENT: readonly Event['type'][] = ['all-pass', 'revealed', 'guard-set', 'filled', 'laid-out', 'kept-spell']

/** Heroes turned up together are one line. */
function shownTogether(events: readonly Event[], from: number, r: Reader): { text: string; count: number } {
  const shown: string[] = []
  for (let event = events[from]; event?.type === 'turned-up'; event = events[from + shown.length]) {
    shown.push(`${who(r, event.seat)} *${event.hero}*`)
  }
  return { text: `Turned up: ${shown.join(', ')}.`, count: shown.length }
}

/** With two players a dummy sits at the table; it has no chair. */
export const readerOf = ({ me, name }: Reader, { players }: View): Reader => ({ me, name: (seat) => (seat < players.length ? name(seat) : 'Dummy') })

export function foldLog(events: readonly Event[], visitor: Reader, view: View): LogItem[] {
  const reader = readerOf(visitor, view)
  const items: LogItem[] = []
  for (let i = 0; i < events.length;) {
    const event = events[i] as Event
    const key = String(i)
    if (event.type === 'turned-up') {
      const { text, count } = shownTogether(events, i, reader)
      items.push({ key, text, rule: 'K5.2' })
      i += count
      continue
    }
    if (event.type === 'round') items.push({ key: `${i}h`, head: `Round ${event.round}` })
    if (!SILENT.includes(event.type)) items.push({ key, ...eventLine(event, reader) })
    i += 1
  }
  return items
}

/** The location in turn, or the next one. */
export function placeNow(phase: Phase) {
  if (typeof phase === 'string') return undefined
  return 'reaching' in phase ? phase.reaching : 'revealed' in phase ? phase.revealed : phase.settling
}
