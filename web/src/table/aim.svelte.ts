import { WAY } from '../board/geometry'
import type { Action, Field } from '../lib/game'
import { actionLabel, labelling, plainChoices, playsByCard, type Choice, type Hand, type Labelling } from '../lib/labels'
import type { TableState } from '../lib/table.svelte'

/** So many figures are listed at once; if there are more, their field is chosen first. */
const AT_ONCE = 4

/** What is aimed at before an answer is given: a card of the hand, then a field, then what lies there. */
export class Aim {
  readonly table: TableState
  card = $state<string>()
  field = $state<Field>()

  constructor(table: TableState) {
    this.table = table
  }

  naming: Labelling | undefined = $derived.by(() => {
    const { question, view, reader } = this.table
    return question && view ? labelling(question.ask, view, reader) : undefined
  })
  #actions: Action[] = $derived.by(() => (this.table.question?.options ?? []).map((it) => it.action))
  /** The cards that may be played now. */
  hands: Hand[] = $derived.by(() => (this.naming ? playsByCard(this.#actions, this.naming) : []))
  hand: Hand | undefined = $derived.by(() => this.hands.find((it) => it.key === this.card))
  #open: Choice[] = $derived.by(() => (this.hand ? this.hand.choices : this.naming ? plainChoices(this.#actions, this.naming) : []))
  /** To do nothing, if that is an answer. */
  pass: string | undefined = $derived.by(() => (this.naming && this.#actions.includes('pass') ? actionLabel('pass', this.naming) : undefined))

  #byField: Map<Field, Choice[]> = $derived.by(() => {
    const fields = new Map<Field, Choice[]>()
    for (const choice of this.#open) if (choice.field) fields.set(choice.field, [...(fields.get(choice.field) ?? []), choice])
    return fields
  })
  fields: ReadonlySet<Field> = $derived.by(() => new Set(this.table.sending ? [] : this.#byField.keys()))
  #stepped: boolean = $derived.by(() => this.#open.length > AT_ONCE && this.#byField.size > 1 && this.#byField.size < this.#open.length)
  /** The fields to choose from, if that comes first. */
  groups: { field: Field; count: number }[] = $derived.by(() =>
    this.#stepped && !this.field ? WAY.flatMap((field) => (this.#byField.has(field) ? [{ field, count: this.#byField.get(field)?.length ?? 0 }] : [])) : [],
  )
  /** The answers to choose from now. */
  listed: Choice[] = $derived.by(() => {
    if (this.field) return this.#byField.get(this.field) ?? []
    return this.#stepped ? this.#open.filter((it) => !it.field) : this.#open
  })

  /** Chooses a field of the board; no, if nothing is aimed there. */
  press(field: Field): boolean {
    const there = this.#byField.get(field)
    if (!there || this.table.sending) return false
    const [only] = there
    if (there.length === 1 && only) this.table.answer(only.action)
    else this.field = field
    return true
  }

  /** One step back; no, if there is none. */
  back = (): boolean => {
    const aimed = this.field !== undefined || this.card !== undefined
    if (this.field !== undefined) this.field = undefined
    else this.card = undefined
    return aimed
  }

  reset(): void {
    this.card = undefined
    this.field = undefined
  }
}
