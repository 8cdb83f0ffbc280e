/** WebP pictures put together into an animated one. The container is simple: https://developers.google.com/speed/webp/docs/riff_container */
import type { Part } from './differences'

/** Its chunks, with their names of four letters. */
function* chunks(picture: Buffer): Generator<{ name: string; body: Buffer }> {
  if (picture.toString('latin1', 0, 4) !== 'RIFF' || picture.toString('latin1', 8, 12) !== 'WEBP') throw new Error('this is no WebP picture')
  for (let at = 12; at + 8 <= picture.length;) {
    const size = picture.readUInt32LE(at + 4)
    yield { name: picture.toString('latin1', at, at + 4), body: picture.subarray(at + 8, at + 8 + size) }
    at += 8 + size + (size % 2)
  }
}

function chunk(name: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8, name, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)])
}

const bytes = (...fields: [value: number, size: number][]): Buffer =>
  Buffer.concat(
    fields.map(([value, size]) => {
      const field = Buffer.alloc(size)
      field.writeUIntLE(value, 0, size)
      return field
    }),
  )

/** An animated picture of these parts, each for its own number of milliseconds, in an endless loop. */
export function moving(parts: readonly Part[], width: number, height: number): Buffer {
  const [ANIMATED, OPAQUE] = [2, 0xff_ff_ff_ff]
  const frames = parts.map(({ picture, ms, ...at }) => {
    const drawn = [...chunks(picture)].filter(({ name }) => name === 'VP8 ' || name === 'VP8L' || name === 'ALPH')
    if (!drawn.length) throw new Error('a picture holds nothing drawn')
    // Where it lies, how large it is, how long it stays; it replaces what was there.
    const head = bytes([at.x / 2, 3], [at.y / 2, 3], [at.width - 1, 3], [at.height - 1, 3], [ms, 3], [2, 1])
    return chunk('ANMF', head, ...drawn.map(({ name, body }) => chunk(name, body)))
  })
  const file = [chunk('VP8X', bytes([ANIMATED, 4], [width - 1, 3], [height - 1, 3])), chunk('ANIM', bytes([OPAQUE, 4], [0, 2])), ...frames]
  return chunk('RIFF', Buffer.from('WEBP', 'latin1'), ...file)
}
