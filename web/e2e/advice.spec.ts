import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

test('a table agrees on advice: the invitation says so, and everybody may ask a bot', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await anna.page.getByRole('button', { name: 'Five Tribes with friends' }).click()
  await anna.page.getByRole('group', { name: 'Advice' }).getByRole('radio', { name: 'On' }).check({ force: true })
  await anna.page.getByRole('button', { name: 'Lay a table of Five Tribes for a friend' }).click()
  const link = await anna.page.getByLabel('Link to this table', { exact: true }).inputValue()
  const bilal = await Guest.arrive(browser, link, 'Bilal', { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true })
  await expect(bilal.page.getByRole('region', { name: 'What was agreed' })).toContainText(/Advice\s*On/)
  await bilal.page.getByLabel('Your name at this table').fill('Bilal')
  await bilal.page.getByRole('button', { name: 'Sit down' }).tap()
  for (const guest of [anna, bilal]) await expect(guest.app()).toBeVisible()
  const asked = await Promise.race([anna, bilal].map(async (guest) => ((await guest.waitForTurn()) ? guest : anna)))
  const other = asked === anna ? bilal : anna
  await asked.page.getByTestId('hint').click()
  const hints = asked.page.getByTestId('hints').locator('[data-hint]')
  await expect(hints.first()).toBeVisible()
  expect(await hints.count()).toBeLessThanOrEqual(3)
  await expect(other.page.getByTestId('hint'), 'who is not asked needs no advice').toHaveCount(0)
  expect([...anna.troubles, ...bilal.troubles]).toEqual([])
  await anna.leave()
  await bilal.leave()
})
