import { beforeAll, describe, expect, it, vi } from 'vitest'
import { aimedAt, listed, lit, namesOf, narrowed, press, type Choice } from '../src/games/five-tribes/choices'
import { describe as inWords, stands } from '../src/games/five-tribes/describe'
import type { Action, Event, Setup, Square, Table } from '../src/games/five-tribes/game'
import { djinnCard } from '../src/games/five-tribes/djinns'
import { line, trail } from '../src/games/five-tribes/trail'
import { steps } from '../src/games/five-tribes/steps'
import { askedSeat } from '../src/games/five-tribes/things'
import { heard } from '../src/core/game'
import { speech } from '../src/core/language.svelte'
import { Voice } from '../src/core/voice'

// There is no browser to ask for its languages.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const reader = { me: 0, name: (seat: number) => ['Anna', 'Bilal'][seat] ?? '' }
const faults: string[] = []
const FILES = import.meta.glob<string>('../../locales/*/{common,five-tribes}.ftl', { query: '?raw', import: 'default', eager: true })
const speak = (language: string): void => {
  const texts = Object.entries(FILES).flatMap(([path, text]) => (path.includes(`/${language}/`) ? [text] : []))
  speech.voice = new Voice(language, texts, (fault) => faults.push(fault))
}
beforeAll(() => speak('en'))

function choices(actions: Action[]): Choice[] {
  return actions.map((action) => ({ key: JSON.stringify(action), label: '', action, names: namesOf(action) }))
}

describe('djinns', () => {
  it('are told as the edition in play has them', () => {
    const base = heard<Setup>({ naqala: null })
    const more = heard<Setup>({ naqala: { ptah: 5, geb: 6 } })
    expect([djinnCard('boaz', base).power, djinnCard('boaz', more).power]).toEqual(['power-boaz', 'power-boaz-revised'])
    expect(djinnCard('kandicha', more).text).toBe('text-djinn-kandicha-revised')
    expect([djinnCard('geb', base).points, djinnCard('geb', more).points]).toEqual([0, 6])
    expect([djinnCard('sloar', base).cost, djinnCard('boaz', base).cost]).toEqual(['cost-fakir', undefined])
  })
})

describe('choosing by pressing', () => {
  const drops = choices([{ drop: { tribe: 'elder', tile: 1 } }, { drop: { tribe: 'elder', tile: 6 } }, { drop: { tribe: 'builder', tile: 6 } }])

  it('lights what some answer names, and nothing else', () => {
    expect(lit(drops, [])).toEqual(new Set(['tribe:elder', 'tribe:builder', 'tile:1', 'tile:6']))
    expect(lit(drops, ['tribe:builder'])).toEqual(new Set(['tribe:elder', 'tribe:builder', 'tile:6']))
  })

  it('narrows the answers to one, in any order', () => {
    expect(narrowed(drops, press(drops, [], 'tile:1'))).toHaveLength(1)
    const tile = press(drops, [], 'tile:6')
    expect(narrowed(drops, tile)).toHaveLength(2)
    expect(narrowed(drops, press(drops, tile, 'tribe:builder'))).toEqual([drops[2]])
    expect(press(drops, tile, 'tile:6')).toEqual([])
  })

  it('begins anew when a press does not go with the last ones', () => {
    expect(press(drops, ['tribe:builder'], 'tile:1')).toEqual(['tile:1'])
    expect(press(drops, [], 'tile:9')).toEqual([])
  })

  it('takes two cards of the row together', () => {
    const buys = choices([{ buy: { first: 1, second: null } }, { buy: { first: 1, second: 2 } }, { buy: { first: 1, second: 3 } }, 'decline'])
    const one = press(buys, [], 'place:1')
    expect(narrowed(buys, one)).toHaveLength(3)
    expect(narrowed(buys, press(buys, one, 'place:3'))).toEqual([buys[2]])
  })

  it('lists few answers all, of many those that lie nowhere on the table', () => {
    expect(listed(drops, [])).toHaveLength(3)
    const many = choices([...Array.from({ length: 20 }, (_, tile): Action => ({ 'pick-up': { tile, ride: 'foot' } })), { use: { djinn: 'sloar', payment: 'fakir', tile: null } }])
    expect(listed(many, [])).toEqual(many.slice(-1))
    expect(listed(many, ['tile:4'])).toEqual(many.slice(4, 5))
  })

  it('asks about another tile with the same kind of answer', () => {
    expect(aimedAt({ drop: { tribe: 'elder', tile: 1 } }, 5)).toEqual({ drop: { tribe: 'elder', tile: 5 } })
    expect(aimedAt({ strike: 1 }, 5)).toEqual({ strike: 5 })
    expect(aimedAt('continue', 5)).toBeUndefined()
    expect(aimedAt({ use: { djinn: 'sloar', payment: 'fakir', tile: null } }, 5)).toBeUndefined()
  })
})

const square: Square = { land: { sacred: 12 }, meeples: [0, 2, 0, 1, 0, 0], owner: null, palms: 1, palaces: 0 }
const table = heard<Table>({
  setup: { rules: 1, players: 2, naqala: null, ledger: true, hints: false },
  board: [square],
  players: [{ gold: 50 }, { gold: 40 }],
  order: [1, 0],
  phase: 'playing',
  turn: { seat: 0, end: 0, tribe: 'builder', taken: 2, used: [], item_used: false },
  frames: [{ type: 'tribe', tribe: 'builder' }],
})

describe('sentences of Five Tribes', () => {
  it('say who is asked and how far the turn is', () => {
    expect(askedSeat(table)).toBe(0)
    expect(askedSeat({ ...table, frames: [{ type: 'bid' }] })).toBe(1)
    expect(steps(table).find((it) => it.state === 'now')?.name).toBe('Tribe')
  })

  it('show the way of the last move until the next round', () => {
    const move: Event[] = [
      { type: 'picked-up', tile: 7, meeples: [1, 1, 0, 0, 0, 0], ride: 'foot' },
      { type: 'dropped', tribe: 'elder', tile: 8 },
      { type: 'dropped', tribe: 'vizier', tile: 14 },
    ]
    expect(trail([{ type: 'picked-up', tile: 1, meeples: [0, 0, 0, 0, 0, 0], ride: 'foot' }, ...move])).toEqual([7, 8, 14])
    expect(line([7, 8])).toBe('150,184 250,184')
    expect(trail([...move, { type: 'round-began', round: 3 }])).toEqual([])
  })

  it('describe a tile', () => {
    expect(inWords(square, 0, [], reader)).toBe('Sacred place 12 (A1): 2 Elders, 1 Builder and 1 palm tree.')
    expect(inWords({ ...square, meeples: [], palms: 0 }, 7, [], reader)).toBe('Sacred place 12 (B2): nobody here.')
    expect(inWords({ ...square, owner: 1 }, 0, [], reader)).toContain('and a camel of Bilal.')
    speak('de')
    expect(inWords(square, 0, [], reader)).toBe('Heiliger Ort 12 (A1): 2 Älteste, 1 Baumeister und 1 Palme.')
    speak('en')
    expect(faults).toEqual([])
    expect(stands(square.meeples, false).map((it) => it.tribe)).toEqual(['elder', 'elder', 'builder'])
    expect(stands([4, 0, 0, 0, 3, 0], true).map((it) => it.n)).toEqual([4, 3])
  })
})
