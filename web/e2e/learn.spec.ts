import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { holds, speaks } from './holds'
import { House } from './house'

let house: House
test.beforeAll(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterAll(() => house.close())

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

  await anna.page.goto(house.url)
  await anna.page.getByRole('button', { name: 'Play Morgenland against bots' }).click()
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

test('a finished game is looked at again from any seat, and a link leads to a step', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await anna.page.getByRole('button', { name: 'Play The Bazaar against bots' }).click()
  for (let i = 0; await anna.waitForTurn(); i++) {
    const asked = await anna.asked()
    await anna.page.locator('[data-choice]').first().click()
    await anna.answered(asked)
    expect(i, 'a game ends').toBeLessThan(100)
  }
  await anna.page.getByRole('link', { name: 'Look at it again' }).click()
  const film = anna.page.getByRole('region', { name: 'Look at it again' })
  await expect(film.getByText('Luck checked')).toBeVisible()
  await expect(film.getByRole('status')).toHaveText(/^Step 0 of \d+$/)
  const before = await anna.page.locator('ol.log').innerText()
  await film.getByRole('button', { name: 'One step on' }).click()
  await film.getByRole('button', { name: 'One step on' }).click()
  await expect(film.getByRole('status')).not.toHaveText(/^Step 0 /)
  const link = anna.page.url()
  await film.getByRole('button', { name: 'To the end' }).click()
  await expect(anna.page.locator('ol.log')).not.toHaveText(before)
  await anna.axe()
  await film.getByLabel('Seen by').selectOption({ label: 'somebody who watches' })
  await expect.poll(() => anna.page.url()).not.toContain('seat=')

  const zahra = await Guest.arrive(browser, link, 'Zahra', { colorScheme: 'light', viewport: { width: 390, height: 664 } })
  await expect(zahra.page.getByRole('region', { name: 'Look at it again' })).toBeVisible()
  expect(new URL(zahra.page.url()).search).toBe(new URL(link).search)
  await zahra.axe()
  expect([...anna.troubles, ...zahra.troubles]).toEqual([])
  await anna.leave()
  await zahra.leave()
})
