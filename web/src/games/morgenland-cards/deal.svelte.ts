import { Aim } from '../../table/aim.svelte'
import { Placing } from '../../table/placing.svelte'
import type { Reader } from '../../core/speech'
import type { Action, Place, Table, Treasure, View } from './game'
import { label, offered, paidCards, type Choice, type Option } from './labels'
import { WAY } from './words'

/** So many ways to pay are listed at once. */
const WAYS = 8

/** A table of the card game: the common table, read in the terms of this game, and what is pressed on it. */
export class Deal {
  readonly table: Table
  readonly aim: Aim<Action, Place>
  readonly placing: Placing<Action, Place>
  /** The cards that the payment shall be made with. */
  paying = $state.raw<Treasure[]>([])

  constructor(table: Table) {
    this.table = table
    this.aim = new Aim<Action, Place>(table, WAY, () => {
      const { question, view } = this
      if (!question || !view) return { hands: [], plain: [] }
      return offered(question.options, view, this.reader)
    })
    const placements = () => (this.question?.options ?? []).flatMap(({ action }) => (typeof action === 'object' && 'place' in action ? [{ piece: action.place.hero, field: action.place.place }] : []))
    this.placing = new Placing<Action, Place>(table, placements, ({ piece, field }) => ({ place: { hero: piece, place: field } }))
  }

  view: View | undefined = $derived.by(() => this.table.view)
  question: Table['question'] = $derived.by(() => this.table.question)
  reader: Reader = $derived.by(() => this.table.reader)

  lit: ReadonlySet<Place> = $derived.by(() => (this.placing.asked ? this.placing.fields : this.aim.fields))

  /** The ways to pay that use all the cards pressed. */
  #ways: { option: Option; cards: Treasure[] }[] = $derived.by(() => {
    const all = (this.question?.options ?? []).flatMap((option) => {
      const cards = paidCards(option.action)
      return cards ? [{ option, cards }] : []
    })
    const count = (cards: readonly string[], card: string) => cards.filter((it) => it === card).length
    return all.filter(({ cards }) => this.paying.every((card) => count(cards, card) >= count(this.paying, card)))
  })
  ways: Choice[] = $derived.by(() => {
    const { view } = this
    if (!view) return []
    return this.#ways.slice(0, WAYS).map(({ option }) => ({ key: JSON.stringify(option.action), label: label(option, view, this.reader), action: option.action }))
  })
  more: number = $derived.by(() => Math.max(0, this.#ways.length - WAYS))
  /** The cards that would narrow the ways to pay. */
  useful: ReadonlySet<Treasure> = $derived.by(() => new Set(this.#ways.flatMap((it) => it.cards)))

  pressPlace = (place: Place): void => {
    this.table.notice = undefined
    if (!this.aim.press(place)) this.placing.pressField(place)
  }

  /** Presses one copy of a card, or puts all copies of it back if there is no further one. */
  pressCard = (card: Treasure, copies: number): void => {
    const pressed = this.paying.filter((it) => it === card).length
    this.paying = pressed < copies ? [...this.paying, card] : this.paying.filter((it) => it !== card)
    if (!this.#ways.length) this.paying = this.paying.filter((it) => it !== card)
  }

  /** Whether this seat is marked as asked. Of a window only one's own is. */
  isMarked = (seat: number): boolean => (this.view?.seats.includes(seat) ?? false) && (this.view?.asked?.type !== 'window' || seat === this.table.me)

  putBack = (): void => {
    if (this.aim.back()) return
    this.reset()
  }

  reset(): void {
    this.placing.reset()
    this.paying = []
    this.table.notice = undefined
    this.aim.reset()
  }
}
