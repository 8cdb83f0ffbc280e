/** How strong each player is at a field, as the server told it. */
import type { Ladder, Rung } from '../../../core/game'
import { argOf, numberOf, seatOf } from '../../../core/read'
import { said } from '../../../core/voice'
import type { Said } from '../../../types/Said'
import type { Event, Field } from '../game'
import { gainsOf } from './gains'

/** A part of the line: a player, their figures and their strength. */
function rung(it: Said): Rung | undefined {
  const [seat, total] = [seatOf(it, 'seat'), numberOf(it, 'strength')]
  const sum = argOf(it, 'sum')
  if (seat === undefined || total === undefined) return undefined
  const pieces = typeof sum === 'object' && 'text' in sum ? sum.text.split('+').map(Number) : [total]
  return { seat, total, pieces }
}

/** The rungs of a line that tells what was turned up. Players of equal strength come in the order in which they get something. */
export function ladderOf(line: Said, field: Field, later: readonly Event[]): Ladder | undefined {
  const parts = argOf(line, 'parts')
  if (typeof parts !== 'object' || !('list' in parts)) return undefined
  const rungs = parts.list.flatMap((it) => (typeof it === 'object' && 'said' in it ? (rung(it.said) ?? []) : []))
  const order = later.flatMap((it) => (it.type === 'won' ? [it.seat] : []))
  const place = (seat: number) => (order.includes(seat) ? order.indexOf(seat) : order.length)
  const sorted = [...rungs].sort((a, b) => b.total - a.total || place(a.seat) - place(b.seat))
  const tied = (it: Rung, i: number) => sorted[i + 1]?.total === it.total && order.includes(it.seat)
  return { at: field, title: said(`field-${field}`), rungs: sorted.map((it, i) => ({ ...it, ahead: tied(it, i) })), counted: 0 }
}

/** The same ladder, after a player has got something. */
export function paidOut(ladder: Ladder, event: Event): Ladder {
  const [gain] = gainsOf(event)
  return gain ? { ...ladder, rungs: ladder.rungs.map((it) => (it.seat === gain.seat ? { ...it, gain } : it)) } : ladder
}

export const isTie = (ladder: Ladder): boolean => ladder.rungs.some((it) => it.ahead)
