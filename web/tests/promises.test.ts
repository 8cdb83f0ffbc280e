import { beforeEach, expect, test, vi } from 'vitest'
import { remember, seenAt, testimonyOn } from '../src/core/promises'
import type { Chair } from '../src/types/Chair'
import type { Table } from '../src/types/Table'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

const MINE = '01'.repeat(16)
/** A table where the visitor sits on the second chair and has added this. */
function table(id: string, commitment: string, added?: string, you = true): Table {
  const chair = (more: Partial<Chair>): Chair => ({ kind: 'person', you: false, online: true, ...more })
  const seats = [chair({ added: '02'.repeat(16) }), chair({ you, ...(added ? { added } : {}) })]
  return { id, commitment, seats, game: 'goose', setup: '', status: 'over', level: 'easy', owner: false, opener: 'Anna', watching: 0 }
}

test('what was promised and added when the visitor sat down is compared with what is shown at the end', () => {
  remember({ id: 'one', commitment: 'aa' }, MINE, table('one', 'aa', MINE))
  expect(testimonyOn(table('one', 'aa', MINE))).toBe('same')
  expect(testimonyOn(table('one', 'bb', MINE)), 'another promise').toBe('other')
  expect(testimonyOn(table('one', 'aa', '03'.repeat(16))), 'other bytes').toBe('other')
  expect(testimonyOn(table('one', 'aa')), 'no bytes').toBe('other')
  expect(testimonyOn(table('two', 'aa', MINE)), 'nobody sat down here').toBe('absent')
  expect(testimonyOn(table('one', 'aa', undefined, false)), 'the visitor has left').toBe('promise')
})

test('the promise is the one before anything was added', () => {
  remember({ id: 'one', commitment: 'aa' }, MINE, table('one', 'bb', MINE))
  expect(testimonyOn(table('one', 'bb', MINE))).toBe('other')
})

test('a visitor who sits already keeps what they added, and a server may take nothing', () => {
  remember({ id: 'one', commitment: 'aa' }, MINE, table('one', 'aa', MINE))
  remember({ id: 'one', commitment: 'bb' }, '04'.repeat(16), table('one', 'bb', MINE))
  expect(seenAt('one')).toEqual({ table: 'one', commitment: 'aa', added: MINE })
  remember({ id: 'two', commitment: 'aa' }, MINE, table('two', 'aa'))
  expect(testimonyOn(table('two', 'aa'))).toBe('promise')
})

test('the last 200 tables are remembered, each once, and broken storage is no hindrance', () => {
  for (let i = 0; i < 205; i++) remember({ id: `t${i % 203}`, commitment: `${i}` }, MINE, table(`t${i % 203}`, '', MINE))
  expect(JSON.parse(kept.get('caravanserai.promises') ?? '')).toHaveLength(200)
  expect([seenAt('t4'), seenAt('t5')?.commitment, seenAt('t1')?.commitment]).toEqual([undefined, '5', '204'])
  for (const broken of ['{', '7', '[null, 3]']) {
    kept.set('caravanserai.promises', broken)
    expect(seenAt('t6')).toBeUndefined()
    remember({ id: 't6', commitment: 'aa' }, MINE, table('t6', 'aa', MINE))
    expect(testimonyOn(table('t6', 'aa', MINE))).toBe('same')
  }
})
