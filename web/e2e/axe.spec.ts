import { expect, test } from '@playwright/test'
import { both, Guest } from './guest'
import { House } from './house'
import { Pupil } from './lesson'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

test('the pages around the tables can be read by everybody, by night and by day', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  for (const path of ['learn', 'learn/morgenland', 'almanac', 'almanac/five-tribes/djinn-jafaar', 'settings', 'lobby', 'signup', 'login', 'privacy']) {
    await anna.page.goto(house.url + path)
    await expect(anna.page.locator('h1').first()).toBeVisible()
    await both(anna)
  }
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('tables and lessons can be read by everybody, by night and by day', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  for (const game of ['Morgenland', 'Morgenland, the card game', 'Five Tribes', 'The Bazaar']) {
    await anna.page.goto(house.url)
    await anna.page.getByRole('button', { name: `Play ${game} against bots`, exact: true }).click()
    expect(await anna.waitForTurn(), game).toBe(true)
    await both(anna)
  }
  await anna.page.goto(`${house.url}learn/morgenland/play`)
  await new Pupil(anna).stop()
  await both(anna)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
