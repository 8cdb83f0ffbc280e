/** One step, told event by event: what the stages of all games have in common. */
import type { Flight, Ladder, Scene } from './game'
import type { Line } from '../types/Line'

/** How long things take, in milliseconds (art: the story). */
export const MS = { lantern: 320, turn: 420, sum: 250, sort: 250, tie: 600, air: 320, apart: 90, fold: 160, artifact: 420, land: 250, reveal: 420, read: 600 }

/** How long pieces fly that leave one after another. */
export const inAir = (flights: readonly Flight[]): number => (flights.length ? MS.air + MS.apart * (flights.reduce((all, it) => all + Math.min(it.n, 8), 0) - 1) : 0)

/** At most this many rungs are counted one by one; the rest come with the last of them. */
const BEATS = 4

export class Stage<View, Event> {
  readonly list: Scene<View>[] = []
  protected ladder: Ladder | undefined
  #told: number

  constructor(
    protected view: View,
    earlier: number,
    readonly painted: (view: View, event: Event) => View,
  ) {
    this.#told = earlier
  }

  /** Takes in events that need no scene. */
  hear(events: readonly Event[]): void {
    for (const it of events) this.view = this.painted(this.view, it)
    this.#told += events.length
  }

  protected add(line: Line, ms: number, more: Partial<Scene<View>> = {}): void {
    this.list.push({ view: this.view, says: line.said, told: this.#told, ladder: this.ladder, ms, ...more })
  }

  /** The sums are counted, strongest first, and sorted; a tie takes a moment longer. */
  protected count(ladder: Ladder, line: Line, tie: boolean): void {
    const beats = Math.min(BEATS, ladder.rungs.length)
    for (let n = 1; n <= beats; n++) {
      this.ladder = { ...ladder, counted: n === beats ? ladder.rungs.length : n }
      this.add(line, MS.sum, { at: ladder.at })
    }
    this.add(line, MS.sort + (tie ? MS.tie : 0), { at: ladder.at })
  }
}

/** Tells the events of each line of the log in turn; returns those that no line covers. */
export function byLine<Event>(events: readonly Event[], lines: readonly Line[], tell: (group: Event[], line: Line) => void): Event[] {
  let from = 0
  for (const line of lines) {
    if (line.heading) continue
    tell(events.slice(from, line.upto), line)
    from = line.upto
  }
  return events.slice(from)
}
