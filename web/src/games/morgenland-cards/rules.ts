/** The rules of the card game that the table cites, each in a sentence of our own. */
import { POWER, SPELL } from './magic'

const CARDS = Object.fromEntries([...Object.values(SPELL), ...Object.values(POWER)].map(({ rule, name, what }) => [rule, `${name}: ${what}`]))

const RULES: Record<string, string> = {
  ...CARDS,
  'K1.12': 'Discarded cards lie face up in a fixed order, the last on top.',
  'K1.16': 'A hero taken back is out until the round ends.',
  'K2.2': 'Everybody is dealt some treasure cards that only he sees.',
  'K3.1': 'Cave n gets n treasure cards, face up.',
  'K3.2': 'One treasure card lies face down on the guard.',
  'K3.3': 'Treasure cards are revealed until one decides the number of rooms.',
  'K3.5': 'The row of artifacts is filled up to the number of rooms.',
  'K3.10': 'An empty deck is shuffled anew from the discards, but for the top card.',
  'K4.1': 'In player order everybody puts one hero face down at a location, until all five are placed.',
  'K5.2': 'When a location comes in turn, all heroes there are turned up.',
  'K5.9': 'A moved hero keeps its facing, but is turned up at the location in turn.',
  'K6.1': 'In rank order everybody present takes one treasure card of the cave.',
  'K6.5': 'What is left in a cave is discarded.',
  'K7.1': 'The first in the Tent draws two spells and keeps one.',
  'K7.2': 'The other spell goes to the second.',
  'K7.3': 'If nobody is second, the other spell is discarded.',
  'K7.5': 'An empty deck of spells is shuffled anew from the discards.',
  'K8.1': 'The first in the Caravanserai names the start player.',
  'K9.1': 'The guard’s strength is the value of his card plus 1.',
  'K10.1': 'In rank order everybody present may buy the room’s artifact.',
  'K10.2': 'The price: cards of one symbol worth at least your total in the room.',
  'K10.9': 'Nobody must buy.',
  'K10.11': 'The buyer takes the artifact; the room is finished.',
  'K11.2': 'At the end of a round all heroes come back.',
  'K12.2': 'Most artifacts win, played or not; ties go to more Lamps, then to more treasure.',
  'K12.5': 'Still tied: the higher sum of treasure cards in hand.',
  'K15.2': 'In a window all who may have a play answer at the same time, in secret; then the plays are revealed together.',
  'K15.5': 'A Counterspell cancels one declared spell of another player.',
  'K15.6': 'When all pass, the plays that stand take effect in player order.',
  'K15.12': 'At an offer you may make plays before you decide.',
}

export const ruleText = (id: string): string | undefined => RULES[id]
