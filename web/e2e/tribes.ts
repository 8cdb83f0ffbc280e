/** Playing Five Tribes by pressing what the page lights and lists. */
import { expect } from '@playwright/test'
import type { Guest } from './guest'

/** What can be pressed now: things lit on the table, and answers in the list. */
interface Offered {
  lit: string[]
  list: string[]
}

const offered = (guest: Guest): Promise<Offered> =>
  guest.page.evaluate(() => ({
    lit: [...document.querySelectorAll('.tile.lit')].map((it) => `[data-tile='${it.getAttribute('data-tile')}']`),
    list: [...document.querySelectorAll('[data-choice]')].map((it) => `[data-choice='${it.getAttribute('data-choice')}']`),
  }))

/** Answers whatever is asked: tiles first, else the list, each time another one of them. Says what was pressed. */
export async function answer(guest: Guest, nth: number): Promise<void> {
  const asked = await guest.asked()
  const { lit, list } = await offered(guest)
  const press = lit.length && (nth % 3 || !list.length) ? lit : list
  expect(press.length, 'something can be pressed').toBeGreaterThan(0)
  await guest.page.locator(press[nth % press.length] ?? '').first().click()
  if (press === lit) {
    const now = await guest.page.waitForFunction(
      (was) => {
        const app = document.querySelector('.app')
        if (app?.getAttribute('data-asked') !== was || document.querySelector('[data-testid=result]')) return 'answered'
        return document.querySelector('.tile.pressed') && document.querySelector('[data-choice]') ? 'narrowed' : undefined
      },
      asked,
    )
    if ((await now.jsonValue()) === 'narrowed') await guest.page.locator('[data-choice]').first().click()
  }
  await guest.answered(asked)
}
