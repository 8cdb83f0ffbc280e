/** What the pages for learning know of each game: its words, and what lies in its box. */
import cards from '../../../crates/games/morgenland-cards/data/cards.txt?raw'
import type { Chapter } from '../../rulebook'
import { speech } from '../core/language.svelte'
import { NOBODY, Voice, noun, said, type Args } from '../core/voice'
import { entriesOf, type Entry } from './entries'

/** The games that can be learned here; other games of the house have no book. */
export const GAMES = ['morgenland', 'morgenland-cards', 'five-tribes'] as const
export type GameName = (typeof GAMES)[number]
export const isGame = (name: string | undefined): name is GameName => GAMES.some((it) => it === name)

const FILES = import.meta.glob<string>('../../../locales/*/{common,morgenland,morgenland-cards,five-tribes}.ftl', { query: '?raw', import: 'default' })
const RULES: Record<GameName, () => Promise<{ default: Chapter[] }>> = {
  morgenland: () => import('virtual:rules/morgenland'),
  'morgenland-cards': () => import('virtual:rules/morgenland-cards'),
  'five-tribes': () => import('virtual:rules/five-tribes'),
}

/** The numbers of the usual cards, named after their cards. Other games have theirs in their texts. */
function figures(game: GameName): Args {
  if (game !== 'morgenland-cards') return {}
  const lines = cards.split('\n').filter((it) => it && !it.startsWith('#'))
  const numbers = lines.map((line) => line.split(' ')).map((parts) => [parts[0] ?? '', Number(parts.at(-1)) || 1] as const)
  const ties = lines.find((it) => it.startsWith('ties '))?.split(' ')[1]
  return { ...Object.fromEntries(numbers), ties: ties && ties !== 'none' ? noun(`artifact-${ties}`) : undefined }
}

/** One game in one language. */
export class Book {
  readonly entries: readonly Entry[]
  readonly #figures: Args

  constructor(
    readonly game: GameName,
    readonly voice: Voice,
    source: string,
  ) {
    this.entries = entriesOf(game, source)
    this.#figures = figures(game)
  }

  has = (id: string): boolean => this.voice.has(id)
  tell = (id: string, args: Args = {}): string => this.voice.tell(said(id, { ...this.#figures, ...args }), NOBODY)
  /** A rule in a sentence of this language, if it has one. */
  rule = (id: string): string | undefined => {
    const message = `rule-${id.replaceAll('.', '-')}`
    return this.voice.has(message) ? this.tell(message) : undefined
  }
}

const file = (language: string, name: string): Promise<string> => FILES[`../../../locales/${language}/${name}.ftl`]?.() ?? Promise.resolve('')

/** The book of a game in this language; the pseudo-language for testing layouts is English. */
export async function bookOf(game: GameName, language: string): Promise<Book> {
  const folder = language === 'pseudo' ? 'en' : language
  const [common, own] = await Promise.all([file(folder, 'common'), file(folder, game)])
  return new Book(game, new Voice(folder, [common, own]), own)
}

export const rulesOf = async (game: GameName): Promise<Chapter[]> => (await RULES[game]()).default

/** The books of all games in the language of the page. */
class Shelf {
  books = $state.raw<Book[]>([])

  /** Fetches the words of these pages and all books, again when the language changes. */
  open = async (language: string): Promise<void> => {
    const [books] = await Promise.all([Promise.all(GAMES.map((game) => bookOf(game, language))), speech.add('learn')])
    this.books = books
  }

  of = (game: GameName): Book | undefined => this.books.find((it) => it.game === game)
}

export const shelf = new Shelf()
