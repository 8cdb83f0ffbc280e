/** The names of things. */
import type { Artifact, Artifacts, Field, Kind, Length, Payment, Purse, Version } from './game'

export const KINDS: readonly Kind[] = ['crowns', 'pearls', 'gems', 'cups', 'bars']
export const ARTIFACTS: readonly Artifact[] = ['lamp', 'double', 'carpet', 'counterspell', 'key', 'scroll']

/** The symbol of each kind in the sheet, and its class of colours. */
export const SYMBOL: Record<Kind, string> = { crowns: 'crown', pearls: 'pearl', gems: 'gem', cups: 'cup', bars: 'bar' }

const ONE: Record<Kind, string> = { crowns: 'crown', pearls: 'pearl', gems: 'gem', cups: 'cup', bars: 'gold bar' }
const MANY: Record<Kind, string> = { crowns: 'crowns', pearls: 'pearls', gems: 'gems', cups: 'cups', bars: 'gold bars' }

export const ARTIFACT: Record<Artifact, string> = {
  lamp: 'Lamp',
  double: 'Double',
  carpet: 'Carpet',
  counterspell: 'Counterspell',
  key: 'Key',
  scroll: 'Scroll',
}

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

/** Where something happens: “in the crowns cave”. */
export const WHERE: Record<Field, string> = {
  crowns: 'in the crowns cave',
  pearls: 'in the pearls cave',
  gems: 'in the gems cave',
  cups: 'in the cups cave',
  bars: 'in the gold bars cave',
  tent: 'in Aladdin’s Tent',
  djinn: 'in the Djinn’s House',
  market: 'at the Market',
  caravanserai: 'in the Caravanserai',
  guard: 'at the guard',
  'room-1': 'in room 1',
  'room-2': 'in room 2',
  'room-3': 'in room 3',
  'room-4': 'in room 4',
  'room-5': 'in room 5',
}

export const VERSION: Record<Version, { name: string; what: string }> = {
  basic: { name: 'Basic', what: 'Artifacts are bought unseen and only counted. The Tent and the Djinn’s House are closed.' },
  pro: { name: 'Professional', what: 'Artifacts lie face up and have powers, there are 21 spells, and you may interrupt. It ends when the last artifact is sold.' },
}

export const PAYMENT: Record<Payment, { name: string; what: string }> = {
  split: { name: 'Split', what: 'As many kinds as figures, shared out as you like.' },
  match: { name: 'Match', what: 'Each figure is paid in a kind of its own.' },
}

export const LENGTH: Record<Length, { name: string; what: string }> = {
  'first-to-three': { name: 'First to three', what: 'It ends after the round in which somebody owns three artifacts.' },
  full: { name: 'Full', what: 'It ends when the last artifact is sold.' },
}

export const some = (kind: Kind, amount: number): string => `${amount} ${amount === 1 ? ONE[kind] : MANY[kind]}`

export function list(words: string[]): string {
  if (words.length < 2) return words[0] ?? ''
  return `${words.slice(0, -1).join(', ')} and ${words[words.length - 1]}`
}

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

export const plural = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`

export const total = (units: Purse | readonly number[]): number => units.reduce((all, n) => all + n, 0)

const PLACES = ['', 'first', 'second', 'third', 'fourth', 'fifth']
export const place = (n: number): string => PLACES[n] ?? `${n}th`
