/** What can be chosen before a game, as the house says it, and what was chosen. */
import type { Game } from '../types/Game'

type Chosen = Record<string, string>

/** The usual choice comes first. */
export const usual = ({ settings }: Game): Chosen => Object.fromEntries(settings.map(({ key, choices }) => [key, choices[0]?.value ?? '']))

/** The settings that go with what was chosen. */
export const askedOf = ({ settings }: Game, chosen: Chosen): Game['settings'] => settings.filter(({ only_if: only }) => !only || chosen[only[0]] === only[1])

/** What was wished, in the notation of the game's setup. How many play is told by the chairs. */
export const setupOf = (game: Game, chosen: Chosen): string =>
  askedOf(game, chosen)
    .map(({ key }) => `${key}=${chosen[key]}`)
    .join(' ')

/** How well the bots of a table play. None of them sees more than its seat does. */
export const LEVELS = [
  { value: 'easy', name: 'Easy', what: 'They play sensibly and answer at once.' },
  { value: 'medium', name: 'Medium', what: 'They think ahead a little.' },
  { value: 'hard', name: 'Hard', what: 'They think for about a second.' },
  { value: 'expert', name: 'Expert', what: 'They think for some seconds.' },
] as const
