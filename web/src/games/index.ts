/** The games of this page: each is one module, loaded when a table of it is entered. A game that has none is played on the plain table. */
import type { AnyGame } from '../table/module'

const GAMES: Record<string, () => Promise<{ default: AnyGame }>> = {
  morgenland: () => import('./morgenland'),
  'morgenland-cards': () => import('./morgenland-cards'),
  'five-tribes': () => import('./five-tribes'),
}

export const moduleOf = async (game: string): Promise<AnyGame> => (await (GAMES[game] ?? (() => import('../table/plain')))()).default
