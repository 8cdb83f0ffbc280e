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
import { Waiting } from './waiting'
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
  /** There are several answers, and none can be taken back. */
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

/** If no answer can be taken back, the question says so once for all; a single answer leaves nothing to regret. */
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

/** A message of mine that the server has not answered yet. */
type Request = Extract<ToServer, { key: string; type: 'answer' | 'take-back' | 'agree' }>

/** The standing order that answers where there is only one answer. */
const ONLY = 'only'

/** What arrives this soon after joining, in milliseconds, happened before; it is not played. */
const PAST = 500
/** How many unanswered studies are sent again on a new connection. */
const STUDIES = 20

/** One table as this visitor knows it. Code for all games takes a `TableState<GameTypes>`. */
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
  /** Whether my last answer can be taken back freely, and whether all of my turn can. */
  undo = $state(false)
  undoAll = $state(false)
  orders = $state.raw<StandingOrder[]>([])
  /** The key of the standing order that has just answered for me. */
  byOrder = $state<string>()
  thinking = $state.raw<Thinking>()
  /** A final answer that waits for a second press, if the visitor wants that. */
  unsure = $state.raw<G['Action']>()

  /** The newest moment, which the board may not have reached yet. */
  #latest = $state.raw<Moment<G>>()
  #v = 0
  #inbox: FromServer[] = []
  #pending: Request | undefined
  #checks = new Waiting<Refusal>()
  #studies = new Waiting<unknown>()
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
  /** My name; empty for a spectator. */
  myName: string = $derived(this.me === undefined ? '' : this.reader.name(this.me))
  /** The scene being played; none when the stage has reached the present. */
  scene: Scene<G['View']> | undefined = $derived.by(() => this.story.scene)
  /** The view after the last step that was told to its end. Nothing on the page may be ahead of it. */
  view: G['View'] | undefined = $derived.by(() => this.story.moment?.view)
  /** The view to be drawn now. */
  seen: G['View'] | undefined = $derived(this.scene?.view ?? this.view)
  /** What I am asked, once the board has reached it and until it is closed. A single answer is not asked for: the server gives it. */
  question: MyQuestion<G> | undefined = $derived.by(() => {
    const question = this.info.frozen ? undefined : this.story.moment?.question
    return question && question.order !== ONLY && question.asked === this.#latest?.question?.asked ? question : undefined
  })
  /** The game is frozen because its rules have changed, and all of it has been told. */
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
    // Of checks only the last one still matters.
    const again = [...(this.#pending ? [this.#pending] : []), ...this.#checks.again(1), ...this.#studies.again(STUDIES), ...this.manners.again()]
    for (const request of again) this.#socket.send(request)
  }

  /** A burst of messages, as after joining, is handled in one go, so that the page is drawn once. */
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
        this.#studies.answer(message.key, message.answer)
        return
      case 'refused':
        this.#studies.answer(message.key, undefined)
        if (this.manners.answered(message.key, message.refusal) || message.key !== this.#pending?.key) return
        this.#pending = undefined
        this.sending = false
        this.notice = noticeOf(message.refusal, this.reader)
        return
      case 'checked':
        this.#checks.answer(message.key, message.refusal)
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
    // What happened before we joined is not played. After a message with the whole log we are in the present.
    if (message.log || !this.#caughtUp || before === undefined) this.story.begin(this.#latest)
    else this.#tell(this.game.scenes?.(before, events, earlier, lines) ?? [], events, earlier, this.#latest)
    if (message.log) this.#caughtUp = true
  }

  /** Each event sounds with the first scene that tells it; events without a scene sound with the present. */
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

  /** Skips to the present. */
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

  /** Asks the server whether this would be legal, and shows why not. */
  async why(action: G['Action']): Promise<void> {
    const check = { type: 'check' as const, key: freshKey(), action }
    if (!this.#socket.send(check)) return
    const refusal = await this.#checks.wait(check)
    this.notice = refusal && noticeOf(refusal, this.reader)
  }

  /** Takes my last answer back; if it has had consequences, the other players are asked. */
  takeBack = (all = false): void => {
    if (this.me !== undefined && !this.sending) this.#say({ type: 'take-back', key: freshKey(), ...(all ? { all } : {}) })
  }

  /** Answers a player who would like to take something back. */
  agree = (yes: boolean): void => {
    if (!this.sending) this.#say({ type: 'agree', key: freshKey(), yes })
  }

  /** Gives a standing order, or calls it off. */
  order = (order: string, on: boolean): void => {
    this.#socket.send({ type: 'order', key: freshKey(), order, on })
  }

  /** Asks the server to work something out from my view; undefined if it cannot be asked now. */
  study(what: unknown): Promise<unknown> {
    const study = { type: 'study' as const, key: freshKey(), what }
    return this.#socket.send(study) ? this.#studies.wait(study) : Promise.resolve(undefined)
  }

  joinNow = (): void => this.#socket.join()

  leave(): void {
    this.story.leave()
    this.#socket.leave()
  }
}
