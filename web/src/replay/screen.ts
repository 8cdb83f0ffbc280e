import type { Ears } from '../core/socket'
import { TableState } from '../core/table.svelte'
import type { AnyGame, AnyTable } from '../table/module'
import type { Table } from '../types/Table'
import { messageOf, momentAt, type Film } from './past'

/** A table that shows moments of a film. */
export class Screen {
  readonly table: AnyTable
  readonly #film: Film
  /** What is true only at the end: the ranking, or that the game is frozen. */
  readonly #end: Pick<Table, 'ranking' | 'frozen'>
  #ears: Ears | undefined

  constructor(info: Table, game: AnyGame, film: Film, seat: number | undefined) {
    this.#film = film
    const { ranking, frozen } = info
    this.#end = { ...(ranking ? { ranking } : {}), ...(frozen ? { frozen } : {}) }
    const seats = info.seats.map((it, i) => ({ ...it, you: i === seat, online: true }))
    this.table = new TableState({ ...info, seats }, game, (ears) => {
      this.#ears = ears
      return { send: () => false, join: () => {}, leave: () => {} }
    })
    this.#ears?.line('open')
  }

  show(moment: number): void {
    const { ranking: _ended, frozen: _stands, ...info } = this.table.info
    this.table.info = moment === this.#film.moments.length - 1 ? { ...info, ...this.#end } : info
    this.#ears?.heard(messageOf(this.#film, moment))
  }

  /** What was to be seen after this step. */
  showStep(step: number): void {
    this.show(momentAt(this.#film, step))
  }
}
