/** K13, K14: the artifacts and the spells of the card game, each in a line. */
import { match, type Each } from '../../core/variant'
import type { Printed } from '../../table/aim.svelte'
import type { Artifact, Card, HeroView, Play, PlayerView, Spell, Target } from './game'
import { who, whose, type Reader } from '../../core/speech'
import { ARTIFACT, PLACE, at, to } from './words'

export const SPELL: Record<Spell, Printed> = {
  charity: { symbol: 'charity', name: 'Charity', rule: 'K14.1', what: 'Look at two treasure cards of the deck and keep one.' },
  trade: { symbol: 'trade', name: 'Trade', rule: 'K14.2', what: 'Swap up to three cards for discarded ones of equal value.' },
  'dragon-leaves': { symbol: 'dragon-leaves', name: 'Dragon Leaves', rule: 'K14.3', what: 'Two more treasure cards for a cave still to come.' },
  'dragons-return': { symbol: 'dragon-return', name: 'Dragon’s Return', rule: 'K14.4', what: 'All treasure of the cave in turn is discarded.' },
  'eye-for-an-eye': { symbol: 'eye-for-eye', name: 'Eye for an Eye', rule: 'K14.5', what: 'An opponent’s hero goes back; its owner may take back one of yours.' },
  'second-chance': { symbol: 'second-chance', name: 'Second Chance', rule: 'K14.6', what: 'Move one of your heroes to another location.' },
  'lunar-eclipse': { symbol: 'lunar-eclipse', name: 'Lunar Eclipse', rule: 'K14.7', what: 'All odd heroes of the location in turn go back, and its Carpets end.' },
  'solar-eclipse': { symbol: 'solar-eclipse', name: 'Solar Eclipse', rule: 'K14.8', what: 'All even heroes of the location in turn go back.' },
  'last-will-be-first': { symbol: 'last-first', name: 'The Last Will Be First', rule: 'K14.9', what: 'For the rest of the round the lowest total ranks first.' },
  spy: { symbol: 'spy', name: 'Spy', rule: 'K14.10', what: 'For the rest of the round the others place face up.' },
  taboo: { symbol: 'taboo', name: 'Taboo', rule: 'K14.11', what: 'Nothing more may come to a location this round.' },
  'sultans-tax': { symbol: 'sultans-tax', name: 'Sultan’s Tax', rule: 'K14.12', what: 'Opponents in the rooms discard a treasure card or take their heroes there back.' },
  mirage: { symbol: 'mirage', name: 'Mirage', rule: 'K14.13', what: 'A room’s artifact is exchanged for another kind of the stack.' },
  abracadabra: { symbol: 'abracadabra', name: 'Abracadabra', rule: 'K14.14', what: 'If you buy at this offer, you take a kind of your choice from the stack.' },
  apprentice: { symbol: 'apprentice', name: 'Mage’s Apprentice', rule: 'K14.15', what: 'Swap an unplayed artifact of yours for one in a room.' },
  parasite: { symbol: 'parasite', name: 'Parasite', rule: 'K14.16', what: 'Use an artifact that an opponent has played this round.' },
  smuggler: { symbol: 'smuggler', name: 'Smuggler', rule: 'K14.17', what: 'You are present in an empty Tent and Caravanserai.' },
  teleport: { symbol: 'teleport', name: 'Teleport', rule: 'K14.18', what: 'Move any hero to another location, and discard a treasure card.' },
  'city-tax': { symbol: 'city-tax', name: 'City Tax', rule: 'K14.19', what: 'Opponents discard a treasure card for each hero in the city, or take it back.' },
  sacrifice: { symbol: 'sacrifice', name: 'Sacrifice', rule: 'K14.20', what: 'Everybody, you too, discards cards worth 7.' },
  donation: { symbol: 'donation', name: 'Donation', rule: 'K14.21', what: 'Everybody, you too, discards cards worth 5.' },
}

export const POWER: Record<Artifact, Printed> = {
  lamp: { symbol: 'lamp', name: ARTIFACT.lamp, rule: 'K13.1', what: 'Draw a spell. At the end Lamps break ties.' },
  double: { symbol: 'double', name: ARTIFACT.double, rule: 'K13.2', what: 'One of your heroes at the location in turn counts once more.' },
  carpet: { symbol: 'carpet', name: ARTIFACT.carpet, rule: 'K13.3', what: 'One more hero of value 3 at a location, for you or for an opponent there.' },
  counterspell: { symbol: 'counterspell', name: ARTIFACT.counterspell, rule: 'K13.4', what: 'Cancels another player’s spell before it takes effect.' },
  key: { symbol: 'key', name: ARTIFACT.key, rule: 'K13.5', what: 'You owe the guard no bribe this round.' },
}

const CARDS: Each<Card, undefined, Printed> = {
  spell: (spell) => SPELL[spell],
  artifact: (artifact) => POWER[artifact],
  copy: (artifact) => ({ ...SPELL.parasite, name: `Parasite as ${ARTIFACT[artifact]}`, what: `As if it were yours. ${POWER[artifact].what}` }),
}

/** What a card is called and does. */
export const cardOf = (card: Card): Printed => match(card, CARDS, undefined, { symbol: 'spell', name: 'a card', rule: '', what: '' })

/** What a play can be named by: the heroes on the table, and what was played before it. */
export interface Naming {
  reader: Reader
  heroes: readonly HeroView[]
  plays: readonly { seat: number; play: Play }[]
}

/** A hero by its placement number, which counts from 1: “Bilal’s hidden hero in cave 3”. */
export function heroName(number: number, { reader, heroes }: Naming): string {
  const hero = heroes[number - 1]
  if (!hero) return `hero ${number}`
  const what = hero.value === undefined ? `hidden hero (no. ${number})` : hero.face_up ? String(hero.value) : `${hero.value} (face down)`
  return `${whose(reader, hero.owner)} ${what} ${at(hero.place)}`
}

const TARGETS: Each<Target, Naming, string> = {
  nothing: () => '',
  hero: (number, it) => heroName(number, it),
  move: ([number, place], it) => `${heroName(number, it)}, to ${to(place)}`,
  place: (place) => PLACE[place],
  for: ([place, seat], it) => `${PLACE[place]}, for ${who(it.reader, seat)}`,
  kind: (artifact) => ARTIFACT[artifact],
  swap: ([place, artifact]) => `${PLACE[place]}: the ${ARTIFACT[artifact]}`,
  barter: ([place, gives, takes]) => `${PLACE[place]}: your ${ARTIFACT[gives]} for the ${ARTIFACT[takes]}`,
  play: (index, it) => {
    const aimed = it.plays[index]
    return aimed ? `${whose(it.reader, aimed.seat)} ${cardOf(aimed.play.card).name}` : 'a spell'
  },
}

/** What a play points at; nothing, if it points at nothing. */
export const targetName = (target: Target, naming: Naming): string => match(target, TARGETS, naming, '')

/** A player's artifacts, those not played first; the played ones go on counting. */
export function ownedBy({ unplayed, played }: PlayerView): (Printed & { spent: string })[] {
  return [...unplayed.map((it) => ({ ...POWER[it], spent: '' })), ...played.map((it) => ({ ...POWER[it], spent: 'played' }))]
}
