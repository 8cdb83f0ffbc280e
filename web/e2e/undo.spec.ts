import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { sitDown } from './morgenland-basic'

let house: House
test.beforeAll(async () => {
  // Fixed luck: the same game in every run.
  house = await House.open('--seed-for-tests', process.env.SEED ?? '3')
})
test.afterAll(() => house.close())

test('a placement is taken back by key and by button, with what bots did since', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await sitDown(anna, 3)
  await anna.waitForTurn()
  await anna.answer()
  await anna.waitForTurn()
  const figures = () => anna.page.locator('#field-guard use').count()
  const before = await figures()
  for (const how of ['key', 'button'] as const) {
    await anna.place(9, 'guard')
    await anna.waitForTurn()
    await expect(anna.page.locator("[data-piece='9']")).toHaveCount(0)
    const asked = await anna.asked()
    if (how === 'key') await anna.page.keyboard.press('u')
    else await anna.page.getByTestId('undo').click()
    await anna.answered(asked)
    await anna.waitForTurn()
    await expect(anna.page.locator("[data-piece='9']")).toBeEnabled()
    expect(await figures()).toBe(before)
  }
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('what another person has seen is taken back only if both agree', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await anna.page.getByRole('button', { name: 'Morgenland with friends' }).click()
  await anna.page.getByRole('button', { name: 'Lay a table of Morgenland for a friend' }).click()
  const link = await anna.page.getByLabel('Link to this table', { exact: true }).inputValue()
  const bilal = await Guest.come(browser, house.url, 'Bilal')
  await bilal.page.goto(link)
  await bilal.page.getByRole('button', { name: 'Sit down' }).click()
  for (const guest of [anna, bilal]) {
    await expect(guest.app()).toBeVisible()
    await guest.waitForTurn()
    await guest.answer()
  }
  const first = await Promise.race([anna, bilal].map(async (it) => (await it.waitForTurn(), it)))
  const other = first === anna ? bilal : anna
  await first.place(9, 'guard')
  await other.waitForTurn()
  await other.place(8, 'guard')
  await first.waitForTurn()

  // It is not free any more, so it says so before, and asks.
  const ask = async () => {
    await first.page.getByTestId('undo').click()
    await expect(first.page.getByRole('dialog')).toContainText('only if all persons at the table agree')
    await first.page.getByTestId('ask-back').click()
  }
  await ask()
  await expect(other.page.getByTestId('wish')).toContainText(`${first.name} would like to take back`)
  await other.axe()
  await other.page.getByRole('button', { name: 'Decline' }).click()
  await expect(first.page.getByTestId('wish')).toHaveCount(0)
  await expect(first.page.locator("[data-piece='9']")).toHaveCount(0)

  await ask()
  await expect(first.page.getByTestId('wish')).toContainText('Still to answer')
  await other.page.getByTestId('agree').click()
  await expect(first.page.locator("[data-piece='9']")).toBeEnabled()
  await expect(other.page.locator("[data-piece='8']")).toHaveCount(1)
  expect([...anna.troubles, ...bilal.troubles]).toEqual([])
  await anna.leave()
  await bilal.leave()
})
