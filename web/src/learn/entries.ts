/** What lies in the boxes, read from the words of the games: whatever has a text of its own has a page in the almanac. */

export const KINDS = ['spell', 'artifact', 'djinn', 'item', 'land', 'tribe', 'field'] as const
export type Kind = (typeof KINDS)[number]

export interface Entry {
  game: string
  kind: Kind
  /** Its name in addresses, such as `spell-charity`; the message that names it too, unless it says otherwise. */
  id: string
  name: string
  /** The message with what it does. */
  text: string
  /** How it reads with the expansion, if that is otherwise. */
  revised?: string
  rule: string
  symbol: string
}

/** The symbols that are called otherwise than their things. */
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
}

/** The rules of what is not told card by card in the words of its game. */
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
}

function symbolOf(kind: Kind, id: string): string {
  const bare = id.slice(kind.length + 1)
  return SYMBOLS[id] ?? (kind === 'djinn' ? 'spirit' : bare.startsWith('room-') ? 'room' : bare)
}

const ruleOf = (id: string): string => RULES[id] ?? (id.startsWith('field-room') ? 'M10.1' : 'M6.1')

export function entriesOf(game: string, source: string): Entry[] {
  const found = new Map<string, Entry>()
  for (const [, rule = '', id = '', kind, text = ''] of source.matchAll(/^rule-([\w-]+) = \{ ((spell|artifact|djinn|item|land)-[\w-]+) \}: \{ (text-[\w-]+) \}$/gm)) {
    const known = found.get(id)
    // With the expansion some djinns have another text, which comes second.
    if (known) known.revised = text
    else found.set(id, { game, kind: kind as Kind, id, name: id, text, rule: rule.replace('-', '.'), symbol: symbolOf(kind as Kind, id) })
  }
  for (const [, id = '', kind] of source.matchAll(/^text-((tribe|field)-[\w-]+) =/gm)) {
    // The rooms are alike but for their number.
    if (!/^field-room-[2-9]/.test(id)) found.set(id, { game, kind: kind as Kind, id, name: id, text: `text-${id}`, rule: ruleOf(id), symbol: symbolOf(kind as Kind, id) })
  }
  return [...found.values()]
}
