import { freshKey } from './api'
import { heard, type GameTypes, type Scene, type Telling } from './game'
import { merge, type Json } from './merge'
import { TableSocket, type Line as Wire } from './socket'
import { speech, t, tell } from './language.svelte'
import type { LogItem, Prompt, Reader } from './speech'
import type { FromServer } from '../types/FromServer'
import type { Line } from '../types/Line'
import type { Question as Wired } from '../types/Question'
import type { Refusal } from '../types/Refusal'
import type { Said } from '../types/Said'
import type { Seat } from '../types/Seat'
import type { Table } from '../types/Table'

/** What I am asked, and the answers that would be accepted. */
export interface MyQuestion<G extends GameTypes> {
  asked: number
  ask: G['Ask']
  said: Said
  options: { text: string; action: G['Action']; said: Said }[]
}

/** A calm no: why, and by which rule. */
export interface Notice<G extends GameTypes> {
  /** In the language of the moment. */
  readonly text: string
  rule: string
  /** The game's own reason, if it is the game that refuses. */
  reason?: G['Illegal'] | undefined
}

/** What is told so soon after joining happened before; it is not played on the stage. */
const PAST = 500

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** One table as this visitor knows it. What is not of one game takes a `TableState<GameTypes>`. */
export class TableState<G extends GameTypes> {
  readonly game: Telling<G>
  info: Table
  line = $state<Wire>('joining')
  /** The view as it was last told. */
  view = $state.raw<G['View']>()
  question = $state.raw<MyQuestion<G>>()
  events = $state.raw<G['Event'][]>([])
  /** What was told, for people; each line knows how many events it covers. */
  lines = $state.raw<Line[]>([])
  /** What is going on while nobody asks me. */
  status = $state.raw<Said>()
  notice = $state.raw<Notice<G>>()
  /** An answer is on its way. */
  sending = $state(false)
  /** What is being played on the stage; nothing, when the stage has reached the present. */
  scene = $state.raw<Scene<G['View']>>()

  #v = 0
  #inbox: FromServer[] = []
  #pending: { key: string; asked: number; action: G['Action'] } | undefined
  #checks = new Map<string, (refusal: Refusal | undefined) => void>()
  #socket: TableSocket
  #queue: Scene<G['View']>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #caughtUp = false

  constructor(info: Table, game: Telling<G>) {
    this.info = $state.raw(info)
    this.game = game
    this.#socket = new TableSocket(info.id, { since: () => this.#v, heard: (message) => this.#receive(message), line: (line) => this.#setLine(line) })
  }

  me: Seat | undefined = $derived.by(() => {
    const seat = this.info.seats.findIndex((it) => it.you)
    return seat < 0 ? undefined : seat
  })
  reader: Reader = $derived.by(() => {
    const { seats } = this.info
    return { me: this.me, name: (seat: Seat) => seats[seat]?.name ?? t('seat-number', { number: seat + 1 }) }
  })
  /** What I am called, where I am asked something. */
  myName: string = $derived(this.me === undefined ? '' : this.reader.name(this.me))
  /** What is to be seen now. */
  seen: G['View'] | undefined = $derived(this.scene?.view ?? this.view)
  /** What has been told by now. */
  told: G['Event'][] = $derived(this.scene ? this.events.slice(0, this.scene.told) : this.events)
  log: LogItem[] = $derived.by(() => this.lines.filter((it) => it.upto <= this.told.length).map((line, key) => this.#item(line, String(key))))
  /** What I am asked or what is going on, in a sentence, with its why. */
  prompt: Prompt = $derived.by(() => {
    const it = this.question?.said ?? this.status
    if (!it) return { title: '', why: '', rule: '' }
    return { title: tell(it, this.reader), why: speech.voice.aside(it, 'why', this.reader) ?? '', rule: it.rule ?? '' }
  })

  #item({ said, by, heading }: Line, key: string): LogItem {
    const text = tell(said, this.reader)
    return heading ? { key, head: text } : { key, text, rule: said.rule ?? '', seat: by }
  }

  /** A rule in a sentence, as it holds in the game being played; nothing, if it has none. */
  ruleText = (id: string): string | undefined => {
    if (this.view === undefined) return undefined
    const message = `rule-${id.replaceAll('.', '-')}`
    return speech.voice.has(message) ? t(message, this.game.figures?.(this.view) ?? {}, this.reader) : undefined
  }

  #setLine(line: Wire): void {
    this.line = line
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
        this.notice = noticeOf(message.refusal, this.reader)
        return
      case 'checked':
        this.#checks.get(message.key)?.(message.refusal)
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
    this.#v = message.v
    this.view = heard<G['View']>('view' in message ? message.view : merge(heard<Json>(before), heard<Json>(message.patch)))
    const events = message.events.map(heard<G['Event']>)
    this.events = message.log ? message.log.map(heard<G['Event']>) : [...this.events, ...events]
    const lines = message.lines ?? []
    const earlier = this.events.length - events.length
    this.lines = message.story ?? [...this.lines, ...lines.map((it) => ({ ...it, upto: earlier + it.upto }))]
    this.status = message.status
    this.#ask(message.asked, message.question)
    this.#play(before, events, lines)
  }

  #ask(asked: number | undefined, question: Wired | undefined): void {
    if (question) this.question = heard<MyQuestion<G>>(question)
    if (asked === undefined || asked === null) this.question = undefined
    if (question || !this.question) {
      this.sending = false
      this.notice = undefined
    }
  }

  /** Puts a step on the stage. What came before we arrived is not played. */
  #play(before: G['View'] | undefined, events: G['Event'][], lines: readonly Line[]): void {
    if (!this.game.scenes || !this.#caughtUp || before === undefined || calm()) return
    const list = this.game.scenes(before, events, this.events.length - events.length, lines)
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

  answer(action: G['Action']): void {
    if (!this.question || this.sending) return
    this.present()
    this.#pending = { key: freshKey(), asked: this.question.asked, action }
    this.sending = true
    this.notice = undefined
    this.#socket.send({ type: 'answer', ...this.#pending })
  }

  /** Asks the house whether this would be legal, and shows why not. */
  async why(action: G['Action']): Promise<void> {
    const key = freshKey()
    const answer = new Promise<Refusal | undefined>((resolve) => this.#checks.set(key, resolve))
    if (!this.#socket.send({ type: 'check', key, action })) return
    const refusal = await answer
    this.notice = refusal && noticeOf(refusal, this.reader)
  }

  joinNow = (): void => this.#socket.join()

  leave(): void {
    clearTimeout(this.#timer)
    this.#socket.leave()
  }
}

function noticeOf<G extends GameTypes>({ rule = '', message, reason, said }: Refusal, reader: Reader): Notice<G> {
  return {
    rule,
    reason: heard<G['Illegal'] | undefined>(reason),
    // What the house itself refuses is told in words that are not loaded here, so it comes told.
    get text() {
      return said && speech.voice.has(said.id) ? tell(said, reader) : message
    },
  }
}
