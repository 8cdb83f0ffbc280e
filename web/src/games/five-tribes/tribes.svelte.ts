import { tell } from '../../core/language.svelte'
import type { Reader } from '../../core/speech'
import { plain } from '../../core/voice'
import { lit, listed, namesOf, narrowed, press, aimedAt, type Choice, type Thing } from './choices'
import type { Action, State, Tile, View } from './game'

/** A table of Five Tribes: the common table, read in the terms of this game, and what is pressed on it. */
export class Tribes {
  readonly table: State
  pressed = $state.raw<Thing[]>([])
  /** A tile being looked at. */
  shown = $state<Tile>()

  constructor(table: State) {
    this.table = table
  }

  view: View | undefined = $derived.by(() => this.table.view)
  question: State['question'] = $derived.by(() => this.table.question)
  reader: Reader = $derived.by(() => this.table.reader)

  choices: Choice[] = $derived.by(() => {
    if (this.table.sending) return []
    return (this.question?.options ?? []).map(({ text, action, said }) => ({ key: text, action, label: plain(tell(said, this.reader)), names: namesOf(action) }))
  })
  lit: Set<Thing> = $derived.by(() => lit(this.choices, this.pressed))
  listed: Choice[] = $derived.by(() => listed(this.choices, this.pressed))
  /** How many answers are neither listed nor pressed away. */
  more: number = $derived.by(() => narrowed(this.choices, this.pressed).length - this.listed.length)

  isLit = (thing: Thing): boolean => this.lit.has(thing)
  isPressed = (thing: Thing): boolean => this.pressed.includes(thing)
  /** What makes a button of a thing. */
  button = (thing: Thing) => ({ type: 'button' as const, 'aria-pressed': this.isPressed(thing), 'data-thing': thing, onclick: () => this.press(thing) })

  answer = (action: Action): void => {
    this.putBack()
    this.table.answer(action)
  }

  press = (thing: Thing): void => {
    this.table.notice = undefined
    this.shown = undefined
    this.pressed = press(this.choices, this.pressed, thing)
    const left = narrowed(this.choices, this.pressed)
    if (this.pressed.length && left.length === 1 && left[0]) this.answer(left[0].action)
  }

  /** A tile that no answer names is shown in words, and the house says why it cannot be chosen. */
  pressTile = (tile: Tile): void => {
    if (this.isLit(`tile:${tile}`) || this.isPressed(`tile:${tile}`)) return this.press(`tile:${tile}`)
    this.table.notice = undefined
    this.shown = tile
    const aimed = this.choices.map((it) => aimedAt(it.action, tile)).find((it) => it !== undefined)
    if (aimed) void this.table.why(aimed)
  }

  putBack = (): void => {
    this.pressed = []
    this.shown = undefined
    this.table.notice = undefined
  }
}
