import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameTypes } from '../src/core/game'
import type { Ears } from '../src/core/socket'
import { TableState } from '../src/core/table.svelte'
import type { FromServer } from '../src/types/FromServer'
import type { Table } from '../src/types/Table'
import type { ToServer } from '../src/types/ToServer'

const info: Table = { id: 'table-1', game: 'morgenland', setup: '', status: 'playing', level: 'easy', seats: [], owner: false, opener: 'Harun', commitment: '', watching: 0 }

let said: ToServer[]
let ears: Ears
let open: boolean

const table = (): TableState<GameTypes> =>
  new TableState<GameTypes>(info, {}, (given) => {
    ears = given
    return { send: (message) => open && said.push(message) > 0, join: () => undefined, leave: () => undefined }
  })

const hear = (message: FromServer): void => {
  ears.heard(message)
  vi.runAllTimers()
}

beforeEach(() => {
  vi.useFakeTimers()
  said = []
  open = true
})
afterEach(() => vi.useRealTimers())

describe('a table whose connection is cut', () => {
  it('says again what was not answered, under the same key', async () => {
    const it = table()
    const studied = it.study({ hint: {} })
    const left = it.manners.say({ type: 'pause', yes: true })
    void it.why('pass')
    const first = [...said]
    expect(first.map((request) => request.type).sort()).toEqual(['check', 'pause', 'study'])
    ears.line('cut')
    ears.line('open')
    expect(said.slice(3).sort((a, b) => a.type.localeCompare(b.type))).toEqual(first.sort((a, b) => a.type.localeCompare(b.type)))
    const [check, pause, study] = first
    hear({ type: 'studied', key: study?.key ?? '', answer: { found: 3 } })
    hear({ type: 'accepted', key: pause?.key ?? '' })
    hear({ type: 'checked', key: check?.key ?? '' })
    expect(await studied).toEqual({ found: 3 })
    expect(await left).toBe(true)
    said = []
    ears.line('cut')
    ears.line('open')
    expect(said).toEqual([])
  })

  it('sends only the newest of many requests again, because the server closes a connection that brings too many', async () => {
    const it = table()
    const studied = Array.from({ length: 100 }, (_, number) => it.study({ number }))
    for (let i = 0; i < 100; i++) void it.why('pass')
    said = []
    ears.line('cut')
    ears.line('open')
    expect(said.length).toBeLessThan(40)
    expect(said.filter((request) => request.type === 'study').at(-1)).toMatchObject({ what: { number: 99 } })
    expect(await studied[0]).toBeUndefined()
  })

  it('says at once that nothing can be asked while it is cut', async () => {
    const it = table()
    open = false
    expect(await it.study({ hint: {} })).toBeUndefined()
    expect(await it.manners.say({ type: 'leave' })).toBe(false)
    open = true
    ears.line('open')
    expect(said).toEqual([])
  })
})
