/** The names of things. */
import { list } from '../../core/words'
import type { Artifact, Artifacts, Field, Kind, Purse } from './game'

export const KINDS: readonly Kind[] = ['crowns', 'pearls', 'gems', 'cups', 'bars']
export const ARTIFACTS: readonly Artifact[] = ['lamp', 'double', 'carpet', 'counterspell', 'key', 'scroll']

/** The symbol of each kind in the sheet, and its class of colours. */
export const SYMBOL: Record<Kind, string> = { crowns: 'crown', pearls: 'pearl', gems: 'gem', cups: 'cup', bars: 'bar' }

/** What a bill is paid in. */
export const GOODS = KINDS.map((name) => ({ name, symbol: SYMBOL[name] }))

const ONE: Record<Kind, string> = { crowns: 'crown', pearls: 'pearl', gems: 'gem', cups: 'cup', bars: 'gold bar' }
const MANY: Record<Kind, string> = { crowns: 'crowns', pearls: 'pearls', gems: 'gems', cups: 'cups', bars: 'gold bars' }

export const ARTIFACT: Record<Artifact, string> = { lamp: 'Lamp', double: 'Double', carpet: 'Carpet', counterspell: 'Counterspell', key: 'Key', scroll: 'Scroll' }

export const FIELD: Record<Field, string> = {
  crowns: 'Crowns cave',
  pearls: 'Pearls cave',
  gems: 'Gems cave',
  cups: 'Cups cave',
  bars: 'Gold bars cave',
  tent: 'Aladdin’s Tent',
  djinn: 'Djinn’s House',
  market: 'Market',
  caravanserai: 'Caravanserai',
  guard: 'Guard',
  'room-1': 'Room 1',
  'room-2': 'Room 2',
  'room-3': 'Room 3',
  'room-4': 'Room 4',
  'room-5': 'Room 5',
}

/** Where something goes: “the Market”, “room 1”. */
export function toField(field: Field): string {
  const name = FIELD[field]
  if (field === 'tent') return name
  if (field.startsWith('room-')) return name.toLowerCase()
  return `the ${field === 'guard' || name.endsWith('cave') ? name.toLowerCase() : name}`
}

/** Where something happens: “in the crowns cave”, “at the Market”. */
export const at = (field: Field): string => `${field === 'market' || field === 'guard' ? 'at' : 'in'} ${toField(field)}`

export const some = (kind: Kind, amount: number): string => `${amount} ${amount === 1 ? ONE[kind] : MANY[kind]}`

export function purse(units: readonly number[]): string {
  const parts = KINDS.flatMap((kind, i) => (units[i] ? [some(kind, units[i])] : []))
  return parts.length ? list(parts) : 'nothing'
}

export function artifacts(counts: Artifacts): string {
  const parts = ARTIFACTS.flatMap((it, i) => {
    const n = counts[i] ?? 0
    if (!n) return []
    return [n === 1 ? `1 ${ARTIFACT[it]}` : `${n} ${ARTIFACT[it]}s`]
  })
  return parts.length ? list(parts) : 'no artifact'
}

export const total = (units: Purse | readonly number[]): number => units.reduce((all, n) => all + n, 0)
