import { describe, expect, it } from 'vitest'
import type { PastGame } from '../src/types/PastGame'
import { changeOf } from '../src/core/rating'
import { countBy, share, trend, worth } from '../src/account/ratings'

const game = (place: number, players = 4, seat = 0): PastGame => ({ game: 'g', at: 0, seat, players, place, lasted: 0 })

describe('statistics', () => {
  it('counts games and wins by what is asked', () => {
    const counted = countBy([game(1), game(3), game(1, 4, 2)], (it) => String(it.seat))
    expect(counted).toEqual([
      { key: '0', games: 2, won: 1 },
      { key: '2', games: 1, won: 1 },
    ])
  })
  it('values a place by how many played', () => {
    expect([game(1), game(4), game(2, 3)].map(worth)).toEqual([1, 0, 0.5])
  })
  it('smooths over the last games only', () => {
    expect(trend([game(4), game(1), game(1)], 2)).toEqual([0, 0.5, 1])
  })
  it('writes changes and shares', () => {
    expect([12, -3, 0].map(changeOf)).toEqual(['+12', '−3', '±0'])
    expect([share(1, 3), share(0, 0)]).toEqual(['33 %', '–'])
  })
})
