import { expect, test } from 'vitest'
import { isBound } from '../src/replay/fair'
import { lineOf, topOf, valueAt } from '../src/replay/chart'
import { openFilm, opened } from '../src/replay/open'
import { chaptersOf, filmOf, messageOf, momentAt, roundsOf } from '../src/replay/past'
import type { Replay } from '../src/types/Replay'

const said = (id: string) => ({ id })
const REPLAY: Replay = {
  steps: 7,
  messages: [
    { step: 0, message: { v: 1, events: ['dealt'], lines: [{ said: said('round'), heading: true, upto: 1 }], view: { gold: 1, hand: [1] } } },
    { step: 3, message: { v: 2, events: ['a', 'b'], lines: [{ said: said('took'), by: 1, upto: 2 }], patch: { gold: 2 }, status: said('waits') } },
    { step: 6, message: { v: 3, events: ['c'], lines: [{ said: said('second'), heading: true, upto: 1 }], patch: { hand: null } } },
  ],
}

test('a film holds what was seen at every moment, and shows it at once', () => {
  const film = filmOf(REPLAY)
  expect(film.moments.map((it) => it.view)).toEqual([{ gold: 1, hand: [1] }, { gold: 2, hand: [1] }, { gold: 2 }])
  expect(film.lines.map((it) => it.upto)).toEqual([1, 3, 4])
  expect(messageOf(film, 1)).toEqual({ type: 'message', v: 2, events: [], log: ['dealt', 'a', 'b'], story: film.lines.slice(0, 2), view: { gold: 2, hand: [1] }, status: said('waits') })
  expect(() => messageOf(film, 3)).toThrow()
})

test('a step leads to the last moment that is not after it, a chapter to its first', () => {
  const film = filmOf(REPLAY)
  expect([0, 2, 3, 5, 6, 99].map((step) => momentAt(film, step))).toEqual([0, 0, 1, 1, 2, 2])
  expect(chaptersOf(film)).toEqual([
    { at: 0, said: said('round') },
    { at: 2, said: said('second') },
  ])
})

test('the seed must be the one that was published', async () => {
  // As in docs/records.md: SHA-256 of the prefix and 32 bytes.
  const seed = '00'.repeat(32)
  const bytes = new Uint8Array([...new TextEncoder().encode('caravanserai seed 1\n'), ...new Uint8Array(32)])
  const commitment = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((it) => it.toString(16).padStart(2, '0')).join('')
  expect(await isBound(seed, commitment)).toBe(true)
  expect(await isBound(seed.replace('00', '01'), commitment)).toBe(false)
})

test('all open shows what every seat saw, and nothing that nobody knew', () => {
  const watched = { turn: 1, viewer: 'spectator', players: [{ hand: 2 }, { hand: 1 }], look: null, deck: 5, notes: [] }
  const first = { turn: 1, viewer: 0, players: [{ hand: 2, cards: ['a', 'b'] }, { hand: 1 }], look: null, deck: 5, notes: ['mine'] }
  const second = { turn: 1, viewer: 1, players: [{ hand: 2 }, { hand: 1, cards: ['c'] }], look: { spell: 'x' }, deck: 5, notes: [] }
  expect([first, second].reduce<unknown>((open, own) => opened(open as never, own as never), watched)).toEqual({
    turn: 1,
    viewer: 'spectator',
    players: [
      { hand: 2, cards: ['a', 'b'] },
      { hand: 1, cards: ['c'] },
    ],
    look: { spell: 'x' },
    deck: 5,
    notes: [],
  })
})

test('a film with all hands open has the moments of every seat', () => {
  const film = (steps: [number, unknown][]) => filmOf({ steps: 9, messages: steps.map(([step, view], i) => ({ step, message: { v: i + 1, events: [], view } })) })
  const open = openFilm(film([[0, { a: 0 }], [4, { a: 4 }]]), [film([[0, { a: 0, mine: 1 }], [2, { a: 0, mine: 2 }], [4, { a: 4 }]])]) // prettier-ignore
  expect(open.moments.map((it) => [it.step, it.view])).toEqual([[0, { a: 0, mine: 1 }], [2, { a: 0, mine: 2 }], [4, { a: 4 }]]) // prettier-ignore
})

test('rounds begin where the house says, and the first with the deal', () => {
  const rounds = [
    { round: 1, step: 2 },
    { round: 2, step: 5 },
  ]
  expect(roundsOf(filmOf(REPLAY), rounds, (it) => `Round ${it}`)).toEqual([
    { at: 0, name: 'Round 1', short: '1' },
    { at: 2, name: 'Round 2', short: '2' },
  ])
})

test('the chart holds what everybody had until it changes', () => {
  const course = { measures: [said('points')], rounds: [], bounds: [], standing: [{ step: 0, seats: [[0], [2]] }, { step: 5, seats: [[7], [2]] }] } // prettier-ignore
  expect([0, 4, 5, 9].map((step) => valueAt(course, 0, 0, step))).toEqual([0, 0, 7, 7])
  expect(topOf(course, 0)).toBe(7)
  expect(lineOf(course, 0, 0, 10)).toBe('M0 120.0H130.0V0.0H260')
})
