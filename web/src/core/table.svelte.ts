import { freshKey } from './api'
import { Diary } from './diary.svelte'
import { heard, type GameTypes, type Scene, type Telling } from './game'
import { Manners } from './manners.svelte'
import { merge, type Json } from './merge'
import { noticeOf, type Notice } from './notice'
import { confirm } from './comfort.svelte'
import { isFinal, same } from './final'
import { due } from './habits'
import { soundOf } from './sound'
import { TableSocket, type Ears, type Line as Wire, type Wires } from './socket'
import { speech, t, tell } from './language.svelte'
import { pageIn } from './pages'
import type { LogItem, Prompt, Reader } from './speech'
import type { Besides, Thinking } from './standing'
import { Story } from './story.svelte'
import type { FromServer } from '../types/FromServer'
import type { Line } from '../types/Line'
import type { Refusal } from '../types/Refusal'
import type { Said } from '../types/Said'
import type { Seat } from '../types/Seat'
import type { StandingOrder } from '../types/StandingOrder'
import type { Table } from '../types/Table'
import type { ToServer } from '../types/ToServer'

/** What I am asked, and the answers that would be accepted. */
export interface MyQuestion<G extends GameTypes> {
  asked: number
  ask: G['Ask']
  said: Said
  /** What has just happened, and how it ends if nobody plays anything. */
  happened?: Said
  unless?: Said
  /** The standing order that will answer for me, unless I do. */
  order?: string
  options: Option<G['Action']>[]
  /** None of several answers can be taken back. */
  final?: boolean
}

/** An answer that would be accepted. */
export interface Option<Action> {
  text: string
  action: Action
  said: Said
  /** What it leads to, in a few words. */
  then?: Said
  /** The one that most people want. */
  main?: boolean
  /** It cannot be taken back. */
  final?: boolean
}

/** Where no answer can be taken back the question says so, once; where there is but one, nothing is to be regretted. */
function saidOnce<G extends GameTypes>(question: MyQuestion<G>): MyQuestion<G> {
  const { options } = question
  if (!options.every((it) => it.final)) return question
  return { ...question, final: options.length > 1, options: options.map((it) => ({ ...it, final: false })) }
}

/** What is true once a step has been told. */
export interface Moment<G extends GameTypes> {
  view: G['View']
  /** How many events there were by then. */
  told: number
  question: MyQuestion<G> | undefined
  status: Said | undefined
}

/** Something I said, until the house has answered. */
type Request = Extract<ToServer, { key: string; type: 'answer' | 'take-back' | 'agree' }>

/** The standing order that answers where there is only one answer. */
const ONLY = 'only'

/** What is told so soon after joining happened before; it is not played on the stage. */
const PAST = 500

/** One table as this visitor knows it. What is not of one game takes a `TableState<GameTypes>`. */
export class TableState<G extends GameTypes> {
  readonly game: Telling<G>
  readonly story = new Story<G, Moment<G>>()
  readonly diary: Diary<G>
  readonly manners: Manners
  info: Table
  line = $state<Wire>('joining')
  notice = $state.raw<Notice<G>>()
  /** An answer is on its way. */
  sending = $state(false)
  /** My last answer can be taken back for nothing; and so can all of my turn. */
  undo = $state(false)
  undoAll = $state(false)
  orders = $state.raw<StandingOrder[]>([])
  /** A standing order has just answered for me: its key. */
  byOrder = $state<string>()
  thinking = $state.raw<Thinking>()
  /** What cannot be taken back and waits for a second press, where somebody wants that. */
  unsure = $state.raw<G['Action']>()

  /** The newest, which the board may not have come to yet. */
  #latest = $state.raw<Moment<G>>()
  #v = 0
  #inbox: FromServer[] = []
  #pending: Request | undefined
  #checks = new Map<string, (refusal: Refusal | undefined) => void>()
  #studies = new Map<string, (answer: unknown) => void>()
  #socket: Wires
  #caughtUp = false

