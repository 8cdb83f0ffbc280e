import { socketOf } from './api'
import type { FromServer } from '../types/FromServer'
import type { ToServer } from '../types/ToServer'

export type Line = 'joining' | 'open' | 'cut'

export interface Ears {
  /** The number of the last message heard, so that nothing is missed. */
  since(): number
  heard(message: FromServer): void
  line(line: Line): void
}

/** What a table sends on: a socket, or what a lesson or a replay has instead of one. */
export interface Wires {
  send(message: ToServer | { type: 'order'; key: string; order: string; on: boolean }): boolean
  join(): void
  leave(): void
}

const PAUSES = [250, 500, 1000, 2000, 4000]

/** The connection to one table; it reconnects whenever it is cut. */
export class TableSocket {
  #socket: WebSocket | undefined
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #left = false
  #id: string
  #ears: Ears

  constructor(id: string, ears: Ears) {
    this.#id = id
    this.#ears = ears
    this.join()
  }

  /** Connects at once, without waiting for the pause to end. */
  join = (): void => {
    clearTimeout(this.#timer)
    if (this.#left) return
    this.#ears.line(this.#tries === 0 ? 'joining' : 'cut')
    const socket = new WebSocket(socketOf(this.#id, this.#ears.since()))
    this.#socket?.close()
    this.#socket = socket
    socket.onopen = () => {
      if (socket !== this.#socket) return
      this.#tries = 0
      this.#ears.line('open')
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#ears.heard(JSON.parse(String(event.data)) as FromServer)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#cut()
    }
  }

  #cut(): void {
    if (this.#left) return
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)] ?? 4000
    this.#tries += 1
    this.#ears.line('cut')
    this.#timer = setTimeout(this.join, pause)
  }

  /** False if the socket is not open. */
  send(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  leave(): void {
    this.#left = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }
}
