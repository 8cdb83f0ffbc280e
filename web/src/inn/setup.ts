/** What can be chosen before a game, as the server says it, and what was chosen. */
import { t } from '../core/language.svelte'
import type { Game } from '../types/Game'

type Chosen = Record<string, string>
type Setting = Game['settings'][number]

/** The choices for so many players; of seats only those that exist. */
export const choicesOf = ({ choices, seats }: Setting, players: number): Setting['choices'] => choices.filter(({ value }) => !seats || !(Number(value) >= players))

/** The value that was chosen, or the usual one, which comes first, if that is not available. */
export function valueOf(setting: Setting, chosen: Chosen, players: number): string {
  const choices = choicesOf(setting, players)
  return (choices.find(({ value }) => value === chosen[setting.key]) ?? choices[0])?.value ?? ''
}

/** The settings that go with what was chosen. */
export const askedOf = ({ settings }: Game, chosen: Chosen, players: number): Setting[] =>
  settings.filter(({ only_if: only }) => {
    const other = only && settings.find(({ key }) => key === only[0])
    return !only || (other && valueOf(other, chosen, players) === only[1])
  })

/** What was chosen, in the notation of the game's setup. The number of players follows from the chairs. */
export const setupOf = (game: Game, chosen: Chosen, players: number): string =>
  askedOf(game, chosen, players)
    .map((setting) => `${setting.key}=${valueOf(setting, chosen, players)}`)
    .join(' ')

/** How time can be counted at a table with friends, as the server reads it, and its name in words. */
export const CLOCKS = [
  ['', 'none'],
  ['30+600', 'live'],
  ['20+300+5', 'brisk'],
  ['1d', 'day'],
  ['3d', 'slow'],
] as const

/** How time is counted, in words; in the server's own notation if it is none of those that the form offers. */
export function clockOf(clock: string): string {
  const known = CLOCKS.find(([it]) => it === clock)
  return known ? t(`clock-${known[1]}`) : clock
}

/** How well the bots of a table play. None of them sees more than its seat does. */
export const LEVELS = ['easy', 'medium', 'hard', 'expert'] as const

/** What was agreed at a table, in words: each setting that goes with the others, and the choice that was made. */
export function agreedOf(game: Game, setup: string, players: number): { name: string; choice: string }[] {
  const chosen: Chosen = Object.fromEntries(setup.split(/\s+/).map((pair) => pair.split('=', 2)))
  return askedOf(game, chosen, players).flatMap((setting) => {
    const choice = setting.choices.find(({ value }) => value === chosen[setting.key])
    return choice ? [{ name: setting.name, choice: choice.name }] : []
  })
}
