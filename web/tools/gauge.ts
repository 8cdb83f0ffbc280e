/** Stopwatches in the page itself, so that nothing but the page is measured. */
import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** How long each press took until the page had changed. */
    presses: number[]
    pictures: Frames
  }
}

export interface Frames {
  frames: number
  /** Frames that came more than 50 ms after the one before; a busy machine may be the cause. */
  long: number
  longest: number
}

/** Times every press of the hand from here on, except presses while an answer is on its way, which mean nothing. */
export async function countPresses(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.presses = []
    const { press, asked } = window.hand
    let pending = ''
    window.hand.press = (it) => {
      if (!it || pending === asked()) return press(it)
      const start = performance.now()
      const seen = new MutationObserver(() => {
        window.presses.push(performance.now() - start)
        seen.disconnect()
        pending = document.querySelector('.prompt .w')?.textContent?.includes('on its way') ? asked() : ''
      })
      seen.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
      it.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))
      press(it)
      // A press that changed nothing is not counted.
      setTimeout(() => seen.disconnect(), 1000)
    }
  })
}

export const presses = (page: Page): Promise<number[]> => page.evaluate(() => window.presses)

/** Touches a tile and puts it back; returns how long the first end took to be lit. */
export const touch = (page: Page, tile: string): Promise<number> =>
  page.evaluate(async (tile) => {
    const { one, press, wait } = window.hand
    const lit = () => one('.tile.end') !== null
    await wait('nothing is lit', () => !lit())
    const start = performance.now()
    const time = new Promise<number>((done) => {
      const seen = new MutationObserver(() => {
        if (!lit()) return
        seen.disconnect()
        done(performance.now() - start)
      })
      seen.observe(document.body, { subtree: true, childList: true, attributes: true })
    })
    press(one(`[data-tile='${tile}']`))
    const took = await Promise.race([time, new Promise<number>((done) => setTimeout(done, 5000, 5000))])
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
    await wait('it is put back', () => !lit())
    return took
  }, tile)

/** Counts frames while a scene is played; the result reads the counts. */
export async function watchFrames(page: Page): Promise<() => Promise<Frames>> {
  await page.evaluate(() => {
    const seen: Frames = (window.pictures = { frames: 0, long: 0, longest: 0 })
    const told = () => document.querySelector('.app')?.getAttribute('data-scene') !== ''
    let last: number | undefined
    const frame = (now: number) => {
      if (last !== undefined && told()) {
        seen.frames += 1
        seen.longest = Math.max(seen.longest, now - last)
        if (now - last > 50) seen.long += 1
      }
      last = told() ? now : undefined
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
  return () => page.evaluate(() => window.pictures)
}
