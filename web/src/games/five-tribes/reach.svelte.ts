import type { Action, Drop, End, Reach, Ride, State, Studied, Study, Tile, Tribe, Ways } from './game'

/** What ends are filtered by. */
export type Filter = 'all' | 'control' | 'djinn' | 'kill' | 'cards' | Tribe

/** A bot's advice: the answers in order, and for a move its end. */
export interface Hint {
  actions: Action[]
  end: End | null
}

export const KINDS = ['control', 'djinn', 'kill', 'cards'] as const

export function fits({ tribe, brings }: End, filter: Filter): boolean {
  if (filter === 'all') return true
  if (filter === 'control') return brings.control
  if (filter === 'djinn') return brings.djinn.length > 0
  if (filter === 'kill') return brings.kill !== null
  if (filter === 'cards') return brings.cards.length > 0 || brings.market !== null
  return tribe === filter
}

/** The same way with the meeple of one tile exchanged for the next different one that may be dropped there. */
export function exchanged(drops: readonly Drop[], at: number): Drop[] {
  const mine = drops[at]
  if (!mine || mine.fixed) return [...drops]
  const others = [...drops.keys()].map((i) => (at + i) % drops.length)
  const other = others.find((i) => !drops[i]?.fixed && drops[i]?.tribe !== mine.tribe)
  const theirs = other === undefined ? undefined : drops[other]
  if (other === undefined || !theirs) return [...drops]
  return drops.map((it, i) => (i === at ? { ...it, tribe: theirs.tribe } : i === other ? { ...it, tribe: mine.tribe } : it))
}

/** Looking before picking up: a tile, the ends its meeples can reach, and the ways there. The house works all of it out. */
export class Reaching {
  readonly #table: State
  /** The tile pressed, and the one the pointer is over. */
  from = $state<Tile>()
  hovered = $state<Tile>()
  ride = $state<Ride>('foot')
  filter = $state<Filter>('all')
  /** The end that is looked at, its ways, and who is dropped where on the one shown. */
  end = $state.raw<End>()
  ways = $state.raw<Ways>()
  at = $state(0)
  drops = $state.raw<Drop[]>([])
  hints = $state.raw<Hint[]>()
  /** A bot is thinking of advice. */
  asking = $state(false)
  /** Advice was asked for too often, and can be asked for again in a moment. */
  tired = $state(false)
  #found = $state.raw(new Map<string, Reach>())
  #asked = -1
  #wanted = new Set<string>()

  constructor(table: State) {
    this.#table = table
  }

  /** The kind of question: before the pick-up, or in the middle of a walk. */
  mode: 'start' | 'walk' | undefined = $derived.by(() => {
    const type = this.#table.question?.ask.question.type
    return type === 'start' ? 'start' : type === 'drop' ? 'walk' : undefined
  })
  /** The tile whose ends are shown. */
  looked: Tile | undefined = $derived(this.mode === 'start' ? (this.from ?? this.hovered) : undefined)
  /** It was pressed, and so there is a list beside the board. */
  pinned: boolean = $derived(this.mode === 'start' && this.from !== undefined)
  found: Reach | undefined = $derived.by(() =>
    this.mode === 'walk'
      ? this.#found.get(this.#key(undefined, 'foot'))
      : this.looked === undefined
        ? undefined
        : this.#found.get(this.#key(this.looked, this.from === undefined ? 'foot' : this.ride)),
  )
  ends: End[] = $derived.by(() => (this.found?.ends ?? []).filter((it) => fits(it, this.filter)))
  byTile: Map<Tile, End[]> = $derived.by(() => {
    const tiles = new Map<Tile, End[]>()
    for (const end of this.ends) tiles.set(end.tile, [...(tiles.get(end.tile) ?? []), end])
    return tiles
  })
  /** How many ends there are of each kind. */
  count = (filter: Filter): number => (this.found?.ends ?? []).filter((it) => fits(it, filter)).length

  /** The answers that make up the way shown. */
  actions: Action[] = $derived.by(() => {
    const drops = this.drops.map(({ tribe, tile }): Action => ({ drop: { tribe, tile } }))
    return this.from === undefined ? drops : [{ 'pick-up': { tile: this.from, ride: this.ride } }, ...drops]
  })

