/** The visitor's tables, asked for again while the page is looked at. */
import { getMyTables, whyNot } from '../core/api'
import { arrive } from '../core/me.svelte'
import type { Table } from '../types/Table'

/** How often it is asked whose turn it is. */
const EVERY = 15_000

class Mine {
  tables = $state.raw<Table[]>()
  trouble = $state('')
  /** First the tables where I am asked, then those being played, then those that wait for players. */
  open: Table[] = $derived((this.tables ?? []).filter((it) => it.status !== 'over').sort((a, b) => rank(a) - rank(b)))
  over: Table[] = $derived((this.tables ?? []).filter((it) => it.status === 'over'))
  /** At how many I am asked, or a chair is kept for me. */
  waiting: number = $derived(this.open.filter((it) => rank(it) === 0).length)

  look = async (): Promise<void> => {
    try {
      // The house must know the visitor before it can say where they sit.
      await arrive()
      this.tables = (await getMyTables()).tables
      this.trouble = ''
    } catch (error) {
      this.trouble = whyNot(error, 'mine-failed')
    }
  }

  /** Looks at once and again while the page is visible; the returned function ends that. */
  watch = (): (() => void) => {
    void this.look()
    const again = () => document.visibilityState === 'visible' && void this.look()
    const timer = setInterval(again, EVERY)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
    }
  }
}

/** Whether a chair is kept for me at a table for playing again. */
export const keptForMe = (table: Table): boolean => table.seats.some((it) => it.kept?.you)

/** A frozen game comes last: it waits for nobody. */
const rank = (table: Table): number => (table.frozen ? 3 : table.turn || keptForMe(table) ? 0 : table.status === 'playing' ? 1 : 2)

export const mine = new Mine()
