import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { playCards } from './morgenland-cards'

let house: House
test.beforeAll(async () => {
  // Fixed luck: the same game in every run.
  house = await House.open('--seed-for-tests', '4')
})
test.afterAll(() => house.close())

test('a whole game of cards for three, by pressing heroes, locations and cards', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await sitDown(anna, 3)
  const start = await playCards(anna, 12)
  await anna.axe()
  await reload(anna)
  const way = await playCards(anna, 2000)
  expect(way.over).toBe(true)
  await expect(anna.over().locator('ol > li')).toHaveCount(3)
  await anna.axe()
  expect([...start.asked, ...way.asked]).toEqual(expect.arrayContaining(['K15.2', 'K4.1', 'K6.1', 'K10.2']))
  const href = await anna.page.getByRole('link', { name: 'Record' }).getAttribute('href')
  expect(await (await anna.page.request.get(new URL(href ?? '', house.url).href)).text()).toContain('morgenland-cards')
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('two with the dummy on a phone by day', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'light' as const }
  const anna = await Guest.come(browser, house.url, 'Anna', phone)
  await sitDown(anna, 2)
  await anna.waitForTurn()
  await anna.axe()
  await playCards(anna, 25)
  for (const tab of ['Hand', 'Players', 'Log', 'Answer']) {
    await anna.page.getByRole('navigation', { name: 'Below the board' }).getByRole('button', { name: tab }).tap()
    await anna.axe()
  }
  expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

async function sitDown(guest: Guest, players: number): Promise<void> {
  const form = guest.page.getByRole('form', { name: 'A table of Morgenland, the card game' })
  await form
    .getByRole('group', { name: 'Players' })
    .getByRole('radio', { name: String(players), exact: true })
    .check({ force: true })
  await form.getByRole('radio', { name: 'All spells', exact: true }).check({ force: true })
  await form.getByRole('button', { name: 'against bots' }).click()
  await expect(guest.app()).toBeVisible()
}

/** The page after a reload is the page before it. */
async function reload(guest: Guest): Promise<void> {
  const before = await guest.text()
  await guest.page.reload()
  await expect(guest.app()).toBeVisible()
  await expect.poll(() => guest.text(), { timeout: 15_000 }).toBe(before)
}
