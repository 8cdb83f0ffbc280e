import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { PAGED, pageIn } from '../src/core/pages'
import { entriesOf } from '../src/learn/entries'

const GAMES = ['morgenland', 'morgenland-cards', 'five-tribes']
const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

describe.each(GAMES)('the almanac of %s', (game) => {
  const source = read(`locales/en/${game}.ftl`)
  const entries = entriesOf(game, source)
  const rules = read(`crates/games/${game}/rules.ids`).split(/\s+/)
  const symbols = read('web/src/art/symbols.txt').split(/\s+/)

  test('has a page for everything that is named at a table', () => {
    const things = [...source.matchAll(new RegExp(`^((?:${PAGED.join('|')})-[\\w-]+) = (?!\\{ (?:\\$it|spell-))`, 'gm'))].map(([, id]) => id)
    expect(things.length).toBeGreaterThan(10)
    expect(things.filter((id) => !entries.some((it) => it.id === id))).toEqual([])
  })

  test('leads to rules that exist, and has a symbol for each', () => {
    expect(entries.filter((it) => !rules.includes(it.rule)).map((it) => `${it.id}: ${it.rule}`)).toEqual([])
    expect(entries.filter((it) => !symbols.includes(it.symbol)).map((it) => `${it.id}: ${it.symbol}`)).toEqual([])
    expect(entries.filter((it) => !source.includes(`\n${it.text} =`)).map((it) => it.id)).toEqual([])
  })
})

test('special tiles and wares are among them', () => {
  const ids = entriesOf('five-tribes', read('locales/en/five-tribes.ftl')).map((it) => it.id)
  expect(ids).toEqual(expect.arrayContaining(['land-chasm', 'land-workshop', 'land-specialized-market', 'card-ivory', 'card-fakir', 'tribe-artisan', 'item-lamp', 'djinn-marid']))
})

test('a sentence leads to the first thing it names that has a page', () => {
  expect(pageIn({ id: 'event-took', args: [['seat', { seat: 1 }], ['them', { list: [{ amount: [2, 'card-silk'] }] }]] })).toBe('card-silk') // prettier-ignore
  expect(pageIn({ id: 'event-played', args: [['card', { said: { id: 'card-spell', args: [['it', { noun: 'spell-taboo' }]] } }]] })).toBe('spell-taboo')
  expect(pageIn({ id: 'event-placed', args: [['field', { noun: 'field-market' }], ['n', { number: 2 }]] })).toBeUndefined() // prettier-ignore
  expect(pageIn(undefined)).toBeUndefined()
})
