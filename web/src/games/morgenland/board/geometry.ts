/** Where everything lies on the board. A wide one, a slim one for phones, and that one folded for short phones. */
import type { Field } from '../game'

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The size in which a text fits into this room: a letter is about half as wide as high. */
export const fitted = (text: string, size: number, room: number): number => Math.min(size, room / (text.length * 0.48))

export interface Geometry {
  name: 'wide' | 'slim'
  width: number
  height: number
  fields: Record<Field, Box>
  /** The way: the heights of its three runs, its two ends at the sides, and how round its corners are. */
  road: { runs: [number, number, number]; left: number; right: number; bend: number }
  /** The size of a figure, how small it may become, and where the row begins. */
  figure: { w: number; h: number; gap: number; left: number; bottom: number; least: number }
}

/** M1.8: along the S. */
export const WAY: readonly Field[] = ['crowns', 'pearls', 'gems', 'cups', 'bars', 'tent', 'djinn', 'market', 'caravanserai', 'guard', 'room-1', 'room-2', 'room-3', 'room-4', 'room-5']

type Laid = { names: readonly Field[]; x: number; y: number; step: number; w: number; h: number }

function laid(rows: Laid[]): Record<Field, Box> {
  const boxes = rows.flatMap(({ names, x, y, step, w, h }) => names.map((name, i) => [name, { x: x + i * step, y, w, h }] as const))
  return Object.fromEntries(boxes) as Record<Field, Box>
}

const CAVES = WAY.slice(0, 5)
const CITY = WAY.slice(5, 9).reverse()
const ROOMS = WAY.slice(10)

export const WIDE: Geometry = {
  name: 'wide',
  width: 912,
  height: 588,
  fields: laid([
    { names: ['guard'], x: 16, y: 30, step: 0, w: 126, h: 146 },
    { names: ROOMS, x: 152, y: 30, step: 151, w: 138, h: 146 },
    { names: CITY, x: 16, y: 203, step: 224, w: 208, h: 124 },
    { names: CAVES, x: 7, y: 354, step: 179.5, w: 170, h: 212 },
  ]),
  road: { runs: [576, 333, 183], left: 7, right: 905, bend: 33 },
  figure: { w: 30, h: 37.5, gap: 2, left: 10, bottom: 5, least: 18 },
}

export const SLIM: Geometry = {
  name: 'slim',
  width: 374,
  height: 344,
  fields: laid([
    { names: ['guard'], x: 6, y: 18, step: 0, w: 48, h: 92 },
    { names: ROOMS, x: 60, y: 18, step: 63, w: 58, h: 92 },
    { names: CITY, x: 13, y: 135, step: 88, w: 84, h: 76 },
    { names: CAVES, x: 8, y: 236, step: 71, w: 67, h: 98 },
  ]),
  road: { runs: [339, 217, 117], left: 6, right: 368, bend: 14 },
  figure: { w: 17, h: 21.25, gap: 0.5, left: 4, bottom: 4, least: 12.5 },
}

export type Row = 'palace' | 'city' | 'caves'
export const rowOf = (field: Field): Row => (CAVES.includes(field) ? 'caves' : CITY.includes(field) ? 'city' : 'palace')

/** The heights of the rows when one is open, and when none is; their sum is always the same. */
const FOLDS: Record<Row | 'none', readonly [number, number, number]> = { palace: [104, 44, 44], city: [46, 88, 58], caves: [44, 44, 104], none: [62, 54, 76] }
/** A field lower than this shows what lies there in one line. */
export const TIGHT = 80
/** How much wider the field in turn is, in a row that stands open. */
const IN_TURN = 1.7

/** The fields of a row, from here to there; the one in turn is wider. */
function spread(names: readonly Field[], from: number, to: number, y: number, h: number, wide: Field | undefined): [Field, Box][] {
  const gap = 5
  const share = (name: Field) => (name === wide ? IN_TURN : name === 'guard' ? 0.9 : 1)
  const unit = (to - from - gap * (names.length - 1)) / names.reduce((sum, name) => sum + share(name), 0)
  let x = from
  return names.map((name) => {
    const box = { x, y, w: unit * share(name), h }
    x += box.w + gap
    return [name, box]
  })
}

/** The slim board for short phones: the row in play stands open, the two others fold. All fields are there. */
export function folded(open: Row | undefined, now: Field | undefined): Geometry {
  const [palace, city, caves] = FOLDS[open ?? 'none']
  const [top, road] = [9, 13]
  const cityTop = top + palace + road
  const cavesTop = cityTop + city + road
  const height = cavesTop + caves + 10
  const wide = open ? now : undefined
  return {
    ...SLIM,
    height,
    fields: Object.fromEntries([...spread(['guard', ...ROOMS], 6, 368, top, palace, wide), ...spread(CITY, 13, 361, cityTop, city, wide), ...spread(CAVES, 8, 366, cavesTop, caves, wide)]) as Record<
      Field,
      Box
    >,
    road: { runs: [height - 5, cavesTop - road / 2, cityTop - road / 2], left: 6, right: 368, bend: 8 },
    figure: { ...SLIM.figure, bottom: 3 },
  }
}

