/**
 * What happened, in sentences: one entry for every event that Rust knows, so that one without a text does not compile.
 * Words between asterisks are printed bold.
 */
import * as Core from '../../core/speech'
import { UNKNOWN_EVENT, does, whose, type Line } from '../../core/speech'
import { capital, plural } from '../../core/words'
import { djinnName, djinnRule } from './djinns'
import type { Event, Seat, Tile, View } from './game'
import { told, type EachType } from '../../core/variant'
import { CARD, CATEGORIES, ITEM, PAYMENT, SCORE, SOURCE, SUPPLY, TRIBE, aMeeple, aPiece, cards, crowd, items, landOf, meeple, points, where } from './words'

/** Who reads, what everybody is called, and what the tiles are called. */
export interface Reader extends Core.Reader {
  tile: (tile: Tile) => string
  /** Whose turn it is, where an event does not say it. */
  active?: Seat | undefined
}

export function readerOf(reader: Core.Reader, { table: { board } }: View): Reader {
  const name = (tile: Tile) => (board[tile] ? landOf(board[tile].land).name : 'Tile')
  return { ...reader, tile: (tile: Tile) => `${name(tile)} ${where(tile)}` }
}

const mine = (r: Reader, text: string, rule: string): Line => ({ seat: r.me, rule, text })
/** Of the active player, whom the event does not name. */
const now = (r: Reader, rule: string, text: string): Line => ({ seat: r.active, rule, text })
const at = (r: Reader, tile: Tile | null | undefined): string => (tile === null || tile === undefined ? '' : ` at ${r.tile(tile)}`)
/** “You take”, “Bilal takes”, of the active player. */
export const active = (r: Reader, others: string, you: string): string => (r.active === undefined ? capital(others) : does(r, r.active, others, you))