  #key = (from: Tile | undefined, ride: Ride): string => `${from ?? ''}.${ride}`

  /** Begins anew with a new question. */
  renew(asked: number | undefined): void {
    if (asked === this.#asked) return
    this.#asked = asked ?? -1
    this.#found = new Map()
    this.#wanted.clear()
    this.hovered = undefined
    this.filter = 'all'
    this.hints = undefined
    this.asking = this.tired = false
    this.leave()
    if (this.mode === 'walk') void this.#look(undefined, 'foot')
  }

  async #look(from: Tile | undefined, ride: Ride): Promise<void> {
    const [key, asked] = [this.#key(from, ride), this.#asked]
    if (this.#wanted.has(key)) return
    this.#wanted.add(key)
    const answer = await this.#study({ reach: { from: from ?? null, ride } })
    if (asked !== this.#asked) return
    if (answer && 'reach' in answer) this.#found = new Map(this.#found).set(key, answer.reach)
    else this.#wanted.delete(key)
  }

  #study = async (what: Study): Promise<Studied | undefined> => ((await this.#table.study(what)) as Studied | null | undefined) ?? undefined

  /** The pointer rests on a tile. */
  hover(tile: Tile | undefined): void {
    this.hovered = tile
    if (tile !== undefined && this.mode === 'start') void this.#look(tile, 'foot')
  }

  /** Opens the view of a tile. */
  look(tile: Tile, ride: Ride = 'foot'): void {
    this.leave()
    this.from = tile
    this.ride = ride
    void this.#look(tile, ride)
  }

  /** Looks at an end: its ways are drawn, the best first. */
  async choose(end: End): Promise<void> {
    const asked = this.#asked
    this.end = end
    this.ways = undefined
    this.drops = []
    const answer = await this.#study({ ways: { from: this.from ?? null, ride: this.ride, end: end.tile, tribe: end.tribe } })
    if (asked !== this.#asked || this.end !== end || !answer || !('ways' in answer)) return
    this.ways = answer.ways
    this.show(0)
  }

  /** The next end on this tile; false if it has none. */
  press(tile: Tile): boolean {
    const here = this.byTile.get(tile)
    const [first] = here ?? []
    if (!here || !first) return false
    const at = here.findIndex((it) => it === this.end)
    void this.choose(here[(at + 1) % here.length] ?? first)
    return true
  }

  show(at: number): void {
    const list = this.ways?.list ?? []
    this.at = list.length ? (at + list.length) % list.length : 0
    this.drops = [...(list[this.at]?.drops ?? [])]
  }

  exchange = (at: number): void => {
    this.drops = exchanged(this.drops, at)
  }

  async advise(): Promise<void> {
    const asked = this.#asked
    this.asking = true
    const answer = (await this.#table.study({ hint: {} })) as { hint: Hint[] } | null | undefined
    if (asked !== this.#asked) return
    this.asking = false
    this.tired = answer === undefined
    this.hints = this.tired ? undefined : (answer?.hint ?? [])
  }

  /** Looks at the way a bot would go. */
  follow(hint: Hint): void {
    const [first] = hint.actions
    const pick = typeof first === 'object' && 'pick-up' in first ? first['pick-up'] : undefined
    if (!hint.end || !pick) return
    this.look(pick.tile, pick.ride)
    this.end = hint.end
    this.drops = hint.actions.flatMap((it) => (typeof it === 'object' && 'drop' in it ? [{ ...it.drop, fixed: true }] : []))
    this.ways = { list: [{ drops: this.drops, points: hint.end.brings.points }], number: 1, sampled: false }
    this.at = 0
  }

  /** One step back; false if there is none. */
  back(): boolean {
    if (this.end) {
      this.end = undefined
      this.ways = undefined
      this.drops = []
      return true
    }
    if (this.filter !== 'all') {
      this.filter = 'all'
      return true
    }
    const open = this.from !== undefined
    this.leave()
    return open
  }

  leave(): void {
    this.from = undefined
    this.ride = 'foot'
    this.end = undefined
    this.ways = undefined
    this.drops = []
    this.at = 0
  }
}
