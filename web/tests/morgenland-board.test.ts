import { describe, expect, it } from 'vitest'
import { SHIELD, SLIM, TIGHT, WAY, WIDE, folded, lie, neighbour, roadPath, rowOf, stop, type Box } from '../src/games/morgenland/board/geometry'

const apart = (a: Box, b: Box) => a.x + a.w <= b.x || b.x + b.w <= a.x || a.y + a.h <= b.y || b.y + b.h <= a.y

/** The folded board, once without a field that has its turn, and once for each that has it. */
const FOLDED = [undefined, ...WAY].map((field) => ({ ...folded(field && rowOf(field), field), turn: field ?? 'none' }))

describe.each([{ ...WIDE, turn: '' }, { ...SLIM, turn: '' }, ...FOLDED])('the $name board $turn', (g) => {
  it('has every field inside and none over another', () => {
    for (const a of WAY) {
      const box = g.fields[a]
      expect(box.x >= 0 && box.y >= 0 && box.x + box.w <= g.width && box.y + box.h <= g.height, a).toBe(true)
      for (const b of WAY) if (a !== b) expect(apart(box, g.fields[b]), `${a} ${b}`).toBe(true)
    }
  })

  it('goes along the way without turning back', () => {
    const along = WAY.map((field) => stop(g, field).along)
    expect([...along].sort((a, b) => a - b)).toEqual(along)
    expect(roadPath(g)).not.toContain('NaN')
  })

  it('keeps fields large enough to be touched', () => {
    for (const field of WAY) expect(Math.min(g.fields[field].w, g.fields[field].h)).toBeGreaterThanOrEqual(44)
  })

  it('lays any number of figures inside a field', () => {
    for (const field of WAY) {
      const { w, h } = g.fields[field]
      for (let count = 0; count <= 40; count++) {
        const spots = lie(count, g.figure, w, h)
        expect(spots.length).toBe(count)
        if (field === 'guard' && h >= TIGHT) expect(Math.min(SHIELD[g.name], ...spots.map((it) => it.y)), `${count} below the shield`).toBe(SHIELD[g.name])
        expect(spots.filter((it) => it.x < 0 || it.x + it.w > w + 0.01 || it.y < 0 || it.y + it.h > h)).toEqual([])
      }
    }
  })

  it('is walked with arrow keys: every field is reached', () => {
    const reached = new Set(['crowns'])
    for (let size = 0; size !== reached.size;) {
      size = reached.size
      for (const field of WAY.filter((it) => reached.has(it))) {
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
          const next = neighbour(g, field, key)
          if (next) reached.add(next)
        }
      }
    }
    expect(reached.size).toBe(WAY.length)
    expect(neighbour(g, 'gems', 'Home')).toBe('crowns')
    expect(neighbour(g, 'gems', 'x')).toBeUndefined()
  })
})
