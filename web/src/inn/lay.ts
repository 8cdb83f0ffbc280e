import { openTable, sit, whyNot } from '../core/api'
import { arrive } from '../core/me.svelte'
import { go } from '../core/route.svelte'
import type { Level } from '../types/Level'
import type { Wish } from '../types/Wish'

/** Lays a table, me first, then the chairs for friends, then bots, and goes there. If that fails, it says why. */
export async function lay(game: string, setup: string, players: number, friends: number, level: Level, { clock = '', open = false, rated = false } = {}): Promise<string | undefined> {
  const seats = Array.from({ length: players }, (_, i): Wish => (i <= friends ? 'open' : 'bot'))
  try {
    await arrive()
    const table = await openTable({ game, setup, seats, level, public: open, rated, ...(clock ? { clock } : {}) })
    await sit(table, 0)
    go(`/table/${table.id}`)
    return undefined
  } catch (error) {
    return whyNot(error, 'new-failed')
  }
}
