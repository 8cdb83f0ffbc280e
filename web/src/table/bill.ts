/** A picker for amounts, from the shape of the bill alone. */
import { said, several } from '../core/voice'
import type { Said } from '../types/Said'

export type Amounts = number[]

/** What is to be paid or taken: so much, in so many kinds or in these parts, and at most so much of each kind. */
export interface Bill {
  total: number
  kinds?: number | null
  parts: number[]
  most: Amounts
}

/** Why amounts do not settle a bill, with what a sentence about it needs. */
export type Unsettled = { why: 'less'; by: number } | { why: 'more'; by: number } | { why: 'kinds'; want: number; have: number } | { why: 'parts'; want: number[] } | { why: 'too-many'; kind: number }

export const sum = (amounts: Amounts): number => amounts.reduce((all, n) => all + n, 0)
export const kindsIn = (amounts: Amounts): number => amounts.filter((n) => n > 0).length
export const none = (bill: Bill): Amounts => bill.most.map(() => 0)

/** What is wrong with these amounts, or nothing. */
export function unsettled(bill: Bill, amounts: Amounts): Unsettled | undefined {
  const paid = sum(amounts)
  if (paid < bill.total) return { why: 'less', by: bill.total - paid }
  if (paid > bill.total) return { why: 'more', by: paid - bill.total }
  const have = kindsIn(amounts)
  if (typeof bill.kinds === 'number' && have !== bill.kinds) return { why: 'kinds', want: bill.kinds, have }
  const parts = amounts.filter((n) => n > 0).sort((a, b) => b - a)
  if (bill.parts.length > 0 && parts.join() !== bill.parts.join()) return { why: 'parts', want: bill.parts }
  const over = amounts.findIndex((n, kind) => n > (bill.most[kind] ?? 0))
  return over < 0 ? undefined : { why: 'too-many', kind: over }
}

/** Every way to settle the bill with exactly `amount` of `kind`. */
export function* waysWith(bill: Bill, kind: number, amount: number): Generator<Amounts> {
  const way = none(bill)
  function* fill(at: number, owed: number): Generator<Amounts> {
    if (at === bill.most.length) {
      if (owed === 0 && !unsettled(bill, way)) yield [...way]
      return
    }
    const [least, most] = at === kind ? [amount, amount] : [0, Math.min(owed, bill.most[at] ?? 0)]
    for (let n = least; n <= most && n <= owed; n++) {
      way[at] = n
      yield* fill(at + 1, owed - n)
    }
    way[at] = 0
  }
  if (amount <= (bill.most[kind] ?? 0)) yield* fill(0, bill.total)
}

const distance = (a: Amounts, b: Amounts): number => a.reduce((all, n, i) => all + Math.abs(n - (b[i] ?? 0)), 0)

/**
 * More of a kind: one more, while something is owed. After that other kinds shrink: the smallest larger amount of this
 * kind with which the bill can be settled, and of those settlements the nearest.
 */
export function more(bill: Bill, amounts: Amounts, kind: number): Amounts | undefined {
  const most = bill.most[kind] ?? 0
  const want = (amounts[kind] ?? 0) + 1
  if (sum(amounts) < bill.total) return want > most ? undefined : amounts.map((n, i) => (i === kind ? want : n))
  for (let n = want; n <= most; n++) {
    const ways = [...waysWith(bill, kind, n)].sort((a, b) => distance(a, amounts) - distance(b, amounts))
    if (ways[0]) return ways[0]
  }
  return undefined
}

/** One less of a kind. */
export function less(amounts: Amounts, kind: number): Amounts | undefined {
  return (amounts[kind] ?? 0) > 0 ? amounts.map((n, i) => (i === kind ? n - 1 : n)) : undefined
}

/** What is missing before a bill is settled. */
export function unsettledSaid(it: Unsettled, kinds: readonly { name: string }[]): Said {
  if (it.why === 'less') return said('bill-unsettled-less', { by: it.by })
  if (it.why === 'more') return said('bill-unsettled-more', { by: it.by })
  if (it.why === 'kinds') return said('bill-unsettled-kinds', { want: it.want, have: it.have })
  if (it.why === 'parts') return said('bill-unsettled-parts', { parts: several(it.want) })
  return said('bill-unsettled-too-many', { kind: kinds[it.kind]?.name })
}
