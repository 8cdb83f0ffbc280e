import { describe, expect, it } from 'vitest'
import { aimedAt, listed, lit, namesOf, narrowed, press, type Choice } from '../src/games/five-tribes/choices'
import { describe as inWords, stands } from '../src/games/five-tribes/describe'
import { eventLine, type Reader } from '../src/games/five-tribes/events'
import type { Action, Event, Frame, Setup, Square, Table, View } from '../src/games/five-tribes/game'
import { djinnCard } from '../src/games/five-tribes/djinns'
import { actionLabel } from '../src/games/five-tribes/labels'
import { foldLog } from '../src/games/five-tribes/log'
import { askedSeat, questionPrompt, waitingPrompt } from '../src/games/five-tribes/prompts'
import { line, trail } from '../src/games/five-tribes/trail'
import { steps } from '../src/games/five-tribes/steps'
import { ruleText } from '../src/games/five-tribes/rules'
import { heard } from '../src/core/game'

const reader: Reader = { me: 0, name: (seat) => ['Anna', 'Bilal'][seat] ?? '', tile: (tile) => `Oasis (${Math.floor(tile / 6) + 1},${(tile % 6) + 1})` }
const label = (action: Action) => actionLabel(action, { reader, row: ['silk', 'fish', 'fakir'] })

describe('labels of Five Tribes', () => {
  it('say what will be done', () => {
    expect(label({ bid: { spot: 5, fakirs: 0 } })).toBe('Bid 5')
    expect(label({ bid: { spot: 12, fakirs: 2 } })).toBe('Bid 12 with 2 Fakirs')
    expect(label({ 'pick-up': { tile: 8, ride: 'carpet' } })).toBe('Pick up from Oasis (2,3) with the Flying Carpet')
    expect(label({ drop: { tribe: 'elder', tile: 0 } })).toBe('Drop an Elder on Oasis (1,1)')
    expect(label({ use: { djinn: 'enki', payment: 'fakir', tile: 7 } })).toBe('Use Enki on Oasis (2,2) for 1 Fakir')
    expect(label({ use: { djinn: 'sloar', payment: 'fakir', tile: null } })).toBe('Use Sloar for 1 Fakir')
    expect(label({ kill: { tile: 3, victims: { one: 'builder', other: 'assassin' } } })).toBe('Kill a Builder and an Assassin on Oasis (1,4)')
    expect(label({ murder: { seat: 1, victims: { one: 'vizier', other: null } } })).toBe('Kill a Vizier of Bilal')
    expect(label('end-turn')).toBe('End the turn')
  })

  it('name cards by their place in the row, counted from 1', () => {
    expect(label({ buy: { first: 1, second: null } })).toBe('Buy Silk')
    expect(label({ buy: { first: 2, second: 3 } })).toBe('Buy Fish and Fakir')
  })
})

function choices(actions: Action[]): Choice[] {
  return actions.map((action) => ({ key: JSON.stringify(action), label: label(action), action, names: namesOf(action) }))
}

describe('djinns', () => {
  it('are told as the edition in play has them', () => {
    const base = heard<Setup>({ naqala: null })
    const more = heard<Setup>({ naqala: { ptah: 5, geb: 6 } })
    expect([djinnCard('boaz', base).rule, djinnCard('boaz', more).rule]).toEqual(['FT9.4', 'FX10.3'])
    expect(djinnCard('boaz', base).power).not.toContain('Artisans')
    expect(djinnCard('boaz', more).power).toContain('Artisans')
    expect(djinnCard('kandicha', base).power).toContain('pile')
    expect(djinnCard('kandicha', more).power).toContain('row')
    expect(djinnCard('geb', more).points).toBe(6)
    expect(ruleText('FX10.4', heard<View>({ table: { setup: more } }))).toContain('Kandicha')
  })
})

