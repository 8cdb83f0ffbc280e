import { beforeEach, expect, it, vi } from 'vitest'
import { adopt, drop, due, habitsOf } from '../src/core/habits'
import { said } from '../src/core/voice'

const order = (key: string, on: boolean, until = false) => ({ key, on, until, at_work: false, said: said(`order-${key}`) })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

it('usual orders are given once at each new table of their game', () => {
  adopt('nim', [order('a', true), order('b', false), order('c', true, true)])
  const usual = [order('a', false), order('b', false), order('c', false, true)]
  expect(due('t1', 'chess', usual)).toEqual([])
  expect(due('t2', 'nim', usual)).toEqual([['a', true]])
  expect(due('t2', 'nim', usual), 'what is changed there afterwards stays').toEqual([])
  drop('nim')
  expect(habitsOf('nim')).toBeUndefined()
  expect(due('t3', 'nim', usual)).toEqual([])
})

it('a table without orders is not remembered', () => {
  adopt('nim', [order('a', true)])
  expect(due('t1', 'nim', [])).toEqual([])
  expect(due('t1', 'nim', [order('a', false)])).toEqual([['a', true]])
})
