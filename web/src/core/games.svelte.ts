import type { Game } from '../types/Game'
import { getGames, whyNot } from './api'
import { speech, t } from './language.svelte'

/** What the house offers, as it says itself. */
class House {
  games = $state.raw<Game[]>()
  /** Why the games are not known. */
  trouble = $state('')
  #language = ''

  /** Asks, unless it is known in the language of the page. */
  learn = async (): Promise<void> => {
    const { language } = speech
    if (this.#language === language) return
    this.trouble = ''
    try {
      this.games = (await getGames()).games
      this.#language = language
    } catch (error) {
      this.trouble = whyNot(error, 'inn-games-failed')
    }
  }
}

export const house = new House()

/** What a game is called; its name in addresses, if nobody gave it words. */
export const titleOf = (game: string): string => (speech.voice.has(`game-${game}`) ? t(`game-${game}`) : game)
