import { describe, expect, it } from 'vitest'
import { merge } from '../src/core/merge'

describe('merge patch', () => {
  // The examples of RFC 7386, appendix A.
  const cases: [unknown, unknown, unknown][] = [
    [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
    [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
    [{ a: 'b' }, { a: null }, {}],
    [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
    [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
    [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
    [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
    [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
    [
      ['a', 'b'],
      ['c', 'd'],
      ['c', 'd'],
    ],
    [{ a: 'b' }, ['c'], ['c']],
    [{ a: 'foo' }, null, null],
    [{ e: null }, { a: 1 }, { e: null, a: 1 }],
    [[1, 2], { a: 'b', c: null }, { a: 'b' }],
    [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
  ]
  it.each(cases)('%j with %j is %j', (target, patch, result) => {
    expect(merge(target as never, patch as never)).toEqual(result)
  })

  it('leaves the old view as it was', () => {
    const old = { a: { b: 1 }, c: [1] }
    const now = merge(old, { a: { b: 2 } })
    expect(old).toEqual({ a: { b: 1 }, c: [1] })
    expect(now).toEqual({ a: { b: 2 }, c: [1] })
  })
})
