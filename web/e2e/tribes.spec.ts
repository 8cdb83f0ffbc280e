import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { answer } from './tribes'

let house: House
test.beforeAll(async () => {
  house = await House.open('--seed-for-tests', '11')
})
test.afterAll(() => house.close())

test('a whole game of Five Tribes for two against a bot, by pressing tiles and answers', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await anna.page.getByRole('button', { name: 'Play Five Tribes against bots' }).click()
  await expect(anna.page.getByRole('group', { name: 'Tiles, 5 rows of 6' })).toBeVisible()
  let answers = 0
  while (await anna.waitForTurn()) {
    if (answers === 0 || answers === 20) await anna.axe()
    if (answers === 3) await refused(anna)
    await answer(anna, answers)
    answers += 1
    expect(answers, 'a game ends').toBeLessThan(900)
  }
  await expect(anna.over().locator('tbody tr')).toHaveCount(2)
  await sums(anna)
  await anna.axe()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** A tile that is not lit is answered by the house, with its rule, and changes nothing. */
async function refused(guest: Guest): Promise<void> {
  const asked = await guest.asked()
  const dark = guest.page.locator('.tile:not(.lit)').first()
  if (!(await guest.page.locator('.tile.lit').count())) return
  await dark.click()
  await expect(guest.page.getByTestId('notice')).toContainText(/F[TXRD]\d/)
  expect(await guest.asked()).toBe(asked)
  await guest.page.keyboard.press('Escape')
  await expect(guest.page.getByTestId('notice')).toHaveCount(0)
}

/** The categories add up to the points, and the best is first. */
async function sums(guest: Guest): Promise<void> {
  const rows = await guest.over().locator('tbody tr').evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((it) => Number(it.textContent))))
  for (const row of rows) expect(row.slice(0, -1).reduce((sum, n) => sum + n, 0)).toBe(row.at(-1))
  const totals = rows.map((row) => row.at(-1) ?? 0)
  expect(totals).toEqual([...totals].sort((a, b) => b - a))
}
