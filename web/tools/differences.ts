/** Keeps only what has changed from picture to picture, so that a film is small. A browser compares and encodes them. */
import type { Browser } from '@playwright/test'

/** A part of the film: where it lies, for how long it stays, and what is drawn there, as WebP. */
export interface Part {
  picture: Buffer
  x: number
  y: number
  width: number
  height: number
  ms: number
}

/** In the page: the smallest rectangle in which this picture differs from the one before, encoded; undefined if it does not. */
async function changed({ url, quality }: { url: string; quality: number }): Promise<{ url: string; x: number; y: number; width: number; height: number } | undefined> {
  const kept = window as unknown as { before?: ImageData }
  const image = await createImageBitmap(await (await fetch(url)).blob())
  const draw = (width: number, height: number) => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width, height })
    const brush = canvas.getContext('2d', { alpha: false })
    if (!brush) throw new Error('there is no canvas')
    return { canvas, brush }
  }
  const whole = draw(image.width, image.height)
  whole.brush.drawImage(image, 0, 0)
  const now = whole.brush.getImageData(0, 0, image.width, image.height)
  const old = kept.before
  kept.before = now
  let [left, top, right, bottom] = [image.width, image.height, -1, -1]
  for (let i = 0; i < now.data.length; i += 4) {
    if (old && Math.abs((now.data[i] ?? 0) - (old.data[i] ?? 0)) + Math.abs((now.data[i + 1] ?? 0) - (old.data[i + 1] ?? 0)) + Math.abs((now.data[i + 2] ?? 0) - (old.data[i + 2] ?? 0)) < 12) continue
    const [x, y] = [(i / 4) % image.width, Math.floor(i / 4 / image.width)]
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  if (right < 0) return undefined
  // WebP wants even coordinates.
  const [x, y] = [left - (left % 2), top - (top % 2)]
  const [width, height] = [right + 1 - x, bottom + 1 - y]
  const part = draw(width, height)
  part.brush.drawImage(image, -x, -y)
  return { url: part.canvas.toDataURL('image/webp', quality), x, y, width, height }
}

/** The parts of a film; each lasts until the next change. */
export async function differences(browser: Browser, pictures: readonly Buffer[], ms: number, quality: number): Promise<Part[]> {
  // A separate page: in the filmed one the clocks are stopped.
  const page = await browser.newPage()
  const parts: Part[] = []
  for (const picture of pictures) {
    const part = await page.evaluate(changed, { url: `data:image/png;base64,${picture.toString('base64')}`, quality })
    const last = parts.at(-1)
    if (part) parts.push({ ...part, picture: Buffer.from(part.url.slice(part.url.indexOf(',') + 1), 'base64'), ms })
    else if (last) last.ms += ms
  }
  await page.close()
  return parts
}
