/** The painted ground, drawn with a seeded generator, so that it is the same on every screen and in every run. */

function dice(seed: number): () => number {
  let s = seed
  return () => {
    s = (s * 1664525 + 1013904223) % 4294967296
    return s / 4294967296
  }
}

export interface Star {
  x: number
  y: number
  r: number
  o: number
}

export function stars(count: number, width: number, height: number): Star[] {
  const roll = dice(7)
  return Array.from({ length: count }, () => {
    const r = 0.5 + roll() * 0.8
    return { x: Math.round(roll() * width), y: Math.round(roll() * height), r: +r.toFixed(1), o: +(0.15 + r * 0.5).toFixed(2) }
  })
}

/** Curled rocks along this height. Closed down to `floor` if that is given, else only the edge. */
export function rocks(seed: number, width: number, y: number, size: number, floor?: number): string {
  const roll = dice(seed)
  let d = `M-10 ${y}`
  for (let x = -10; x < width;) {
    const half = Math.round(size * (0.5 + roll() * 0.9))
    const rise = Math.round(size * (0.4 + roll() * 0.6))
    d += `q${(half * 0.3).toFixed(1)} ${-rise} ${half} ${-rise * 0.9}t${half} ${rise * 0.9}`
    x += 2 * half
  }
  return floor === undefined ? d : `${d}V${floor}H-10z`
}

/** Flat roofs and a dome here and there. */
export function roofs(width: number, y: number, unit: number, floor: number): string {
  const roll = dice(23)
  let d = `M0 ${floor}V${y}`
  for (let x = 0; x < width;) {
    const w = Math.round(unit * (0.8 + roll()))
    const top = Math.round(y - unit * 0.5 * roll())
    d += `V${top}`
    if (roll() > 0.72) {
      const r = Math.round(unit * 0.35)
      d += `h${r * 0.6}q1 ${-r * 1.2} ${r} ${-r * 1.5}q${r - 1} ${r * 0.3} ${r} ${r * 1.5}`
      x += r * 2.6
    }
    d += `h${w}`
    x += w
  }
  return `${d}V${floor}z`
}

/** A pointed dome of this size with its foot at x, y. */
export function dome(x: number, y: number, w: number, h: number): string {
  const r = w / 2
  return `M${x - r} ${y}v${-h * 0.4}c0 ${-h * 0.3} ${r * 0.6} ${-h * 0.35} ${r} ${-h * 0.6}c${r * 0.4} ${h * 0.25} ${r} ${h * 0.3} ${r} ${h * 0.6}v${h * 0.4}z`
}

/** An eight-pointed khatam star of this radius. */
export function khatam(r: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const radius = i % 2 ? r * 0.765 : r
    const angle = (Math.PI / 8) * i - Math.PI / 2
    return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`
  })
  return `M${points.join('L')}z`
}
