import { TRIBES_RULES } from '../five-tribes/rules'

/** The rules the table cites, each in a sentence of our own. */
const RULES: Record<string, string> = {
  'M1.3': 'There are 29 units of each kind of treasure; the supply cannot give more than it has.',
  'M1.9': 'With n players the rooms 1 to n are in use.',
  'M2.2': 'Everybody chooses 3 treasures at the same time, in secret.',
  'M3.1': 'A round begins: a treasure card says how the caves are filled.',
  'M4.1': 'In player order everybody places one figure face down; there is no passing.',
  'M4.2': 'At most 5 figures of one player in one room.',
  'M4.3': 'No figure may go to an empty cave, an unused or sold-out room, or a house that is closed.',
  'M5.1': 'Fields are evaluated along the way; only the present one is turned up.',
  'M5.3': 'Ties: whoever comes first in player order is stronger.',
  'M5.4': 'After the last field everybody takes his figures back.',
  'M6.1': 'The strongest takes the top group, the second the next one, and so on.',
  'M8.1': 'At the Market the strongest may swap 1 treasure for any 3 from the supply.',
  'M8.3': 'In the Caravanserai the strongest takes the camel and is start player at once.',
  'M9.1': 'The guard is turned up, then the figures there.',
  'M9.2': 'Who is as strong as the guard is admitted; who is weaker may pay the difference.',
  'M9.3': 'Present but too weak: bribe the guard, or stay out.',
  'M9.4': 'Who is not admitted takes his figures out of all rooms.',
  'M10.1': 'The strongest in a room may buy its artifact; if he will not, the next may.',
  'M10.2': 'The price is exactly the strength of the buyer’s figures in the room.',
  'M10.3': 'Pay in exactly as many kinds as you have figures there.',
  'M10.4': 'Each figure is paid in a kind of its own.',
  'M10.7': 'The artifact is bought unseen and then known to its buyer only.',
  'M10.8': 'The payment returns to the supply.',
  'M11.3': 'Most artifacts win; ties go to more Scrolls, then to more treasure.',
  MR1: 'An empty treasure deck is shuffled anew from its used cards.',
  MR27: 'Only the one who is asked can answer, and only what is asked.',
}

export const ruleText = (id: string): string | undefined => RULES[id] ?? TRIBES_RULES[id]
