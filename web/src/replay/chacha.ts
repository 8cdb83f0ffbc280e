/** The generator of all luck: ChaCha20 with a zero nonce, read as 32-bit words. Browsers have no such cipher of their own. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574]
const ROUNDS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const

function quarter(x: Uint32Array, a: number, b: number, c: number, d: number): void {
  const mix = (to: number, by: number, into: number, turn: number): void => {
    x[to] = (x[to] ?? 0) + (x[by] ?? 0)
    const it = (x[into] ?? 0) ^ (x[to] ?? 0)
    x[into] = (it << turn) | (it >>> (32 - turn))
  }
  mix(a, b, d, 16)
  mix(c, d, b, 12)
  mix(a, b, d, 8)
  mix(c, d, b, 7)
}

function block(key: Uint32Array, counter: number): Uint32Array {
  const start = Uint32Array.from([...CONSTANTS, ...key, counter, 0, 0, 0])
  const x = start.slice()
  for (let i = 0; i < 10; i++) for (const [a, b, c, d] of ROUNDS) quarter(x, a, b, c, d)
  return x.map((it, i) => it + (start[i] ?? 0))
}

/** The words of a key of 32 bytes, one after another. */
export function* words(key: Uint8Array): Generator<number, never> {
  const bytes = new DataView(key.buffer, key.byteOffset, 32)
  const parts = Uint32Array.from({ length: 8 }, (_, i) => bytes.getUint32(4 * i, true))
  for (let counter = 0; ; counter++) yield* block(parts, counter)
}

/** A number below n, all equally likely: Lemire's method with rejection, as the server draws. */
export function below(n: number, from: Generator<number, never>): number {
  const rejected = 2 ** 32 % n
  for (;;) {
    const word = from.next().value
    // The product has up to 64 bits: its halves are exact.
    const [upper, lower] = [(word >>> 16) * n, (word & 0xffff) * n]
    const low = ((upper % 0x10000) * 0x10000 + lower) % 2 ** 32
    if (low >= rejected) return Math.floor((upper + Math.floor(lower / 0x10000)) / 0x10000)
  }
}
