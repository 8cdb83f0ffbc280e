/** The question in a sentence, for the player who is asked and for those who wait. One entry for every frame. */
import type { Prompt } from '../../core/speech'
import { plural } from '../../core/words'
import type { Reader } from './events'
import type { Frame, Seat, Table, Tribe } from './game'
import { told, type EachType } from '../../core/variant'
import { STAGE, crowd, kindOf, meeple } from './words'

interface Asking {
  table: Table
  reader: Reader
  /** Whether going without a move is among the answers. */
  noMove: boolean
}
/** What is asked, after the name; why; by which rule; and what the others read meanwhile. */
interface Asked {
  ask: string
  why: string
  rule: string
  others: string
}

const gold = ({ table, reader }: Asking): string => `You have ${table.players[reader.me ?? 0]?.gold ?? 0} gold.`

const TRIBE_ASKS: Record<Tribe, Asked> = {
  vizier: { ask: 'your Viziers act.', why: '', rule: 'FT6.2', others: 'lets the Viziers act.' },
  elder: { ask: 'your Elders act.', why: '', rule: 'FT6.3', others: 'lets the Elders act.' },
  merchant: { ask: 'your Merchants act.', why: '', rule: 'FT6.4', others: 'lets the Merchants act.' },
  builder: { ask: 'how many Fakirs help your Builders?', why: 'Each counts as one more Builder.', rule: 'FT6.6', others: 'lets the Builders act.' },
  assassin: {
    ask: 'whom do your Assassins kill?',
    why: 'Press a lit tile, or choose somebody in front of an opponent. Fakirs for the distance are discarded.',
    rule: 'FT6.7',
    others: 'chooses whom the Assassins kill.',
  },
  artisan: { ask: 'your Artisans act.', why: '', rule: 'FX4.1', others: 'lets the Artisans act.' },
}

const USE: Asked = { ask: 'will you use the tile?', why: '', rule: 'FT7.1', others: 'may use the tile.' }
const TILE_ASKS: Record<ReturnType<typeof kindOf>, Asked> = {
  sacred: { ask: 'will you take a djinn?', why: '2 Elders, or 1 Elder and 1 Fakir.', rule: 'FT7.7', others: 'may take a djinn.' },
  'small-market': { ask: 'will you buy a card?', why: '3 gold for one of the first three.', rule: 'FT7.5', others: 'may buy a card.' },
  'large-market': { ask: 'will you buy cards?', why: '6 gold for two of the first six. Press one card, then the other.', rule: 'FT7.6', others: 'may buy cards.' },
  'specialized-market': { ask: 'will you buy a card?', why: '4 gold for any card of the row.', rule: 'FX6.1', others: 'may buy a card.' },
  workshop: { ask: 'will you have an item made?', why: '1 Artisan or 2 Fakirs for the top item.', rule: 'FX5.1', others: 'may have an item made.' },
  village: USE,
  oasis: USE,
  chasm: USE,
}

