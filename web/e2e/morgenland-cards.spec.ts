import { expect, test } from '@playwright/test'
import { fits, unfit } from './fits'
import { Guest } from './guest'
import { House } from './house'
import { cards, playCards } from './morgenland-cards'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', process.env.SEED ?? '6')
})
test.afterEach(() => house.close())

test('a whole game of cards for five, by pressing heroes, locations and cards', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await sitDown(anna, 5)
  const start = await playCards(anna, 4)
  await anna.waitForTurn()
  await fits(anna, 'placing')
  await hiddenHeroesLookAlike(anna)
  await anna.axe()
  await reload(anna)
  const caves = await playCards(anna, 2)
  await anna.waitForTurn()
  await fits(anna, 'in a cave')
  const way = await playCards(anna, 2000)
  expect(way.over).toBe(true)
  await expect(anna.over().locator('ol > li')).toHaveCount(5)
  await anna.axe()
  const all = [start, caves, way]
  expect(all.flatMap((it) => it.asked)).toEqual(expect.arrayContaining(['K4.1', 'K6.1', 'K10.2']))
  expect(all.flatMap((it) => it.pressed)).toEqual(expect.arrayContaining(['piece', 'place', 'pick', 'treasure', 'pay']))
  const href = await anna.page.getByRole('link', { name: 'Record' }).getAttribute('href')
  expect(await (await anna.page.request.get(new URL(href ?? '', house.url).href)).text()).toContain('morgenland-cards')
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('a whole game of two with the dummy, on a phone by day', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, colorScheme: 'light' as const }
  const anna = await Guest.seated(browser, house.url, 'Anna', cards(2), phone)
  await anna.waitForTurn()
  await anna.axe()
  const start = await playCards(anna, 9)
  await anna.waitForTurn()
  expect(await unfit(anna)).toEqual([])
  for (const tab of ['Hand', 'Players', 'Log', 'Answer']) {
    await anna.page.getByRole('navigation', { name: 'Below the board' }).getByRole('button', { name: tab }).tap()
    await anna.axe()
  }
  const way = await playCards(anna, 2000)
  expect(way.over).toBe(true)
  expect([...start.pressed, ...way.pressed]).toEqual(expect.arrayContaining(['piece', 'place', 'pick', 'pay', 'card']))
  await expect(anna.over().locator('ol > li')).toHaveCount(2)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('paying: price, then bribe; what is lacking is said; pressing again takes back; too much is refused by its rule', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', cards(3), { locale: 'en' })
  const { page } = anna
  const treasures = page.locator('[data-pay]')
  const confirm = page.getByTestId('confirm')
  // Play on to an offer that can be paid in more than one way.
  await toQuestion(anna, () => document.querySelector('[data-testid=ways]') !== null && document.querySelector('[data-testid=pass]') !== null)
  await fits(anna, 'an offer')
  await expect(confirm).toBeDisabled()
  await expect(page.locator('.dues .price')).toContainText(/Price \d+\s*\d+ more/)
  await page.getByTestId('ways').click()
  await page.locator('[data-way]').first().click()
  await expect(confirm).toBeEnabled()
  await expect(page.locator('.dues .note')).toContainText('K10.6')
  const chosen = page.locator('[data-pay][aria-pressed=true]')
  const before = await chosen.count()
  expect(before).toBeGreaterThan(0)
  await expect(page.locator('.tab').filter({ hasText: 'price' })).not.toHaveCount(0)
  const spare = page.locator('[data-pay][aria-pressed=false]')
  if (await spare.count()) {
    await spare.first().click()
    await expect(page.getByTestId('notice')).toContainText(/K10\.\d/)
    expect(await chosen.count()).toBe(before)
  }
  await chosen.first().click()
  await expect(chosen).toHaveCount(before - 1)
  await expect(confirm).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(chosen).toHaveCount(0)
  expect(await treasures.count()).toBeGreaterThan(0)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** Plays until `seen` holds in the page. */
async function toQuestion(guest: Guest, seen: () => boolean): Promise<void> {
  for (let i = 0; i < 200; i++) {
    expect(await guest.waitForTurn(), 'such a question comes').toBe(true)
    if (await guest.page.evaluate(seen)) return
    await playCards(guest, 1)
  }
  throw new Error('no such question came')
}

/** Checks that nothing in the page tells apart the heroes that other players hide. */
async function hiddenHeroesLookAlike(guest: Guest): Promise<void> {
  const drawings = await guest.page.locator('span.he').evaluateAll((all) =>
    all
      .map((it) => it.innerHTML.replace(/<!--.*?-->/g, ''))
      .filter((it) => /#f\dd"/.test(it))
      .map((it) => it.replace(/#f\dd/, '#hidden')),
  )
  expect(drawings.length).toBeGreaterThan(4)
  expect(new Set(drawings).size).toBe(1)
}

async function sitDown(guest: Guest, players: number): Promise<void> {
  await guest.form('morgenland-cards')
  const form = guest.page.getByRole('form', { name: 'A table of Morgenland, the card game' })
  await form
    .getByRole('group', { name: 'Players' })
    .getByRole('radio', { name: String(players), exact: true })
    .check({ force: true })
  await form.getByRole('radio', { name: 'All spells', exact: true }).check({ force: true })
  await form.getByRole('button', { name: 'against bots' }).click()
  await expect(guest.app()).toBeVisible()
}

/** Checks that the page reads the same after a reload. */
async function reload(guest: Guest): Promise<void> {
  const before = await guest.text()
  await guest.page.reload()
  await expect(guest.app()).toBeVisible()
  await expect.poll(() => guest.text(), { timeout: 15_000 }).toBe(before)
}
