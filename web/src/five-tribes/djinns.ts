/** What is printed on the djinns: points, cost, and the power in a few words. */
import type { Djinn, Setup } from './game'

interface Printed {
  name: string
  points: number
  cost: string
  power: string
  rule: string
}

const EITHER = 'Elder or Fakir'
const DEAR = 'Elder + Elder or Fakir'

const DJINNS: Record<Djinn, Printed> = {
  'al-amin': { name: 'Al-Amin', points: 5, cost: '', power: 'At the end 2 Fakirs are any merchandise', rule: 'FT9.1' },
  'anun-nak': { name: 'Anun-Nak', points: 8, cost: EITHER, power: '3 meeples of the bag on a bare tile', rule: 'FT9.2' },
  baal: { name: 'Ba’al', points: 6, cost: '', power: 'Gold when a djinn is got', rule: 'FT9.3' },
  boaz: { name: 'Boaz', points: 6, cost: '', power: 'Yours cannot be killed', rule: 'FT9.4' },
  bouraq: { name: 'Bouraq', points: 6, cost: EITHER, power: 'A palace on a Village', rule: 'FT9.5' },
  echidna: { name: 'Echidna', points: 4, cost: DEAR, power: 'Builders bring double', rule: 'FT9.6' },
  enki: { name: 'Enki', points: 8, cost: EITHER, power: 'A palm tree on an Oasis', rule: 'FT9.7' },
  hagis: { name: 'Hagis', points: 10, cost: EITHER, power: 'Your palace goes next door', rule: 'FT9.8' },
  haurvatat: { name: 'Haurvatat', points: 8, cost: '', power: 'Palm trees score 5', rule: 'FT9.9' },
  iblis: { name: 'Iblis', points: 8, cost: EITHER, power: 'Assassins kill two', rule: 'FT9.10' },
  jafaar: { name: 'Jafaar', points: 6, cost: '', power: 'Viziers score 3', rule: 'FT9.11' },
  kandicha: { name: 'Kandicha', points: 6, cost: '', power: 'Gains from whom you kill', rule: 'FT9.12' },
  kumarbi: { name: 'Kumarbi', points: 6, cost: 'Fakirs', power: 'Cheaper bids', rule: 'FT9.13' },
  lamia: { name: 'Lamia', points: 10, cost: EITHER, power: 'Your palm tree goes next door', rule: 'FT9.14' },
  leta: { name: 'Leta', points: 4, cost: DEAR, power: 'A camel on a bare tile', rule: 'FT9.15' },
  marid: { name: 'Marid', points: 6, cost: '', power: 'Gold for drops on your tiles', rule: 'FT9.16' },
  monkir: { name: 'Monkir', points: 6, cost: '', power: 'Gold for palaces', rule: 'FT9.17' },
  nekir: { name: 'Nekir', points: 6, cost: '', power: 'Gold for assassinations', rule: 'FT9.18' },
  shamhat: { name: 'Shamhat', points: 6, cost: '', power: 'Elders score 4', rule: 'FT9.19' },
  sibittis: { name: 'Sibittis', points: 4, cost: DEAR, power: 'Draw 3 djinns, keep 1', rule: 'FT9.20' },
  sloar: { name: 'Sloar', points: 8, cost: 'Fakir', power: 'Draw a card', rule: 'FT9.21' },
  utug: { name: 'Utug', points: 4, cost: DEAR, power: 'A camel among meeples', rule: 'FT9.22' },
  ptah: { name: 'Ptah', points: 0, cost: '', power: 'Artisans score 2 more', rule: 'FX10.1' },
  geb: { name: 'Geb', points: 0, cost: '', power: 'Precious items score 3 more', rule: 'FX10.2' },
}

/** Their rules in a few words, by id. */
export const DJINN_RULES: Record<string, string> = Object.fromEntries(Object.values(DJINNS).map((it) => [it.rule, `${it.name}: ${it.power}.`]))

export const djinnRule = (djinn: Djinn): string => DJINNS[djinn].rule
export const djinnName = (djinn: Djinn): string => DJINNS[djinn].name

/** The card; the points of Ptah and Geb stand in the set-up. */
export function djinnCard(djinn: Djinn, setup: Setup): Printed {
  const card = DJINNS[djinn]
  if (djinn === 'ptah') return { ...card, points: setup.naqala?.ptah ?? 0 }
  if (djinn === 'geb') return { ...card, points: setup.naqala?.geb ?? 0 }
  return card
}
