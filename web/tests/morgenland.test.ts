import { describe, expect, it } from 'vitest'
import type { Ask, Event } from '../src/games/morgenland/game'
import { foldLog, takenThisRound } from '../src/games/morgenland/log'
import { eventLine } from '../src/games/morgenland/events'
import { askedPrompt, isAsked, questionPrompt } from '../src/games/morgenland/prompts'
import type { Reader } from '../src/core/speech'
import { ruleText } from '../src/games/morgenland/rules'
import { purse } from '../src/games/morgenland/words'
import { heard } from '../src/core/game'

const NAMES = ['Anna', 'Bilal', 'Mirjam']
const reader: Reader = { me: 0, name: (seat) => NAMES[seat] ?? '?' }
const watcher: Reader = { ...reader, me: undefined }

const EVENTS: Event[] = [
  { type: 'camel', seat: 1 },
  { type: 'you-chose', take: [1, 0, 2, 0, 0] },
  { type: 'chosen', total: [3, 3, 1, 1, 1] },
  { type: 'reshuffled' },
  {
    type: 'round',
    round: 2,
    card: 3,
    caves: [
      [4, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ],
  },
  { type: 'placed', seat: 0, field: 'room-1' },
  { type: 'you-placed', figure: 7, field: 'room-1' },
  { type: 'placed', seat: 1, field: 'market' },
  { type: 'shown', seat: 1, field: 'crowns', figure: 6 },
  { type: 'shown', seat: 0, field: 'crowns', figure: 4 },
  { type: 'shown', seat: 0, field: 'crowns', figure: 1 },
  { type: 'won', seat: 1, kind: 'crowns', amount: 4 },
  { type: 'swapped', seat: 1, give: 'bars' },
  { type: 'took', seat: 1, take: [0, 1, 0, 2, 0] },
  { type: 'kept', seat: 0 },
  { type: 'guard', strength: 8 },
  { type: 'admitted', seat: 2 },
  { type: 'bribed', seat: 0, paid: [0, 0, 0, 1, 1] },
  { type: 'turned-away', seat: 1, figures: 1 },
  { type: 'declined', seat: 0, room: 'room-2' },
  { type: 'bought', seat: 2, room: 'room-2', paid: [2, 1, 0, 0, 0] },
  { type: 'you-bought', artifact: 'carpet' },
  { type: 'round-over', round: 2 },
  { type: 'showdown', seat: 2, hoard: [0, 0, 0, 0, 0], artifacts: [2, 0, 0, 0, 0, 1] },
]

describe('messages', () => {
  it.each(EVENTS)('%j is a sentence that cites a rule we can show', (event) => {
    for (const who of [reader, watcher]) {
      const line = eventLine(event, who)
      expect(line.text).toMatch(/^[A-Z*].*\.$/)
      expect(line.text).not.toMatch(/undefined|\[object|\?/)
      expect(ruleText(line.rule)).toBeDefined()
    }
  })

  it('speaks to me of myself', () => {
    expect(eventLine({ type: 'kept', seat: 0 }, reader).text).toBe('You leave the Market as it is.')
    expect(eventLine({ type: 'kept', seat: 0 }, watcher).text).toBe('Anna leaves the Market as it is.')
    expect(eventLine({ type: 'turned-away', seat: 1, figures: 1 }, reader).text).toBe('Bilal is not admitted: 1 figure leaves the rooms.')
  })

  it('names treasure as people do', () => {
    expect(purse([1, 2, 0, 0, 1])).toBe('1 crown, 2 pearls and 1 gold bar')
    expect(purse([0, 0, 0, 0, 0])).toBe('nothing')
  })

  it('asks in one sentence that begins with the name', () => {
    const asks: Ask[] = [
      { question: { type: 'start-treasure' }, bill: { total: 3, parts: [], most: [3, 3, 3, 3, 3] } },
      { question: { type: 'place' } },
      { question: { type: 'market' } },
      { question: { type: 'goods' }, bill: { total: 3, parts: [], most: [3, 3, 3, 3, 3] } },
      { question: { type: 'bribe', guard: 8, strength: 6 }, bill: { total: 2, parts: [], most: [1, 1, 1, 1, 1] } },
      { question: { type: 'offer', room: 'room-3', price: 7, figures: 2 } },
    ]
    for (const ask of asks) {
      const prompt = questionPrompt(ask, 'Anna')
      expect(prompt.title).toMatch(/^Anna, .*[.?]$/)
      expect(ruleText(prompt.rule)).toBeDefined()
    }
  })

  it('says who is asked, and nobody else', () => {
    expect(askedPrompt({ type: 'offer', seat: 1 }, { evaluating: 'room-2' }, reader).title).toBe('Bilal may buy in room 2.')
    expect(isAsked({ type: 'place', seat: 1 }, 1)).toBe(true)
    expect(isAsked({ type: 'place', seat: 1 }, 0)).toBe(false)
    expect(isAsked({ type: 'start-treasure' }, 2)).toBe(true)
    expect(isAsked(undefined, 0)).toBe(false)
  })

  it('does not fall over an event of a newer server', () => {
    expect(eventLine(heard<Event>({ type: 'eclipse' }), reader).text).toContain('does not know yet')
  })
})

describe('the log', () => {
  it('folds figures turned up together into one line and says my placement once', () => {
    const items = foldLog(EVENTS, reader)
    const texts = items.map((it) => it.head ?? it.text)
    expect(texts).toContain('Turned up: Bilal *6*, you *5* (4 + 1).')
    expect(texts.filter((it) => it.includes('room 1'))).toEqual(['You place your *7* in room 1.'])
    expect(texts).toContain('Round 2')
    expect(texts).toContain('Crowns cave')
    expect(new Set(items.map((it) => it.key)).size).toBe(items.length)
  })

  it('knows who emptied a shelf this round', () => {
    expect(takenThisRound(EVENTS).crowns).toEqual([1])
    expect(takenThisRound([...EVENTS, EVENTS[4] as Event]).crowns).toEqual([])
  })
})
