/** The public tables, live: one line of the stream is the whole lobby, whenever it has changed. */
import type { Lobby } from '../types/Lobby'
import type { Table } from '../types/Table'

/** How long to wait before the stream is asked for again. */
const AGAIN = 3_000

class Hall {
  tables = $state.raw<Table[]>()
  cut = $state(false)
  waiting: Table[] = $derived((this.tables ?? []).filter((it) => it.status === 'waiting'))
  playing: Table[] = $derived((this.tables ?? []).filter((it) => it.status === 'playing'))

  /** Listens to the stream until the returned function is called. */
  watch = (): (() => void) => {
    const stop = new AbortController()
    void this.#listen(stop.signal)
    return () => stop.abort()
  }

  async #listen(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#read(signal).catch(() => undefined)
      if (signal.aborted) return
      this.cut = true
      await new Promise((resolve) => setTimeout(resolve, AGAIN))
    }
  }

  async #read(signal: AbortSignal): Promise<void> {
    const answer = await fetch('/api/v1/lobby/stream', { credentials: 'same-origin', signal })
    const reader = answer.ok ? answer.body?.getReader() : undefined
    const words = new TextDecoder()
    let rest = ''
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      rest += words.decode(part.value, { stream: true })
      const lines = rest.split('\n')
      rest = lines.pop() ?? ''
      const last = lines.filter(Boolean).at(-1)
      if (last) this.tables = (JSON.parse(last) as Lobby).tables
      this.cut = false
    }
  }
}

export const hall = new Hall()
