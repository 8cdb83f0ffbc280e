/** K13, K14: the artifacts and the spells of the card game, and what they are aimed at. */
import { t } from '../../core/language.svelte'
import { noun, part, person, type Args } from '../../core/voice'
import { match, type Each } from '../../core/variant'
import type { Printed } from '../../table/aim.svelte'
import type { Arg } from '../../types/Arg'
import type { Artifact, Card, PlayerView, Spell, Target, View } from './game'
import { someone } from './words'

/** Their order is that of the rules. */
const SPELLS: Record<Spell, string> = {
  charity: 'charity',
  trade: 'trade',
  'dragon-leaves': 'dragon-leaves',
  'dragons-return': 'dragon-return',
  'eye-for-an-eye': 'eye-for-eye',
  'second-chance': 'second-chance',
  'lunar-eclipse': 'lunar-eclipse',
  'solar-eclipse': 'solar-eclipse',
  'last-will-be-first': 'last-first',
  spy: 'spy',
  taboo: 'taboo',
  'sultans-tax': 'sultans-tax',
  mirage: 'mirage',
  abracadabra: 'abracadabra',
  apprentice: 'apprentice',
  parasite: 'parasite',
  smuggler: 'smuggler',
  teleport: 'teleport',
  'city-tax': 'city-tax',
  sacrifice: 'sacrifice',
  donation: 'donation',
}
const ARTIFACTS: readonly Artifact[] = ['lamp', 'double', 'carpet', 'counterspell', 'key']

/**
 * The numbers of the cards in use, named after their cards: `$charity`, `$guard`, `$cap`. A price that is not written is 1;
 * `$ties` is the artifact that breaks ties.
 */
export function figures({ setup }: View): Args {
  const lines = setup.cards.split('/').map((line) => line.split('.'))
  const numbers = lines.map(([name = '', ...rest]) => [name, /^\d+$/.test(rest.at(-1) ?? '') ? Number(rest.at(-1)) : 1] as const)
  const ties = lines.find(([name]) => name === 'ties')?.[1] ?? 'none'
  return { ...Object.fromEntries(numbers), ties: ties === 'none' ? undefined : noun(`artifact-${ties}`) }
}

export const spellCard = (spell: Spell, view: View): Printed => ({
  symbol: SPELLS[spell],
  name: t(`spell-${spell}`),
  rule: `K14.${Object.keys(SPELLS).indexOf(spell) + 1}`,
  what: t(`text-spell-${spell}`, figures(view)),
  page: `spell-${spell}`,
})

export const artifactCard = (artifact: Artifact, view: View): Printed => ({
  symbol: artifact,
  name: t(`artifact-${artifact}`),
  rule: `K13.${ARTIFACTS.indexOf(artifact) + 1}`,
  what: t(`text-artifact-${artifact}`, figures(view)),
  page: `artifact-${artifact}`,
})

const CARDS: Each<Card, View, Printed> = {
  spell: spellCard,
  artifact: artifactCard,
  copy: (artifact, view) => ({ ...spellCard('parasite', view), name: t('card-copy', { it: noun(`artifact-${artifact}`) }), what: t('panel-copied', { what: artifactCard(artifact, view).what }) }),
}

/** What a card is called and does. */
export const cardOf = (card: Card, view: View): Printed => match(card, CARDS, view, { symbol: 'spell', name: '', rule: '', what: '' })

/** A hero by its placement number, which counts from 1. */
function hero(number: number, view: View): Arg {
  const it = view.heroes[number - 1]
  if (!it) return part('hero-gone', {})
  const alike = view.heroes.filter((one) => one.value === undefined && one.owner === it.owner && one.place === it.place && one.out === it.out)
  const nth = it.value === undefined && alike.length > 1 ? alike.indexOf(it) + 1 : undefined
  const id = it.value === undefined ? 'hero-hidden' : it.face_up ? 'hero-open' : 'hero-down'
  return part(id, { owner: someone(view, it.owner), place: place(it.place), value: it.value, nth })
}
const place = (name: string): Arg => noun(`place-${name}`)
const artifact = (name: Artifact): Arg => noun(`artifact-${name}`)

const TARGETS: Each<Target, View, Args | undefined> = {
  nothing: () => undefined,
  hero: (number, view) => ({ it: hero(number, view) }),
  move: ([number, to], view) => ({ it: hero(number, view), to: place(to) }),
  place: (it) => ({ it: place(it) }),
  for: ([it, seat], view) => ({ it: place(it), to: someone(view, seat) }),
  kind: (it) => ({ it: artifact(it) }),
  swap: ([it, to]) => ({ it: place(it), to: artifact(to) }),
  barter: ([it, to, takes]) => ({ it: place(it), to: artifact(to), with: artifact(takes) }),
  play: (index, view) => {
    const aimed = view.plays[index]
    return aimed && { seat: person(aimed.seat), card: cardOf(aimed.play.card, view).name }
  },
}

/** What a declared play points at; nothing, if it points at nothing. */
export function target(at: Target, view: View): { id: string; args: Args } | undefined {
  const args = match<Target, View, Args | undefined>(at, TARGETS, view, undefined)
  return args && { id: `target-${typeof at === 'string' ? at : Object.keys(at)[0]}`, args }
}

/** A player's artifacts, those not played first; played ones still count. */
export function ownedBy({ unplayed, played }: PlayerView, view: View): (Printed & { spent: string })[] {
  const cards = (them: readonly Artifact[], spent: string) => them.map((it) => ({ ...artifactCard(it, view), spent }))
  return [...cards(unplayed, ''), ...cards(played, t('panel-played'))]
}