const EVENTS: EachType<Event, Reader, Line> = {
  redealt: () => ({ rule: 'FX2.3', text: 'A tile could not be reached: all tiles are dealt again.' }),
  laid: ({ tile, meeples }, r) => ({ rule: 'FT2.2', text: `${r.tile(tile)} is laid with ${crowd(meeples)}.` }),
  'marker-set': ({ seat }, r) => ({ seat, rule: 'FT2.4', text: `${does(r, seat, 'sets', 'set')} a marker on the bid order track.` }),
  'card-shown': ({ card }) => ({ rule: 'FT2.5', text: `*${CARD[card]}* comes into the row.` }),
  'djinn-shown': ({ djinn }) => ({ rule: 'FT2.6', text: `*${djinnName(djinn)}* comes into the row of djinns.` }),
  renewed: ({ supply }) => ({ rule: 'FT10.2', text: `The discarded ${SUPPLY[supply]} are shuffled into a new pile.` }),
  'round-began': ({ round }) => ({ rule: 'FT3.1', text: `*Round ${round}* begins.` }),
  bid: ({ seat, spot, price, fakirs }, r) => ({
    seat,
    rule: fakirs ? 'FT9.13' : 'FT3.2',
    text: `${does(r, seat, 'bids', 'bid')} *${spot}*${fakirs ? ` and ${seat === r.me ? 'pay' : 'pays'} ${price} and ${plural(fakirs, 'Fakir')}` : ''}.`,
  }),
  'turn-began': ({ seat }, r) => ({ seat, rule: 'FT4.1', text: `${capital(whose(r, seat))} turn begins.` }),
  'picked-up': ({ tile, meeples, ride }, r) =>
    now(r, ride === 'carpet' ? 'FX9.4' : 'FT4.3', `${active(r, 'picks up', 'pick up')} *${crowd(meeples)}* from ${r.tile(tile)}${ride === 'carpet' ? ' with the Flying Carpet' : ''}.`),
  dropped: ({ tribe, tile }, r) => now(r, 'FT4.4', `${active(r, 'drops', 'drop')} ${aMeeple(tribe)} on ${r.tile(tile)}.`),
  took: ({ tribe, number, tile }, r) => now(r, 'FT5.1', `${active(r, 'takes', 'take')} *${meeple(tribe, number)}* from ${r.tile(tile)}.`),
  controlled: ({ seat, tile, piece }, r) => ({ seat, rule: 'FT5.2', text: `${does(r, seat, 'takes', 'take')} control of *${r.tile(tile)}* with ${aPiece(piece)}.` }),
  gained: ({ seat, gold, from }, r) => ({ seat, rule: 'FT1.7', text: `${does(r, seat, 'gains', 'gain')} *${gold} gold* ${SOURCE[from]}.` }),
  paid: ({ seat, gold }, r) => ({ seat, rule: 'FT7.4', text: `${does(r, seat, 'pays', 'pay')} *${gold} gold*.` }),
  spent: ({ seat, payment }, r) => ({ seat, rule: 'FT9.33', text: `${does(r, seat, 'gives', 'give')} *${PAYMENT[payment]}*.` }),
  'fakirs-discarded': ({ seat, number }, r) => ({ seat, rule: 'FT6.6', text: `${does(r, seat, 'discards', 'discard')} *${plural(number, 'Fakir')}*.` }),
  bagged: ({ tribe, number }, r) => now(r, 'FT6.1', `${meeple(tribe, number)} ${number === 1 ? 'goes' : 'go'} to the bag.`),
  received: ({ seat, tribe, number }, r) => ({ seat, rule: 'FT6.2', text: `${does(r, seat, 'puts', 'put')} *${meeple(tribe, number)}* in front.` }),
  'card-taken': ({ seat, card }, r) => ({ seat, rule: 'FT7.5', text: `${does(r, seat, 'takes', 'take')} *${CARD[card]}* from the row.` }),
  'cards-drawn': ({ seat, number }, r) => ({ seat, rule: 'FH9', text: `${does(r, seat, 'draws', 'draw')} *${plural(number, 'card')}* from the pile.` }),
  'cards-revealed': ({ seat, cards: shown }, r) => ({ seat, rule: 'FR76', text: `${does(r, seat, 'shows', 'show')} *${cards(shown)}*.` }),
  'you-drew': ({ cards: drawn }, r) => mine(r, `You drew *${cards(drawn)}*. Only you know.`, 'FH9'),
  killed: ({ tile, tribe }, r) => now(r, 'FT6.8', `${capital(aMeeple(tribe))} on *${r.tile(tile)}* is killed.`),
  murdered: ({ seat, tribe }, r) => ({ seat, rule: 'FT6.9', text: `${does(r, seat, 'loses', 'lose')} *${aMeeple(tribe)}* to the Assassins.` }),
  spared: (_, r) => now(r, 'FT6.7', 'The Assassins kill nobody.'),
  'palm-placed': ({ tile }, r) => now(r, 'FT7.2', `A *palm tree* grows on ${r.tile(tile)}.`),
  'palace-placed': ({ tile }, r) => now(r, 'FT7.3', `A *palace* rises on ${r.tile(tile)}.`),
  'djinn-used': ({ djinn, tile }, r) => now(r, djinnRule(djinn), `*${djinnName(djinn)}* is called upon${at(r, tile)}.`),
  'djinn-got': ({ seat, djinn }, r) => ({ seat, rule: 'FT7.7', text: `${does(r, seat, 'gets', 'get')} the djinn *${djinnName(djinn)}*.` }),
  'djinns-drawn': ({ seat, number }, r) => ({ seat, rule: 'FT9.20', text: `${does(r, seat, 'draws', 'draw')} ${plural(number, 'djinn')} to keep one.` }),
  'you-saw-djinns': ({ djinns }, r) => mine(r, `You drew *${djinns.map(djinnName).join(', ')}*.`, 'FH10'),
  'djinn-discarded': ({ djinn }) => ({ rule: 'FT9.20', text: `${djinnName(djinn)} is discarded.` }),
  arrived: ({ meeples, tile }, r) => now(r, 'FT9.2', `*${crowd(meeples)}* come out of the bag to ${r.tile(tile)}.`),
  'item-used': ({ item }, r) => now(r, 'FX9.10', `The *${ITEM[item].name}* is used.`),
  'items-drawn': ({ seat, number }, r) => ({ seat, rule: 'FX4.1', text: `${does(r, seat, 'draws', 'draw')} ${plural(number, 'item')} to keep one.` }),
  'you-saw-items': ({ items: seen }, r) => mine(r, `You drew *${items(seen)}*.`, 'FX4.1'),
  'items-kept': ({ seat, number }, r) => ({ seat, rule: 'FH9', text: `${does(r, seat, 'keeps', 'keep')} *${plural(number, 'item')}*, face down.` }),
  'you-kept': ({ items: kept }, r) => mine(r, `It is the *${items(kept)}*. Only you know.`, 'FH9'),
  'item-discarded': ({ item }) => ({ rule: 'FR42', text: `The ${ITEM[item].name} is discarded.` }),
  'item-fetched': ({ seat, item }, r) => ({ seat, rule: 'FX9.5', text: `${does(r, seat, 'fetches', 'fetch')} the *${ITEM[item].name}* from the discards.` }),
  aimed: ({ tile }, r) => now(r, 'FX9.10', `It is aimed at *${r.tile(tile)}*.`),
  removed: ({ tile, tribe }, r) => now(r, 'FX9.1', `${TRIBE[tribe]} removed from ${r.tile(tile)}.`),
  lured: ({ from, to, tribe }, r) => now(r, 'FX9.3', `${capital(aMeeple(tribe))} follows the Flute from ${r.tile(from)} to ${r.tile(to)}.`),
  'piece-moved': ({ seat, from, to }, r) => ({ seat, rule: 'FX9.6', text: `${does(r, seat, 'moves', 'move')} from ${r.tile(from)} to *${r.tile(to)}*.` }),
  sorted: ({ place, card }, r) => now(r, 'FX9.7', `${CARD[card]} goes to place ${place + 1} of the row.`),
  sold: ({ seat, cards: set }, r) => ({ seat, rule: 'FT8.2', text: `${does(r, seat, 'sells', 'sell')} *${cards(set)}*.` }),
  passed: ({ seat }, r) => ({ seat, rule: 'FD15', text: `${does(r, seat, 'goes', 'go')} on.` }),
  'no-move': ({ seat }, r) => ({ seat, rule: 'FT11.3', text: `${does(r, seat, 'declares', 'declare')} that there is *no move*.` }),
  'turn-ended': ({ seat }, r) => ({ seat, rule: 'FD17', text: `${does(r, seat, 'ends', 'end')} the turn.` }),
  'last-round': () => ({ rule: 'FT11.1', text: 'This round is the *last*.' }),
  'game-ended': () => ({ rule: 'FT11.1', text: '*The game is over.*' }),
  'hand-shown': ({ seat, hand }, r) => ({ seat, rule: 'FH11', text: `${does(r, seat, 'shows', 'show')} ${cards(hand.cards)}${hand.items.length ? `, ${items(hand.items)}` : ''}.` }),
  scored: ({ seat, score }, r) => {
    const parts = CATEGORIES.flatMap((it) => (score[it] ? [`${SCORE[it]} ${score[it]}`] : []))
    return { seat, rule: 'FT12', text: `${does(r, seat, 'scores', 'score')} *${points(score)}*: ${parts.join(', ')}.` }
  },
}

/** What happened, in a sentence. */
export function eventLine(event: Event, reader: Reader): Line {
  return told(event, EVENTS, reader, UNKNOWN_EVENT)
}
