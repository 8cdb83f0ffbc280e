/** The things of the game in order, and how the words for them are put together. */
import { speech, t, tell } from '../../core/language.svelte'
import { amount, noun, plain, said, several, type Reader } from '../../core/voice'
import type { Arg } from '../../types/Arg'
import type { Said } from '../../types/Said'
import type { Artifact, Artifacts, Field, Kind, Purse } from './game'

export const KINDS: readonly Kind[] = ['crowns', 'pearls', 'gems', 'cups', 'bars']
export const ARTIFACTS: readonly Artifact[] = ['lamp', 'double', 'carpet', 'counterspell', 'key', 'scroll']

/** The symbol of each kind in the sheet, and its class of colours. */
export const SYMBOL: Record<Kind, string> = { crowns: 'crown', pearls: 'pearl', gems: 'gem', cups: 'cup', bars: 'bar' }

const aside = (id: string, attribute: string): string => speech.voice.aside(said(id), attribute) ?? ''

/** What a bill is paid in. */
export const goods = () => KINDS.map((kind) => ({ name: t(`kind-${kind}`), one: aside(`kind-${kind}`, 'one'), symbol: SYMBOL[kind] }))

export const fieldName = (field: Field): string => t(`field-${field}`)
export const artifactName = (it: Artifact): string => t(`artifact-${it}`)
export const some = (kind: Kind, n: number): Arg => amount(n, `kind-${kind}`)
export const fields = (all: readonly Field[]): Arg => several(all.map((it) => noun(`field-${it}`)))

/** Treasures, and how many more there are of unknown kinds. */
export function purse(units: readonly number[], unknown = 0): string {
  return t('panel-purse', { purse: several(KINDS.flatMap((kind, i) => (units[i] ? [some(kind, units[i])] : []))), unknown })
}

export function artifacts(counts: Artifacts): string {
  return t('panel-purse', { purse: several(ARTIFACTS.flatMap((it, i) => (counts[i] ? [amount(counts[i], `artifact-${it}`)] : []))), unknown: 0 })
}

export const total = (units: Purse | readonly number[]): number => units.reduce((all, n) => all + n, 0)

/** For places where no word is stressed. */
export const plainly = (it: Said, reader: Reader): string => plain(tell(it, reader))
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** The short form of a message, for where there is less room. */
export const short = (id: string): string => aside(id, 'short')
