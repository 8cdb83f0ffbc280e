/** M12, M13: the spells and the artifacts of the professional game, each in a line. */
import { match, type Each } from '../../core/variant'
import type { Artifact, Card, Mark, PieceView, Play, Spell, Target } from './game'
import { whose, type Reader } from '../../core/speech'
import type { Printed } from '../../table/aim.svelte'
import { ARTIFACT, FIELD, at, toField } from './words'

export const SPELL: Record<Spell, Printed> = {
  abracadabra: { symbol: 'abracadabra', name: 'Abracadabra', rule: 'M12.1', what: 'When you are offered an artifact: if you buy, take any of the whole stack.' },
  charity: { symbol: 'charity', name: 'Charity', rule: 'M12.2', what: 'Take 3 treasures of your choice from the supply.' },
  'eye-for-an-eye': { symbol: 'eye-for-eye', name: 'Eye for an Eye', rule: 'M12.3', what: 'Remove a figure of another player; its owner may remove one of yours.' },
  'city-tax': { symbol: 'city-tax', name: 'City Tax', rule: 'M12.4', what: 'The others pay 2 for each of their figures in the city, or take it back.' },
  'last-will-be-first': { symbol: 'last-first', name: 'The Last Will Be First', rule: 'M12.5', what: 'For the rest of the round the lowest strength counts as the strongest.' },
  'dragon-leaves': { symbol: 'dragon-leaves', name: 'Dragon Leaves', rule: 'M12.6', what: 'An empty cave gets 4 and 2 treasures of its kind.' },
  smuggler: { symbol: 'smuggler', name: 'Smuggler', rule: 'M12.7', what: 'Before the city: you are present on every city field that stayed empty.' },
  mirage: { symbol: 'mirage', name: 'Mirage', rule: 'M12.8', what: 'Look through a stack and put another of its artifacts face up on top.' },
  'lunar-eclipse': { symbol: 'lunar-eclipse', name: 'Lunar Eclipse', rule: 'M12.9', what: 'All odd face-up figures of a field go home, Carpets too.' },
  'second-chance': { symbol: 'second-chance', name: 'Second Chance', rule: 'M12.10', what: 'Move one of your figures to another field.' },
  spy: { symbol: 'spy', name: 'Spy', rule: 'M12.11', what: 'For the rest of the round the others place face up, except at the guard.' },
  sacrifice: { symbol: 'sacrifice', name: 'Sacrifice', rule: 'M12.12', what: 'Everybody, you too, returns 7 treasures.' },
  'dragons-return': { symbol: 'dragon-return', name: 'Dragon’s Return', rule: 'M12.13', what: 'The treasure of the cave being evaluated goes back; nobody gets any.' },
  donation: { symbol: 'donation', name: 'Donation', rule: 'M12.14', what: 'Everybody, you too, returns 5 treasures.' },
  taboo: { symbol: 'taboo', name: 'Taboo', rule: 'M12.15', what: 'For the rest of the round nothing more may come to a field.' },
  'solar-eclipse': { symbol: 'solar-eclipse', name: 'Solar Eclipse', rule: 'M12.16', what: 'All even face-up figures of a field go home.' },
  'sultans-tax': { symbol: 'sultans-tax', name: 'Sultan’s Tax', rule: 'M12.17', what: 'The others pay 1 for each of their figures in the rooms, or take all back.' },
  trade: { symbol: 'trade', name: 'Trade', rule: 'M12.18', what: 'Exchange treasures for as many of other kinds.' },
  teleport: { symbol: 'teleport', name: 'Teleport', rule: 'M12.19', what: 'Move any figure to another field, and pay 3.' },
  parasite: { symbol: 'parasite', name: 'Parasite', rule: 'M12.20', what: 'Use an artifact that another player has used this round.' },
  apprentice: { symbol: 'apprentice', name: 'Mage’s Apprentice', rule: 'M12.21', what: 'Swap one of your unused artifacts for a face-up one on a stack.' },
}

export const POWER: Record<Artifact, Printed> = {
  lamp: { symbol: 'lamp', name: ARTIFACT.lamp, rule: 'M13.1', what: 'Lit with your first spell: you may play spells for the rest of the round.' },
  double: { symbol: 'double', name: ARTIFACT.double, rule: 'M13.2', what: 'One of your face-up figures on the present field counts twice.' },
  carpet: { symbol: 'carpet', name: ARTIFACT.carpet, rule: 'M13.3', what: 'After placing: a figure of strength 3 on any open field, the one being evaluated too.' },
  counterspell: { symbol: 'counterspell', name: ARTIFACT.counterspell, rule: 'M13.4', what: 'Cancels another player’s spell before it takes effect.' },
  key: { symbol: 'key', name: ARTIFACT.key, rule: 'M13.5', what: 'At the guard: you are admitted without figure or bribe.' },
  scroll: { symbol: 'scroll', name: ARTIFACT.scroll, rule: 'M13.6', what: 'Never used; it breaks ties at the end.' },
}

const CARDS: Each<Card, undefined, Printed> = {
  spell: (spell) => SPELL[spell],
  artifact: (artifact) => POWER[artifact],
  copy: (artifact) => ({ ...SPELL.parasite, name: `Parasite as ${ARTIFACT[artifact]}`, what: `As if it were yours. ${POWER[artifact].what}` }),
}

const UNKNOWN: Printed = { symbol: 'spell', name: 'a card', rule: '', what: '' }

/** What a card is called and does. */
export const cardOf = (card: Card): Printed => match(card, CARDS, undefined, UNKNOWN)

/** What a play on the table can be named by: the figures there, and what was played before it. */
export interface Naming {
  reader: Reader
  pieces: readonly PieceView[]
  plays: readonly { seat: number; play: Play }[]
}

/** A figure by its number: “Bilal’s hidden figure in room 1”. */
export function figureName(mark: Mark, { reader, pieces }: Naming): string {
  const piece = pieces.find((it) => it.magic?.mark === mark)
  if (!piece) return 'a figure that is gone'
  const { strength, face_up: up, magic } = piece
  const what = magic?.carpet ? ARTIFACT.carpet : strength === undefined ? 'hidden figure' : up ? String(strength) : `${strength} (face down)`
  return `${whose(reader, piece.owner)} ${what} ${at(piece.field)}`
}

const TARGETS: Each<Target, Naming, string> = {
  nothing: () => '',
  figure: (mark, it) => figureName(mark, it),
  move: ([mark, field], it) => `${figureName(mark, it)}, to ${toField(field)}`,
  field: (field) => FIELD[field],
  play: (index, it) => {
    const aimed = it.plays[index]
    return aimed ? `${whose(it.reader, aimed.seat)} ${cardOf(aimed.play.card).name}` : 'a spell'
  },
}

/** What a play points at; nothing, if it points at nothing. */
export const targetName = (target: Target, naming: Naming): string => match(target, TARGETS, naming, '')

/** A card and what it points at. */
export function playName({ card, at: aim }: Play, naming: Naming): string {
  const target = targetName(aim, naming)
  return target ? `${cardOf(card).name}: ${target}` : cardOf(card).name
}
