import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  house = await House.open()
})
test.afterEach(() => house.close())

test('a whole turn by keyboard alone', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await anna.page.getByRole('button', { name: 'Play Morgenland against bots' }).focus()
  await anna.page.keyboard.press('Enter')
  await anna.waitForTurn()
  const first = await anna.asked()
  for (const kind of ['crown', 'pearl', 'gem']) {
    await anna.page.getByRole('button', { name: `One ${kind} more` }).focus()
    await anna.page.keyboard.press('Enter')
  }
  await anna.page.getByTestId('confirm').focus()
  await anna.page.keyboard.press('Enter')
  await anna.answered(first)
  await anna.waitForTurn()
  const second = await anna.asked()
  await anna.page.keyboard.press('7')
  await expect(anna.page.getByRole('button', { name: 'Figure 7' })).toHaveAttribute('aria-pressed', 'true')
  await anna.page.keyboard.press('Escape')
  await expect(anna.page.getByRole('button', { name: 'Figure 7' })).toHaveAttribute('aria-pressed', 'false')
  await anna.page.keyboard.press('7')
  await anna.page.locator('#field-crowns').focus()
  await anna.page.keyboard.press('ArrowUp')
  await expect(anna.page.locator('#field-caravanserai')).toBeFocused()
  await anna.page.keyboard.press('Enter')
  await anna.answered(second)
  await expect(anna.page.getByText('You place your 7 in the Caravanserai.').first()).toBeVisible()
  await expect(anna.page.locator('#field-caravanserai')).toHaveAttribute('aria-label', /Your figures: 7 face down/)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