const FRAMES: EachType<Frame, Asking, Asked> = {
  bid: (_, a) => ({ ask: 'bid for a place in the turn order.', why: `Who pays more plays earlier. ${gold(a)}`, rule: 'FT3.2', others: 'bids.' }),
  start: (_, a) =>
    a.noMove
      ? { ask: 'there is no move.', why: 'Use powers if you like, then say so.', rule: 'FT11.3', others: 'begins the turn.' }
      : { ask: 'pick up the meeples of a tile.', why: 'Press a lit tile. Powers may be used before.', rule: 'FT4.3', others: 'begins the turn.' },
  drop: ({ hand, ride }) => ({
    ask: 'drop a meeple on a lit tile.',
    why: `In hand: ${crowd(hand)}. The last one must find one of its tribe${ride === 'carpet' ? ', and flies there' : ''}.`,
    rule: 'FT4.8',
    others: 'moves meeples.',
  }),
  piece: ({ tile }, a) => ({ ask: `what takes control of ${a.reader.tile(tile)}?`, why: 'A camel, or once in the game the tent.', rule: 'FX3.1', others: 'takes control of a tile.' }),
  window: ({ stage }, a) => ({
    ask: 'will you use a power, or go on?',
    why: `Now it is ${STAGE[stage]}${stage === 'before-tribe' ? `; you took ${meeple(a.table.turn.tribe, a.table.turn.taken)}` : ''}.`,
    rule: 'FT9.31',
    others: 'may use powers.',
  }),
  tribe: ({ tribe }) => TRIBE_ASKS[tribe],
  'keep-item': ({ drawn }) => ({ ask: 'which item will you keep?', why: `You drew ${drawn}; the others are discarded, face up.`, rule: 'FX4.1', others: 'chooses an item.' }),
  tile: (_, { table }) => TILE_ASKS[kindOf(table.board[table.turn.end]?.land ?? 'chasm')],
  place: ({ growth, tile }, a) => ({
    ask: growth === 'palm' ? 'where does the palm tree grow?' : 'where does the palace rise?',
    why: `On ${a.reader.tile(tile)}, or with ${growth === 'palm' ? 'Lamia' : 'Hagis'} on a lit tile next to it.`,
    rule: growth === 'palm' ? 'FT9.14' : 'FT9.8',
    others: growth === 'palm' ? 'plants a palm tree.' : 'builds a palace.',
  }),
  'keep-djinn': ({ drawn }) => ({ ask: 'which djinn will you keep?', why: `You drew ${drawn}; the others are discarded.`, rule: 'FT9.20', others: 'chooses a djinn.' }),
  scimitar: () => ({ ask: 'aim the Scimitar at a tile.', why: 'Two meeples are removed there.', rule: 'FX9.1', others: 'aims the Scimitar.' }),
  strike: ({ tile }, a) => ({ ask: 'whom does the Scimitar remove?', why: `On ${a.reader.tile(tile)}.`, rule: 'FX9.1', others: 'uses the Scimitar.' }),
  lamp: () => ({ ask: 'which djinn does the Lamp call?', why: 'One of the open row, or the unseen top one.', rule: 'FX9.2', others: 'rubs the Lamp.' }),
  flute: () => ({ ask: 'where does the Flute call to?', why: 'Up to five meeples from adjacent tiles follow.', rule: 'FX9.3', others: 'plays the Flute.' }),
  lure: ({ target, moved }, a) => ({ ask: 'who follows the Flute next?', why: `To ${a.reader.tile(target)}; ${plural(moved, 'meeple')} so far.`, rule: 'FX9.3', others: 'plays the Flute.' }),
  ring: () => ({ ask: 'which item does the Ring fetch?', why: 'From the discards.', rule: 'FX9.5', others: 'uses the Ring.' }),
  talisman: () => ({ ask: 'which of your pieces moves?', why: 'Press one of your tiles.', rule: 'FX9.6', others: 'uses the Talisman.' }),
  settle: ({ from }, a) => ({ ask: 'where does it go?', why: `It leaves ${a.reader.tile(from)} for a tile without an owner.`, rule: 'FX9.6', others: 'uses the Talisman.' }),
  sort: ({ sorted }) => ({ ask: `which card comes to place ${sorted + 1} of the row?`, why: 'The Horn lets you put the row in any order.', rule: 'FX9.7', others: 'sorts the row.' }),
  closing: () => ({ ask: 'sell merchandise, use powers, or end the turn.', why: 'Put a set together card by card, then sell it.', rule: 'FT8.1', others: 'ends the turn.' }),
}

const UNKNOWN: Asked = { ask: 'it is your turn.', why: '', rule: '', others: 'is thinking.' }
const top = (table: Table): Frame | undefined => table.frames[table.frames.length - 1]

/** Who is asked, as the table shows it. */
export function askedSeat(table: Table): Seat | undefined {
  const frame = top(table)
  return frame && (frame.type === 'bid' ? table.order[0] : table.turn.seat)
}

/** What I am asked. */
export function questionPrompt(question: Frame, table: Table, reader: Reader, noMove = false): Prompt {
  const { ask, why, rule } = told(question, FRAMES, { table, reader, noMove }, UNKNOWN)
  return { title: `${reader.name(reader.me ?? 0)}, ${ask}`, why, rule }
}

/** What somebody else is asked. */
export function waitingPrompt(table: Table, reader: Reader): Prompt {
  const [frame, seat] = [top(table), askedSeat(table)]
  if (!frame || seat === undefined) return { title: 'The game is over.', why: 'Hands are shown and points counted.', rule: 'FT12' }
  const { others, rule } = told(frame, FRAMES, { table, reader, noMove: false }, UNKNOWN)
  return { title: `${reader.name(seat)} ${others}`, why: `${reader.name(seat)} is thinking.`, rule }
}
