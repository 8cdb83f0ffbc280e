import { expect, it } from 'vitest'
import { moving } from '../tools/moving'

/** A WebP picture with a single chunk. */
function picture(body: string): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32LE(body.length)
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1'), size, Buffer.from(body, 'latin1'), Buffer.alloc(body.length % 2)])
}

it('pictures become one that moves, frame after frame', () => {
  const file = moving(
    [
      { picture: picture('first'), x: 0, y: 0, width: 720, height: 450, ms: 120 },
      { picture: picture('second'), x: 40, y: 12, width: 100, height: 50, ms: 1000 },
    ],
    720,
    450,
  )
  expect(file.toString('latin1', 0, 4)).toBe('RIFF')
  expect(file.readUInt32LE(4)).toBe(file.length - 8)
  expect(file.toString('latin1', 8, 16)).toBe('WEBPVP8X')
  expect([file.readUIntLE(24, 3), file.readUIntLE(27, 3)]).toEqual([719, 449])
  const frames: [number[], number, string][] = []
  for (let at = 12; at < file.length;) {
    const size = file.readUInt32LE(at + 4)
    if (file.toString('latin1', at, at + 4) === 'ANMF') {
      const inner = file.readUInt32LE(at + 28)
      frames.push([[8, 11, 14, 17].map((field) => file.readUIntLE(at + field, 3)), file.readUIntLE(at + 20, 3), file.toString('latin1', at + 32, at + 32 + inner)])
    }
    at += 8 + size + (size % 2)
  }
  expect(frames).toEqual([
    [[0, 0, 719, 449], 120, 'first'],
    [[20, 6, 99, 49], 1000, 'second'],
  ])
})

it('anything else is refused', () => {
  expect(() => moving([{ picture: Buffer.from('not a picture at all'), x: 0, y: 0, width: 1, height: 1, ms: 1 }], 1, 1)).toThrow('no WebP')
})
