/** A film of the page in virtual time: clocks and movements stand still while a picture is taken, so that no machine is too slow for it. */
import type { Browser, Page } from '@playwright/test'
import { differences } from './differences'
import { moving } from './moving'

declare global {
  interface Window {
    /** Advances everything that moves by this many milliseconds. */
    goOn: (ms: number) => void
  }
}

/** Installs `goOn`, which stops what moves by itself. */
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

/** Duration and quality of each picture, how many at most and how many after the end, the largest size in bytes, and when the film ends. */
interface Wish {
  ms: number
  quality: number
  most: number
  after: number
  heaviest: number
  until: () => Promise<boolean>
}

/** Films until `until` holds, and then `after` pictures more. While it is too large, every second picture is left out. */
export async function film(browser: Browser, page: Page, { ms, quality, most, after, heaviest, until }: Wish): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 }
  const line = await page.context().newCDPSession(page)
  const clip = { x: 0, y: 0, width, height, scale: 0.5 }
  const pictures: Buffer[] = []
  await stop(page)
  for (let left = after; pictures.length < most && left > 0;) {
    const { data } = await line.send('Page.captureScreenshot', { format: 'png', clip })
    pictures.push(Buffer.from(data, 'base64'))
    await page.clock.runFor(ms)
    await page.evaluate((by) => window.goOn(by), ms)
    if (await until()) left -= 1
  }
  for (let step = 1; ; step *= 2) {
    const shown = pictures.filter((_, i) => i % step === 0)
    const whole = moving(await differences(browser, shown, ms * step, quality), width / 2, height / 2)
    if (whole.length <= heaviest || shown.length < 2) return whole
  }
}
