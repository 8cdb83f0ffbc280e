/** What is painted on the cards of both Morgenlands, by the names of the rules. */

/** What stands behind the object of a card. */
export type Ground = 'night' | 'dusk'
export type Behind = 'halo' | 'smoke' | 'moon' | 'dunes' | 'rays' | 'roofs' | 'rocks' | 'floor' | 'sparks' | 'waves'

export interface Painted {
  /** The object, as a symbol of the sheet. */
  symbol: string
  ground: Ground
  behind: readonly Behind[]
  /** An object that is dark by its nature. */
  dark?: boolean
}

const night = (symbol: string, ...behind: Behind[]): Painted => ({ symbol, ground: 'night', behind })
/** Dusk is for cards that deceive. */
const dusk = (symbol: string, ...behind: Behind[]): Painted => ({ symbol, ground: 'dusk', behind })

export const ARTIFACTS: Readonly<Record<string, Painted>> = {
  lamp: night('lamp', 'halo', 'smoke'),
  double: dusk('double', 'halo', 'floor'),
  carpet: night('carpet', 'moon', 'dunes'),
  counterspell: night('counterspell', 'rays', 'halo'),
  key: night('key', 'halo', 'roofs'),
  scroll: night('scroll', 'sparks', 'floor'),
}

export const SPELLS: Readonly<Record<string, Painted>> = {
  abracadabra: night('abracadabra', 'sparks', 'halo'),
  apprentice: dusk('apprentice', 'sparks', 'floor'),
  charity: night('charity', 'halo', 'roofs'),
  'city-tax': night('city-tax', 'moon', 'roofs'),
  donation: night('donation', 'halo', 'floor'),
  'dragon-leaves': night('dragon-leaves', 'moon', 'rocks'),
  'dragons-return': night('dragon-return', 'halo', 'rocks'),
  'eye-for-an-eye': night('eye-for-eye', 'rays'),
  'last-will-be-first': night('last-first', 'halo', 'floor'),
  'lunar-eclipse': { ...night('lunar-eclipse', 'halo'), dark: true },
  mirage: dusk('mirage', 'halo', 'dunes', 'waves'),
  parasite: dusk('parasite', 'halo', 'sparks'),
  sacrifice: night('sacrifice', 'halo', 'smoke', 'floor'),
  'second-chance': night('second-chance', 'halo', 'dunes'),
  smuggler: dusk('smuggler', 'moon', 'roofs'),
  'solar-eclipse': { ...night('solar-eclipse', 'rays', 'halo'), dark: true },
  spy: dusk('spy', 'rays'),
  'sultans-tax': night('sultans-tax', 'halo', 'roofs'),
  taboo: night('taboo', 'rocks', 'halo'),
  teleport: night('teleport', 'waves', 'halo'),
  trade: night('trade', 'halo', 'dunes'),
}

/** A card that only a newer server knows shows the mark of the spells. */
export const painted = (cards: Readonly<Record<string, Painted>>, name: string): Painted => cards[name] ?? night('spell', 'halo')

export interface Tint {
  symbol: string
  fill: string
  line: string
}

/** The niche of a treasure card in the tint of its kind. */
export const TINTS: Readonly<Record<string, Tint>> = {
  crown: { symbol: 'crown', fill: '#F7D2C8', line: '#A8382B' },
  pearl: { symbol: 'pearl', fill: '#DAD6E8', line: '#6E6A8E' },
  gem: { symbol: 'gem', fill: '#C9DDF6', line: '#2C62B4' },
  cup: { symbol: 'cup', fill: '#D8CDB4', line: '#5A4B3A' },
  gold: { symbol: 'bar', fill: '#F9E5AC', line: '#8A6212' },
}

/** A treasure card is named by its kind and its value: “crown-3”. */
export function treasureOf(name: string): Tint & { value: number } {
  const [kind = '', value = ''] = name.split('-')
  return { ...(TINTS[kind] ?? { symbol: 'gem', fill: '#DAD6E8', line: '#6E6A8E' }), value: Number(value) }
}

/** The middle of each pip below the niche. */
export const pips = (value: number): number[] => Array.from({ length: value }, (_, i) => 30 + (i - (value - 1) / 2) * 7.4)

/** The mark in the medallion of a back. */
export const MARKS = { treasure: 'gem', spell: 'spell', artifact: 'lamp' } as const
export type Deck = keyof typeof MARKS

/** The ogee niche of a card, 52 by 63, and the smaller one of a treasure. */
export const NICHE = 'M4 67V21C4 9.9 19.6 11.1 30 4C40.4 11.1 56 9.9 56 21V67z'
export const SHRINE = 'M8 69V38C8 29 21.5 30 30 24C38.5 30 52 29 52 38V69z'
