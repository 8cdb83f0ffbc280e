import type * as Types from '../types/Game'
import { getGames } from './api'
import { heard } from './game'

/** What can be chosen before a game; the usual choice comes first. */
interface Setting {
  key: string
  name: string
  choices: { value: string; name: string; what: string }[]
  /** It is asked only if another setting has this value. */
  only_if?: [string, string]
}
export type Game = Types.Game & { usual_seats: number; settings: Setting[] }

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
      this.games = heard<Game[]>(games)
    } catch (error) {
      this.trouble = error instanceof Error ? error.message : 'The games cannot be shown now.'
    }
  }

  titleOf = (game: string): string => this.games?.find((it) => it.name === game)?.title ?? game
}

export const house = new House()