  constructor(info: Table, game: Telling<G>, wires: (ears: Ears) => Wires = (ears) => new TableSocket(info.id, ears)) {
    this.info = $state.raw(info)
    this.game = game
    this.manners = new Manners((message) => this.#socket.send(message))
    this.diary = new Diary(info.id, game, () => this.reader)
    this.#socket = wires({ since: () => this.#v, heard: (message) => this.#receive(message), line: (line) => this.#setLine(line) })
  }

  me: Seat | undefined = $derived.by(() => {
    const seat = this.info.seats.findIndex((it) => it.you)
    return seat < 0 ? undefined : seat
  })
  reader: Reader = $derived.by(() => {
    const { seats } = this.info
    return { me: this.me, name: (seat: Seat) => seats[seat]?.name ?? (seats[seat]?.kind === 'person' && !seats[seat].you ? t('someone') : t('seat-number', { number: seat + 1 })) }
  })
  /** What I am called, where I am asked something. */
  myName: string = $derived(this.me === undefined ? '' : this.reader.name(this.me))
  /** What is being played on the stage; nothing, when the stage has reached the present. */
  scene: Scene<G['View']> | undefined = $derived.by(() => this.story.scene)
  /** The view after the last step that was told to its end. Nothing on the page may be ahead of it. */
  view: G['View'] | undefined = $derived.by(() => this.story.moment?.view)
  /** What is to be seen now. */
  seen: G['View'] | undefined = $derived(this.scene?.view ?? this.view)
  /** What I am asked, once the board has come to it, and until it is closed. What has only one answer is not shown: the house gives it. */
  question: MyQuestion<G> | undefined = $derived.by(() => {
    const question = this.info.frozen ? undefined : this.story.moment?.question
    return question && question.order !== ONLY && question.asked === this.#latest?.question?.asked ? question : undefined
  })
  /** The rules have changed under this game: it has come to where it stands still. */
  stands: boolean = $derived.by(() => this.info.frozen === true && !this.scene)
  /** What is going on while nobody asks me. */
  status: Said | undefined = $derived.by(() => this.story.moment?.status)
  /** How many events have been told by now, and how many were heard. */
  told: number = $derived(this.scene?.told ?? this.story.moment?.told ?? 0)
  heard: number = $derived.by(() => this.diary.events.length)
  /** What has been told by now. */
  events: G['Event'][] = $derived.by(() => (this.told === this.heard ? this.diary.events : this.diary.events.slice(0, this.told)))
  /** The same for people; each line knows how many events it covers. */
  lines: Line[] = $derived.by(() => this.diary.upTo(this.told))
  log: LogItem[] = $derived.by(() => this.diary.log(this.told))
  /** The game is over, and I had resigned: whatever the bot on my seat has won is not mine. */
  gaveUp: boolean = $derived.by(() => this.info.status === 'over' && this.me !== undefined && this.info.seats[this.me]?.absence === 'resigned')
  /** What I am asked, what is being told or what is going on, in a sentence, with its why. */
  prompt: Prompt = $derived.by(() => {
    if (this.stands) return { title: t('frozen'), why: t(`frozen-${this.info.status === 'over' ? 'over' : 'playing'}`), rule: '' }
    const it = this.question?.said ?? this.scene?.says ?? this.status ?? this.story.moment?.question?.said
    if (!it) return { title: '', why: '', rule: '' }
    if (this.gaveUp && it === this.status) return { title: t('absence-mine-resigned-over'), why: tell(it, { ...this.reader, me: undefined }), rule: it.rule ?? '' }
    const { happened, unless } = this.question ?? {}
    const say = (said: Said | undefined) => (said ? tell(said, this.reader) : '')
    const { rule = '' } = it
    const why = speech.voice.aside(it, 'why', this.reader) ?? ''
    return { title: say(it), why, rule, page: pageIn(it), happened: say(happened), unless: say(unless), final: this.question?.final === true }
  })

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
    if (this.#pending) this.#socket.send(this.#pending)
  }

  /** A burst, as after joining, is read in one go, so that the page is drawn once. */
  #receive(message: FromServer): void {
    if (this.#inbox.push(message) > 1) return
    setTimeout(() => this.#inbox.splice(0).forEach((it) => this.#hear(it)))
  }

  #hear(message: FromServer | Besides): void {
    switch (message.type) {
      case 'orders':
        this.orders = message.orders
        for (const [key, on] of due(this.info.id, this.info.game, message.orders)) this.order(key, on)
        return
      case 'thinking':
        this.thinking = message
        return
      case 'table':
        this.info = message.table
        return
      case 'clocks':
        return this.manners.tell(message.clocks)
      case 'chat':
        return this.manners.hear(message.lines, message.whole)
      case 'message':
        return this.#told(message)
      case 'accepted':
        if (this.manners.answered(message.key) || message.key !== this.#pending?.key) return
        // An answer is on its way until its question is gone.
        if (this.#pending.type !== 'answer') this.sending = false
        this.#pending = undefined
        return
      case 'studied':
        this.#studies.get(message.key)?.(message.answer)
        this.#studies.delete(message.key)
        return
      case 'refused':
        this.#studies.get(message.key)?.(undefined)
        this.#studies.delete(message.key)
        if (this.manners.answered(message.key, message.refusal) || message.key !== this.#pending?.key) return
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
    const before = this.#latest?.view
    this.#v = message.v
    const events = message.events.map(heard<G['Event']>)
    const lines = message.lines ?? []
    const { diary } = this
    diary.events = message.log ? message.log.map(heard<G['Event']>) : [...diary.events, ...events]
    const earlier = diary.events.length - events.length
    diary.lines = message.story ?? [...diary.lines, ...lines.map((it) => ({ ...it, upto: earlier + it.upto }))]
    this.undo = message.undo === true && !this.info.frozen
    this.undoAll = message.undo_all === true && !this.info.frozen
    this.byOrder = message.by_order ?? undefined
    this.thinking = undefined
    const view = heard<G['View']>('view' in message ? message.view : merge(heard<Json>(before), heard<Json>(message.patch)))
    this.#latest = { view, told: diary.events.length, question: this.#asked(message), status: message.status }
    // What came before we arrived is not played. Whoever was told everything at once is in the present from then on.
    if (message.log || !this.#caughtUp || before === undefined) this.story.begin(this.#latest)
    else this.#tell(this.game.scenes?.(before, events, earlier, lines) ?? [], events, earlier, this.#latest)
    if (message.log) this.#caughtUp = true
  }

  /** Each event is heard with the first picture that tells it; what no picture tells, with the present. */
  #tell(scenes: readonly Scene<G['View']>[], events: readonly G['Event'][], earlier: number, moment: Moment<G>): void {
    let from = 0
    const sound = (upto: number) => soundOf(events.slice(from, (from = Math.max(from, upto))), this.game.sound)
    const heard = scenes.map((scene) => ({ ...scene, sound: sound(scene.told - earlier) }))
    this.story.tell(heard, moment, sound(events.length))
  }

  /** The question that stands after a message. */
  #asked({ asked, question }: Extract<FromServer, { type: 'message' }>): MyQuestion<G> | undefined {
    if (question) return this.#free(saidOnce(heard<MyQuestion<G>>(question)))
    if (asked === undefined || asked === null) return this.#free(undefined)
    return this.#latest?.question
  }

  /** A question has come or gone: nothing is on its way, and what was refused is forgotten. */
  #free(question: MyQuestion<G> | undefined): MyQuestion<G> | undefined {
    this.sending = false
    this.notice = undefined
    this.unsure = undefined
    return question
  }

  /** To the present, at once. */
  present = (): void => this.story.present()

  #say(request: Request): void {
    this.#pending = request
    this.sending = true
    this.notice = undefined
    this.#socket.send(request)
  }

  answer(action: G['Action']): void {
    if (!this.question || this.sending) return
    const sure = !confirm.on || !isFinal(this.question, action) || same(action, this.unsure)
    this.unsure = sure ? undefined : action
    if (!sure) return
    this.present()
    this.story.mark()
    this.diary.mark()
    this.#say({ type: 'answer', key: freshKey(), asked: this.question.asked, action })
  }

  /** Asks the house whether this would be legal, and shows why not. */
  async why(action: G['Action']): Promise<void> {
    const key = freshKey()
    const answer = new Promise<Refusal | undefined>((resolve) => this.#checks.set(key, resolve))
    if (!this.#socket.send({ type: 'check', key, action })) return
    const refusal = await answer
    this.notice = refusal && noticeOf(refusal, this.reader)
  }

  /** Takes my last answer back; where something has come of it, the others are asked. */
  takeBack = (all = false): void => {
    if (this.me !== undefined && !this.sending) this.#say({ type: 'take-back', key: freshKey(), ...(all ? { all } : {}) })
  }

  /** Answers the wish of somebody who would like to take back. */
  agree = (yes: boolean): void => {
    if (!this.sending) this.#say({ type: 'agree', key: freshKey(), yes })
  }

  /** Gives a standing order, or calls it off. */
  order = (order: string, on: boolean): void => {
    this.#socket.send({ type: 'order', key: freshKey(), order, on })
  }

  /** Lets the house look into something, from what I may see; nothing, if it cannot be asked now. */
  study(what: unknown): Promise<unknown> {
    const key = freshKey()
    const answer = new Promise<unknown>((resolve) => this.#studies.set(key, resolve))
    if (!this.#socket.send({ type: 'study', key, what })) this.#studies.delete(key)
    return this.#studies.has(key) ? answer : Promise.resolve(undefined)
  }

  joinNow = (): void => this.#socket.join()

  leave(): void {
    this.story.leave()
    this.#socket.leave()
  }
}
