import { Aim, type Offered } from '../../table/aim.svelte'
import { Placing } from '../../table/placing.svelte'
import type { Reader } from '../../core/speech'
import { foldsOf, type Fold } from './fold'
import type { Action, Place, Table, Treasure, View } from './game'
import { offered, type Choice } from './labels'
import { Paying } from './paying.svelte'
import { cardFor, heroFor, type Standing } from './pressed'
import { WAY, placeNow } from './words'

/** A table of the card game: the common table, read in the terms of this game, and what is pressed on it. */
export class Deal {
  readonly table: Table
  readonly aim: Aim<Action, Place>
  readonly placing: Placing<Action, Place>
  readonly paying: Paying

  constructor(table: Table) {
    this.table = table
    this.paying = new Paying(table)
    this.aim = new Aim<Action, Place>(table, WAY, () => this.#offered)
    const placements = () => (this.question?.options ?? []).flatMap(({ action }) => (typeof action === 'object' && 'place' in action ? [{ piece: action.place.hero, field: action.place.place }] : []))
    this.placing = new Placing<Action, Place>(table, placements, ({ piece, field }) => ({ place: { hero: piece, place: field } }))
  }

  /** The view to be drawn now: while a story is told, the picture it has reached. */
  view: View | undefined = $derived.by(() => this.table.seen)
  question: Table['question'] = $derived.by(() => this.table.question)
  reader: Reader = $derived.by(() => this.table.reader)
  #offered: Offered<Action, Place> = $derived.by(() => {
    const { question } = this
    const view = this.table.view
    return question && view ? { ...offered(question.options, view, this.reader), begun: question.ask.question.type === 'where' } : { hands: [], plain: [] }
  })
  /** The location in turn, or the next one. */
  now: Place | undefined = $derived.by(() => this.view && placeNow(this.view.phase))
  /** What has happened this round at each location that is finished, in a line. */
  folds: ReadonlyMap<Place, Fold> = $derived.by(() => (this.view ? foldsOf(this.view, this.table.events) : new Map<Place, Fold>()))

  lit: ReadonlySet<Place> = $derived.by(() => (this.placing.asked ? this.placing.fields : this.aim.fields))

  /** The answers that are open now: those of the card that is chosen, or those that need none. */
  open: Choice[] = $derived.by(() => this.aim.hand?.choices ?? this.#offered.plain)
  #standing: { choice: Choice; card: Standing }[] = $derived.by(() =>
    this.open.flatMap((choice) => {
      const card = cardFor(choice.action)
      return card ? [{ choice, card }] : []
    }),
  )
  /** The heroes that may be pressed, by their placement numbers. */
  heroes: ReadonlyMap<number, Choice> = $derived.by(
    () =>
      new Map(
        this.open.flatMap((it) => {
          const hero = heroFor(it.action)
          return hero === undefined ? [] : [[hero, it] as const]
        }),
      ),
  )
  /** The answers given by pressing a treasure card, of the hand or of the cave in turn. */
  treasures = (lies: 'hand' | 'cave'): ReadonlyMap<Treasure, Choice> =>
    new Map(this.#standing.flatMap(({ choice, card }) => (card.lies === lies && 'treasure' in card.face ? [[card.face.treasure, choice] as const] : [])))
  hand: ReadonlyMap<Treasure, Choice> = $derived.by(() => this.treasures('hand'))
  cave: ReadonlyMap<Treasure, Choice> = $derived.by(() => this.treasures('cave'))
  /** The cards shown for this question alone, each an answer. A location chosen before narrows them. */
  shown: { choice: Choice; card: Standing }[] = $derived.by(() => this.#standing.filter(({ choice, card }) => card.lies === 'shown' && this.aim.listed.includes(choice)))
  /** The answers that are neither a card nor a payment: buttons. */
  buttons: Choice[] = $derived.by(() => this.aim.listed.filter((it) => !cardFor(it.action)))

  pressPlace = (place: Place): void => {
    this.table.notice = undefined
    if (!this.aim.press(place)) this.placing.pressField(place)
  }

  /** Chooses a card of the hand to be played, or puts it back. */
  pressMagic = (key: string): void => {
    if (this.table.sending) return
    this.table.notice = undefined
    this.aim.field = undefined
    this.aim.card = this.aim.card === key ? undefined : key
  }

  answer = (choice: Choice | undefined): void => {
    if (choice && !this.table.sending) this.aim.answer(choice.action)
  }

  /** Whether this seat is marked as asked. In a window only my own is. */
  isMarked = (seat: number): boolean => (this.view?.seats.includes(seat) ?? false) && (this.view?.asked?.type !== 'window' || seat === this.table.me)

  putBack = (): void => {
    if (this.aim.back()) return
    this.reset()
  }

  reset(): void {
    this.placing.reset()
    this.paying.reset()
    this.table.notice = undefined
    this.aim.reset()
  }
}
