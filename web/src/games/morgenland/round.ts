/** How far the round has come: its steps, who is asked, and who took what. */
import { t } from '../../core/language.svelte'
import { stepsAt, type Step } from '../../core/speech'
import { WAY } from './board/geometry'
import type { Asked, Event, Field, Kind, Phase, Seat } from './game'

const STEPS = ['place', 'caves', 'city', 'guard', 'palace']

function stepOf(field: Field): number {
  const at = WAY.indexOf(field)
  return at < 5 ? 1 : at < 9 ? 2 : at === 9 ? 3 : 4
}

function present(phase: Phase): number {
  if (phase === 'preparing') return -1
  if (phase === 'closing' || phase === 'over') return STEPS.length
  if ('placing' in phase) return 0
  return stepOf('reaching' in phase ? phase.reaching : phase.evaluating)
}

/** The steps of a round, as the top bar shows them. */
export const phaseSteps = (phase: Phase): Step[] =>
  stepsAt(
    STEPS.map((it) => t(`step-${it}`)),
    present(phase),
  )

/** Whether this seat was asked: one seat, some, or all of them. */
export function isAsked(asked: Asked | undefined, seat: Seat): boolean {
  if (!asked || asked.type === 'start-treasure') return asked !== undefined
  return asked.type === 'window' ? asked.seats.includes(seat) : asked.seat === seat
}

/** Whether this seat is marked as asked. A window opens often and for many at once, so only my own is marked. */
export function isMarked(asked: Asked | undefined, seat: Seat, me: Seat | undefined): boolean {
  return isAsked(asked, seat) && (seat === me || asked?.type !== 'window')
}

/** Who took which group from which cave this round, top shelf first: for the chips on the shelves. */
export function takenThisRound(events: readonly Event[]): Record<Kind, Seat[]> {
  const taken: Record<Kind, Seat[]> = { crowns: [], pearls: [], gems: [], cups: [], bars: [] }
  const start = events.findLastIndex((event) => event.type === 'round')
  for (const event of events.slice(Math.max(0, start))) {
    if (event.type === 'won') taken[event.kind].push(event.seat)
  }
  return taken
}
