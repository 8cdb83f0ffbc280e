/**
 * A QR code (ISO/IEC 18004) of a short text: byte mode, error correction M, versions 1 to 10, which is up to 213 letters.
 * Our own, because an address needs no more than this, and every library brings four modes and forty versions.
 */

/** Per version from 1: the error correction words of a block, and the number of blocks. */
const BLOCKS = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const
/** Per version from 1: the centres of the alignment patterns. */
const ALIGNED = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]]
/** The bits of level M in the format. */
const LEVEL = 0

type Grid = boolean[][]

const EXP: number[] = []
const LOG: number[] = []
for (let i = 0, x = 1; i < 255; i++, x = x & 128 ? (x << 1) ^ 0x11d : x << 1) {
  EXP[i] = EXP[i + 255] = x
  LOG[x] = i
}
const times = (a: number, b: number): number => (a && b ? EXP[LOG[a]! + LOG[b]!]! : 0)

/** How many words, data and correction together, a code of this version holds. */
function capacity(version: number): number {
  const marks = version < 2 ? 0 : ALIGNED[version - 1]!.length
  const aligned = marks ? (25 * marks - 10) * marks - 55 : 0
  return Math.floor(((16 * version + 128) * version + 64 - aligned - (version < 7 ? 0 : 36)) / 8)
}

function dataWords(version: number): number {
  const [correction, blocks] = BLOCKS[version - 1]!
  return capacity(version) - correction * blocks
}

/** The words of the text: mode, length, bytes, end, padding. */
function data(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = []
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  put(4, 4)
  put(bytes.length, version < 10 ? 8 : 16)
  bytes.forEach((byte) => put(byte, 8))
  const room = dataWords(version) * 8
  put(0, Math.min(4, room - bits.length))
  put(0, (8 - (bits.length % 8)) % 8)
  const words = Array.from({ length: bits.length / 8 }, (_, i) => bits.slice(8 * i, 8 * i + 8).reduce((sum, bit) => 2 * sum + bit, 0))
  for (let pad = 0xec; words.length < room / 8; pad ^= 0xec ^ 0x11) words.push(pad)
  return words
}

/** The error correction of one block: the remainder by the generator of this degree. */
function correction(block: readonly number[], degree: number): number[] {
  let generator = [1]
  for (let i = 0; i < degree; i++) generator = [...generator, 0].map((it, at) => it ^ times(generator[at - 1] ?? 0, EXP[i]!))
  const rest = Array<number>(degree).fill(0)
  for (const word of block) {
    const factor = word ^ rest.shift()!
    rest.push(0)
    rest.forEach((it, at) => (rest[at] = it ^ times(generator[at + 1]!, factor)))
  }
  return rest
}

/** Blocks of nearly equal length, interleaved word by word. The longer ones come last. */
function woven(words: readonly number[], version: number): number[] {
  const [degree, count] = BLOCKS[version - 1]!
  const short = Math.floor(words.length / count)
  const firstLong = count - (words.length % count)
  const blocks = Array.from({ length: count }, (_, i) => words.slice(i * short + Math.max(0, i - firstLong), (i + 1) * short + Math.max(0, i + 1 - firstLong)))
  const all = [blocks, blocks.map((block) => correction(block, degree))]
  return all.flatMap((part) => Array.from({ length: short + degree }, (_, at) => part.flatMap((block) => block[at] ?? [])).flat())
}

