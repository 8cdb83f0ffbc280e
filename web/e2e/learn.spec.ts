import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { holds, speaks } from './holds'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

test('every rule has its place, and a rule that a table cites leads there', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  await anna.page.getByRole('link', { name: 'Rules of Morgenland', exact: true }).click()
  await expect(anna.page.getByRole('heading', { name: 'In a few minutes' })).toBeVisible()
  await anna.axe()
  await anna.page.getByRole('link', { name: 'M5.3', exact: true }).first().click()
  await expect(anna.page.locator('[id="M5.3"]')).toBeInViewport()
  await anna.page.goto(`${house.url}learn/five-tribes#FT4.8`)
  await expect(anna.page.locator('[id="FT4.8"]')).toBeInViewport()
  await holds(anna, 'the rules')

  await anna.sitDown(house.url, { game: 'morgenland', players: 4 })
  await anna.waitForTurn()
  await anna.page.locator('.prompt .rule').first().click()
  const link = anna.page.getByRole('link', { name: 'Read it in the rules' })
  await expect(link).toHaveAttribute('href', /^\/learn\/morgenland#M/)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('the almanac finds a card by a word, and each has a page of its own', async ({ browser }) => {
  const anna = await Guest.arrive(browser, `${house.url}almanac`, 'Anna', { locale: 'de-DE', colorScheme: 'light' })
  await expect(anna.page.getByRole('heading', { name: 'Fibel' })).toBeVisible()
  await anna.axe()
  await speaks(anna, 'de', 'the almanac')
  await holds(anna, 'the almanac')
  await anna.page.keyboard.press('/')
  await anna.page.keyboard.type('Mondfinsternis')
  await expect(anna.page.getByRole('status')).toHaveText('2 Karten')
  await anna.page.getByRole('link', { name: 'Mondfinsternis' }).first().click()
  const sheet = anna.page.getByRole('dialog', { name: 'Mondfinsternis' })
  await expect(sheet).toContainText('Lunar Eclipse')
  await expect(sheet.getByRole('link', { name: /M12\.9/ })).toHaveAttribute('href', '/learn/morgenland#M12.9')
  expect(anna.page.url()).toContain('/almanac/morgenland/spell-lunar-eclipse')
  await anna.axe()
  await anna.page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
