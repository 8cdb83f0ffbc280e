import type { GameTypes } from '../core/game'
import type { TableState } from '../core/table.svelte'

/** What is printed on a card. */
export interface Printed {
  symbol: string
  name: string
  rule: string
  what: string
  /** Its page in the almanac. */
  page?: string
}

/** One answer on a button. */
export interface Choice<Action, Field extends string> {
  key: string
  label: string
  action: Action
  /** What it leads to, whether most people want it, and whether it can never be taken back. */
  then?: string | undefined
  main?: boolean | undefined
  final?: boolean | undefined
  /** The field it points at, or on which its figure lies. */
  field?: Field | undefined
}

/** A card that may be played now, with everything it may point at. */
export interface Hand<Action, Field extends string> extends Printed {
  key: string
  /** Whether more is to be said of it before it is played. */
  noted: boolean
  choices: Choice<Action, Field>[]
}

/** The answers of a question, sorted by how they are given. */
export interface Offered<Action, Field extends string> {
  hands: Hand<Action, Field>[]
  plain: Choice<Action, Field>[]
  /** Passing, if that is an answer: its label and the action. */
  pass?: { label: string; action: Action; then?: string | undefined; main?: boolean | undefined; final?: boolean | undefined } | undefined
  /** The first step of this answer has been given: going back takes it back. */
  begun?: boolean
}

/** So many answers are listed at once; if there are more, their field is chosen first. */
const AT_ONCE = 4

/** What is aimed at before an answer is given: a card of the hand, then a field, then what lies there. */
export class Aim<Action, Field extends string> {
  readonly table: TableState<GameTypes & { Action: Action }>
  card = $state<string>()
  field = $state<Field>()
  readonly #read: () => Offered<Action, Field>
  readonly #way: readonly Field[]

  /** Fields are listed in the order of `way`. */
  constructor(table: Aim<Action, Field>['table'], way: readonly Field[], read: () => Offered<Action, Field>) {
    this.table = table
    this.#way = way
    this.#read = read
  }

  #offered: Offered<Action, Field> = $derived.by(() => this.#read())
  /** The cards that may be played now. */
  hands: Hand<Action, Field>[] = $derived.by(() => this.#offered.hands)
  hand: Hand<Action, Field> | undefined = $derived.by(() => this.hands.find((it) => it.key === this.card))
  pass: Offered<Action, Field>['pass'] = $derived.by(() => this.#offered.pass)
  #begun: boolean = $derived.by(() => this.#offered.begun === true && this.table.undo)
  /** Whether there is a step to go back. */
  backs: boolean = $derived.by(() => this.card !== undefined || this.field !== undefined || this.#begun)
  #open: Choice<Action, Field>[] = $derived.by(() => this.hand?.choices ?? this.#offered.plain)

  #byField: Map<Field, Choice<Action, Field>[]> = $derived.by(() => {
    const fields = new Map<Field, Choice<Action, Field>[]>()
    for (const choice of this.#open) if (choice.field) fields.set(choice.field, [...(fields.get(choice.field) ?? []), choice])
    return fields
  })
  fields: ReadonlySet<Field> = $derived.by(() => new Set(this.table.sending ? [] : this.#byField.keys()))
  #stepped: boolean = $derived.by(() => this.#open.length > AT_ONCE && this.#byField.size > 1 && this.#byField.size < this.#open.length)
  /** The fields to choose from, if that comes first. */
  groups: { field: Field; count: number }[] = $derived.by(() => {
    if (!this.#stepped || this.field) return []
    return this.#way.flatMap((field) => (this.#byField.has(field) ? [{ field, count: this.#byField.get(field)?.length ?? 0 }] : []))
  })
  /** The answers to choose from now. */
  listed: Choice<Action, Field>[] = $derived.by(() => {
    if (this.field) return this.#byField.get(this.field) ?? []
    return this.#stepped ? this.#open.filter((it) => !it.field) : this.#open
  })

  answer = (action: Action): void => this.table.answer(action)

  /** Chooses a field of the board; false if no answer aims there. */
  press(field: Field): boolean {
    const there = this.#byField.get(field)
    if (!there || this.table.sending) return false
    const [only] = there
    if (there.length === 1 && only) this.answer(only.action)
    else this.field = field
    return true
  }

  /** Presses a key that means a card or a pass; false if it means nothing now. */
  key(key: string): boolean {
    const card = /^[1-9]$/.test(key) ? this.hands[Number(key) - 1] : undefined
    if (card) this.card = card.key
    else if (key.toLowerCase() === 'p' && this.pass && !this.hand) this.answer(this.pass.action)
    else return false
    return true
  }

  /** One step back; false if there is none. */
  back = (): boolean => {
    const { backs } = this
    if (this.field !== undefined) this.field = undefined
    else if (this.card !== undefined) this.card = undefined
    else if (this.#begun) this.table.takeBack()
    return backs
  }

  reset(): void {
    this.card = undefined
    this.field = undefined
  }
}
