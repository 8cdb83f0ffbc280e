/** The games of this house as the start page offers them. */
import { LENGTH, PAYMENT, VERSION } from '../lib/words'
import type { Level } from '../types/Level'

/** How well the bots of a table play. None of them sees more than its seat does. */
export const LEVELS: readonly { value: Level; name: string; what: string }[] = [
  { value: 'easy', name: 'Easy', what: 'They play sensibly and answer at once.' },
  { value: 'medium', name: 'Medium', what: 'They think ahead a little.' },
  { value: 'hard', name: 'Hard', what: 'They think for about a second.' },
  { value: 'expert', name: 'Expert', what: 'They think for some seconds.' },
]

/** One choice to be made before the game: its name in the setup, and what can be chosen. */
export interface Option {
  id: string
  legend: string
  choices: Record<string, { name: string; what: string }>
  /** What is chosen if nothing is said; else the first. */
  usual?: string
  /** It is asked only if another option has this value. */
  when?: [option: string, value: string]
}

export interface Offer {
  game: string
  title: string
  blurb: string
  players: readonly number[]
  /** What the form begins with. */
  usual: { players: number; friends: number }
  options: readonly Option[]
}

export const MORGENLAND: Offer = {
  game: 'morgenland',
  title: 'Morgenland',
  blurb:
    'Send eight figures down the winding way: dragon caves for treasure, the city for trade and the camel, the palace to spend it all on artifacts. The basic or the professional game, 3 to 5 players, about 40 minutes or an evening.',
  players: [3, 4, 5],
  usual: { players: 4, friends: 1 },
  options: [
    { id: 'version', legend: 'Game', choices: VERSION },
    { id: 'payment', legend: 'Payment', choices: PAYMENT },
    { id: 'length', legend: 'Length', choices: LENGTH, when: ['version', 'basic'] },
  ],
}

export const FIVE_TRIBES: Offer = {
  game: 'five-tribes',
  title: 'Five Tribes',
  blurb:
    'Bid for the turn, lead meeples over the tiles, and win tiles, djinns and goods. 2 to 4 players, with or without The Artisans of Naqala, about an hour.',
  players: [2, 3, 4],
  usual: { players: 2, friends: 0 },
  options: [{ id: 'expansion', legend: 'The Artisans of Naqala', choices: { off: { name: 'Without', what: '' }, on: { name: 'With', what: '' } } }],
}

export const CARDS: Offer = {
  game: 'morgenland-cards',
  title: 'Morgenland, the card game',
  blurb:
    'Five heroes each, four caves full of treasure cards, a tent of spells, and a palace whose artifacts are bought with cards of one symbol. 2 to 5 players, about half an hour.',
  players: [2, 3, 4, 5],
  usual: { players: 4, friends: 0 },
  options: [
    { id: 'spells', legend: 'Spells', choices: { core: { name: 'Core', what: 'The thirteen spells of the core set.' }, all: { name: 'All', what: 'With the eight of the extension.' } } },
    { id: 'start_treasures', legend: 'Treasure cards to begin with', choices: Object.fromEntries(['0', '1', '2', '3'].map((n) => [n, { name: n, what: '' }])), usual: '2' },
  ],
}

const OFFERS = [MORGENLAND, CARDS, FIVE_TRIBES]
export const titleOf = (game: string): string => OFFERS.find((it) => it.game === game)?.title ?? game

/** What was wished, in the notation of the game's setup. */
export function setupOf({ options }: Offer, players: number, chosen: Record<string, string>): string {
  const asked = options.filter((it) => isAsked(it, chosen))
  return [`players=${players}`, ...asked.map((it) => `${it.id}=${chosen[it.id]}`)].join(' ')
}

export const isAsked = ({ when }: Option, chosen: Record<string, string>): boolean => !when || chosen[when[0]] === when[1]

/** Every option as usual. */
export const usual = ({ options }: Offer): Record<string, string> => Object.fromEntries(options.map((it) => [it.id, it.usual ?? Object.keys(it.choices)[0] ?? '']))
