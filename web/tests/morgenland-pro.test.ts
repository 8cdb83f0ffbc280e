import { describe, expect, it } from 'vitest'
import { describe as inWords } from '../src/games/morgenland/board/describe'
import type { Action, Ask, Asked, Event, View } from '../src/games/morgenland/game'
import { inForce } from '../src/games/morgenland/force'
import { actionLabel, copies, labelling, plainChoices, playsByCard } from '../src/games/morgenland/labels'
import { foldLog } from '../src/games/morgenland/log'
import { POWER, SPELL } from '../src/games/morgenland/magic'
import { askedPrompt, isAsked, questionPrompt } from '../src/games/morgenland/prompts'
import { eventLine } from '../src/games/morgenland/events'
import type { Reader } from '../src/core/speech'
import { ruleText } from '../src/games/morgenland/rules'
import { scenes } from '../src/games/morgenland/stage'
import { FIELD, at, toField } from '../src/games/morgenland/words'
import { heard } from '../src/core/game'

const NAMES = ['Anna', 'Bilal', 'Mirjam']
const reader: Reader = { me: 0, name: (seat) => NAMES[seat] ?? '?' }
const watcher: Reader = { ...reader, me: undefined }
const piece = (mark: number, carpet = false, doubles = 0) => ({ mark, carpet, doubles, never: [] })
const charity = { card: { spell: 'charity' }, at: 'nothing' } as const

