import { describe, expect, it } from 'vitest'
import { heard } from '../src/core/game'
import type { Drop, End, Event, View } from '../src/games/five-tribes/game'
import { exchanged, fits } from '../src/games/five-tribes/reach.svelte'
import { painted } from '../src/games/five-tribes/stage/paint'
import { scenes } from '../src/games/five-tribes/stage/scenes'
import type { Line } from '../src/types/Line'

const square = (meeples: number[]) => ({ land: 'village', meeples, owner: null, palms: 0, palaces: 0 })
const player = { gold: 50, front: [0, 0, 0, 0, 0, 0], camels: 8, tent: 'none', djinns: [], known: [], unknown: 0, old: 0, known_items: [], unknown_items: 0, old_items: 0 }
const before = heard<View>({
  viewer: { seat: 0 },
  table: {
    board: Array.from({ length: 30 }, (_, i) => square(i === 0 ? [0, 1, 1, 0, 0, 0] : i === 2 ? [0, 0, 1, 0, 0, 0] : [0, 0, 0, 0, 0, 0])),
    players: [player, player],
    frames: [{ type: 'start' }],
    turn: { seat: 1 },
    row: ['fish', 'silk'],
    palms: 12,
    palaces: 10,
    djinn_row: [],
  },
  scores: [],
})
const events: Event[] = [
  { type: 'picked-up', tile: 0, meeples: [0, 1, 1, 0, 0, 0], ride: 'foot' },
  { type: 'dropped', tribe: 'elder', tile: 1 },
  { type: 'dropped', tribe: 'merchant', tile: 2 },
  { type: 'took', tribe: 'merchant', number: 2, tile: 2 },
  { type: 'controlled', seat: 1, tile: 2, piece: 'camel' },
  { type: 'bagged', tribe: 'merchant', number: 2 },
  { type: 'card-taken', seat: 1, card: 'fish', place: 0 },
]
const lines: Line[] = events.map((it, i) => ({ said: { id: `event-${it.type}`, args: [] }, by: 1, upto: i + 1, heading: false }))

describe('the story of a turn', () => {
  it('shows every event once, in order, and is never ahead of what was told', () => {
    const list = scenes(before, events, 10, lines)
    const told = list.map((it) => it.told)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect(told.at(-1)).toBe(17)
    expect(list.map((it) => it.says.id)).toEqual(expect.arrayContaining(['event-picked-up', 'event-dropped', 'event-took', 'event-controlled', 'event-card-taken']))
    // The question belongs to the present, so no scene has frames.
    expect(list.every((it) => it.view.table.frames.length === 0)).toBe(true)
  })

  it('is one motion: meeples start on each other’s heels, and what is taken flies', () => {
    const list = scenes(before, events, 0, lines)
    const drops = list.filter((it) => it.says.id === 'event-dropped')
    expect(list[0]?.ms).toBe(160)
    expect(drops.at(-1)?.ms).toBe(320)
    const flown = list.flatMap((it) => it.flights ?? [])
    expect(flown.map(({ from, to, n }) => [from, to, n])).toEqual([
      ['tile-2', 'player-1', 2],
      ['place-1', 'player-1', 1],
    ])
    expect(list.reduce((all, it) => all + (it.ms ?? 0), 0)).toBeLessThan(2500)
  })

  it('paints what was told', () => {
    const after = events.reduce(painted, before)
    expect(after.table.board.slice(0, 3).map((it) => it.meeples.join(''))).toEqual(['000000', '010000', '000000'])
    expect([after.table.board[2]?.owner, after.table.players[1]?.camels]).toEqual([1, 7])
    expect([after.table.row, after.table.players[1]?.known]).toEqual([['silk'], ['fish']])
    expect(before.table.board[0]?.meeples.join('')).toBe('011000')
  })
})

describe('looking before picking up', () => {
  const end = (brings: object, tribe = 'elder') => heard<End>({ tile: 1, tribe, taken: 1, routes: 1, brings: { control: false, djinn: [], kill: null, cards: [], market: null, ...brings } })

  it('filters ends by what they bring and by tribe', () => {
    expect([fits(end({ control: true }), 'control'), fits(end({}), 'control')]).toEqual([true, false])
    expect([fits(end({ kill: 0 }), 'kill'), fits(end({ djinn: ['two-elders'] }), 'djinn'), fits(end({ market: [3, 3] }), 'cards')]).toEqual([true, true, true])
    expect([fits(end({}), 'elder'), fits(end({}), 'vizier'), fits(end({}), 'all')]).toEqual([true, false, true])
  })

  it('changes a meeple on the way for the next other one, and never one that must stay', () => {
    const drops = heard<Drop[]>([
      { tribe: 'elder', tile: 1, fixed: false },
      { tribe: 'elder', tile: 2, fixed: false },
      { tribe: 'builder', tile: 3, fixed: false },
      { tribe: 'vizier', tile: 4, fixed: true },
    ])
    expect(exchanged(drops, 0).map((it) => it.tribe)).toEqual(['builder', 'elder', 'elder', 'vizier'])
    expect(exchanged(drops, 3)).toEqual(drops)
    expect(exchanged(drops.slice(0, 2), 0)).toEqual(drops.slice(0, 2))
  })
})
