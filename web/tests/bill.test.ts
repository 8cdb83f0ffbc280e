import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Voice } from '../src/core/voice'
import { less, more, none, sum, unsettled, unsettledSaid, waysWith, type Amounts, type Bill } from '../src/table/bill'

const KINDS = 3
const purses = Array.from({ length: 5 ** KINDS }, (_, n) => [n % 5, Math.floor(n / 5) % 5, Math.floor(n / 25)])
const all = Array.from({ length: 9 ** KINDS }, (_, n) => [n % 9, Math.floor(n / 9) % 9, Math.floor(n / 81)])

function bills(most: number[]): Bill[] {
  const any = [0, 1, 3, 6].map((total): Bill => ({ total, parts: [], most }))
  const split = [1, 2, 3].flatMap((kinds) => [3, 5].map((total): Bill => ({ total, kinds, parts: [], most })))
  const matched = [[4], [3, 1], [2, 2], [4, 2, 1]].map((parts): Bill => ({ total: sum(parts), kinds: parts.length, parts, most }))
  return [...any, ...split, ...matched]
}

const cases = (some: number[][]) => some.flatMap(bills)

/** The rule, written independently and without regard for speed. */
function right(bill: Bill, way: Amounts): boolean {
  const paid = way.filter((n) => n > 0)
  return (
    way.every((n, i) => n <= (bill.most[i] ?? 0)) &&
    sum(way) === bill.total &&
    (bill.kinds === undefined || paid.length === bill.kinds) &&
    (bill.parts.length === 0 || [...paid].sort().join() === [...bill.parts].sort().join())
  )
}

describe('a bill', () => {
  it('is settled exactly by what brute force says', () => {
    const wrong = cases(purses).flatMap((bill) => all.filter((way) => (unsettled(bill, way) === undefined) !== right(bill, way)).map((way) => ({ bill, way })))
    expect(wrong).toEqual([])
  })

  it('lists all ways with so much of a kind', () => {
    for (const bill of cases(purses.filter((_, i) => i % 7 === 0))) {
      const settled = all
        .filter((way) => right(bill, way))
        .map(String)
        .sort()
      for (let kind = 0; kind < KINDS; kind++) {
        const listed = [0, 1, 2, 3, 4].flatMap((amount) => [...waysWith(bill, kind, amount)])
        expect(listed.map(String).sort()).toEqual(settled)
      }
    }
  })

  it('offers more exactly where a settlement has more: the least more, and the nearest of those', () => {
    const distance = (a: Amounts, b: Amounts) => a.reduce((d, n, i) => d + Math.abs(n - (b[i] ?? 0)), 0)
    let tried = 0
    for (const bill of cases(purses.filter((_, i) => i % 5 === 0))) {
      const settled = all.filter((way) => right(bill, way))
      for (const way of settled) {
        for (let kind = 0; kind < KINDS; kind++) {
          const next = more(bill, way, kind)
          const larger = settled.filter((it) => (it[kind] ?? 0) > (way[kind] ?? 0))
          const least = Math.min(...larger.map((it) => it[kind] ?? 0))
          const others = larger.filter((it) => it[kind] === least)
          expect(next?.[kind]).toBe(larger.length ? least : undefined)
          const nearest = others.length ? Math.min(...others.map((it) => distance(it, way))) : undefined
          expect(next && distance(next, way)).toBe(nearest)
          expect(next === undefined || right(bill, next)).toBe(true)
          tried += 1
        }
      }
    }
    expect(tried).toBeGreaterThan(500)
  })

  it('says what is missing', () => {
    const text = (language: string) => readFileSync(join(import.meta.dirname, `../../locales/${language}/common.ftl`), 'utf8')
    const [english, german] = ['en', 'de'].map((language) => new Voice(language, [text(language)]))
    expect(english?.tell(unsettledSaid({ why: 'less', by: 2 }, []))).toBe('2 more, please.')
    expect(english?.tell(unsettledSaid({ why: 'parts', want: [7, 1] }, []))).toBe('It must be 7 and 1, each in a kind of its own.')
    expect(english?.tell(unsettledSaid({ why: 'too-many', kind: 0 }, [{ name: 'crowns' }]))).toBe('There are not so many crowns.')
    expect(german?.tell(unsettledSaid({ why: 'kinds', want: 1, have: 2 }, []))).toBe('Es muss 1 Sorte sein, nicht 2.')
  })

  it('counts up from nothing and down to it', () => {
    const bill: Bill = { total: 3, parts: [], most: [3, 3, 1] }
    let amounts = none(bill)
    expect(less(amounts, 0)).toBeUndefined()
    amounts = more(bill, amounts, 2) ?? amounts
    expect(amounts).toEqual([0, 0, 1])
    expect(more(bill, amounts, 2)).toBeUndefined()
    expect(less(amounts, 2)).toEqual([0, 0, 0])
  })
})
