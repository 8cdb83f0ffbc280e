import { expect, test } from 'vitest'
import { below, words } from '../src/replay/chacha'
import { drawsOf, keyOf, luckyId, seedIn, verdictOn, type Evidence } from '../src/replay/fair'
import evidence from './fair.json'

const hex = (bytes: Uint8Array): string => [...bytes].map((it) => it.toString(16).padStart(2, '0')).join('')
const GAME: Evidence = evidence

test('the generator is ChaCha20, as RFC 8439 has it', () => {
  // Appendix A.1, test vector 1: the key stream of an all-zero key begins 76 b8 e0 ad a0 f1 3d 90.
  const luck = words(new Uint8Array(32))
  expect([luck.next().value, luck.next().value]).toEqual([0xade0b876, 0x903df1a0])
  // Test vector 2 is the next block: 9f 07 e7 be.
  for (let i = 2; i < 16; i++) luck.next()
  expect(luck.next().value).toBe(0xbee7079f)
})

test('numbers are drawn as the house draws them', () => {
  // As in crates/tabletop/src/chance.rs: the seed 7.
  const luck = words(Uint8Array.from({ length: 32 }, (_, i) => (i === 0 ? 7 : 0)))
  expect(Array.from({ length: 8 }, () => below(100, luck))).toEqual([72, 26, 19, 5, 33, 17, 90, 16])
})

test('the key of a step is the one of the house', async () => {
  // As in crates/tabletop-host/src/luck.rs.
  const key = async (step: number) => hex(await keyOf('07'.repeat(32), 'table-1', step, ['01'.repeat(16), '02'.repeat(16)]))
  expect(await key(0)).toBe('256ef2afd1d67caf6b788ac6a0cd53d09530c87fa4c4e503985d6280ced5fe11')
  expect(await key(1)).toBe('62f77f61d8551bc913057e1245d8474bfdfe321c82381d57d2b626e2638ffb94')
})

test('a game that the house played is fair', async () => {
  expect(await verdictOn(GAME)).toEqual({ kind: 'fair', draws: GAME.bounds.flat().length, steps: GAME.bounds.length - 1 })
  expect(GAME.bounds.flat().length).toBeGreaterThan(2)
})

/** The record with changed luck and a matching checksum: a careful forgery. */
async function forged(change: (lines: string[]) => void): Promise<Evidence> {
  const lines = GAME.record.split('\n').slice(0, -2)
  change(lines)
  const above = `${lines.join('\n')}\n`
  const digest = hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(above)))).slice(0, 16)
  return { ...GAME, record: `${above}end | ${lines.length - 4} | ${digest}\n` }
}

test('a forged draw is found, and the step named', async () => {
  const draws = (await drawsOf(GAME.record, GAME.setup)) ?? []
  const step = draws.findLastIndex((it) => it.length > 0)
  expect(step).toBeGreaterThan(0)
  const other = await forged((lines) => {
    const cells = (lines[3 + step] ?? '').split('|')
    cells[3] = ` ${draws[step]?.map((it) => (it === 0 ? 1 : it - 1)).join(' ')} `
    lines[3 + step] = cells.join('|')
  })
  expect(await verdictOn(other)).toEqual({ kind: 'forged', step })
  const dealt = await forged((lines) => (lines[3] = (lines[3] ?? '').replace(/\| \d+/, (it) => `| ${it === '| 0' ? 1 : 0}`)))
  expect(await verdictOn(dealt)).toEqual({ kind: 'forged', step: 0 })
  expect((await verdictOn(await forged(() => undefined))).kind).toBe('fair')
})

test('another seed, another table, a cut or a changed record are found', async () => {
  expect((await verdictOn({ ...GAME, seed: GAME.seed.replace('07', '08') })).kind).toBe('unbound')
  expect((await verdictOn({ ...GAME, id: 'other' })).kind).toBe('forged')
  expect((await verdictOn({ ...GAME, record: GAME.record.replace('pick', 'keep') })).kind).toBe('altered')
  expect((await verdictOn({ ...GAME, record: GAME.record.slice(0, 200) })).kind).toBe('altered')
  expect((await verdictOn({ ...GAME, setup: `${GAME.setup} more` })).kind).toBe('altered')
  expect((await verdictOn(await forged((lines) => lines.pop()))).kind).toBe('altered')
})

test('the deal of a day has its seed in its record, and a name that is the same for all who play it', async () => {
  // As in crates/caravanserai-server/src/stakes.rs.
  expect(luckyId({ id: 'mine', game: 'goose', daily: 20_775 * 86_400_000 })).toBe('daily-20775-goose')
  expect(luckyId({ id: 'mine', game: 'goose' })).toBe('mine')
  const proof = `caravanserai proof 1\ntable ${GAME.id}\ncommitment ${GAME.commitment}\nseed ${GAME.seed}\n`
  expect(seedIn(proof + GAME.record)).toBe(GAME.seed)
  expect(seedIn(GAME.record)).toBeUndefined()
  // A name or answer further down is not mistaken for it.
  expect(seedIn(`${GAME.record}seed ${GAME.seed}\n`)).toBeUndefined()
  expect((await verdictOn({ ...GAME, record: proof + GAME.record, seed: seedIn(proof + GAME.record) ?? '' })).kind).toBe('fair')
})
