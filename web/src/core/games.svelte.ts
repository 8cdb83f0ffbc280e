import type { Game } from '../types/Game'
import { getGames } from './api'

/** What the house offers, as it says itself. */
class House {
  games = $state.raw<Game[]>()
  notice = $state('Caravanserai is a work of its own, not affiliated with the authors or publishers of the games.')
  /** Why the games are not known. */
  trouble = $state('')

  /** Asks, unless it is known. */
  learn = async (): Promise<void> => {
    if (this.games) return
    this.trouble = ''
    try {
      const { games, notice } = await getGames()
      this.notice = notice
      this.games = games
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : 'The games cannot be shown now.'
    }
  }

  titleOf = (game: string): string => this.games?.find((it) => it.name === game)?.title ?? game
}

export const house = new House()
