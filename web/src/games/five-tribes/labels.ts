/** What a button says: one entry for every action that Rust knows. */
import { match, type Each } from '../../core/variant'
import { plural } from '../../core/words'
import { djinnName } from './djinns'
import type { Reader } from './events'
import type { Action, Card } from './game'
import { CARD, ITEM, PAYMENT, aMeeple, aPiece, victims } from './words'

export interface Labelling {
  reader: Reader
  /** The open row of cards, its front first. */
  row: readonly Card[]
}

/** Places of the row are counted from 1. */
const cardAt = ({ row }: Labelling, place: number): string => {
  const card = row[place - 1]
  return card ? CARD[card] : `card ${place}`
}

const LABELS: Each<Action, Labelling, string> = {
  bid: ({ spot, fakirs }) => `Bid ${spot}${fakirs ? ` with ${plural(fakirs, 'Fakir')}` : ''}`,
  use: ({ djinn, payment, tile }, { reader }) => `Use ${djinnName(djinn)}${tile === null || tile === undefined ? '' : ` on ${reader.tile(tile)}`} for ${PAYMENT[payment]}`,
  item: (item) => `Use the ${ITEM[item].name}`,
  'pick-up': ({ tile, ride }, { reader }) => `Pick up from ${reader.tile(tile)}${ride === 'carpet' ? ' with the Flying Carpet' : ''}`,
  drop: ({ tribe, tile }, { reader }) => `Drop ${aMeeple(tribe)} on ${reader.tile(tile)}`,
  'no-move': () => 'There is no move',
  place: (piece) => `Place ${aPiece(piece)}`,
  builders: ({ fakirs }) => (fakirs ? `Discard ${plural(fakirs, 'Fakir')}` : 'No Fakir'),
  kill: ({ tile, victims: who, fakirs }, { reader }) => `Kill ${victims(who)} on ${reader.tile(tile)}${fakirs ? ` for ${plural(fakirs, 'Fakir')}` : ''}`,
  murder: ({ seat, victims: who }, { reader }) => `Kill ${victims(who)} of ${reader.name(seat)}`,
  spare: () => 'Kill nobody',
  'keep-item': (item) => `Keep the ${ITEM[item].name}`,
  'keep-djinn': (djinn) => `Keep ${djinnName(djinn)}`,
  decline: () => 'Leave it',
  buy: ({ first, second }, it) => `Buy ${cardAt(it, first)}${second === null || second === undefined ? '' : ` and ${cardAt(it, second)}`}`,
  summon: ({ djinn, payment }) => `Take ${djinnName(djinn)} for ${PAYMENT[payment]}`,
  craft: (payment) => `Take the top item for ${PAYMENT[payment]}`,
  here: () => 'Place it here',
  there: ({ tile, payment }, { reader }) => `Place it on ${reader.tile(tile)} for ${PAYMENT[payment]}`,
  wish: (djinn) => `Take ${djinnName(djinn)}`,
  'wish-unseen': () => 'Take the unseen top djinn',
  fetch: (item) => `Fetch the ${ITEM[item].name}`,
  strike: (tile, { reader }) => `Aim at ${reader.tile(tile)}`,
  remove: (who) => `Remove ${victims(who)}`,
  lift: (tile, { reader }) => `Move the piece on ${reader.tile(tile)}`,
  settle: (tile, { reader }) => `Put it on ${reader.tile(tile)}`,
  charm: (tile, { reader }) => `Call to ${reader.tile(tile)}`,
  lure: ({ tile, tribe }, { reader }) => `Lure ${aMeeple(tribe)} from ${reader.tile(tile)}`,
  enough: () => 'Enough have come',
  next: (card) => `${CARD[card]} next`,
  offer: (card) => `Add ${CARD[card]} to the set`,
  sell: () => 'Sell the set',
  continue: () => 'Go on',
  'end-turn': () => 'End the turn',
}

export function actionLabel(action: Action, it: Labelling): string {
  return match(action, LABELS, it, 'Answer')
}
