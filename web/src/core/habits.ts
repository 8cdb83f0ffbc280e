/** Standing orders that a visitor gives at every new table of a game. They are kept in this browser, and given once at each table. */
import type { StandingOrder } from '../types/StandingOrder'
import { keep, keptAt } from './kept.svelte'

type Orders = Record<string, boolean>
const KEY = 'caravanserai.orders'
/** The tables where they have been given already, so that later changes there stay. */
const DONE = 'caravanserai.ordered'
const REMEMBERED = 60

function read<T>(key: string, otherwise: T): T {
  try {
    return JSON.parse(keptAt(key) ?? '') as T
  } catch {
    return otherwise
  }
}

const all = () => read<Record<string, Orders>>(KEY, {})

/** The orders for every new table of this game, if the visitor wants that. */
export const habitsOf = (game: string): Orders | undefined => all()[game]

/** Stores these orders for new tables, except those that end by themselves. */
export function adopt(game: string, orders: readonly StandingOrder[]): void {
  keep(KEY, JSON.stringify({ ...all(), [game]: Object.fromEntries(orders.filter((it) => !it.until).map(({ key, on }) => [key, on])) }))
}

export function drop(game: string): void {
  keep(KEY, JSON.stringify({ ...all(), [game]: undefined }))
}

/** What is to be given or called off at a table that is entered for the first time. */
export function due(table: string, game: string, orders: readonly StandingOrder[]): [key: string, on: boolean][] {
  const done = read<string[]>(DONE, [])
  if (!orders.length || done.includes(table)) return []
  keep(DONE, JSON.stringify([...done, table].slice(-REMEMBERED)))
  const wished = habitsOf(game) ?? {}
  return orders.flatMap(({ key, on, until }) => (!until && wished[key] !== undefined && wished[key] !== on ? [[key, wished[key]] as [string, boolean]] : []))
}
