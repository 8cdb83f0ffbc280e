import type { Ears } from '../core/socket'
import { TableState } from '../core/table.svelte'
import type { AnyGame, AnyTable } from '../table/module'
import type { Table } from '../types/Table'
import { messageOf, momentAt, type Film } from './past'

/** A table on which only the past is told. */
export class Screen {
  readonly table: AnyTable
  readonly #film: Film
  readonly #ranking: Table['ranking']
  #ears: Ears | undefined

  constructor(info: Table, game: AnyGame, film: Film, seat: number | undefined) {
    this.#film = film
    this.#ranking = info.ranking
    const seats = info.seats.map((it, i) => ({ ...it, you: i === seat, online: true }))
    this.table = new TableState({ ...info, seats }, game, (ears) => {
      this.#ears = ears
      return { send: () => false, join: () => {}, leave: () => {} }
    })
    this.#ears?.line('open')
  }

  show(moment: number): void {
    // How it ended is told at the end.
    const { ranking: _ended, ...info } = this.table.info
    this.table.info = moment === this.#film.moments.length - 1 && this.#ranking ? { ...info, ranking: this.#ranking } : info
    this.#ears?.heard(messageOf(this.#film, moment))
  }

  /** What was to be seen after this step. */
  showStep(step: number): void {
    this.show(momentAt(this.#film, step))
  }
}
