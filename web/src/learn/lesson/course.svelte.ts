/** A guided first game on this page: a table that speaks with the lesson of the house instead of a socket. */
import { Refused, learn, whyNot } from '../../core/api'
import { speech } from '../../core/language.svelte'
import { arrive } from '../../core/me.svelte'
import type { Ears, Wires } from '../../core/socket'
import { TableState } from '../../core/table.svelte'
import { moduleOf } from '../../games'
import type { AnyGame, AnyTable } from '../../table/module'
import type { Lesson } from '../../types/Lesson'
import type { ToServer } from '../../types/ToServer'
import { keep, keptOf } from './kept'

export class Course {
  module = $state.raw<AnyGame>()
  table = $state.raw<AnyTable>()
  /** Where the learner is. */
  stop = $state.raw<Lesson>()
  missing = $state('')
  /** The last answer that was shown: those after it in the same beat are shown, too. */
  #shown: { beat: number; at: number } | undefined
  /** Something is on its way. */
  busy = $state(false)
  /** What was answered here that leads elsewhere. */
  #stray: unknown[] = []
  #ears: Ears | undefined
  #cut = false
  /** The stop that the table is at; what is said of it follows when the table has heard everything. */
  #at = 0

  constructor(readonly game: string) {
    void this.#begin()
  }

  /** The last stop: there is nothing more to do. */
  ended: boolean = $derived.by(() => this.stop !== undefined && this.stop.at === this.stop.stops - 1)
  /** The board has come to what is spoken of. */
  told: boolean = $derived.by(() => this.table !== undefined && this.table.scene === undefined && !this.table.sending)

  async #begin(): Promise<void> {
    try {
      await arrive()
      const [module] = await Promise.all([moduleOf(this.game), speech.load(this.game, ['lessons'])])
      const stop = await this.#first()
      this.module = module
      this.table = new TableState(stop.table, module, this.#wires)
      this.#ears?.line('open')
      this.#hear(stop)
    } catch (error) {
      this.missing = whyNot(error, 'table-failed')
    }
  }

  /** Where they left; at the beginning, if that place is no longer on the road. */
  async #first(): Promise<Lesson> {
    const at = keptOf(this.game).at
    try {
      return await learn(this.game, { at, since: 0, stray: [] })
    } catch (error) {
      if (at === 0 || !(error instanceof Refused) || error.status !== 404) throw error
      return learn(this.game, { at: 0, since: 0, stray: [] })
    }
  }

  #wires = (ears: Ears): Wires => {
    this.#ears = ears
    return { send: (message) => this.#send(message as ToServer), join: () => void this.#go(this.#at), leave: () => {} }
  }

  #send(message: ToServer): boolean {
    if (message.type === 'take-back') {
      this.#ears?.heard({ type: 'accepted', key: message.key })
      void this.back()
    } else if (message.type === 'answer' || message.type === 'check' || message.type === 'study') void this.#say(message)
    return true
  }

  async #say(say: Extract<ToServer, { type: 'answer' | 'check' | 'study' }>): Promise<void> {
    const heard = await this.#ask({ at: this.#at, since: this.#ears?.since() ?? 0, stray: this.#stray, say })
    if (!heard) return
    // Who only looks is told nothing new of the game; the answer may come late.
    if (say.type !== 'answer') return this.#tell(heard.said.filter((it) => it.type !== 'message'))
    const refused = heard.said.some((it) => it.type === 'refused')
    if (heard.astray && !refused) this.#stray = [...this.#stray, say.action]
    this.#hear(heard)
  }

  /** To another stop, told anew. */
  async #go(at: number, since = 0): Promise<void> {
    const heard = await this.#ask({ at, since, stray: [] })
    if (!heard) return
    this.#stray = []
    this.#shown = undefined
    this.#hear(heard)
  }

  async #ask(learner: Parameters<typeof learn>[1]): Promise<Lesson | undefined> {
    // Who only looks, as by resting on a tile, may be shown something meanwhile: a press is not lost.
    const looks = learner.say !== undefined && learner.say.type !== 'answer'
    if (!looks) this.busy = true
    try {
      const heard = await learn(this.game, learner)
      // A table whose line is open again says once more what was not answered; so it is told of that only after a cut.
      if (this.#cut) this.#ears?.line('open')
      this.#cut = false
      return heard
    } catch {
      this.#cut = true
      this.#ears?.line('cut')
      return undefined
    } finally {
      if (!looks) this.busy = false
    }
  }

  #tell(said: Lesson['said']): void {
    for (const it of said) this.#ears?.heard(it)
  }

  /** What is told is heard first, so that nobody speaks of what the board does not show yet. */
  #hear(heard: Lesson): void {
    this.#at = heard.at
    this.#tell(heard.said)
    setTimeout(() => {
      this.stop = heard
      const done = heard.at === heard.stops - 1
      keep(this.game, { at: done ? 0 : heard.at, done: done || keptOf(this.game).done })
    })
  }

  /** Goes on where there was only something to read. */
  next = (): Promise<void> => this.#go(this.#at + 1, this.#ears?.since() ?? 0)
  /** Takes back what led elsewhere, or goes one stop back. */
  back = (): Promise<void> => this.#go(this.stop?.astray ? this.#at : Math.max(0, this.#at - 1))
  startOver = (): Promise<void> => this.#go(0)
  /** Plays what is suggested. */
  show = (): void => {
    const { stop } = this
    if (stop?.answer === undefined) return
    this.#shown = stop
    this.table?.answer(stop.answer)
  }
  /** Goes on showing, to the end of the beat; whether there was something to show. */
  showMore = (): boolean => {
    const { stop } = this
    const more = stop !== undefined && !stop.astray && this.#shown?.beat === stop.beat && stop.at > this.#shown.at
    if (more) this.show()
    return more
  }

  leave = (): void => this.table?.leave()
}
