import { expect, test } from 'vitest'
import { codes, pathOf, qr } from '../src/inn/qr'

/** A code that phones can read, made by another program with mask 4: its rows as numbers. */
const READS =
  '1fda4c7f 104b0241 17469b5d 1754665d 1759e55d 1053c741 1fd5557f 00116d00 1179daf9 12a12c7f 0fe3ed71 0234af5b 0445a982 069ae1df 1f4c39bd 0c8169d3 1e44df82 1a2f3c7b 03d2ecf5 019fad53 1fc589f9 0010f711 1fd9335d 10467f13 1758dbfa 174e3781 174fb88f 10415f0b 1fd3198a'

const rows = (grid: boolean[][]): string => grid.map((row) => parseInt(row.map(Number).join(''), 2).toString(16).padStart(8, '0')).join(' ')

test('a code is the same as another program makes it', () => {
  expect(rows(codes('https://inn.example/t/lamp-carpet-42')[4]!)).toBe(READS)
})

test('the size grows with the text, and what is too long has no code', () => {
  const sizes = [14, 15, 62, 63, 122, 180, 213].map((length) => qr('a'.repeat(length))?.length)
  expect(sizes).toEqual([21, 25, 33, 37, 45, 53, 57])
  expect(qr('a'.repeat(214))).toBeUndefined()
})

test('the easiest code to read is taken, and drawn field by field', () => {
  const text = 'http://192.168.1.7:8080/table/0123456789abcdef'
  const best = qr(text)!
  expect(codes(text).map(rows)).toContain(rows(best))
  expect(pathOf(best).match(/M/g)).toHaveLength(best.flat().filter(Boolean).length)
})
