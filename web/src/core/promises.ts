/** What this browser saw and added when its visitor sat down: a server that shows something else when the game is over has cheated. */
import { keep, keptAt } from './kept.svelte'
import type { Table } from '../types/Table'

export interface Seen {
  table: string
  /** The server's commitment to its seed, as it was before anything was added. */
  commitment: string
  /** What the visitor added, if the server has taken it. */
  added?: string
}

const KEY = 'caravanserai.promises'
/** How many tables are remembered. */
const MOST = 200

function all(): Seen[] {
  try {
    const kept: unknown = JSON.parse(keptAt(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Seen[]) : []
  } catch {
    return []
  }
}

export const seenAt = (table: string): Seen | undefined => all().find((it) => it?.table === table)

/** Remembers a table as it was before the visitor sat down, and what they added, if the table shows it since. */
export function remember(before: Pick<Table, 'id' | 'commitment'>, added: string, since: Table): void {
  const taken = since.seats.some((it) => it.added === added)
  // A visitor who sat already has added something else, and that still holds.
  if (!taken && seenAt(before.id)) return
  const seen: Seen = { table: before.id, commitment: before.commitment, ...(taken ? { added } : {}) }
  keep(KEY, JSON.stringify([...all().filter((it) => it?.table !== seen.table), seen].slice(-MOST)))
}

/**
 * What this browser can testify when the game is over: everything is as it was, or at least the commitment (where nothing of the
 * visitor's was taken, or they have left the table), or something is not; or its visitor did not sit down here.
 */
export type Testimony = 'same' | 'promise' | 'other' | 'absent'

export function testimonyOn({ id, commitment, seats }: Pick<Table, 'id' | 'commitment' | 'seats'>): Testimony {
  const seen = seenAt(id)
  if (!seen) return 'absent'
  if (seen.commitment !== commitment) return 'other'
  const mine = seats.find((it) => it.you)
  if (!mine || !seen.added) return 'promise'
  return mine.added === seen.added ? 'same' : 'other'
}
