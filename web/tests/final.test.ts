import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { confirm } from '../src/core/comfort.svelte'
import type { GameTypes } from '../src/core/game'
import type { Ears } from '../src/core/socket'
import { TableState } from '../src/core/table.svelte'
import { said } from '../src/core/voice'
import type { FromServer } from '../src/types/FromServer'
import type { Table } from '../src/types/Table'

const INFO = { id: 't', game: 'nim', setup: '', status: 'playing', seats: [{ kind: 'person', you: true, name: 'Anna' }] } as unknown as Table
const option = (text: string, final?: boolean) => ({ text, action: text, said: said('list-none'), ...(final ? { final } : {}) })

/** A table with this open question, and the actions it sends. */
function facing(question: object): { table: TableState<GameTypes>; sent: unknown[] } {
  const sent: unknown[] = []
  let ears: Ears | undefined
  const table = new TableState<GameTypes>(INFO, {}, (it) => {
    ears = it
    return { send: (message) => sent.push((message as { action?: unknown }).action) > 0, join: () => undefined, leave: () => undefined }
  })
  ears?.heard({ type: 'message', v: 1, view: {}, events: [], lines: [], asked: 7, question: { asked: 7, ask: {}, said: said('list-none'), ...question } } as unknown as FromServer)
  vi.runAllTimers()
  return { table, sent }
}

beforeEach(() => {
  vi.useFakeTimers()
  confirm.now = 'on'
})
afterEach(() => {
  vi.useRealTimers()
  confirm.now = 'off'
})

it('what cannot be taken back is pressed twice', () => {
  const { table, sent } = facing({ options: [option('take'), option('reveal', true)] })
  table.answer('reveal')
  expect([sent, table.unsure]).toEqual([[], 'reveal'])
  table.answer('reveal')
  expect([sent, table.unsure]).toEqual([['reveal'], undefined])
})

it('another press is no second press, and what can be taken back needs one', () => {
  const { table, sent } = facing({ options: [option('a', true), option('b', true), option('c')] })
  table.answer('a')
  table.answer('b')
  expect([sent, table.unsure]).toEqual([[], 'b'])
  table.answer('c')
  expect([sent, table.unsure]).toEqual([['c'], undefined])
})

it('a question may be marked as a whole, and what is not listed is taken for what its answers are', () => {
  expect(facing({ final: true, options: [option('a')] }).table.unsure).toBeUndefined()
  for (const [question, action] of [
    [{ final: true, options: [option('a'), option('b')] }, 'a'],
    [{ options: [option('a', true), option('b')] }, 'z'],
  ] as const) {
    const { table, sent } = facing(question)
    table.answer(action)
    expect([sent, table.unsure]).toEqual([[], action])
  }
})

it('who does not want that presses once', () => {
  confirm.now = 'off'
  const { table, sent } = facing({ options: [option('reveal', true)] })
  table.answer('reveal')
  expect(sent).toEqual(['reveal'])
})
