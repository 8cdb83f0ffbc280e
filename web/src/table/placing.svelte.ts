import type { GameTypes } from '../core/game'
import type { TableState } from '../core/table.svelte'

/** A piece of the hand, by its number, on a field. */
export interface Placement<Field> {
  piece: number
  field: Field
}

/** Placing a piece of the hand on a field of the board: either may be pressed first. */
export class Placing<Action, Field extends string> {
  piece = $state<number>()
  field = $state<Field>()
  readonly #table: TableState<GameTypes & { Action: Action }>
  readonly #read: () => Placement<Field>[]
  readonly #make: (it: Placement<Field>) => Action

  /** The placements that the question lists, and how one is answered. */
  constructor(table: TableState<GameTypes & { Action: Action }>, read: () => Placement<Field>[], make: (it: Placement<Field>) => Action) {
    this.#table = table
    this.#read = read
    this.#make = make
  }

  listed: Placement<Field>[] = $derived.by(() => this.#read())
  asked: boolean = $derived.by(() => this.listed.length > 0)
  /** The fields to which the pressed piece may go. */
  fields: ReadonlySet<Field> = $derived.by(() => new Set(this.#table.sending ? [] : this.listed.filter((it) => this.piece === undefined || it.piece === this.piece).map((it) => it.field)))
  /** The pieces that may go to the pressed field. */
  pieces: ReadonlySet<number> = $derived.by(() => new Set(this.listed.filter((it) => this.field === undefined || it.field === this.field).map((it) => it.piece)))

  /** A placement that is not listed is not sent: the server says why not. */
  #place(it: Placement<Field>): void {
    if (this.listed.some(({ piece, field }) => piece === it.piece && field === it.field)) this.#table.answer(this.#make(it))
    else void this.#table.why(this.#make(it))
  }

  pressField(field: Field): void {
    const [first] = this.listed
    if (!first || this.#table.sending) return
    if (this.piece !== undefined) this.#place({ piece: this.piece, field })
    else if (this.fields.has(field)) this.field = this.field === field ? undefined : field
    else this.#place({ piece: first.piece, field })
  }

  pressPiece = (piece: number): void => {
    this.#table.notice = undefined
    if (this.field !== undefined) this.#place({ piece, field: this.field })
    else this.piece = this.piece === piece ? undefined : piece
  }

  reset(): void {
    this.piece = undefined
    this.field = undefined
  }
}
