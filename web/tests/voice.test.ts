/** The browser's sentences equal the terminal's, to the letter, for everything that happened in 300 random games of each kind, as Rust told it. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { Voice, type Reader } from '../src/core/voice'
import type { Said } from '../src/types/Said'

/** As in crates/words/tests/all/cases.rs. */
const NAMES = ['Amira', 'Bilal*', 'سلمى', 'you', 'Zoë']
const CASES = process.env['WORDS_CASES'] ?? '../target/tmp/words'

interface Case {
  said: Said
  me: number | null
  texts: Record<string, [string, string | null]>
}

function* cases(game: string): Generator<Case> {
  for (const line of readFileSync(`${CASES}/${game}.jsonl`, 'utf8').split('\n')) if (line) yield JSON.parse(line) as Case
}

const words = (language: string, file: string): string => readFileSync(`../locales/${language}/${file}.ftl`, 'utf8')

describe.each(['morgenland', 'morgenland-cards', 'five-tribes'])('%s', (game) => {
  it('was told by Rust first: `cargo test -p words` writes the cases', () => expect(existsSync(`${CASES}/${game}.jsonl`)).toBe(true))

  it('sounds the same in the browser as in the terminal', () => {
    const faults: string[] = []
    const voices = ['en', 'de', 'nl'].map((language) => new Voice(language, [words(language, 'common'), words(language, game)], (fault) => faults.push(fault)))
    let count = 0
    const differ: unknown[] = []
    for (const { said, me, texts } of cases(game)) {
      const reader: Reader = { me: me ?? undefined, name: (seat) => NAMES[seat] }
      for (const voice of voices) {
        const told = [voice.tell(said, reader), voice.aside(said, 'why', reader) ?? null]
        const [text, why] = texts[voice.language] ?? []
        if (told[0] !== text || told[1] !== why) differ.push({ said, told, rust: [text, why] })
        count += 1
      }
    }
    expect(faults).toEqual([])
    expect(differ.slice(0, 3)).toEqual([])
    expect(count).toBeGreaterThan(3000)
  }, 60_000)
})
