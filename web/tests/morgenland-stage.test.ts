import { describe, expect, it } from 'vitest'
import type { Event, View } from '../src/games/morgenland/game'
import { scenes } from '../src/games/morgenland/stage'
import { phaseSteps } from '../src/games/morgenland/round'
import { heard } from '../src/core/game'
import { said } from '../src/core/voice'
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

/** As the house tells them: one for the figures turned up together, and a heading over it. */
const LINES: Line[] = [
  { said: said('event-placed'), upto: 1 },
  { said: said('field-crowns'), upto: 4, heading: true },
  { said: said('log-shown'), upto: 4 },
  { said: said('event-won'), upto: 5 },
  { said: said('event-guard'), upto: 6 },
]

describe('the stage', () => {
  const played = scenes(before, EVENTS, 10, LINES)

  it('shows a field at a time: turned up, then taken, then the guard', () => {
    expect(played.map((it) => it.told)).toEqual([14, 15, 16])
    expect(played.map((it) => it.says.id)).toEqual(['log-shown', 'event-won', 'event-guard'])
    expect(played[0]?.view.phase).toEqual({ evaluating: 'crowns' })
    expect(played[0]?.view.pieces.filter((it) => it.face_up).map((it) => it.strength)).toEqual([5, 8, 2])
    expect(played[1]?.view.caves[0]).toEqual([0, 2, 0, 0])
    expect(played[1]?.view.players[1]?.hoard.known).toEqual([4, 0, 0, 0, 0])
    expect(played[2]?.view.guard).toBe(7)
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

  it('plays nothing for a mere placement', () => {
    expect(scenes(before, EVENTS.slice(0, 1), 0, LINES)).toEqual([])
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