/** A number followed by its remainder by this generator, as format and version are written. */
function checked(value: number, generator: number, length: number): number {
  let rest = value << length
  for (let bit = 31; bit >= length; bit--) if ((rest >>> bit) & 1) rest ^= generator << (bit - length)
  return (value << length) | rest
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** The patterns that are the same in every code of this version, and which fields they take. */
function frame(version: number): { grid: Grid; taken: Grid } {
  const size = 17 + 4 * version
  const make = (): Grid => Array.from({ length: size }, () => Array<boolean>(size).fill(false))
  const [grid, taken] = [make(), make()]
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return
    grid[y]![x] = dark
    taken[y]![x] = true
  }
  for (let i = 0; i < size; i++) {
    set(i, 6, i % 2 === 0)
    set(6, i, i % 2 === 0)
  }
  const rings = (cx: number, cy: number, reach: number, light: readonly number[]) => {
    for (let dy = -reach; dy <= reach; dy++) for (let dx = -reach; dx <= reach; dx++) set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))))
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(x, y, 4, [2, 4])
  const marks = ALIGNED[version - 1]!
  // Not in the three corners, where the large rings are.
  const corner = (x: number, y: number) => Math.min(x, y) === 6 && (x === y || Math.max(x, y) === size - 7)
  for (const y of marks) for (const x of marks) if (!corner(x, y)) rings(x, y, 2, [1])
  // Kept free for the format; it is written with the mask.
  format(0, size, set)
  if (version >= 7) {
    const bits = checked(version, 0x1f25, 12)
    for (let i = 0; i < 18; i++) {
      const [a, b, dark] = [size - 11 + (i % 3), Math.floor(i / 3), ((bits >> i) & 1) === 1]
      set(a, b, dark)
      set(b, a, dark)
    }
  }
  return { grid, taken }
}

function format(mask: number, size: number, set: (x: number, y: number, dark: boolean) => void): void {
  const bits = checked((LEVEL << 3) | mask, 0x537, 10) ^ 0x5412
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1
    set(8, i < 6 ? i : i < 8 ? i + 1 : size - 15 + i, dark)
    set(i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i, 8, dark)
  }
  set(8, size - 8, true)
}

/** Column pairs from the right, up and down. */
function* way(size: number): Generator<[number, number]> {
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5
    for (let i = 0; i < size; i++) for (const x of [right, right - 1]) yield [x, up ? size - 1 - i : i]
  }
}

/** How hard a code is to read, by the four rules of the standard. */
function burden(grid: Grid): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]!))].map((line) => line.map(Number).join(''))
  let sum = 0
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2
    for (let i = 0; i + 11 <= line.length; i++) if (/^(10111010000|00001011101)/.test(line.slice(i, i + 11))) sum += 40
  }
  for (let y = 1; y < grid.length; y++) for (let x = 1; x < grid.length; x++) if (grid[y]![x] === grid[y]![x - 1] && grid[y]![x] === grid[y - 1]![x] && grid[y]![x] === grid[y - 1]![x - 1]) sum += 3
  const dark = grid.flat().filter(Boolean).length / grid.length ** 2
  return sum + 10 * Math.floor(Math.abs(dark * 20 - 10))
}

/** The eight codes of this text, one for each mask; none, if it is too long. All of them can be read. */
export function codes(text: string): Grid[] {
  const bytes = new TextEncoder().encode(text)
  const version = BLOCKS.findIndex((_, i) => bytes.length <= dataWords(i + 1) - (i + 1 < 10 ? 2 : 3)) + 1
  if (version === 0) return []
  const { grid, taken } = frame(version)
  const words = woven(data(bytes, version), version)
  const free = [...way(grid.length)].filter(([x, y]) => !taken[y]![x])
  free.forEach(([x, y], i) => (grid[y]![x] = (((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1))
  return MASKS.map((mask, number) => {
    const code = grid.map((row, y) => row.map((dark, x) => dark !== (!taken[y]![x] && mask(x, y))))
    format(number, grid.length, (x, y, dark) => (code[y]![x] = dark))
    return code
  })
}

/** The code that is easiest to read, row by row, true where it is dark. */
export function qr(text: string): Grid | undefined {
  const [first, ...others] = codes(text)
  return first && others.reduce((best, it) => (burden(it) < burden(best) ? it : best), first)
}

/** The dark fields as one path, each of the size 1. */
export const pathOf = (grid: Grid): string => grid.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
