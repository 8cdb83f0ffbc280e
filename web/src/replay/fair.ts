/** Whether the luck of a game is what the server committed to before the deal: drawn again here, from the seed. */
import { below, words } from './chacha'

/** What the server shows of a game that is over. */
export interface Evidence {
  id: string
  setup: string
  commitment: string
  seed: string
  /** What players added, by seat. */
  added?: readonly string[]
  record: string
  /** The exclusive upper bound of each draw, by step; the deal comes first. */
  bounds: readonly (readonly number[])[]
}

export type Verdict =
  | { kind: 'fair'; draws: number; steps: number }
  /** The seed does not match the published commitment. */
  | { kind: 'unbound' }
  /** The record is incomplete, or of another game, or was changed after it was written. */
  | { kind: 'altered' }
  /** The luck of this step does not come from the seed; the deal is 0. */
  | { kind: 'forged'; step: number }

/** In milliseconds. */
const DAY = 86_400_000

/** The id that a table's luck depends on: its own, or that of the daily deal, which is the same for all who play it. */
export const luckyId = ({ id, game, daily }: { id: string; game: string; daily?: number }): string => (daily === undefined ? id : `daily-${daily / DAY}-${game}`)

/** The seed in the proof on top of a record. A table of a daily deal does not show its seed, but has it there when the day is over. */
export const seedIn = (file: string): string | undefined => (file.startsWith('caravanserai proof ') ? /^seed ([0-9a-f]{64})$/m.exec(file)?.[1] : undefined)

/** Browsers compute hashes in secure contexts only: over https, or on the server's own machine. */
export const canCheck = (): boolean => globalThis.crypto?.subtle !== undefined

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((it) => it.toString(16).padStart(2, '0')).join('')
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text.match(/../g) ?? [], (it) => parseInt(it, 16))
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** A number in so many bytes, big-endian. */
function number(n: number, length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, i) => Math.floor(n / 256 ** (length - 1 - i)) % 256)
}

function joined(...parts: Uint8Array<ArrayBuffer>[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((it) => [...it]))
}

export async function isBound(seed: string, commitment: string): Promise<boolean> {
  return hex(await crypto.subtle.digest('SHA-256', joined(utf8('caravanserai seed 1\n'), bytesOf(seed)))) === commitment
}

/** The key of a step's luck, as docs/fair-dice.md has it. */
export async function keyOf(seed: string, table: string, step: number, added: readonly string[] = []): Promise<Uint8Array> {
  const key = await crypto.subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const said = joined(utf8('caravanserai luck 1\n'), number(utf8(table).length, 4), utf8(table), number(added.length, 4), bytesOf(added.join('')), number(step, 8))
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, said))
}

const numbers = (text: string): number[] => text.split(' ').filter(Boolean).map(Number)

/** The draws of each step as the record has them, the deal first; undefined if it is not intact or not of this game. */
export async function drawsOf(file: string, setup: string): Promise<number[][] | undefined> {
  // Skip the proof on top; what it says is known already.
  const record = file.slice(file.startsWith('caravanserai proof ') ? file.indexOf('\ncaravanserai record ') + 1 : 0)
  const at = record.lastIndexOf('\nend | ') + 1
  const [above, end] = [record.slice(0, at), record.slice(at).trimEnd()]
  const lines = above.split('\n').slice(0, -1)
  const [, steps, checksum] = end.split(' | ')
  const digest = hex(await crypto.subtle.digest('SHA-256', utf8(above))).slice(0, 16)
  if (checksum !== digest || Number(steps) !== lines.length - 4 || lines[2] !== `setup ${setup}`) return undefined
  const cells = (line: string): string[] => line.split('|').map((it) => it.trim())
  return [numbers(cells(lines[3] ?? '')[1] ?? ''), ...lines.slice(4).map((it) => numbers(cells(it)[3] ?? ''))]
}

export async function verdictOn({ id, setup, commitment, seed, added, record, bounds }: Evidence): Promise<Verdict> {
  if (!(await isBound(seed, commitment))) return { kind: 'unbound' }
  const draws = await drawsOf(record, setup)
  if (!draws || draws.length !== bounds.length) return { kind: 'altered' }
  for (const [step, drawn] of draws.entries()) {
    if (!(await isDrawn(drawn, bounds[step] ?? [], () => keyOf(seed, id, step, added)))) return { kind: 'forged', step }
  }
  return { kind: 'fair', draws: draws.flat().length, steps: draws.length - 1 }
}

async function isDrawn(drawn: readonly number[], bounds: readonly number[], key: () => Promise<Uint8Array>): Promise<boolean> {
  if (drawn.length !== bounds.length) return false
  if (drawn.length === 0) return true
  const luck = words(await key())
  return bounds.every((n, i) => below(n, luck) === drawn[i])
}
