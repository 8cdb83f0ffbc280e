/** Pictures of a page at three sizes, by night and by day, and once in German. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { CDPSession } from '@playwright/test'
import type { Guest } from '../e2e/guest'

export const FOLDER = resolve(import.meta.dirname, '../../docs/screens')

const SIZES = { desk: [1440, 900], tablet: [768, 1024], phone: [390, 664] } as const
const THEMES = { night: 'dark', day: 'light' } as const
/** The size that a picture should not exceed; the worst quality is taken anyway. */
const HEAVIEST = 150_000
const QUALITIES = [58, 48, 40, 34]

export class Album {
  readonly #guest: Guest
  #line: CDPSession | undefined

  constructor(guest: Guest) {
    this.#guest = guest
    mkdirSync(FOLDER, { recursive: true })
  }

  /** What the page shows now, as a WebP picture. */
  async #picture(quality: number): Promise<Buffer> {
    this.#line ??= await this.#guest.context.newCDPSession(this.#guest.page)
    const { data } = await this.#line.send('Page.captureScreenshot', { format: 'webp', quality })
    return Buffer.from(data, 'base64')
  }

  async #keep(name: string): Promise<void> {
    await this.#rest()
    for (const quality of QUALITIES) {
      const picture = await this.#picture(quality)
      if (picture.length > HEAVIEST && quality !== QUALITIES.at(-1)) continue
      writeFileSync(join(FOLDER, `${name}.webp`), picture)
      return
    }
  }

  /** Waits until fonts are loaded, nothing moves, and the text no longer changes. */
  async #rest(): Promise<void> {
    await this.#guest.page.evaluate(async () => {
      await document.fonts.ready
      const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))
      for (let text = ''; text !== document.body.innerText; await pause(150)) text = document.body.innerText
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const moves = document.getAnimations().filter((it) => it.effect?.getComputedTiming().endTime !== Infinity)
      await Promise.race([Promise.allSettled(moves.map((it) => it.finished)), pause(1500)])
    })
  }

  /** Takes all pictures of this moment. */
  async shoot(name: string): Promise<void> {
    const { page } = this.#guest
    const before = page.viewportSize()
    // Nothing may be hovered.
    await page.mouse.move(1, 1)
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height })
      for (const [theme, colorScheme] of Object.entries(THEMES)) {
        await page.emulateMedia({ colorScheme })
        await this.#keep(`${name}-${size}-${theme}`)
      }
    }
    await this.#speak('de')
    await this.#keep(`${name}-phone-de`)
    await this.#speak('en')
    await page.emulateMedia({ colorScheme: 'dark' })
    if (before) await page.setViewportSize(before)
  }

  /** As if the language had been chosen in another tab. */
  async #speak(language: string): Promise<void> {
    const { page } = this.#guest
    await page.evaluate((to) => {
      const key = 'caravanserai.language'
      localStorage.setItem(key, to)
      dispatchEvent(new StorageEvent('storage', { key, newValue: to }))
    }, language)
    await page.waitForFunction((to) => document.documentElement.lang === to, language)
  }
}
