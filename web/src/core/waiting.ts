import type { ToServer } from '../types/ToServer'

/** Requests that the server has not answered yet. They are kept whole: when the connection is cut, they are sent again on the next one. */
export class Waiting<Answer> {
  #waiting = new Map<string, { request: ToServer; answered: (answer: Answer | undefined) => void }>()

  /** The answer to a request that was just sent; undefined if it is given up. */
  wait(request: ToServer & { key: string }): Promise<Answer | undefined> {
    return new Promise((answered) => this.#waiting.set(request.key, { request, answered }))
  }

  /** Takes an answer; false if nobody waits for it. */
  answer(key: string, answer: Answer | undefined): boolean {
    this.#waiting.get(key)?.answered(answer)
    return this.#waiting.delete(key)
  }

  /** What to send again on a new connection: the newest requests. All others are given up, as the server closes a connection that brings too many at once. */
  again(most = Infinity): ToServer[] {
    for (const key of [...this.#waiting.keys()].slice(0, Math.max(0, this.#waiting.size - most))) this.answer(key, undefined)
    return [...this.#waiting.values()].map(({ request }) => request)
  }
}
