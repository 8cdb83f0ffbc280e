import { tell } from '../../core/language.svelte'
import type { Reader } from '../../core/speech'
import { plain } from '../../core/voice'
import { costOf, lit, listed, namesOf, narrowed, press, aimedAt, type Choice, type Thing } from './choices'
import type { Action, Ride, State, Tile, View } from './game'
import { Reaching } from './reach.svelte'
import { Points } from './standing.svelte'

/** A table of Five Tribes: the common table, read in the terms of this game, and what is pressed on it. */
export class Tribes {
  readonly table: State
  pressed = $state.raw<Thing[]>([])
  /** A tile being looked at. */
  shown = $state<Tile>()
  /** The last press came from a key. */
  byKey = $state(false)
  readonly reach: Reaching
  readonly points: Points
  /** The remaining answers of something chosen as a whole: a walk, a sale. */
  plan = $state.raw<Action[]>([])

  constructor(table: State) {
    this.table = table
    this.reach = new Reaching(table)
    this.points = new Points(table)
  }

  view: View | undefined = $derived.by(() => this.table.seen)
  question: State['question'] = $derived.by(() => this.table.question)
  reader: Reader = $derived.by(() => this.table.reader)

  choices: Choice[] = $derived.by(() => {
    if (this.table.sending) return []
    return (this.question?.options ?? []).map(({ text, action, said, final }) => ({ key: text, action, label: plain(tell(said, this.reader)), names: namesOf(action), final }))
  })
  lit: Set<Thing> = $derived.by(() => lit(this.choices, this.pressed))
  listed: Choice[] = $derived.by(() => listed(this.choices, this.pressed))
  /** How many answers are neither listed nor pressed away. */
  more: number = $derived.by(() => narrowed(this.choices, this.pressed).length - this.listed.length)

  isLit = (thing: Thing): boolean => this.lit.has(thing)
  isPressed = (thing: Thing): boolean => this.pressed.includes(thing)
  /** The attributes of a button for a thing. */
  button = (thing: Thing) => ({ type: 'button' as const, 'aria-pressed': this.isPressed(thing), 'data-thing': thing, onclick: () => this.press(thing) })

  answer = (action: Action): void => {
    this.clear()
    this.table.answer(action)
  }

  /** Gives these answers one after the other. */
  go = (actions: readonly Action[]): void => {
    const [first, ...rest] = actions
    if (!first || !this.question) return
    this.plan = rest
    this.answer(first)
  }

  /** A new question: the plan answers it if it can. Planned steps with only one answer were answered by the server. */
  goOn(): void {
    const options = this.question?.options ?? []
    if (!options.length) return
    const at = this.plan.findIndex((it) => options.some(({ action }) => sameAction(action, it)))
    const next = this.plan[at]
    this.plan = next === undefined ? [] : this.plan.slice(at + 1)
    if (next !== undefined) this.answer(next)
  }

  /** Picks up the tile that is looked at, to walk step by step. */
  stepByStep = (): void => {
    const { from, ride } = this.reach
    if (from !== undefined) this.answer({ 'pick-up': { tile: from, ride } })
  }

  /** Takes back all of my turn. */
  takeBackAll = (): void => {
    this.plan = []
    this.table.takeBack(true)
  }

  /** What the answers aimed at this tile cost, where they all cost the same. */
  costOf = (tile: Tile): string => {
    const costs = new Set(this.#left.filter((it) => it.names.includes(`tile:${tile}`)).map((it) => costOf(it.action)))
    const [only] = costs
    return costs.size === 1 && only ? only : ''
  }
  #left: Choice[] = $derived.by(() => narrowed(this.choices, this.pressed))

  hover = (tile: Tile | undefined): void => {
    clearTimeout(this.#hovering)
    if (tile === undefined) this.reach.hover(undefined)
    else if (this.reach.mode === 'start' && this.reach.from === undefined && this.rides(tile).includes('foot')) this.#hovering = setTimeout(() => this.reach.hover(tile), 60)
  }
  #hovering: ReturnType<typeof setTimeout> | undefined

  /** The ways in which this tile could be picked up. */
  rides = (tile: Tile): Ride[] => this.choices.flatMap(({ action }) => (typeof action === 'object' && 'pick-up' in action && action['pick-up'].tile === tile ? [action['pick-up'].ride] : []))

  press = (thing: Thing): void => {
    this.table.notice = undefined
    this.shown = undefined
    this.pressed = press(this.choices, this.pressed, thing)
    const left = narrowed(this.choices, this.pressed)
    if (this.pressed.length && left.length === 1 && left[0]) this.answer(left[0].action)
  }

  /** A tile that no answer names is shown in words, and the server says why it cannot be chosen. */
  pressTile = (tile: Tile): void => {
    if (this.#looks(tile)) return
    if (this.isLit(`tile:${tile}`) || this.isPressed(`tile:${tile}`)) return this.press(`tile:${tile}`)
    this.table.notice = undefined
    this.shown = tile
    const aimed = this.choices.map((it) => aimedAt(it.action, tile)).find((it) => it !== undefined)
    if (aimed) void this.table.why(aimed)
  }

  /** Whether the press only looked: at where a tile leads, or at the way to an end. */
  #looks(tile: Tile): boolean {
    const { reach } = this
    const aims = this.pressed.some((it) => !it.startsWith('tile:'))
    if (reach.mode === undefined || aims) return false
    if (reach.mode === 'walk') return !this.isLit(`tile:${tile}`) && reach.press(tile)
    this.table.notice = undefined
    this.shown = undefined
    if (reach.from !== undefined && tile !== reach.from && reach.press(tile)) return true
    const [ride] = this.rides(tile)
    if (ride === undefined) return false
    if (tile === reach.from) reach.leave()
    else reach.look(tile, ride)
    return true
  }

  clear = (): void => {
    this.pressed = []
    this.shown = undefined
    this.table.notice = undefined
  }

  /** Escape: one step back. */
  putBack = (): void => {
    const open = this.pressed.length > 0 || this.shown !== undefined || this.table.notice !== undefined
    this.clear()
    if (!open) this.reach.back()
  }
}

/** Answers are small and always built the same way, so comparing them as JSON is enough. */
const sameAction = (one: Action, other: Action): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)
