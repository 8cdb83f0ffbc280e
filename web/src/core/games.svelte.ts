import type { Game } from '../types/Game'
import { getGames, whyNot } from './api'
import { speech, t } from './language.svelte'

/** The games that the server offers. */
class House {
  games = $state.raw<Game[]>()
  /** Why the games could not be loaded. */
  trouble = $state('')
  #language = ''

  /** Loads the games, unless they are there in the language of the page. */
  learn = async (): Promise<void> => {
    const { language } = speech
    if (this.#language === language) return
    this.trouble = ''
    try {
      const { games } = await getGames()
      // The language was changed meanwhile: a later request brings the games in the new one.
      if (language !== speech.language) return
      this.games = games
      this.#language = language
    } catch (error) {
      if (language === speech.language) this.trouble = whyNot(error, 'inn-games-failed')
    }
  }
}

export const house = new House()

/** The title of a game; its name in addresses, if it has no texts. */
export const titleOf = (game: string): string => (speech.voice.has(`game-${game}`) ? t(`game-${game}`) : game)
