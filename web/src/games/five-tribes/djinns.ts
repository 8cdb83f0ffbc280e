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
  boaz: { name: 'Boaz', points: 6, cost: '', power: 'Your Viziers and Elders cannot be killed', rule: 'FT9.4' },
  bouraq: { name: 'Bouraq', points: 6, cost: EITHER, power: 'A palace on a Village', rule: 'FT9.5' },
  echidna: { name: 'Echidna', points: 4, cost: DEAR, power: 'Builders bring double', rule: 'FT9.6' },
  enki: { name: 'Enki', points: 8, cost: EITHER, power: 'A palm tree on an Oasis', rule: 'FT9.7' },
  hagis: { name: 'Hagis', points: 10, cost: EITHER, power: 'Your palace goes next door', rule: 'FT9.8' },
  haurvatat: { name: 'Haurvatat', points: 8, cost: '', power: 'Palm trees score 5', rule: 'FT9.9' },
  iblis: { name: 'Iblis', points: 8, cost: EITHER, power: 'Assassins kill two', rule: 'FT9.10' },
  jafaar: { name: 'Jafaar', points: 6, cost: '', power: 'Viziers score 3', rule: 'FT9.11' },
  kandicha: { name: 'Kandicha', points: 6, cost: '', power: 'For those you kill: a card of the pile, gold, or they join you', rule: 'FT9.12' },
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

/** The cards that The Artisans of Naqala replace. */
const REVISED: Partial<Record<Djinn, Partial<Printed>>> = {
  boaz: { power: 'Your Viziers, Elders and Artisans cannot be killed', rule: 'FX10.3' },
  kandicha: { power: 'For those you kill: the first card of the row, gold, an item, or they join you', rule: 'FX10.4' },
}

export const djinnName = (djinn: Djinn): string => DJINNS[djinn].name
export const djinnRule = (djinn: Djinn): string => DJINNS[djinn].rule

/** The card of the edition in play; the points of Ptah and Geb stand in the set-up. */
export function djinnCard(djinn: Djinn, { naqala }: Setup): Printed {
  if (!naqala) return DJINNS[djinn]
  const points = djinn === 'ptah' ? naqala.ptah : djinn === 'geb' ? naqala.geb : DJINNS[djinn].points
  return { ...DJINNS[djinn], ...REVISED[djinn], points }
}

/** What a djinn's rule says, in a few words. */
export function djinnRuleText(id: string, setup: Setup): string | undefined {
  const cards = Object.keys(DJINNS).map((it) => djinnCard(it as Djinn, setup))
  const card = [...cards, ...Object.values(DJINNS)].find((it) => it.rule === id)
  return card && `${card.name}: ${card.power}.`
}
