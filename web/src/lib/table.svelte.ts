import { freshKey } from './api'
import type { Action, Ask, Event, Illegal, Seat, View } from './game'
import { takenThisRound } from './log'
import { merge, type Json } from './merge'
import { ILLEGAL, type Reader } from './messages'
import { TableSocket, type Line } from './socket'
import { scenes, type Scene } from './stage'
import type { FromServer } from '../types/FromServer'
import type { Question as Wired } from '../types/Question'
import type { Refusal } from '../types/Refusal'
import type { Table } from '../types/Table'

export interface MyQuestion {
  asked: number
  ask: Ask
  options: { text: string; action: Action }[]
}

/** A calm no: why, and by which rule. */
export interface Notice {
  text: string
  rule: string
}

/** What is told so soon after joining happened before; it is not played on the stage. */
const PAST = 500

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One table as this visitor knows it. */
export class TableState {
  info = $state.raw<Table>()
  line = $state<Line>('joining')
  retryAt = $state<number>()
  /** The view as it was last told. */
  view = $state.raw<View>()
  question = $state.raw<MyQuestion>()
  events = $state.raw<Event[]>([])
  notice = $state.raw<Notice>()
  /** An answer is on its way. */
  sending = $state(false)
  /** What is being played on the stage; nothing, when the stage has reached the present. */
  scene = $state.raw<Scene>()

  #v = 0
  #inbox: FromServer[] = []
  #pending: { key: string; asked: number; action: unknown } | undefined
  #checks = new Map<string, (refusal: Notice | undefined) => void>()
  #socket: TableSocket
  #queue: Scene[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #caughtUp = false

  constructor(id: string) {
    this.#socket = new TableSocket(id, {
      since: () => this.#v,
      heard: (message) => this.#receive(message),
      line: (line, retryAt) => this.#setLine(line, retryAt),
    })
  }

  me: Seat | undefined = $derived.by(() => {
    const seat = this.info?.seats.findIndex((it) => it.you) ?? -1
    return seat < 0 ? undefined : seat
  })
  reader: Reader = $derived.by(() => {
    const seats = this.info?.seats ?? []
    return { me: this.me, name: (seat: Seat) => seats[seat]?.name ?? `Seat ${seat + 1}` }
  })
  /** What is to be seen now. */
  seen: View | undefined = $derived(this.scene?.view ?? this.view)
  taken = $derived(takenThisRound(this.scene ? this.events.slice(0, this.scene.told) : this.events))

  #setLine(line: Line, retryAt?: number): void {
    this.line = line
    this.retryAt = retryAt
    if (line !== 'open') return
    this.#caughtUp = false
    setTimeout(() => (this.#caughtUp = true), PAST)
    if (this.#pending) this.#socket.send({ type: 'answer', ...this.#pending })
  }

  /** A burst, as after joining, is read in one go, so that the page is drawn once. */
  #receive(message: FromServer): void {
    if (this.#inbox.push(message) > 1) return
    setTimeout(() => this.#inbox.splice(0).forEach((it) => this.#hear(it)))
  }

  #hear(message: FromServer): void {
    switch (message.type) {
      case 'table':
        this.info = message.table
        return
      case 'message':
        return this.#told(message)
      case 'accepted':
        if (message.key === this.#pending?.key) this.#pending = undefined
        return
      case 'refused':
        if (message.key !== this.#pending?.key) return
        this.#pending = undefined
        this.sending = false
        this.notice = noticeOf(message.refusal, this.info?.game)
        return
      case 'checked':
        this.#checks.get(message.key)?.(message.refusal && noticeOf(message.refusal, this.info?.game))
        this.#checks.delete(message.key)
        return
      case 'error':
        this.notice = { rule: '', text: message.error.message }
    }
  }

  #told(message: Extract<FromServer, { type: 'message' }>): void {
    const whole = 'view' in message
    if (!whole && message.v <= this.#v) return
    if (!whole && message.v !== this.#v + 1) return this.#socket.join()
    const before = this.view
    const now = 'view' in message ? message.view : merge(this.view as Json | undefined, message.patch as Json)
    this.#v = message.v
    this.view = now as View
    const events = message.events as Event[]
    this.events = [...this.events, ...events]
    this.#ask(message.asked, message.question)
    this.#play(before, events)
  }

  #ask(asked: number | undefined, question: Wired | undefined): void {
    if (question) this.question = question as unknown as MyQuestion
    if (asked === undefined || asked === null) this.question = undefined
    if (question || !this.question) {
      this.sending = false
      this.notice = undefined
    }
  }

  /** Puts a step on the stage. What came before we arrived is not played. */
  #play(before: View | undefined, events: Event[]): void {
    if (this.info?.game !== 'morgenland' || !this.#caughtUp || !before || calm()) return
    const list = scenes(before, events, this.reader, this.events.length - events.length)
    if (!list.length && this.scene) return this.present()
    this.#queue = [...this.#queue, ...list]
    if (!this.scene) this.#next()
  }

  #next = (): void => {
    clearTimeout(this.#timer)
    this.scene = this.#queue.shift()
    if (this.scene) this.#timer = setTimeout(this.#next, Math.min(1100, 9000 / (this.#queue.length + 1)))
  }

  /** Ends the play: the present, at once. */
  present = (): void => {
    this.#queue = []
    this.#next()
  }

  /** Gives an answer, in the terms of the game that is played. */
  answer(action: unknown): void {
    if (!this.question || this.sending) return
    this.present()
    this.#pending = { key: freshKey(), asked: this.question.asked, action }
    this.sending = true
    this.notice = undefined
    this.#socket.send({ type: 'answer', ...this.#pending })
  }

  /** Asks the house whether this would be legal, and shows why not. */
  async why(action: unknown): Promise<void> {
    const key = freshKey()
    const answer = new Promise<Notice | undefined>((resolve) => this.#checks.set(key, resolve))
    if (this.#socket.send({ type: 'check', key, action })) this.notice = await answer
  }

  joinNow = (): void => this.#socket.join()

  leave(): void {
    clearTimeout(this.#timer)
    this.#socket.leave()
  }
}

function noticeOf(refusal: Refusal, game: string | undefined): Notice {
  const known = game === 'morgenland' && typeof refusal.reason === 'string' ? ILLEGAL[refusal.reason as Illegal] : undefined
  if (known) return known
  const [, rule, text] = /^([MFK][A-Z]?\d[\d.]*): (.*)$/.exec(refusal.message) ?? []
  return rule && text ? { rule, text: `${text[0]?.toUpperCase()}${text.slice(1)}.` } : { rule: '', text: refusal.message }
}
