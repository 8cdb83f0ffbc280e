import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { playOn, sitDown } from './pro'

let house: House
test.beforeAll(async () => {
  // Fixed luck: the same game in every run.
  house = await House.open('--seed-for-tests', process.env.SEED ?? '5')
})
test.afterAll(() => house.close())

test('a whole professional game against bots: windows, spells, artifacts and every choice they bring', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await sitDown(anna, Number(process.env.PLAYERS ?? 3))
  const start = await playOn(anna, 400, 'cards')
  console.log(start)
  await anna.axe()
  const way = await playOn(anna, 3000)
  console.log(way)
  expect(way.over).toBe(true)
  await expect(anna.over().locator('li')).toHaveCount(3)
  await anna.axe()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
