import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { heard } from '../src/core/game'
import { speech, t } from '../src/core/language.svelte'
import type { Reader } from '../src/core/speech'
import { Voice, noun, part, person, said } from '../src/core/voice'
import { inForce } from '../src/games/morgenland-cards/force'
import type { Action, View } from '../src/games/morgenland-cards/game'
import { offered, type Option } from '../src/games/morgenland-cards/labels'
import { artifactCard, cardOf, figures, spellCard, target } from '../src/games/morgenland-cards/magic'
import { steps } from '../src/games/morgenland-cards/steps'
import type { Said } from '../src/types/Said'

// There is no browser to ask for its languages.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }))

const NAMES = ['Anna', 'Bilal', 'Mirjam']
const reader: Reader = { me: 0, name: (seat) => NAMES[seat] ?? '' }
const CARDS =
  'rooms.2.3.4/guard.1/cap.15/ties.lamp/lamp.3.abcdefgo.1/double.3.d/carpet.3.cdefg.3/charity.core.1.abcdefgo.2/trade.core.1.abcdefgo.3/teleport.extension.1.cdefg/sacrifice.extension.1.abcdefg.7'
const view = heard<View>({
  setup: { cards: CARDS },
  phase: 'placing',
  players: [{}, {}],
  heroes: [
    { owner: 1, place: 'cave3', face_up: false, out: false, doubles: 0 },
    { owner: 0, place: 'tent', value: 4, face_up: false, out: false, doubles: 0 },
    { owner: 2, place: 'room1', value: 2, face_up: true, out: false, doubles: 0 },
  ],
  plays: [{ seat: 1, play: { card: { spell: 'trade' }, at: 'nothing' }, fate: 'stands' }],
  asked: { type: 'window' },
  seats: [0, 1],
  magic: { keys: [], reversed: false, open: [], closed: [], smuggled: [null, null] },
})

const faults: string[] = []
function speak(language: string): void {
  const texts = ['common', 'morgenland-cards'].map((file) => readFileSync(new URL(`../../locales/${language}/${file}.ftl`, import.meta.url), 'utf8'))
  speech.voice = new Voice(language, texts, (fault) => faults.push(fault))
}

/** An answer as the server sends it. */
const option = (action: Action, told: Said): Option => ({ text: '', action, said: told })
const play = (id: string, at: Parameters<typeof part>[1]) => said('action-play', { it: part('play', { card: 'X', at: part(id, at) }) })

describe('the card game', () => {
  beforeEach(() => {
    speak('en')
    return () => expect(faults).toEqual([])
  })

  it('offers each card with what it may point at', () => {
    const hidden = part('hero-hidden', { owner: person(1), place: noun('place-cave3'), nth: undefined })
    const options = [
      option('pass', said('action-pass')),
      option({ play: { card: { spell: 'eye-for-an-eye' }, at: { hero: 1 } } }, play('target-hero', { it: hidden })),
      option({ play: { card: { artifact: 'carpet' }, at: { for: ['tent', 0] } } }, play('target-for', { it: noun('place-tent'), to: person(0) })),
      option({ play: { card: { artifact: 'counterspell' }, at: { play: 0 } } }, play('target-play', { seat: person(1), card: 'Trade' })),
    ]
    const { hands, plain, pass } = offered(options, view, reader)
    expect(hands.map((hand) => [hand.name, hand.choices.map((it) => [it.label, it.field])])).toEqual([
      ['Eye for an Eye', [['On a hidden hero of Bilal in cave 3', 'cave3']]],
      ['Flying Carpet', [['To Aladdin’s Tent, for you', 'tent']]],
      ['Counterspell', [['On Trade of Bilal', undefined]]],
    ])
    expect(plain).toEqual([])
    expect(pass?.label).toBe('Pass')
  })

  it('keeps payments and placements out of the buttons, and nothing else', () => {
    const options = [
      option({ place: { hero: 3, place: 'tent' } }, said('action-place', { hero: 3, place: noun('place-tent') })),
      option({ buy: { price: ['crown-3'], bribe: [] } }, said('action-pass')),
      option({ discard: ['gem-2'] }, said('action-pass')),
      option({ pick: 'gold-5' }, said('action-pick', { it: noun('treasure-gold-5') })),
      option('enough', said('action-enough')),
      option({ keep: 'charity' }, said('action-keep', { it: noun('spell-charity') })),
    ]
    expect(offered(options, view, reader).plain.map((it) => it.label)).toEqual([
      'Take gold 5',
      'Give no more',
      'Keep Charity: Look at the top 2 treasure cards of the deck, keep one and discard what is left.',
    ])
  })

  it('names heroes, the dummy and what is played, in the language spoken', () => {
    const told = (at: Parameters<typeof target>[0]) => {
      const it = target(at, view)
      return it && t(it.id, it.args, reader)
    }
    expect([told('nothing'), told({ hero: 2 }), told({ move: [3, 'cave1'] }), told({ play: 0 })]).toEqual([
      undefined,
      'on your 4 in Aladdin’s Tent (face down)',
      'on the 2 of Dummy in room 1, to cave 1',
      'on *Trade* of Bilal',
    ])
    speak('de')
    expect(told({ hero: 1 })).toBe('auf eine verdeckte Heldenkarte von Bilal in Höhle 3')
    expect(cardOf({ copy: 'key' }, view).name).toBe('Trittbrettfahrer als Schlüssel')
  })

  it('takes the numbers on cards from the cards in use', () => {
    expect(figures(view)).toMatchObject({ charity: 2, teleport: 1, sacrifice: 7, guard: 1, cap: 15, ties: noun('artifact-lamp') })
    expect(spellCard('sacrifice', view)).toMatchObject({ rule: 'K14.20', what: 'Everybody, you too, discards treasure cards worth at least 7. Whoever has no more than that discards all.' })
    expect(artifactCard('carpet', view).rule).toBe('K13.3')
    expect(t('rule-K12-3', figures(view))).toBe('In a tie more Lamps win, played or not.')
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
    const changed = heard<View>({ ...view, magic: { ...view.magic, reversed: true, open: [0, 2], closed: ['tent'], keys: [0], smuggled: [null, 1] } })
    expect(inForce(changed, reader).map((it) => it.text)).toEqual([
      'The weakest counts as the strongest.',
      'Placing face up: you and Dummy.',
      'Nothing more may come here: Aladdin’s Tent.',
      'No bribe: you.',
      'Bilal is smuggled to the Caravanserai.',
    ])
  })
})