describe('choosing by pressing', () => {
  const drops = choices([{ drop: { tribe: 'elder', tile: 1 } }, { drop: { tribe: 'elder', tile: 6 } }, { drop: { tribe: 'builder', tile: 6 } }])

  it('lights what some answer names, and nothing else', () => {
    expect(lit(drops, [])).toEqual(new Set(['tribe:elder', 'tribe:builder', 'tile:1', 'tile:6']))
    expect(lit(drops, ['tribe:builder'])).toEqual(new Set(['tribe:elder', 'tribe:builder', 'tile:6']))
  })

  it('narrows the answers to one, in any order', () => {
    expect(narrowed(drops, press(drops, [], 'tile:1'))).toHaveLength(1)
    const tile = press(drops, [], 'tile:6')
    expect(narrowed(drops, tile)).toHaveLength(2)
    expect(narrowed(drops, press(drops, tile, 'tribe:builder'))).toEqual([drops[2]])
    expect(press(drops, tile, 'tile:6')).toEqual([])
  })

  it('begins anew when a press does not go with the last ones', () => {
    expect(press(drops, ['tribe:builder'], 'tile:1')).toEqual(['tile:1'])
    expect(press(drops, [], 'tile:9')).toEqual([])
  })

  it('takes two cards of the row together', () => {
    const buys = choices([{ buy: { first: 1, second: null } }, { buy: { first: 1, second: 2 } }, { buy: { first: 1, second: 3 } }, 'decline'])
    const one = press(buys, [], 'place:1')
    expect(narrowed(buys, one)).toHaveLength(3)
    expect(narrowed(buys, press(buys, one, 'place:3'))).toEqual([buys[2]])
  })

  it('lists few answers all, of many those that lie nowhere on the table', () => {
    expect(listed(drops, [])).toHaveLength(3)
    const many = choices([...Array.from({ length: 20 }, (_, tile): Action => ({ 'pick-up': { tile, ride: 'foot' } })), { use: { djinn: 'sloar', payment: 'fakir', tile: null } }])
    expect(listed(many, []).map((it) => it.label)).toEqual(['Use Sloar for 1 Fakir'])
    expect(listed(many, ['tile:4']).map((it) => it.label)).toEqual(['Pick up from Oasis (1,5)'])
  })

  it('asks about another tile with the same kind of answer', () => {
    expect(aimedAt({ drop: { tribe: 'elder', tile: 1 } }, 5)).toEqual({ drop: { tribe: 'elder', tile: 5 } })
    expect(aimedAt({ strike: 1 }, 5)).toEqual({ strike: 5 })
    expect(aimedAt('continue', 5)).toBeUndefined()
    expect(aimedAt({ use: { djinn: 'sloar', payment: 'fakir', tile: null } }, 5)).toBeUndefined()
  })
})

const square: Square = { land: { sacred: 12 }, meeples: [0, 2, 0, 1, 0, 0], owner: null, palms: 1, palaces: 0 }
const table = heard<Table>({
  setup: { rules: 1, players: 2, naqala: null, ledger: true },
  board: [square],
  players: [{ gold: 50 }, { gold: 40 }],
  order: [1, 0],
  phase: 'playing',
  turn: { seat: 0, end: 0, tribe: 'builder', taken: 2, used: [], item_used: false },
  frames: [{ type: 'tribe', tribe: 'builder' }],
})

