/** M12, M13: what is printed on spells and artifacts. */
import { t } from '../../core/language.svelte'
import { noun } from '../../core/voice'
import type { Printed } from '../../table/aim.svelte'
import type { Artifact, Artifacts, Card, PlayerView, Spell } from './game'
import { ARTIFACTS, artifactName } from './words'

/** In the order of their rules. */
export const SPELLS: readonly Spell[] = [
  'abracadabra',
  'charity',
  'eye-for-an-eye',
  'city-tax',
  'last-will-be-first',
  'dragon-leaves',
  'smuggler',
  'mirage',
  'lunar-eclipse',
  'second-chance',
  'spy',
  'sacrifice',
  'dragons-return',
  'donation',
  'taboo',
  'solar-eclipse',
  'sultans-tax',
  'trade',
  'teleport',
  'parasite',
  'apprentice',
]

/** The symbols that are not named like their spells. */
const SYMBOL: Partial<Record<Spell, string>> = { 'eye-for-an-eye': 'eye-for-eye', 'last-will-be-first': 'last-first', 'dragons-return': 'dragon-return' }

export const spellRule = (it: Spell): string => `M12.${SPELLS.indexOf(it) + 1}`
export const powerRule = (it: Artifact): string => `M13.${ARTIFACTS.indexOf(it) + 1}`
export const spellCard = (it: Spell): Printed => ({ symbol: SYMBOL[it] ?? it, name: t(`spell-${it}`), rule: spellRule(it), what: t(`text-spell-${it}`), page: `spell-${it}` })
export const powerCard = (it: Artifact): Printed => ({ symbol: it, name: artifactName(it), rule: powerRule(it), what: t(`text-artifact-${it}`), page: `artifact-${it}` })

/** What a card is called and does. */
export function cardOf(card: Card): Printed {
  if ('spell' in card) return spellCard(card.spell)
  if ('artifact' in card) return powerCard(card.artifact)
  return { ...spellCard('parasite'), name: t('card-copy', { it: noun(`artifact-${card.copy}`) }), what: t(`text-artifact-${card.copy}`) }
}

/** Artifacts one by one, those used this round last of their kind. */
export function copies(all: Artifacts, spent: Artifacts): { it: Artifact; used: boolean }[] {
  return ARTIFACTS.flatMap((it, i) => Array.from({ length: all[i] ?? 0 }, (_, n) => ({ it, used: n >= (all[i] ?? 0) - (spent[i] ?? 0) })))
}

/** A player's artifacts as far as the viewer knows them, and how many there are beyond that. */
export function ownedBy(player: PlayerView): { cards: (Printed & { spent: string })[]; hidden: number } {
  const known = player.magic ? copies(player.kinds ?? player.magic.shown, player.magic.used) : []
  return { cards: known.map(({ it, used }) => ({ ...powerCard(it), spent: used ? t('panel-spent') : '' })), hidden: player.artifacts - known.length }
}
