import { POWER, SPELL } from './magic'

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
  'M3.3': 'On every stack in use the top artifact lies face up.',
  'M7.1': 'In Aladdin’s Tent the strongest sees two spells, keeps one and gives the other to the second strongest.',
  'M7.2': 'An empty deck of spells is shuffled anew from the discards.',
  'M7.3': 'In the Djinn’s House the strongest may use two artifacts this round instead of one.',
  'M12.A': 'A spell needs its owner’s lit Lamp and is discarded after use; what it removes goes home to its owner.',
  'M12.B': 'No spell acts on the guard’s field, nor moves a figure into it or out of it.',
  'M12.C': 'No spell moves a figure onto a field that was evaluated.',
  'M12.D': 'Who cannot fulfil a demand does as much as he can; a tax is paid in full or not at all.',
  'M13.A': 'One artifact for each player and round, two for the winner of the Djinn’s House; used ones return at the end of the round.',
  'M14.2': 'In a window all who may have a play answer at the same time, in secret; then the plays are revealed together.',
  'M14.3': 'A Counterspell cancels one revealed spell of another player at once.',
  'M14.4': 'The plays that stand take effect in player order.',
  'M14.6': 'At the Market, at the guard and at an offer the one about to decide may make a play first.',
  'M14.9': 'A play needs its moment and a legal target.',
  'M14.10': 'Units, artifacts and answers are chosen when the play takes effect.',
  MR1: 'An empty treasure deck is shuffled anew from its used cards.',
  MR27: 'Only the one who is asked can answer, and only what is asked.',
}

/** A card’s rule is what is printed on it. */
const CARDS = Object.fromEntries([...Object.values(SPELL), ...Object.values(POWER)].map(({ rule, name, what }) => [rule, `${name}: ${what}`]))

export const ruleText = (id: string): string | undefined => RULES[id] ?? CARDS[id]
