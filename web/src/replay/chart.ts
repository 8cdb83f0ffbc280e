/** How the standing over time is drawn. */
import type { Course } from '../types/Course'

export const WIDTH = 260
export const HEIGHT = 120

/** What this seat had of a measure after this step. */
export function valueAt({ standing }: Course, seat: number, measure: number, step: number): number {
  const stood = standing.findLast((it) => it.step <= step)
  return stood?.seats[seat]?.[measure] ?? 0
}

/** A round number that nobody got beyond. */
export function topOf({ standing }: Course, measure: number): number {
  const most = Math.max(1, ...standing.flatMap((it) => it.seats.map((seat) => seat[measure] ?? 0)))
  const unit = most <= 10 ? 1 : most <= 50 ? 5 : 20
  return Math.ceil(most / unit) * unit
}

export const xOf = (step: number, steps: number): number => (steps ? (step / steps) * WIDTH : 0)
export const yOf = (value: number, top: number): number => HEIGHT - (value / top) * HEIGHT

/** A line that stays as it is until something changes. */
export function lineOf(course: Course, seat: number, measure: number, steps: number): string {
  const top = topOf(course, measure)
  const parts = course.standing.map(({ step, seats }, i) => {
    const y = yOf(seats[seat]?.[measure] ?? 0, top).toFixed(1)
    return i === 0 ? `M0 ${y}` : `H${xOf(step, steps).toFixed(1)}V${y}`
  })
  return `${parts.join('')}H${WIDTH}`
}
