import { describe, expect, it } from 'vitest'
import type { Event, View } from '../src/games/morgenland/game'
import { scenes } from '../src/games/morgenland/stage/scenes'
import { phaseSteps } from '../src/games/morgenland/round'
import { heard } from '../src/core/game'
import { person, said } from '../src/core/voice'
import type { Line } from '../src/types/Line'

const player = { hand: 0, out: 0, hoard: { known: [0, 0, 0, 0, 0] as const, unknown: 3 }, artifacts: 0 }
const before = heard<View>({
  viewer: { seat: 0 },
  phase: { placing: 1 },
  camel: 0,
  caves: [
    [4, 2, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  supply: [9, 9, 9, 9, 9],
  settled: [],
  admitted: [],
  stacks: [6, 6, 6],
  asked: { type: 'place', seat: 1 },
  players: [player, player, player],
  pieces: [
    { owner: 0, field: 'crowns', strength: 5, face_up: false },
    { owner: 1, field: 'crowns', face_up: false },
    { owner: 1, field: 'crowns', face_up: false },
  ],
})

const EVENTS: Event[] = [
  { type: 'placed', seat: 1, field: 'guard' },
  { type: 'shown', seat: 0, field: 'crowns', figure: 5 },
  { type: 'shown', seat: 1, field: 'crowns', figure: 8 },
  { type: 'shown', seat: 1, field: 'crowns', figure: 2 },
  { type: 'won', seat: 1, kind: 'crowns', amount: 4 },
  { type: 'guard', strength: 7 },
]

/** As the server tells them: one for the figures turned up together, and a heading over it. */
const LINES: Line[] = [
  { said: said('event-placed'), upto: 1 },
  { said: said('field-crowns'), upto: 4, heading: true },
  { said: said('log-shown'), upto: 4 },
  { said: said('event-won'), upto: 5 },
  { said: said('event-guard'), upto: 6 },
]

/** How strong a player is, as the line of what was turned up says it. */
const part = (seat: number, strength: number, sum: string) => ({ said: said('log-shown-sum', { seat: person(seat), strength, sum }) })
const SHOWN = said('log-shown', { parts: { list: [part(0, 5, '5'), part(1, 10, '8 + 2')] } })

describe('the stage', () => {
  const played = scenes(
    before,
    EVENTS,
    10,
    LINES.map((it) => (it.said.id === 'log-shown' ? { ...it, said: SHOWN } : it)),
  )
  const says = (id: string) => played.filter((it) => it.says.id === id)

  it('shows a thing at a time, in the order in which it is told', () => {
    const told = played.map((it) => it.told)
    expect(told).toEqual([...told].sort((a, b) => a - b))
    expect([...new Set(told)]).toEqual([10, 11, 14, 15, 16])
    expect([...new Set(played.map((it) => it.says.id))]).toEqual(['event-placed', 'field-crowns', 'log-shown', 'event-won', 'event-guard'])
  })

  it('lets a figure fly before it lies there', () => {
    const [fly, land] = says('event-placed')
    expect(fly?.flights).toEqual([{ from: 'player-1', to: 'guard', symbol: 'f2d', n: 1 }])
    expect(fly?.view.pieces).toHaveLength(3)
    expect(land?.view.pieces).toHaveLength(4)
  })

  it('brings the lantern, turns all figures together, then counts the sums, strongest first', () => {
    const [lantern] = says('field-crowns')
    expect(lantern?.view.phase).toEqual({ evaluating: 'crowns' })
    expect(lantern?.view.pieces.some((it) => it.face_up)).toBe(false)
    const shown = says('log-shown')
    expect(shown[0]?.view.pieces.filter((it) => it.face_up).map((it) => it.strength)).toEqual([5, 8, 2])
    expect(shown.map((it) => it.ladder?.counted)).toEqual([undefined, 1, 2, 2])
    expect(shown.at(-1)?.ladder?.rungs.map((it) => [it.seat, it.total, it.pieces])).toEqual([
      [1, 10, [8, 2]],
      [0, 5, [5]],
    ])
  })

  it('changes the numbers when the treasure has landed', () => {
    const [fly, land] = says('event-won')
    expect(fly?.flights).toEqual([{ from: 'crowns', to: 'player-1', symbol: 'crown', look: 'crown tr', n: 4 }])
    expect(fly?.view.caves[0]).toEqual([0, 2, 0, 0])
    expect(fly?.view.players[1]?.hoard.known).toEqual([0, 0, 0, 0, 0])
    expect(land?.view.players[1]?.hoard.known).toEqual([4, 0, 0, 0, 0])
    expect(land?.gains).toEqual([{ seat: 1, n: 4, symbol: 'crown' }])
    expect(land?.ladder?.rungs[0]?.gain?.n).toBe(4)
    expect(says('event-guard').at(-1)?.view.guard).toBe(7)
  })

  it('asks nobody while it plays and leaves the view it began with', () => {
    expect(played.every((it) => it.view.asked === undefined)).toBe(true)
    expect(before.pieces.some((it) => it.face_up)).toBe(false)
    expect(before.caves[0]).toEqual([4, 2, 0, 0])
  })

  it('plays what magic does', () => {
    const magic = (mark: number) => ({ mark, carpet: false, doubles: 0, never: [] })
    const pieces = [1, 2].map((mark) => ({ owner: mark, field: 'market', face_up: true, magic: magic(mark) }))
    const events: Event[] = [
      { type: 'played', seat: 1, play: { card: { spell: 'charity' }, at: 'nothing' } },
      { type: 'sent-home', seat: 2, figure: 2, field: 'market' },
      { type: 'moved', figure: 1, field: 'tent' },
      { type: 'laid', seat: 2, field: 'crowns' },
      { type: 'emptied', kind: 'crowns' },
    ]
    const lines = events.map((_, i) => ({ said: said('event-moved'), upto: i + 1 }))
    const end = scenes(heard<View>({ ...before, pieces }), events, 0, lines).at(-1)?.view
    expect(end?.pieces.map((it) => [it.owner, it.field])).toEqual([
      [1, 'tent'],
      [2, 'crowns'],
    ])
    expect(end?.caves[0]).toEqual([0, 0, 0, 0])
  })

  it('plays nothing for my own placement', () => {
    const own: Event[] = [
      { type: 'placed', seat: 0, field: 'guard' },
      { type: 'you-placed', figure: 4, field: 'guard' },
    ]
    expect(scenes(before, own, 0, [{ said: said('event-you-placed'), upto: 2 }])).toEqual([])
  })

  it('pays from what is known, then from what is not', () => {
    const paid: Event[] = [{ type: 'bribed', seat: 1, paid: [0, 2, 0, 0, 0] }]
    const end = scenes(before, paid, 0, [{ said: said('event-bribed'), upto: 1 }]).at(-1)
    expect(end?.view.players[1]?.hoard).toEqual({ known: [0, 0, 0, 0, 0], unknown: 1 })
  })
})

describe('the steps of a round', () => {
  it('are done, now or to come', () => {
    const states = (phase: View['phase']) =>
      phaseSteps(phase)
        .map((it) => it.state)
        .join(' ')
    expect(states('preparing')).toBe('next next next next next')
    expect(states({ placing: 2 })).toBe('now next next next next')
    expect(states({ evaluating: 'market' })).toBe('done done now next next')
    expect(states({ evaluating: 'guard' })).toBe('done done done now next')
    expect(states('over')).toBe('done done done done done')
  })
})
