/** A guest who learns a game by its guided first game. */
import { expect } from '@playwright/test'
import type { Guest } from './guest'

export class Pupil {
  constructor(readonly guest: Guest) {}

  get page() {
    return this.guest.page
  }
  guide = () => this.page.getByTestId('guide')

  /** The stop that the lesson is at, once the board has reached it. */
  async stop(): Promise<number> {
    const page = this.page.locator('.lesson[data-told=true]')
    await expect(page).toHaveAttribute('data-stop', /\d/)
    return Number(await page.getAttribute('data-stop'))
  }

  async leaves(stop: number): Promise<void> {
    await expect(this.page.locator('.lesson')).not.toHaveAttribute('data-stop', String(stop))
    await this.stop()
  }

  /** Waits until the guide's words are visible and hardly cover what the lesson points at. */
  async seesWhatIsMeant(): Promise<void> {
    await expect(this.guide()).toBeInViewport({ ratio: 0.98 })
    const most = async (): Promise<number> => {
      const words = await this.guide().boundingBox()
      const boxes = await Promise.all((await this.page.locator('.veil .ring').all()).map((it) => it.boundingBox()))
      const covered = boxes.map((box) => {
        if (!box || !words) return 1
        const wide = Math.min(box.x + box.width, words.x + words.width) - Math.max(box.x, words.x)
        const high = Math.min(box.y + box.height, words.y + words.height) - Math.max(box.y, words.y)
        return (Math.max(0, wide) * Math.max(0, high)) / (box.width * box.height)
      })
      return Math.max(0, ...covered)
    }
    await expect.poll(most, await this.guide().innerText()).toBeLessThan(0.35)
  }

  /** Goes to the next stop as the lesson suggests. */
  async goesOn(): Promise<void> {
    const at = await this.stop()
    await this.guide().getByTestId('go-on').or(this.guide().getByTestId('show-me')).click()
    await this.leaves(at)
  }

  /** Follows the suggestions to the end and runs `each` at every stop; returns the number of steps. */
  async toTheEnd(each: () => Promise<void> = async () => {}): Promise<number> {
    for (let steps = 0; ; steps += 1) {
      await this.stop()
      await each()
      if (await this.guide().locator('[data-next]').first().isVisible()) return steps
      await this.goesOn()
    }
  }
}