/** The way as a path: in from the left below, up at the right, back, up at the left, out to the right. */
export function roadPath({ width, road: { runs, left, right, bend: b } }: Geometry): string {
  const [low, mid, high] = runs
  return (
    `M0 ${low}H${right - b}Q${right} ${low} ${right} ${low - b}V${mid + b}Q${right} ${mid} ${right - b} ${mid}` +
    `H${left + b}Q${left} ${mid} ${left} ${mid - b}V${high + b}Q${left} ${high} ${left + b} ${high}H${width}`
  )
}

/** The length of a quarter bend of radius 1 drawn as a quadratic curve. */
const BEND = 1.6232

/** Where the lantern stands for a field, and how far along the way that is. */
export function stop(g: Geometry, field: Field): { x: number; y: number; along: number } {
  const { runs, left, right, bend } = g.road
  const [low, mid, high] = runs
  const box = g.fields[field]
  const x = box.x + box.w / 2
  const row = box.y > mid ? 0 : box.y > high ? 1 : 2
  const first = right - bend
  const upRight = 2 * bend * BEND + (low - mid - 2 * bend)
  const second = right - left - 2 * bend
  const upLeft = 2 * bend * BEND + (mid - high - 2 * bend)
  if (row === 0) return { x, y: low, along: x }
  if (row === 1) return { x, y: mid, along: first + upRight + (right - bend - x) }
  return { x, y: high, along: first + upRight + second + upLeft + (x - left - bend) }
}

export interface Spot {
  x: number
  y: number
  w: number
  h: number
}

/**
 * Where so many figures lie at the foot of a field of this size. They are as large as they can be in one row; where that
 * would make them too small they lie in two; they overlap where even that is not enough.
 */
export function lie(count: number, { w, h, gap, left, bottom, least }: Geometry['figure'], width: number, height: number): Spot[] {
  const room = width - 2 * left
  // A field that shows everything in one line has no room for a second row.
  const rows = count * least > room && height >= TIGHT ? 2 : 1
  const perRow = Math.ceil(count / rows)
  const size = Math.max(least, Math.min(rows > 1 ? least * 1.15 : w, room / perRow - gap))
  const tall = (size * h) / w
  const step = perRow > 1 ? Math.min(size + gap, (room - size) / (perRow - 1)) : 0
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow)
    return { x: left + (i % perRow) * step, y: height - bottom - tall - (rows - 1 - row) * tall * 0.9, w: size, h: tall }
  })
}

/** How far down the guard's shield reaches: figures stand below it, however many there are. */
export const SHIELD: Record<Geometry['name'], number> = { wide: 91, slim: 41 }

/** An ogee arch of this size, standing at the origin. */
export function arch(w: number, h: number, rise: number): string {
  const side = (w / 2) * 0.6
  return `M0 ${h}V${rise}C0 ${rise * 0.35} ${side} ${rise * 0.42} ${w / 2} 0C${w - side} ${rise * 0.42} ${w} ${rise * 0.35} ${w} ${rise}V${h}z`
}

/** A mouth in the rock of this size. */
export function mouth(w: number, h: number): string {
  const f = (x: number, y: number) => `${(x * w).toFixed(1)} ${(y * h).toFixed(1)}`
  return (
    `M${f(0.018, 1)}C${f(-0.018, 0.7)} ${f(-0.018, 0.283)} ${f(0.047, 0.16)} ${f(0.129, 0.019)} ${f(0.306, 0.014)} ${f(0.5, 0)} ` +
    `${f(0.694, 0.014)} ${f(0.871, 0.019)} ${f(0.953, 0.16)}C${f(1.018, 0.283)} ${f(1.018, 0.7)} ${f(0.982, 1)}z`
  )
}

/** A wall with merlons of this size. */
export function wall(w: number, h: number, tooth: number): string {
  const n = 4
  const gap = (w - n * tooth) / (n + 1)
  const top = tooth * 0.7
  let d = `M0 ${h}V${top}`
  for (let i = 0; i < n; i++) d += `h${gap}v${-top}h${tooth}v${top}`
  return `${d}h${gap}V${h}z`
}

/** The next field from here for an arrow key: along the way with left and right as they lie, rows with up and down. */
export function neighbour(g: Geometry, from: Field, key: string): Field | undefined {
  const here = g.fields[from]
  const centre = (box: Box) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 })
  const at = centre(here)
  if (key === 'Home') return WAY[0]
  if (key === 'End') return WAY[WAY.length - 1]
  const ahead = WAY.filter((field) => {
    const to = centre(g.fields[field])
    const sameRow = Math.abs(to.y - at.y) < 40
    if (key === 'ArrowLeft') return sameRow && to.x < at.x
    if (key === 'ArrowRight') return sameRow && to.x > at.x
    if (key === 'ArrowUp') return !sameRow && to.y < at.y
    if (key === 'ArrowDown') return !sameRow && to.y > at.y
    return false
  })
  const far = (field: Field) => {
    const to = centre(g.fields[field])
    return Math.abs(to.y - at.y) * 10 + Math.abs(to.x - at.x)
  }
  return ahead.sort((a, b) => far(a) - far(b))[0]
}