const view = heard<View>({
  setup: { version: 'pro' },
  round: 2,
  phase: { evaluating: 'market' },
  camel: 1,
  caves: [
    [4, 2, 0, 0],
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
  asked: { type: 'window', seats: [0, 1] },
  magic: {
    round: { closed: ['room-2'] },
    stacks: [
      { face_up: true, artifacts: [null, null, 'key'] },
      { face_up: false, artifacts: [null, null] },
      { face_up: true, artifacts: ['lamp'] },
    ],
    plays: [{ seat: 1, play: charity, fate: 'stands' }],
  },
})

const EVENTS: Event[] = [
  { type: 'shown-spells', seat: 1, spells: ['spy', 'trade'] },
  { type: 'shown-spells', seat: 1, spells: [] },
  { type: 'turned-up', room: 'room-1', artifact: 'key' },
  { type: 'placed-open', seat: 1, field: 'tent', figure: 6 },
  { type: 'obtained', seat: 0, artifact: 'lamp' },
  { type: 'took-hidden', seat: 1, room: 'room-1' },
  { type: 'drew', seat: 1, count: 2 },
  { type: 'you-drew', spells: ['taboo', 'mirage'] },
  { type: 'spells-reshuffled' },
  { type: 'gave', seat: 1, to: 0 },
  { type: 'you-got', spell: 'taboo' },
  { type: 'discarded', spell: 'apprentice' },
  { type: 'djinn', seat: 0 },
  { type: 'all-pass' },
  { type: 'revealed', plays: 2 },
  { type: 'played', seat: 1, play: charity },
  { type: 'played', seat: 0, play: { card: { artifact: 'counterspell' }, at: { play: 0 } } },
  { type: 'played', seat: 2, play: { card: { copy: 'carpet' }, at: { field: 'guard' } } },
  { type: 'played', seat: 2, play: { card: { spell: 'teleport' }, at: { move: [2, 'tent'] } } },
  { type: 'lit', seat: 1 },
  { type: 'cancelled', play: 0 },
  { type: 'taken-back', seat: 2 },
  { type: 'resolved', seat: 1, play: charity },
  { type: 'sent-home', seat: 0, figure: 1, field: 'market' },
  { type: 'moved', figure: 2, field: 'crowns' },
  { type: 'laid', seat: 1, field: 'room-3' },
  { type: 'filled', kind: 'gems', shelves: [4, 2, 0, 0] },
  { type: 'emptied', kind: 'crowns' },
  { type: 'paid', seat: 0, paid: [2, 0, 0, 0, 0] },
  { type: 'returned-all', seat: 1, paid: [0, 0, 0, 0, 0] },
  { type: 'enough', seat: 1 },
  { type: 'spared', seat: 1 },
  { type: 'looked', seat: 1, room: 'room-2' },
  { type: 'you-looked', room: 'room-2', artifacts: ['lamp', 'key'] },
  { type: 'swapped-artifact', seat: 1, room: 'room-2', give: 'lamp', take: 'key' },
  { type: 'camel-declined', seat: 1 },
]

describe('the professional game in words', () => {
  it.each(EVENTS)('%j is a sentence that cites a rule we can show', (event) => {
    for (const who of [reader, watcher]) {
      const line = eventLine(event, who)
      expect(line.text).toMatch(/^[A-Z*].*\.$/)
      expect(line.text).not.toMatch(/undefined|\[object|\?|not know yet/)
      expect(ruleText(line.rule)).toBeDefined()
    }
  })

  it('asks in one sentence that begins with the name', () => {
    const bill = { total: 3, parts: [], most: [3, 3, 3, 3, 3] as [number, number, number, number, number] }
    const asks: Ask[] = [
      { question: { type: 'where', play: { card: { spell: 'second-chance' }, at: { figure: 1 } } } },
      { question: { type: 'tent', drawn: ['spy', 'taboo'] } },
      { question: { type: 'camel' } },
      { question: { type: 'stack', room: 'room-1', artifacts: ['lamp'] } },
      { question: { type: 'apprentice', room: 'room-1' } },
      { question: { type: 'charity' }, bill },
      { question: { type: 'eye', of: 1 } },
      { question: { type: 'city-tax', field: 'market' }, bill },
      { question: { type: 'sultans-tax' }, bill },
      { question: { type: 'sacrifice' }, bill },
      { question: { type: 'trade' } },
      { question: { type: 'trade-goods' }, bill },
      { question: { type: 'fare' }, bill },
    ]
    for (const ask of asks) {
      const prompt = questionPrompt(ask, 'Anna')
      expect(prompt.title).toMatch(/^Anna, .*[.?]$/)
      expect(prompt.title).not.toContain('undefined')
      expect(ruleText(prompt.rule)).toBeDefined()
    }
  })

  it('opens a window calmly', () => {
    const prompt = questionPrompt({ question: { type: 'window' } }, 'Anna')
    expect(prompt.title).toBe('Anything to play, Anna?')
    expect(prompt.why).toMatch(/or pass\./)
    expect(ruleText(prompt.rule)).toBeDefined()
  })

  it('tells the others who is asked, and what about', () => {
    const asked: Asked[] = [
      { type: 'tent', seat: 1, lot: 0 },
      { type: 'camel', seat: 1 },
      { type: 'stack', seat: 1 },
      { type: 'mirage', seat: 1, room: 'room-1' },
      { type: 'apprentice', seat: 1, room: 'room-1' },
      { type: 'charity', seat: 1 },
      { type: 'eye', seat: 1, of: 0 },
      { type: 'city-tax', caster: 0, seat: 1, field: 'market', kept: 0 },
      { type: 'sultans-tax', caster: 0, seat: 1 },
      { type: 'sacrifice', seat: 1, units: 5 },
      { type: 'trade', seat: 1, given: [0, 0, 0, 0, 0] },
      { type: 'trade-goods', seat: 1, given: [1, 0, 0, 0, 0] },
      { type: 'fare', seat: 1 },
    ]
    for (const it of asked) {
      const prompt = askedPrompt(it, 'preparing', reader)
      expect(prompt.title).toMatch(/^Bilal .*\.$/)
      expect(ruleText(prompt.rule)).toBeDefined()
      expect([0, 1, 2].filter((seat) => isAsked(it, seat))).toEqual([1])
    }
    expect([0, 1, 2].filter((seat) => isAsked({ type: 'window', seats: [0, 2] }, seat))).toEqual([0, 2])
    expect(askedPrompt({ type: 'window', seats: [0, 2] }, 'preparing', reader).why).toBe('Asked in secret: you and Mirjam.')
  })

  it('names 21 spells and 6 artifacts, each with a rule of its own', () => {
    const printed = [...Object.values(SPELL), ...Object.values(POWER)]
    expect(new Set(printed.map((it) => it.rule)).size).toBe(27)
    for (const { what, rule } of printed) {
      expect(what).toMatch(/^[A-Z].*\.$/)
      expect(ruleText(rule)).toContain(what)
    }
  })

  it('lets the Carpet fly to the field being evaluated too', () => {
    expect(POWER.carpet.what).toContain('being evaluated')
  })

  it('does not tell of treasure taken for a spell as if it were the Market', () => {
    const events: Event[] = [
      { type: 'resolved', seat: 1, play: charity },
      { type: 'took', seat: 1, take: [3, 0, 0, 0, 0] },
      { type: 'took', seat: 1, take: [0, 3, 0, 0, 0] },
    ]
    const lines = foldLog(events, reader).map((item) => item.head ?? item.text)
    expect(lines.slice(1)).toEqual(['Bilal takes *3 crowns* from the supply.', 'Bilal takes *3 pearls* for it.'])
  })
})

describe('labels', () => {
  const it0 = labelling({ question: { type: 'window' } }, view, reader)
  const label = (action: Action, ask: Ask = { question: { type: 'window' } }) => actionLabel(action, labelling(ask, view, reader))

  it('say what a play points at', () => {
    expect(label({ play: charity })).toBe('Charity')
    expect(label({ play: { card: { spell: 'eye-for-an-eye' }, at: { figure: 2 } } })).toBe('Eye for an Eye: Bilal’s hidden figure in room 1')
    expect(label({ play: { card: { spell: 'teleport' }, at: { figure: 3 } } })).toBe('Teleport: Mirjam’s Carpet at the Market')
    expect(label({ play: { card: { spell: 'second-chance' }, at: { move: [4, 'room-1'] } } })).toBe('Second Chance: your 4 (face down) in room 2, to room 1')
    expect(label({ play: { card: { artifact: 'counterspell' }, at: { play: 0 } } })).toBe('Counterspell: Bilal’s Charity')
    expect(label({ play: { card: { copy: 'carpet' }, at: { field: 'guard' } } })).toBe('Parasite as Carpet: Guard')
    expect(label({ strike: 9 })).toBe('Remove a figure that is gone')
  })

  it('fit the question', () => {
    expect(label('pass')).toBe('Pass')
    expect(label('pass', { question: { type: 'eye', of: 1 } })).toBe('Remove nothing')
    expect(label('keep', { question: { type: 'trade' } })).toBe('That is enough')
    expect(label('decline', { question: { type: 'camel' } })).toBe('Leave the camel')
    expect(label({ choose: 1 }, { question: { type: 'stack', room: 'room-1', artifacts: ['lamp', 'key'] } })).toBe('Take the Key (second from below)')
    expect(label({ to: 'crowns' })).toBe('To the crowns cave')
    expect(label({ 'keep-spell': 'dragons-return' })).toBe('Keep Dragon’s Return: The treasure of the cave being evaluated goes back; nobody gets any.')
  })

  it('group the plays by card; passing has its own place', () => {
    const actions: Action[] = [{ play: { card: { spell: 'taboo' }, at: { field: 'tent' } } }, { play: charity }, { play: { card: { spell: 'taboo' }, at: { field: 'room-1' } } }, 'pass']
    expect(playsByCard(actions, it0).map((hand) => [hand.name, hand.choices.map((one) => one.label)])).toEqual([
      ['Taboo', ['Aladdin’s Tent', 'Room 1']],
      ['Charity', ['Play Charity']],
    ])
    expect(plainChoices(actions, it0)).toEqual([])
    const trade: Action[] = [{ swap: 'crowns' }, { swap: 'bars' }, 'keep']
    expect(plainChoices(trade, labelling({ question: { type: 'trade' } }, view, reader)).map((one) => one.label)).toEqual(['That is enough', 'Give 1 crown', 'Give 1 gold bar'])
  })

  it('lose no answer: every option is a pass, a play, a button, an amount or a placement', () => {
    const actions: Action[] = ['pass', 'claim', 'decline', 'take-back', { to: 'tent' }, { 'keep-spell': 'spy' }, { choose: 0 }, { give: 'lamp' }, { strike: 2 }, { swap: 'gems' }, { play: charity }]
    const shown = 1 + plainChoices(actions, it0).length + playsByCard(actions, it0).flatMap((hand) => hand.choices).length
    expect(shown).toBe(actions.length)
  })

  it('speak of places as people do', () => {
    expect((Object.keys(FIELD) as (keyof typeof FIELD)[]).map(toField)).toEqual([
      'the crowns cave',
      'the pearls cave',
      'the gems cave',
      'the cups cave',
      'the gold bars cave',
      'Aladdin’s Tent',
      'the Djinn’s House',
      'the Market',
      'the Caravanserai',
      'the guard',
      'room 1',
      'room 2',
      'room 3',
      'room 4',
      'room 5',
    ])
    expect([at('tent'), at('market'), at('guard'), at('djinn'), at('room-2')]).toEqual(['in Aladdin’s Tent', 'at the Market', 'at the guard', 'in the Djinn’s House', 'in room 2'])
  })

  it('count used artifacts by kind', () => {
    expect(copies([2, 0, 1, 0, 0, 0], [1, 0, 0, 0, 0, 0])).toEqual([
      { it: 'lamp', used: false },
      { it: 'lamp', used: true },
      { it: 'carpet', used: false },
    ])
  })
})

describe('the board of the professional game', () => {
  it('says what lies on top, what is closed, and what is doubled', () => {
    expect(inWords(view, 'room-1', [], reader)).toContain('3 artifacts left, on top the Key.')
    expect(inWords(view, 'room-2', [], reader)).toContain('closed by Taboo')
    expect(inWords(view, 'room-2', [], reader)).toContain('2 artifacts left.')
    expect(inWords(view, 'market', [], reader)).toContain('you 7 (×2)')
    expect(inWords(view, 'market', [], reader)).toContain('Mirjam 3 (Carpet)')
    expect(inWords(view, 'tent', [], reader)).not.toContain('closed')
  })

  it('plays what magic does on the stage', () => {
    const events: Event[] = [
      { type: 'played', seat: 1, play: charity },
      { type: 'sent-home', seat: 1, figure: 2, field: 'room-1' },
      { type: 'moved', figure: 1, field: 'tent' },
      { type: 'laid', seat: 2, field: 'crowns' },
      { type: 'emptied', kind: 'crowns' },
    ]
    const end = scenes(view, events, reader, 0).at(-1)?.view
    expect(end?.pieces.map((it) => [it.owner, it.field])).toEqual([
      [0, 'tent'],
      [2, 'market'],
      [0, 'room-2'],
      [2, 'crowns'],
    ])
    expect(end?.caves[0]).toEqual([0, 0, 0, 0])
  })
})

describe('what is in force', () => {
  it('names everything that lasts for the round, and only that', () => {
    const quiet = { closed: [], keys: [], smuggled: [], reversed: false }
    const with_ = (round: object) => inForce(heard<View>({ ...view, magic: { ...view.magic, round: { ...quiet, ...round } } }), reader)
    expect(with_({})).toEqual([])
    const all = with_({ reversed: true, spy: 1, closed: ['market'], smuggler: 0, smuggled: ['tent', 'djinn'], keys: [0, 2], abracadabra: 1 })
    expect(all.map((it) => it.rule)).toEqual(['M12.5', 'M12.11', 'M12.15', 'M12.7', 'M13.5', 'M12.1'])
    expect(all[3]?.text).toBe('You are smuggled in: Aladdin’s Tent and Djinn’s House.')
  })
})

describe('a stack looked through', () => {
  it('is told from the bottom, with gaps for what is unknown', () => {
    const stacks = [
      { face_up: true, artifacts: ['lamp', null, 'key'] },
      { face_up: false, artifacts: [null, null] },
      { face_up: true, artifacts: ['lamp'] },
    ]
    const looked = heard<View>({ ...view, magic: { ...view.magic, stacks } })
    expect(inWords(looked, 'room-1', [], reader)).toContain('Below, from the bottom: Lamp, unknown.')
    expect(inWords(looked, 'room-2', [], reader)).not.toContain('Below')
    expect(inWords(looked, 'room-3', [], reader)).not.toContain('Below')
  })
})
