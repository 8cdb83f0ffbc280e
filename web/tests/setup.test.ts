import { describe, expect, it } from 'vitest'
import type { Game } from '../src/types/Game'
import { askedOf, choicesOf, setupOf } from '../src/inn/setup'

const setting = (key: string, ...values: string[]) => ({ key, name: key, choices: values.map((value) => ({ value, name: value, what: '' })), seats: false })
const START = { ...setting('start', 'random', '0', '1', '2', '3', '4'), seats: true }
const game: Game = {
  name: 'caravan',
  title: 'Caravan',
  blurb: 'Over the hills.',
  seats: [2, 5],
  usual_seats: 4,
  rules: 1,
  settings: [setting('version', 'basic', 'pro'), setting('ledger', 'on', 'off'), { ...setting('length', 'short', 'full'), only_if: ['version', 'basic'] }],
}

describe('a form', () => {
  it('is written in the notation of the game, the first choice being usual', () => {
    expect(setupOf(game, {}, 4)).toBe('version=basic ledger=on length=short')
  })

  it('leaves out what is not asked', () => {
    const chosen = { version: 'pro' }
    expect(askedOf(game, chosen, 4).map((it) => it.key)).toEqual(['version', 'ledger'])
    expect(setupOf(game, chosen, 4)).toBe('version=pro ledger=on')
  })

  it('offers no seat that is not there, and forgets one that was chosen before', () => {
    expect(choicesOf(START, 3).map((it) => it.value)).toEqual(['random', '0', '1', '2'])
    expect(setupOf({ ...game, settings: [START] }, { start: '4' }, 5)).toBe('start=4')
    expect(setupOf({ ...game, settings: [START] }, { start: '4' }, 3)).toBe('start=random')
  })
})
