/** Time and manners at a table: clocks, what people write, and what they do besides playing. */
import { freshKey } from './api'
import { Waiting } from './waiting'
import type { Wires } from './socket'
import type { ChatLine } from '../types/ChatLine'
import type { ChatPhrase } from '../types/ChatPhrase'
import type { Clocks } from '../types/Clocks'
import type { Refusal } from '../types/Refusal'
import type { ToServer } from '../types/ToServer'

/** Every message to the server besides playing, without its key. */
type Plain<T> = T extends { key: string } ? Omit<T, 'key'> : never
type Manner = Plain<Extract<ToServer, { type: 'chat' | 'mute' | 'silence' | 'leave' | 'back' | 'resign' | 'call-bot' | 'kick' | 'pause' | 'resume' | 'holiday' }>>

/** Ready-made phrases, in the order in which a game needs them. */
export const PHRASES: readonly ChatPhrase[] = ['hello', 'good-luck', 'well-played', 'oops', 'one-moment', 'have-to-go', 'thanks', 'good-game']

export class Manners {
  clocks = $state.raw<Clocks>()
  /** How far the server's clock is ahead of this machine's. */
  ahead = $state(0)
  lines = $state.raw<ChatLine[]>([])
  /** What was written since I looked. */
  unread = $state(0)
  /** Why something was not done. */
  trouble = $state('')
  /** The chat is open. */
  reading = false
  #send: Wires['send']
  #asked = new Waiting<Refusal>()

  constructor(send: Wires['send']) {
    this.#send = send
  }

  tell(clocks: Clocks): void {
    this.clocks = clocks
    this.ahead = clocks.now - Date.now()
  }

  hear(lines: ChatLine[], whole: boolean): void {
    const known = this.lines.at(-1)?.n ?? 0
    const fresh = lines.filter((it) => it.n > known && !it.you && it.said).length
    // Lines from before I came do not count as unread.
    if (!this.reading && !(whole && known === 0)) this.unread += fresh
    this.lines = whole ? lines : [...this.lines, ...lines]
  }

  /** The chat is being read: nothing is unread. */
  read(): void {
    this.unread = 0
  }

  /** Takes an answer; true if it was to one of our messages. */
  answered(key: string, refusal?: Refusal): boolean {
    return this.#asked.answer(key, refusal)
  }

  /** What the server has not answered yet, to be said again on a new connection. */
  again = (): ToServer[] => this.#asked.again()

  /** Sends something and waits for the answer. True if it was accepted. */
  async say(what: Manner): Promise<boolean> {
    const request = { ...what, key: freshKey() } as ToServer & { key: string }
    this.trouble = ''
    if (!this.#send(request)) return false
    const refusal = await this.#asked.wait(request)
    this.trouble = refusal?.message ?? ''
    return !refusal
  }
}

/** A time that is left, as a clock shows it: `2 d 3 h`, `1:05:09` or `0:42`. */
export function left(millis: number): { days: number; hours: number; text: string } {
  const seconds = Math.max(0, Math.ceil(millis / 1000))
  const two = (n: number) => String(n).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const text = hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return { days: Math.floor(hours / 24), hours: hours % 24, text }
}
