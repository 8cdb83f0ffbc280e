/** A guided first game on this page: a table that talks to the server's lesson instead of a socket. */
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
  /** The stop whose answer was shown last: the next ones of its beat are shown, too. */
  #shown: { beat: number; at: number } | undefined
  /** A request is on its way. */
  busy = $state(false)
  /** The answers given here that leave the lesson. */
  #stray: unknown[] = []
  #ears: Ears | undefined
  #cut = false
  /** The stop that the table is at; `stop` follows when the table has received everything. */
  #at = 0

  constructor(readonly game: string) {
    void this.#begin()
  }

  /** The last stop: there is nothing more to do. */
  ended: boolean = $derived.by(() => this.stop !== undefined && this.stop.at === this.stop.stops - 1)
  /** The board has reached the present stop. */
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

  /** The stop where they left; the first, if that one no longer exists. */
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
    // A check or study changes nothing, and its answer may come late: drop messages of the game.
    if (say.type !== 'answer') return this.#tell(heard.said.filter((it) => it.type !== 'message'))
    const refused = heard.said.some((it) => it.type === 'refused')
    if (heard.astray && !refused) this.#stray = [...this.#stray, say.action]
    this.#hear(heard)
  }

  /** Goes to another stop; the table hears all after `since`. */
  async #go(at: number, since = 0): Promise<void> {
    const heard = await this.#ask({ at, since, stray: [] })
    if (!heard) return
    this.#stray = []
    this.#shown = undefined
    this.#hear(heard)
  }

  async #ask(learner: Parameters<typeof learn>[1]): Promise<Lesson | undefined> {
    // A check or study, as when resting on a tile, does not block: a press meanwhile is not lost.
    const looks = learner.say !== undefined && learner.say.type !== 'answer'
    if (!looks) this.busy = true
    try {
      const heard = await learn(this.game, learner)
      // When the line opens, the table sends again what was not answered, so it is told only after a cut.
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

  /** The table gets the messages first, so that the guide never speaks ahead of the board. */
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
  /** Takes back what left the lesson, or goes one stop back. */
  back = (): Promise<void> => this.#go(this.stop?.astray ? this.#at : Math.max(0, this.#at - 1))
  startOver = (): Promise<void> => this.#go(0)
  /** Plays what is suggested. */
  show = (): void => {
    const { stop } = this
    if (stop?.answer === undefined) return
    this.#shown = stop
    this.table?.answer(stop.answer)
  }
  /** Goes on showing answers to the end of the beat; false if there is none. */
  showMore = (): boolean => {
    const { stop } = this
    const more = stop !== undefined && !stop.astray && this.#shown?.beat === stop.beat && stop.at > this.#shown.at
    if (more) this.show()
    return more
  }

  leave = (): void => this.table?.leave()
}
