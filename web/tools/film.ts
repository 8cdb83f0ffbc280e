/** A film of the page, in its own time: clocks and movements stand still while a picture is taken, so that no machine is too slow for it. */
import type { Page } from '@playwright/test'
import type { Album } from './album'
import { moving } from './moving'

declare global {
  interface Window {
    /** Lets everything that moves go on by so many thousandths of a second. */
    goOn: (ms: number) => void
  }
}

/** From now on nothing moves by itself. */
async function stop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = new WeakMap<Animation, number>()
    window.goOn = (ms) => {
      for (const it of document.getAnimations()) {
        const known = seen.get(it)
        const at = known === undefined ? 0 : known + ms
        seen.set(it, at)
        it.pause()
        const { endTime } = it.effect?.getComputedTiming() ?? {}
        if (typeof endTime === 'number' && at >= endTime) it.finish()
        else it.currentTime = at
      }
    }
  })
}

interface Picture {
  picture: Buffer
  ms: number
}

/** How long each picture lasts, how good and how many they are, how many follow the end, how heavy the film may be, and when it ends. */
interface Wish {
  ms: number
  quality: number
  most: number
  after: number
  heaviest: number
  until: () => Promise<boolean>
}

/** Every second picture, each for as long as two. */
const thinned = (pictures: readonly Picture[]): Picture[] => pictures.flatMap((it, i) => (i % 2 ? [] : [{ ...it, ms: it.ms + (pictures[i + 1]?.ms ?? 0) }]))

/** Films until this is so, and then so many pictures more; the same picture is kept once, for longer. */
export async function film(page: Page, album: Album, { ms, quality, most, after, heaviest, until }: Wish): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  const clip = { x: 0, y: 0, width, height, scale: 0.5 }
  const pictures: Picture[] = []
  await stop(page)
  for (let left = after; pictures.length < most && left > 0;) {
    const picture = await album.picture(quality, clip)
    const last = pictures.at(-1)
    if (last?.picture.equals(picture)) last.ms += ms
    else pictures.push({ picture, ms })
    await page.clock.runFor(ms)
    await page.evaluate((by) => window.goOn(by), ms)
    if (await until()) left -= 1
  }
  for (let shown = pictures; ; shown = thinned(shown)) {
    const whole = moving(shown, width / 2, height / 2)
    if (whole.length <= heaviest || shown.length < 2) return whole
  }
}
