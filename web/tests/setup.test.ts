import { describe, expect, it } from 'vitest'
import type { Game } from '../src/types/Game'
import { askedOf, setupOf, usual } from '../src/inn/setup'

const choice = (value: string) => ({ value, name: value, what: '' })
const game: Game = {
  name: 'caravan',
  title: 'Caravan',
  blurb: 'Over the hills.',
  seats: [2, 5],
  usual_seats: 4,
  rules: 1,
  settings: [
    { key: 'version', name: 'Game', choices: [choice('basic'), choice('pro')] },
    { key: 'ledger', name: 'Ledger', choices: [choice('on'), choice('off')] },
    { key: 'length', name: 'Length', choices: [choice('short'), choice('full')], only_if: ['version', 'basic'] },
  ],
}

describe('a form', () => {
  it('is written in the notation of the game, the first choice being usual', () => {
    expect(setupOf(game, usual(game))).toBe('version=basic ledger=on length=short')
  })

  it('leaves out what is not asked', () => {
    const chosen = { ...usual(game), version: 'pro' }
    expect(askedOf(game, chosen).map((it) => it.key)).toEqual(['version', 'ledger'])
    expect(setupOf(game, chosen)).toBe('version=pro ledger=on')
  })
})
