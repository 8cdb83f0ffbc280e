/** What is in the boxes, read from the texts of the games: everything with a text of its own has a page in the almanac. */

export const KINDS = ['spell', 'artifact', 'djinn', 'item', 'card', 'land', 'tribe', 'field'] as const
export type Kind = (typeof KINDS)[number]

export interface Entry {
  game: string
  kind: Kind
  /** Its name in addresses, such as `spell-charity`, which is also the message that names it. */
  id: string
  name: string
  /** The message with what it does. */
  text: string
  /** The message for the expansion, if that differs. */
  revised?: string
  rule: string
  symbol: string
}

/** The symbols that are not named like their things. */
const SYMBOLS: Record<string, string> = {
  'spell-eye-for-an-eye': 'eye-for-eye',
  'spell-last-will-be-first': 'last-first',
  'spell-dragons-return': 'dragon-return',
  'land-small-market': 'market-s',
  'land-large-market': 'market-l',
  'land-specialized-market': 'market-x',
  'field-crowns': 'crown',
  'field-pearls': 'pearl',
  'field-gems': 'gem',
  'field-cups': 'cup',
  'field-bars': 'bar',
  'item-crown': 'crown9',
  'card-gold-ware': 'goldware',
}

/** The rules of what the texts of its game do not list card by card. */
const RULES: Record<string, string> = {
  'tribe-vizier': 'FT6.2',
  'tribe-elder': 'FT6.3',
  'tribe-merchant': 'FT6.4',
  'tribe-builder': 'FT6.5',
  'tribe-assassin': 'FT6.7',
  'tribe-artisan': 'FX4.1',
  'field-tent': 'M7.1',
  'field-djinn': 'M7.3',
  'field-market': 'M8.1',
  'field-caravanserai': 'M8.3',
  'field-guard': 'M9.2',
  'land-chasm': 'FX7.1',
  'card-fakir': 'FT1.10',
  'place-tent': 'K7.1',
  'place-caravanserai': 'K8.1',
}

function symbolOf(kind: Kind, id: string): string {
  const bare = id.replace(/^[a-z]+-/, '')
  return SYMBOLS[id] ?? (kind === 'djinn' ? 'spirit' : /^room/.test(bare) ? 'room' : /^cave/.test(bare) ? 'gem' : bare)
}

function ruleOf(id: string): string {
  if (RULES[id]) return RULES[id]
  if (id.startsWith('card-')) return 'FT8.2'
  if (id.startsWith('item-')) return 'FX8.1'
  if (id.startsWith('place-')) return id.startsWith('place-room') ? 'K10.1' : 'K6.1'
  return id.startsWith('field-room') ? 'M10.1' : 'M6.1'
}

/** The rooms are alike but for their number, and so are the caves of the card game. */
const ALIKE = /^field-room-[2-9]|^place-(room|cave)[2-9]/
/** What is called a place in one game is called a field in the other. */
const kindOf = (id: string): Kind => (id.startsWith('place-') ? 'field' : KINDS.find((it) => id.startsWith(`${it}-`))) ?? 'field'

export function entriesOf(game: string, source: string): Entry[] {
  const found = new Map<string, Entry>()
  const add = (id: string, text: string, rule = ruleOf(id), kind = kindOf(id)): void => void found.set(id, { game, kind, id, name: id, text, rule, symbol: symbolOf(kind, id) })
  for (const [, rule = '', id = '', text = ''] of source.matchAll(/^rule-([\w-]+) = \{ ((?:spell|artifact|djinn|item|land)-[\w-]+) \}: \{ (text-[\w-]+) \}$/gm)) {
    const known = found.get(id)
    // With the expansion some djinns have another text, which comes second.
    if (known) known.revised = text
    else add(id, text, rule.replace('-', '.'))
  }
  for (const [, id = ''] of source.matchAll(/^text-((?:tribe|field|land|place|card|item)-[\w-]+) =/gm)) {
    if (!found.has(id) && !ALIKE.test(id) && id !== 'card-goods') add(id, `text-${id}`)
  }
  // All wares are sold alike.
  for (const [, id = ''] of source.matchAll(/^(card-[\w-]+) =/gm)) if (game === 'five-tribes' && !found.has(id)) add(id, 'text-card-goods')
  return [...found.values()]
}
