import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', process.env.SEED ?? '3')
})
test.afterEach(() => house.close())

test('a whole game against bots on a phone, in two presses', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const anna = await Guest.come(browser, house.url, 'Anna', phone)
  await anna.axe()
  await anna.page.getByRole('button', { name: 'Play Morgenland against bots' }).tap()
  let answers = 0
  while (await anna.waitForTurn()) {
    if (answers === 0 || answers === 5) await anna.axe()
    if (answers === 5) await tabs(anna)
    await anna.answer()
    answers += 1
    expect(answers, 'a game ends').toBeLessThan(500)
    const board = await anna.page.locator('svg.board').boundingBox()
    expect(board && board.x >= 0 && board.y >= 0 && board.x + board.width <= 390 && board.y + board.height <= 844, 'the whole board is visible').toBe(true)
  }
  await expect(anna.over().locator('li')).toHaveCount(4)
  await anna.axe()
  expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** Checks that everything else lies below the board, one tab away. */
async function tabs(guest: Guest): Promise<void> {
  const press = (name: string) => guest.page.getByRole('navigation', { name: 'Below the board' }).getByRole('button', { name }).tap()
  await press('Screen')
  await expect(guest.page.getByRole('heading', { name: 'Your treasures' })).toBeVisible()
  await press('Players')
  await expect(guest.page.getByText('you · your turn')).toBeVisible()
  await press('Log')
  await expect(guest.page.getByText('You choose')).toBeVisible()
  await guest.axe()
  await press('Table')
}
