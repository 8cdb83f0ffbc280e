import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { heard } from '../src/core/game'
import { speech } from '../src/core/language.svelte'
import type { Reader } from '../src/core/speech'
import { Voice, noun, part, said } from '../src/core/voice'
import { offered, targetOf, type Option } from '../src/games/morgenland/answers'
import { describe as inWords, walkedTo } from '../src/games/morgenland/board/describe'
import { inForce } from '../src/games/morgenland/force'
import type { Event, View } from '../src/games/morgenland/game'
import { SPELLS, copies, powerCard, spellCard } from '../src/games/morgenland/magic'
import { isAsked, takenThisRound } from '../src/games/morgenland/round'
import { ARTIFACTS, purse } from '../src/games/morgenland/words'

const NAMES = ['Anna', 'Bilal', 'Mirjam']
const reader: Reader = { me: 0, name: (seat) => NAMES[seat] ?? '?' }
const faults: string[] = []
const speak = (language: string) => {
  const text = (file: string) => readFileSync(`${import.meta.dirname}/../../locales/${language}/${file}.ftl`, 'utf8')
  speech.voice = new Voice(language, [text('common'), text('morgenland')], (fault) => faults.push(fault))
}
beforeAll(() => speak('en'))

const piece = (mark: number, carpet = false, doubles = 0) => ({ mark, carpet, doubles, never: [] })
const view = heard<View>({
  setup: { version: 'pro' },
  round: 2,
  phase: { evaluating: 'market' },
  camel: 1,
  caves: [
    [4, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ],
  stacks: [3, 2, 1],
  players: [{}, {}, {}],
  pieces: [
    { owner: 0, field: 'market', strength: 7, face_up: true, magic: piece(1, false, 1) },
    { owner: 1, field: 'room-1', face_up: false, magic: piece(2) },
    { owner: 2, field: 'market', strength: 3, face_up: true, magic: piece(3, true) },
    { owner: 0, field: 'room-2', strength: 4, face_up: false, magic: piece(4) },
  ],
  magic: {
    round: { closed: ['room-2'] },
    stacks: [
      { face_up: true, artifacts: ['lamp', null, 'key'] },
      { face_up: false, artifacts: [null, null] },
      { face_up: true, artifacts: ['lamp'] },
    ],
    plays: [],
  },
})

describe('the board in words', () => {
  it('says what lies where, what is closed and what is doubled', () => {
    expect(inWords(view, 'room-1', [], reader)).toBe('Room 1. Artifacts in the stack: 3. On top: Key. Below it, from the bottom: Lamp and unknown. Figures of Bilal: 1 hidden figure.')
    expect(inWords(view, 'room-2', [], reader)).toBe('Room 2. Nothing more may come here this round. Artifacts in the stack: 2. Your figures: 4 face down.')
    expect(inWords(view, 'market', [], reader)).toMatch(/^Market\. It has its turn now\..* Your figures: 7 \(×2\)\. Figures of Mirjam: 3 \(Flying Carpet\)\.$/)
    expect(inWords(view, 'crowns', [], reader)).toBe('Crowns cave. Shelf 1: 4 crowns. No figures.')
    expect(inWords(view, 'pearls', [1], reader)).toContain('Shelf 1: taken by Bilal.')
    expect(inWords(view, 'gems', [], reader)).toBe('Gems cave. Closed: no treasure.')
    expect(inWords(view, 'room-5', [], reader)).toBe('Room 5. Closed: not in use.')
  })

  it('keeps the way lit between two fields, as in the window after a purchase', () => {
    const at = (phase: View['phase']) => walkedTo({ ...view, phase })
    expect([at({ evaluating: 'room-1' }), at({ reaching: 'room-2' }), at({ reaching: 'crowns' }), at('closing')]).toEqual(['room-1', 'room-1', undefined, undefined])
  })

  it('follows the language', () => {
    speak('de')
    expect(inWords(view, 'crowns', [], reader)).toBe('Kronenhöhle. Fach 1: 4 Kronen. Keine Figuren.')
    speak('en')
    expect(faults).toEqual([])
  })
})

describe('what is known besides', () => {
  it('names treasure as people do', () => {
    expect(purse([1, 2, 0, 0, 1])).toBe('1 crown, 2 pearls and 1 gold bar')
    expect(purse([0, 0, 0, 0, 0])).toBe('nothing')
    expect(purse([1, 0, 0, 0, 0], 2)).toBe('1 crown and 2 unknown')
  })

  it('names 21 spells and 6 artifacts, each with a rule of its own', () => {
    const printed = [...SPELLS.map(spellCard), ...ARTIFACTS.map(powerCard)]
    expect(new Set(printed.map((it) => it.rule)).size).toBe(27)
    for (const { name, what, rule } of printed) expect(speech.voice.tell(said(`rule-${rule.replaceAll('.', '-')}`), reader)).toBe(`${name}: ${what}`)
  })

  it('names everything that lasts for the round, and only that', () => {
    const quiet = { closed: [], keys: [], smuggled: [], reversed: false }
    const with_ = (round: object) => inForce(heard<View>({ ...view, magic: { ...view.magic, round: { ...quiet, ...round } } }), reader)
    expect(with_({})).toEqual([])
    const all = with_({ reversed: true, spy: 1, closed: ['market'], smuggler: 0, smuggled: ['tent', 'djinn'], keys: [0, 2], abracadabra: 1 })
    expect(all.map((it) => it.rule)).toEqual(['M12.5', 'M12.11', 'M12.15', 'M12.7', 'M13.5', 'M12.1'])
    expect(all[3]?.text).toBe('You are smuggled in: Aladdin’s Tent and Djinn’s House.')
  })

  it('counts used artifacts by kind', () => {
    expect(copies([2, 0, 1, 0, 0, 0], [1, 0, 0, 0, 0, 0]).map(({ it, used }) => [it, used])).toEqual([
      ['lamp', false],
      ['lamp', true],
      ['carpet', false],
    ])
  })

  it('knows who is asked, and who emptied a shelf this round', () => {
    expect([0, 1, 2].filter((seat) => isAsked({ type: 'window', seats: [0, 2] }, seat))).toEqual([0, 2])
    expect([0, 1, 2].filter((seat) => isAsked({ type: 'place', seat: 1 }, seat))).toEqual([1])
    expect(isAsked({ type: 'start-treasure' }, 2)).toBe(true)
    expect(isAsked(undefined, 0)).toBe(false)
    const won: Event = { type: 'won', seat: 1, kind: 'crowns', amount: 4 }
    expect(takenThisRound([won]).crowns).toEqual([1])
    expect(takenThisRound([won, heard<Event>({ type: 'round' })]).crowns).toEqual([])
  })
})

describe('answers', () => {
  const taboo = (field: 'tent' | 'room-1'): Option => {
    const play = part('play', { card: part('card-spell', { it: noun('spell-taboo') }), at: part('target-field', { it: noun(`field-${field}`) }) })
    return { action: { play: { card: { spell: 'taboo' }, at: { field } } }, said: said('action-play', { it: play }) }
  }
  const charity: Option = {
    action: { play: { card: { spell: 'charity' }, at: 'nothing' } },
    said: said('action-play', { it: part('play', { card: part('card-spell', { it: noun('spell-charity') }), at: noun('target-nothing') }) }),
  }
  const pass: Option = { action: 'pass', said: said('action-pass') }
  const keep: Option = { action: { 'keep-spell': 'spy' }, said: said('action-keep-spell', { it: noun('spell-spy') }) }

  it('are grouped by card; passing has its own place', () => {
    const all = offered([taboo('tent'), charity, taboo('room-1'), keep, pass], { reader, pieces: [] })
    expect(all.hands.map((hand) => [hand.name, hand.choices.map((it) => it.label)])).toEqual([
      ['Taboo', ['On Aladdin’s Tent', 'On room 1']],
      ['Charity', ['Play Charity']],
    ])
    expect(all.hands[0]?.choices[0]?.field).toBe('tent')
    expect(all.pass?.label).toBe('Pass')
    expect(all.plain.map((it) => it.label)).toEqual([`Keep Spy: ${spellCard('spy').what}`])
  })

  it('lose none: every option is a pass, a play, a button, an amount or a placement', () => {
    const actions = ['pass', 'claim', 'decline', 'take-back', { to: 'tent' }, { choose: 0 }, { give: 'lamp' }, { strike: 2 }, { swap: 'gems' }]
    const options = actions.map((action) => heard<Option>({ action, said: said('action-pass') }))
    const all = offered(options, { reader, pieces: view.pieces })
    expect(1 + all.plain.length).toBe(actions.length)
    expect(targetOf(undefined, reader)).toBe('')
  })
})
