import type { Action, Table, Treasure } from './game'
import type { Option } from './labels'
import { worth } from './words'

/** What a card is pressed for. A sacrifice is a price without a bribe. */
export type Due = 'price' | 'bribe'

/** A way to pay, as the server lists it. */
interface Way {
  price: readonly Treasure[]
  bribe: readonly Treasure[]
}

function wayOf(action: Action): Way | undefined {
  if (typeof action === 'string') return undefined
  if ('buy' in action) return action.buy
  return 'discard' in action ? { price: action.discard, bribe: [] } : undefined
}

const count = (cards: readonly Treasure[], card: Treasure): number => cards.filter((it) => it === card).length
const within = (some: readonly Treasure[], all: readonly Treasure[]): boolean => some.every((card) => count(some, card) <= count(all, card))
const same = (some: readonly Treasure[], all: readonly Treasure[]): boolean => some.length === all.length && within(some, all)

/**
 * Paying by pressing cards of the hand: price first, then the bribe; pressing again takes back. If no listed payment has
 * these cards, the server is asked: it accepts them, or says why not.
 */
export class Paying {
  readonly #table: Table
  /** The places in the hand of the cards pressed, in the order of pressing, and what for. */
  pressed = $state.raw<{ at: number; due: Due }[]>([])

  constructor(table: Table) {
    this.#table = table
  }

  /** What is owed, if something is to be paid with several cards. */
  owed: { price: number; bribe: number } | undefined = $derived.by(() => {
    const question = this.#table.question?.ask.question
    if (question?.type === 'offer') return { price: question.price, bribe: question.bribe }
    return question?.type === 'sacrifice' ? { price: question.amount, bribe: 0 } : undefined
  })
  hand: readonly Treasure[] = $derived.by(() => {
    const question = this.#table.question?.ask.question
    return question?.type === 'offer' || question?.type === 'sacrifice' ? question.hand : []
  })
  ways: { option: Option; way: Way }[] = $derived.by(() =>
    (this.#table.question?.options ?? []).flatMap((option) => {
      const way = wayOf(option.action)
      return way ? [{ option, way }] : []
    }),
  )

  cards = (due: Due): Treasure[] => this.pressed.flatMap(({ at, due: it }) => (it === due ? [this.hand[at] ?? ''] : []))
  paid = (due: Due): number => worth(this.cards(due))
  lacks = (due: Due): number => Math.max(0, (this.owed?.[due] ?? 0) - this.paid(due))

  /** The answer that the pressed cards make up, if any. */
  settled: Action | undefined = $derived.by(() => this.chosen?.action ?? this.#granted)
  /** The same among those that the server lists. */
  chosen: Option | undefined = $derived.by(() => {
    const [price, bribe] = [this.cards('price'), this.cards('bribe')]
    return this.ways.find(({ way }) => same(price, way.price) && same(bribe, way.bribe))?.option
  })
  /** A payment that the server did not list but would accept: of very many ways it lists only some. */
  #granted = $state.raw<Action>()

  dueOf = (at: number): Due | undefined => this.pressed.find((it) => it.at === at)?.due

  press = async (at: number): Promise<void> => {
    const card = this.hand[at]
    if (card === undefined || !this.owed || this.#table.sending) return
    this.#table.notice = undefined
    this.#granted = undefined
    if (this.dueOf(at)) {
      this.pressed = this.pressed.filter((it) => it.at !== at)
      return
    }
    const due: Due = this.lacks('price') > 0 || this.owed.bribe === 0 ? 'price' : 'bribe'
    const next = [...this.pressed, { at, due }]
    const of = (wanted: Due) => next.flatMap((it) => (it.due === wanted ? [this.hand[it.at] ?? ''] : []))
    if (this.ways.some(({ way }) => within(of('price'), way.price) && within(of('bribe'), way.bribe))) {
      this.pressed = next
      return
    }
    const action = this.#action(of('price'), of('bribe'))
    const before = this.pressed
    await this.#table.why(action)
    if (this.#table.notice || this.pressed !== before) return
    this.pressed = next
    this.#granted = action
  }

  #action(price: Treasure[], bribe: Treasure[]): Action {
    const canonical = (cards: Treasure[]) => this.hand.filter((card, i) => count(this.hand.slice(0, i), card) < count(cards, card))
    return this.#table.question?.ask.question.type === 'sacrifice' ? { discard: canonical(price) } : { buy: { price: canonical(price), bribe: canonical(bribe) } }
  }

  /** Presses the cards of a way that the server lists. */
  choose = ({ price, bribe }: Way): void => {
    const left = this.hand.map((card, at) => ({ card, at }))
    const take = (cards: readonly Treasure[], due: Due) =>
      cards.flatMap((card) => {
        const i = left.findIndex((it) => it.card === card)
        return i < 0 ? [] : left.splice(i, 1).map(({ at }) => ({ at, due }))
      })
    this.pressed = [...take(price, 'price'), ...take(bribe, 'bribe')]
  }

  reset(): void {
    this.pressed = []
    this.#granted = undefined
  }
}
