import type { ToServer } from '../types/ToServer'

/** Requests that the server has not answered yet. They are kept whole: when the connection is cut, they are sent again on the next one. */
export class Waiting<Answer> {
  #waiting = new Map<string, { request: ToServer; answered: (answer: Answer) => void }>()

  /** The answer to a request that was just sent. */
  wait(request: ToServer & { key: string }): Promise<Answer> {
    return new Promise((answered) => this.#waiting.set(request.key, { request, answered }))
  }

  /** Takes an answer; false if nobody waits for it. */
  answer(key: string, answer: Answer): boolean {
    this.#waiting.get(key)?.answered(answer)
    return this.#waiting.delete(key)
  }

  requests = (): ToServer[] => [...this.#waiting.values()].map(({ request }) => request)
}