describe('sentences of Five Tribes', () => {
  it('ask by name and cite a rule we know', () => {
    const frames: Frame[] = [
      { type: 'bid' },
      { type: 'start' },
      { type: 'drop', hand: [1, 0, 0, 0, 0, 0], at: 0, came: null, ride: 'foot' },
      { type: 'piece', tile: 0 },
      { type: 'window', stage: 'before-tribe' },
      { type: 'tribe', tribe: 'builder' },
      { type: 'keep-item', drawn: 2 },
      { type: 'tile', land: 'oasis' },
      { type: 'place', growth: 'palm', tile: 0 },
      { type: 'keep-djinn', drawn: 3 },
      { type: 'scimitar' },
      { type: 'strike', tile: 0 },
      { type: 'lamp' },
      { type: 'flute' },
      { type: 'lure', target: 0, from: 0, tribe: 'elder', moved: 1 },
      { type: 'ring' },
      { type: 'talisman' },
      { type: 'settle', from: 0 },
      { type: 'sort', sorted: 1 },
      { type: 'closing' },
    ]
    for (const frame of frames) {
      const prompt = questionPrompt(frame, table, reader)
      expect(prompt.title).toMatch(/^Anna, .*[.?]$/)
      expect(ruleText(prompt.rule, heard<View>({ table })), prompt.rule).toBeDefined()
    }
    expect(questionPrompt({ type: 'tribe', tribe: 'builder' }, table, reader).title).toBe('Anna, how many Fakirs help your Builders?')
  })

  it('say who is asked and how far the turn is', () => {
    expect(askedSeat(table)).toBe(0)
    expect(askedSeat({ ...table, frames: [{ type: 'bid' }] })).toBe(1)
    expect(waitingPrompt({ ...table, frames: [{ type: 'bid' }] }, reader).title).toBe('Bilal bids.')
    expect(waitingPrompt({ ...table, frames: [] }, reader).title).toBe('The game is over.')
    expect(steps(table).find((it) => it.state === 'now')?.name).toBe('Tribe')
  })

  it('tell what happened, to whom it happened', () => {
    expect(eventLine({ type: 'bid', seat: 1, spot: 12, price: 8, fakirs: 1 }, reader).text).toBe('Bilal bids *12* and pays 8 and 1 Fakir.')
    expect(eventLine({ type: 'controlled', seat: 0, tile: 8, piece: 'tent' }, reader).text).toBe('You take control of *Oasis (2,3)* with the tent.')
    expect(eventLine({ type: 'you-drew', cards: ['fakir', 'fakir'] }, reader).text).toBe('You drew *2 Fakirs*. Only you know.')
    expect(eventLine(heard<Event>({ type: 'feast' }), reader).text).toContain('does not know yet')
  })

  it('fold a move and a refill into lines under their headings', () => {
    const items = foldLog(
      [
        { type: 'card-shown', card: 'silk' },
        { type: 'card-shown', card: 'fish' },
        { type: 'round-began', round: 2 },
        { type: 'turn-began', seat: 1 },
        { type: 'dropped', tribe: 'elder', tile: 0 },
        { type: 'dropped', tribe: 'builder', tile: 1 },
        { type: 'turn-ended', seat: 1 },
      ],
      reader,
      heard<View>({ table: { board: Array.from({ length: 30 }, () => ({ land: 'oasis' })) } }),
    )
    expect(items.map((it) => it.head ?? it.text)).toEqual(['Into the row: Silk and Fish.', 'Round 2', 'Bilal’s turn', 'Bilal drops an Elder on Oasis (1,1) and a Builder on Oasis (1,2).'])
  })

  it('show the way of the last move until the next round', () => {
    const move: Event[] = [
      { type: 'picked-up', tile: 7, meeples: [1, 1, 0, 0, 0, 0], ride: 'foot' },
      { type: 'dropped', tribe: 'elder', tile: 8 },
      { type: 'dropped', tribe: 'vizier', tile: 14 },
    ]
    expect(trail([{ type: 'picked-up', tile: 1, meeples: [0, 0, 0, 0, 0, 0], ride: 'foot' }, ...move])).toEqual([7, 8, 14])
    expect(line([7, 8])).toBe('150,184 250,184')
    expect(trail([...move, { type: 'round-began', round: 3 }])).toEqual([])
  })

  it('describe a tile', () => {
    expect(inWords(square, 0, [], reader)).toBe('Sacred place 12 (1,1): 2 Elders and 1 Builder, 1 palm tree.')
    expect(stands(square.meeples, false).map((it) => it.tribe)).toEqual(['elder', 'elder', 'builder'])
    expect(stands([4, 0, 0, 0, 3, 0], true).map((it) => it.n)).toEqual([4, 3])
  })
})
