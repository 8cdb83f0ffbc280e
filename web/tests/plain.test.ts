import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { speech, tell } from '../src/core/language.svelte'
import type { Reader } from '../src/core/speech'
import { Voice, noun, person, said } from '../src/core/voice'
import { inWords, isFlat } from '../src/table/plain/read'

const reader: Reader = { me: 0, name: (seat) => ['Anna', 'Bilal'][seat] ?? '?' }

beforeAll(() => {
  speech.voice = new Voice('en', [readFileSync(join(import.meta.dirname, '../../locales/en/common.ftl'), 'utf8')])
})

describe('a game that has no page of its own', () => {
  it('is told by the names of its types, if it has no words either', () => {
    expect(tell(said('event-drew', { seat: person(1) }), reader)).toBe('event drew: seat Bilal')
    expect(tell(said('event-guarded', { by: person(0), card: noun('card-fine-spice') }), reader)).toBe('event guarded: by you, card card fine spice')
  })

  it('is seen as a tree whose leaves are words', () => {
    expect(inWords([1, 0], reader, 'seats')).toBe('Bilal, Anna')
    expect(inWords([], reader)).toBe('nothing')
    expect(inWords(true, reader)).toBe('yes')
    expect(inWords({ cards_left: 3, top: null }, reader)).toBe('cards left 3, top nothing')
    expect([isFlat([1, 2]), isFlat('a'), isFlat([[1], [2]]), isFlat({ a: 1 }), isFlat([{ a: 1 }])]).toEqual([true, true, false, false, false])
  })
})
