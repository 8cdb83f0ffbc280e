import { describe, expect, it } from 'vitest'
import { eventLine, foldLog } from '../src/games/morgenland-cards/events'
import { inForce } from '../src/games/morgenland-cards/force'
import type { Action, Ask, Event, Question, View } from '../src/games/morgenland-cards/game'
import { labelling, offered } from '../src/games/morgenland-cards/labels'
import { POWER, SPELL } from '../src/games/morgenland-cards/magic'
import { questionPrompt, steps, waitingPrompt } from '../src/games/morgenland-cards/prompts'
import { ruleText } from '../src/games/morgenland-cards/rules'
import type { Reader } from '../src/core/speech'
import { heard } from '../src/core/game'

const NAMES = ['Anna', 'Bilal', 'Mirjam']
const reader: Reader = { me: 0, name: (seat) => NAMES[seat] ?? 'Dummy' }
const view = heard<View>({
  phase: 'placing',
  heroes: [
    { owner: 1, place: 'cave3', face_up: false, out: false, doubles: 0 },
    { owner: 0, place: 'tent', value: 4, face_up: false, out: false, doubles: 0 },
  ],
  plays: [{ seat: 1, play: { card: { spell: 'trade' }, at: 'nothing' }, fate: 'stands' }],
  asked: { type: 'window' },
  seats: [0, 1],
  magic: { keys: [], reversed: false, open: [], closed: [], smuggled: [null, null] },
})

const ask = (question: Question): Ask => ({ question })
const window = ask({ type: 'window', moment: 'd' })
const at = (ask: Ask) => labelling(ask, view, reader)

describe('the card game', () => {
  it('names what a play points at', () => {
    const actions: Action[] = [
      'pass',
      { play: { card: { spell: 'eye-for-an-eye' }, at: { hero: 1 } } },
      { play: { card: { artifact: 'carpet' }, at: { for: ['tent', 0] } } },
      { play: { card: { artifact: 'counterspell' }, at: { play: 0 } } },
    ]
    const { hands, plain, pass } = offered(actions, at(window))
    expect(hands.map((hand) => [hand.name, hand.choices.map((it) => [it.label, it.field])])).toEqual([
      ['Eye for an Eye', [['Bilal’s hidden hero (no. 1) in cave 3', 'cave3']]],
      ['Carpet', [['Aladdin’s Tent, for you', 'tent']]],
      ['Counterspell', [['Bilal’s Trade', undefined]]],
    ])
    expect(plain).toEqual([])
    expect(pass?.label).toBe('Pass')
  })

  it('keeps payments and placements out of the buttons, and nothing else', () => {
    const actions: Action[] = [{ place: { hero: 3, place: 'tent' } }, { buy: { price: ['crown-3'], bribe: [] } }, { discard: ['gem-2'] }, { pick: 'gold-5' }, 'enough', { strike: 2 }]
    expect(offered(actions, at(ask({ type: 'place' }))).plain.map((it) => it.label)).toEqual(['Take gold 5', 'That is enough', 'Take back your 4 (face down) in Aladdin’s Tent'])
  })

  it('tells what happened to whoever reads, the dummy too', () => {
    const bought: Event = { type: 'bought', seat: 1, room: 'room2', artifact: 'key', price: ['pearl-4'], bribe: ['gem-1'] }
    expect(eventLine(bought, reader).text).toBe('Bilal buys the *Key* in room 2 for pearl 4, with a bribe of gem 1.')
    expect(eventLine({ type: 'placed', seat: 3, number: 1, place: 'cave1' }, reader).text).toBe('Dummy places a hero in cave 1.')
    const log = foldLog(
      [{ type: 'round', round: 2 }, { type: 'turned-up', seat: 0, number: 1, hero: 5 }, { type: 'turned-up', seat: 1, number: 2, hero: 2 }, { type: 'all-pass' }],
      reader,
      heard<View>({ players: [0, 1, 2] }),
    )
    expect(log.map((it) => (it.head === undefined ? it.text : it.head))).toEqual(['Round 2', '*Round 2* begins.', 'Turned up: you *5*, Bilal *2*.'])
  })

  it('asks calmly, and cites rules that can be read', () => {
    expect(questionPrompt(window, 'Anna').title).toBe('Anything to play, Anna?')
    expect(waitingPrompt(view, reader).title).toBe('You have answered. The others may still think.')
    expect(waitingPrompt({ ...view, seats: [1] }, reader).title).toBe('Heroes are placed.')
    const questions = heard<Question[]>([
      { type: 'window', moment: 'd' },
      { type: 'place' },
      { type: 'pick', place: 'cave4' },
      { type: 'tent', drawn: [] },
      { type: 'name-start' },
      { type: 'charity', cards: [] },
      { type: 'give', given: [] },
      { type: 'eye', of: 1 },
      { type: 'sultans-tax' },
      { type: 'city-tax', hero: 2 },
      { type: 'sacrifice', spell: 'sacrifice', amount: 7, hand: [] },
      { type: 'fare' },
    ])
    for (const it of questions) expect(ruleText(questionPrompt(ask(it), 'Anna').rule), it.type).toBeDefined()
    for (const { rule } of [...Object.values(SPELL), ...Object.values(POWER)]) expect(ruleText(rule), rule).toBeDefined()
  })

  it('knows where in the round it is, and what lasts', () => {
    const now = (phase: View['phase']) => steps(phase).find((it) => it.state === 'now')?.name
    expect([now('placing'), now({ revealed: 'cave2' }), now({ settling: 'tent' }), now('guarding'), now({ reaching: 'room1' }), now('over')]).toEqual([
      'Place',
      'Caves',
      'City',
      'Palace',
      'Palace',
      undefined,
    ])
    expect(inForce(view, reader)).toEqual([])
    const changed = heard<View>({ ...view, magic: { ...view.magic, reversed: true, closed: ['tent'], keys: [0], smuggled: [null, 1] } })
    expect(inForce(changed, reader).map((it) => it.text)).toEqual([
      'The lowest total ranks first.',
      'Nothing more may come to: Aladdin’s Tent.',
      'No bribe: you.',
      'Smuggled in: Bilal (Caravanserai).',
    ])
  })
})
