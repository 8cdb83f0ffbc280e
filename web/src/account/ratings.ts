/** The requests of the pages of ratings, statistics and daily deals. */
import { ask } from '../core/api'
import { speech, t } from '../core/language.svelte'
import type { Against } from '../types/Against'
import type { Board } from '../types/Board'
import type { Daily } from '../types/Daily'
import type { DailyBoard } from '../types/DailyBoard'
import type { PastGame } from '../types/PastGame'
import type { Statistics } from '../types/Statistics'
import type { Table } from '../types/Table'

const part = encodeURIComponent

export const getBoard = (game: string, players: number) => ask<Board>(`/ratings/${part(game)}/${players}`)
export const getStatistics = (name: string) => ask<Statistics>(`/people/${part(name)}/statistics`)
export const getDaily = () => ask<Daily>('/daily')
export const playDaily = (game: string) => ask<Table>(`/daily/${part(game)}`, {})
export const getDailyBoard = (game: string, day: number) => ask<DailyBoard>(`/daily/${part(game)}?day=${day}`)

/** A day of UTC in the language of the page, whatever the zone of the reader. */
export const dayOf = (at: number): string => new Date(at).toLocaleDateString(speech.voice.language, { dateStyle: 'long', timeZone: 'UTC' })

/** A share in percent, or a dash if the whole is zero. */
export const share = (part: number, whole: number): string => (whole ? `${Math.round((100 * part) / whole)} %` : '–')

/** The name of an opponent, in words. */
export const opponentOf = ({ name, bot }: Against): string => name ?? (bot ? t('rating-bots', { level: t(`level-${bot}`) }) : t('stats-guests'))

/** Games counted by something: how many there were, and how many were won. */
export interface Counted {
  key: string
  games: number
  won: number
}

/** Counts by whatever `of` says, in the order in which it comes up. */
export function countBy(results: readonly PastGame[], of: (game: PastGame) => string): Counted[] {
  const all = new Map<string, Counted>()
  for (const game of results) {
    const key = of(game)
    const one = all.get(key) ?? { key, games: 0, won: 0 }
    all.set(key, { key, games: one.games + 1, won: one.won + (game.place === 1 ? 1 : 0) })
  }
  return [...all.values()]
}

/** How good a place is, from 1 for the first of all to 0 for the last. */
export const worth = ({ place, players }: PastGame): number => (players > 1 ? (players - place) / (players - 1) : 1)

/** The mean of the last few at each game: results over time, without the jumps. */
export function trend(results: readonly PastGame[], last = 10): number[] {
  return results.map((_, i) => {
    const some = results.slice(Math.max(0, i + 1 - last), i + 1)
    return some.reduce((sum, it) => sum + worth(it), 0) / some.length
  })
}
