/** What has been told by now, in sentences: the log, and what of it is new to me. */
import type { GameTypes, Telling } from './game'
import { speech, tell } from './language.svelte'
import { pageIn } from './pages'
import type { Line as Sentence, LogItem, Reader } from './speech'
import type { Line } from '../types/Line'

/** The place in the story where I acted last, kept across reloads of the page. */
const keyOf = (table: string): string => `caravanserai.since.${table}`

function markOf(table: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(table)) ?? 0)
  } catch {
    return 0
  }
}

/** The log of one table, and its sentences since I acted. */
export class Diary<G extends GameTypes> {
  /** Everything received, including what the board has not shown yet. */
  events = $state.raw<G['Event'][]>([])
  lines = $state.raw<Line[]>([])
  /** How many events there were when I acted last, and when I last said that I had read them. */
  #mark = $state(0)
  #read = $state(0)
  readonly #table: string
  readonly #game: Telling<G>
  readonly #reader: () => Reader
  /** A cache: hundreds of lines are worded once, not at every step. */
  #said = new WeakMap<Line, { voice: unknown; reader: Reader; item: LogItem }>()

  constructor(table: string, game: Telling<G>, reader: () => Reader) {
    this.#table = table
    this.#game = game
    this.#reader = reader
    this.#mark = markOf(table)
  }

  /** The lines of the first `told` events. */
  upTo = (told: number): Line[] => this.lines.filter((it) => it.upto <= told)

  /** The log up to here. */
  log(told: number): LogItem[] {
    const lines = this.upTo(told)
    return lines.map((line, i) => this.#item(line, i, lines[i - 1]?.upto ?? 0))
  }

  /** What happened since I acted, without my own lines at its start. */
  since(told: number): ({ key: string } & Sentence)[] {
    const from = Math.max(this.#mark, this.#read)
    const items = this.log(told).flatMap((it, i) => (it.head === undefined && (this.lines[i]?.upto ?? 0) > from ? [it] : []))
    const first = items.findIndex((it) => it.seat !== this.#reader().me)
    return this.#read > this.#mark ? items : first < 0 ? [] : items.slice(first)
  }

  /** I act: what happened so far is old. */
  mark(): void {
    this.#mark = this.events.length
    try {
      sessionStorage.setItem(keyOf(this.#table), String(this.#mark))
    } catch {
      // Without storage the list is longer after a reload.
    }
  }

  /** I have read what happened so far. */
  read(told: number): void {
    this.#read = told
  }

  #item(line: Line, at: number, from: number): LogItem {
    const reader = this.#reader()
    const { voice } = speech
    const known = this.#said.get(line)
    if (known && known.voice === voice && known.reader === reader) return known.item
    const item = this.#made(line, String(at), from, reader)
    this.#said.set(line, { voice, reader, item })
    return item
  }

  #made({ said, by, upto, heading }: Line, key: string, from: number, reader: Reader): LogItem {
    const text = tell(said, reader)
    if (heading) return { key, head: text }
    const events = this.events.slice(from, upto)
    const at = events.reduce<string | undefined>((found, it) => this.#game.at?.(it) ?? found, undefined)
    return { key, text, rule: said.rule ?? '', seat: by, at, page: pageIn(said), gains: events.flatMap((it) => this.#game.gains?.(it) ?? []) }
  }
}
