import { describe, expect, it } from 'vitest'
import type { Json } from '../src/core/merge'
import type { Reader } from '../src/core/speech'
import { asked, eventLine, inWords, isFlat, log } from '../src/table/plain/read'

const reader: Reader = { me: 0, name: (seat) => ['Anna', 'Bilal'][seat] ?? '?' }

describe('a game that has no page of its own', () => {
  it('is told by the types and fields of its events', () => {
    const events: Json[] = [{ type: 'drew', seat: 1 }, { type: 'you-drew', card: 'silk' }, { type: 'guarded', by: 0, card: 'fine-spice' }, { type: 'shuffled' }]
    expect(log(events, reader).map((it) => (it.head === undefined ? it.text : ''))).toEqual(['Bilal: *Drew*.', '*You drew*: card silk.', '*Guarded*: by Anna, card fine spice.', '*Shuffled*.'])
    expect(eventLine({ type: 'drew', seat: 1 }, reader).seat).toBe(1)
  })

  it('asks with the question’s type and fields', () => {
    expect(asked({ question: { type: 'answer', card: 'silk' } }, reader)).toBe('Answer: card silk.')
    expect(asked('which', reader)).toBe('Which.')
  })

  it('is seen as a tree whose leaves are words', () => {
    expect(inWords([1, 0], reader, 'seats')).toBe('Bilal and Anna')
    expect(inWords([], reader)).toBe('none')
    expect(inWords(true, reader)).toBe('yes')
    expect(inWords({ cards_left: 3, top: null }, reader)).toBe('cards left 3, top none')
    expect([isFlat([1, 2]), isFlat('a'), isFlat([[1], [2]]), isFlat({ a: 1 }), isFlat([{ a: 1 }])]).toEqual([true, true, false, false, false])
  })
})
