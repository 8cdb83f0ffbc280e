import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeAll(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterAll(() => house.close())

/** Makes an account for this guest. */
async function member(guest: Guest, name: string): Promise<void> {
  const { page } = guest
  await page.goto(`${house.url}signup`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill('open sesame')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
}

test('a rated game changes ratings, and stands on the board, on the page of the player and in the statistics', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  const { page } = anna
  await member(anna, 'Scheherazade')
  await page.goto(house.url)
  await anna.form('morgenland')
  await page.getByText('Rated', { exact: true }).click()
  await expect(page.getByText('For accounts and bots, by the clock')).toBeVisible()
  await page
    .getByRole('button', { name: /^Play Morgenland/ })
    .last()
    .click()
  expect(await anna.waitForTurn()).toBe(true)
  await expect(page.getByTestId('rating-0')).toHaveText('Rating 1500 ± 1000')
  await anna.axe()

  // After the player has resigned, bots play the game to its end, and it counts.
  await page.evaluate(async () => {
    const table = location.pathname.split('/').at(-1)
    await fetch(`/api/v1/tables/${table}/say`, { method: 'POST', body: JSON.stringify({ type: 'resign', key: 'resigned' }) })
  })
  await expect(page.getByTestId('rated')).toBeVisible({ timeout: 120_000 })
  await expect(page.getByTestId('rated')).toContainText('−')
  // Whatever the bot has won, the prompt says that the player has resigned.
  await expect(page.getByTestId('prompt')).toHaveText('You have resigned. A bot has played for you to the end.')
  await anna.axe()

  await page.goto(`${house.url}ratings`)
  await expect(page.getByTestId('board')).toContainText('Scheherazade')
  await expect(page.getByTestId('board')).toContainText('Bots, Easy')
  await anna.axe()
  await page.getByRole('link', { name: 'Scheherazade', exact: true }).last().click()
  await expect(page.getByTestId('rating-morgenland-4')).toBeVisible()
  await expect(page.getByTestId('statistics')).toContainText('Morgenland')
  await page.getByTestId('statistics').getByRole('button', { name: 'Morgenland', exact: true }).click()
  await anna.axe()
  expect(anna.troubles).toEqual([])

  // A guest on a phone sees the same board in German.
  const phone = await Guest.arrive(browser, `${house.url}ratings`, 'Ben', { viewport: { width: 390, height: 664 }, locale: 'de' })
  await expect(phone.page.getByTestId('board')).toContainText('Scheherazade')
  await phone.axe()
  expect(phone.troubles).toEqual([])
  await phone.leave()
  await anna.leave()
})

test('the deal of the day is for accounts, and how others did is shown after the own try', async ({ browser }) => {
  const guest = await Guest.arrive(browser, `${house.url}daily`, 'Ben', { viewport: { width: 390, height: 664 } })
  await expect(guest.page.getByTestId('daily-five-tribes')).toBeVisible()
  await expect(guest.page.getByText('is for accounts')).toBeVisible()
  await expect(guest.page.getByRole('button', { name: /^Play:/ })).toHaveCount(0)
  await guest.axe()
  await member(guest, 'Dunyazad')
  await guest.page.goto(`${house.url}daily`)
  await guest.page.getByRole('button', { name: 'Play: Five Tribes' }).click()
  expect(await guest.waitForTurn()).toBe(true)
  await guest.page.goto(`${house.url}daily`)
  await expect(guest.page.getByRole('button', { name: 'Go on: Five Tribes' })).toBeVisible()
  await expect(guest.page.getByRole('button', { name: 'How all did: Five Tribes' })).toHaveCount(0)
  await guest.page.getByRole('button', { name: 'Yesterday: Five Tribes' }).click()
  await expect(guest.page.getByText('Nobody finished the deal of that day.')).toBeVisible()
  await guest.axe()

  // After the game the result says why there is no replay yet, and from when on; so does the address of the replay.
  const sealed = /others play until midnight \(UTC\).*by your clock.*its luck be checked/
  await guest.page.getByRole('button', { name: 'Go on: Five Tribes' }).click()
  expect(await guest.waitForTurn()).toBe(true)
  const table = await guest.page.evaluate(() => location.href)
  await guest.page.evaluate(async () => {
    const table = location.pathname.split('/').at(-1)
    await fetch(`/api/v1/tables/${table}/say`, { method: 'POST', body: JSON.stringify({ type: 'resign', key: 'resigned' }) })
  })
  await expect(guest.over()).toContainText(sealed, { timeout: 120_000 })
  await expect(guest.page.getByRole('link', { name: 'Look at it again' })).toHaveCount(0)
  await guest.page.goto(`${table}/replay`)
  await expect(guest.page.getByRole('heading', { name: 'Deal of the day' })).toBeVisible()
  await expect(guest.page.getByRole('main')).toContainText(sealed)
  await guest.axe()
  // The browser logs 404 and 409 for what does not exist, or not yet.
  expect(guest.troubles.filter((it) => !/404|409/.test(it))).toEqual([])
  await guest.leave()
})

test('the house says what it is made of', async ({ browser }) => {
  const guest = await Guest.arrive(browser, `${house.url}about`, 'Ben')
  await expect(guest.page.getByTestId('notices')).toContainText('skillratings')
  await guest.axe()
  expect(guest.troubles).toEqual([])
  await guest.leave()
})
