import { describe, expect, it } from 'vitest'
import { FIVE_TRIBES, MORGENLAND, setupOf, usual } from '../src/inn/offers'

describe('an offer', () => {
  it('is written in the notation of the game, the basic game being usual', () => {
    expect(setupOf(MORGENLAND, 4, usual(MORGENLAND))).toBe('players=4 version=basic payment=split length=first-to-three')
    expect(setupOf(FIVE_TRIBES, 2, usual(FIVE_TRIBES))).toBe('players=2 expansion=off')
  })

  it('leaves out what is not asked: the professional game has one length', () => {
    expect(setupOf(MORGENLAND, 5, { ...usual(MORGENLAND), version: 'pro' })).toBe('players=5 version=pro payment=split')
  })
})
