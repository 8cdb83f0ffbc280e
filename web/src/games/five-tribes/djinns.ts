/** What is printed on the djinns: points and cost; the messages have their names and powers. */
import type { Djinn, Setup } from './game'

type Cost = 'free' | 'either' | 'elder-and-either' | 'fakir' | 'fakirs'

const DJINNS: Record<Djinn, [points: number, cost: Cost]> = {
  'al-amin': [5, 'free'],
  'anun-nak': [8, 'either'],
  baal: [6, 'free'],
  boaz: [6, 'free'],
  bouraq: [6, 'either'],
  echidna: [4, 'elder-and-either'],
  enki: [8, 'either'],
  hagis: [10, 'either'],
  haurvatat: [8, 'free'],
  iblis: [8, 'either'],
  jafaar: [6, 'free'],
  kandicha: [6, 'free'],
  kumarbi: [6, 'fakirs'],
  lamia: [10, 'either'],
  leta: [4, 'elder-and-either'],
  marid: [6, 'free'],
  monkir: [6, 'free'],
  nekir: [6, 'free'],
  shamhat: [6, 'free'],
  sibittis: [4, 'elder-and-either'],
  sloar: [8, 'fakir'],
  utug: [4, 'elder-and-either'],
  ptah: [0, 'free'],
  geb: [0, 'free'],
}

/** The cards that The Artisans of Naqala replace. */
const REVISED: readonly Djinn[] = ['boaz', 'kandicha']

/** The card of the edition in play; the points of Ptah and Geb stand in the set-up. */
export function djinnCard(djinn: Djinn, { naqala }: Setup): { points: number; cost: string | undefined; power: string; text: string } {
  const [printed, cost] = DJINNS[djinn]
  const points = djinn === 'ptah' ? (naqala?.ptah ?? printed) : djinn === 'geb' ? (naqala?.geb ?? printed) : printed
  const edition = naqala && REVISED.includes(djinn) ? `${djinn}-revised` : djinn
  return { points, cost: cost === 'free' ? undefined : `cost-${cost}`, power: `power-${edition}`, text: `text-djinn-${edition}` }
}
