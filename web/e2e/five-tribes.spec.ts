import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { answer, mine, playTribes } from './five-tribes'
import { onTop, overlapping } from './fits'
import { heard } from './watch'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', process.env.SEED ?? '7')
})
test.afterEach(() => house.close())

/** How many answers are given with the mouse, which is slower; the others are given by the hand inside the page. */
const BY_MOUSE = 25

test('a whole game of Five Tribes for two against a bot, by pressing tiles and answers', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { game: 'five-tribes', players: 2 })
  await expect(anna.page.getByRole('group', { name: 'Tiles, 5 rows of 6' })).toBeVisible()
  for (let answers = 0; answers < BY_MOUSE; answers++) {
    expect(await anna.waitForTurn(), 'so soon no game ends').toBe(true)
    if (answers === 4) await anna.axe()
    if (answers === 6) await refused(anna)
    if (answers === 8) await reload(anna)
    await answer(anna, answers, 'mouse')
  }
  expect(await playTribes(anna, 900), 'a game ends').toBe(true)
  await expect(anna.over().locator('tbody tr')).toHaveCount(2)
  await sums(anna)
  await anna.axe()
  const href = await anna.page.getByRole('link', { name: 'Record' }).getAttribute('href')
  expect(await (await anna.page.request.get(new URL(href ?? '', house.url).href)).text()).toContain('five-tribes')
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** Presses a tile that is not lit: the server refuses it, naming the rule, and nothing changes. */
async function refused(guest: Guest): Promise<void> {
  const asked = await guest.asked()
  expect(await guest.page.locator('.tile.lit').count(), 'tiles are asked for').toBeGreaterThan(0)
  await guest.page.locator('.tile:not(.lit)').first().click()
  await expect(guest.page.getByTestId('notice')).toContainText(/F[TXRD]\d/)
  expect(await onTop(guest.page.getByTestId('notice')), 'nothing lies over the refusal').toEqual([])
  expect(await guest.asked()).toBe(asked)
  await guest.page.keyboard.press('Escape')
  await expect(guest.page.getByTestId('notice')).toHaveCount(0)
}

/** Checks that the page reads the same after a reload, once all calculations of the server have arrived. */
async function reload(guest: Guest): Promise<void> {
  await expect(guest.page.getByText('One moment …')).toHaveCount(0)
  // Points arrive a moment after the events they follow from, so wait until the text is stable.
  let before = ''
  await expect
    .poll(async () => {
      before = await guest.text()
      await guest.page.waitForTimeout(400)
      return guest.text().then((now) => now === before)
    })
    .toBe(true)
  await guest.page.reload()
  await expect(guest.app()).toBeVisible()
  await expect.poll(() => guest.text()).toBe(before)
}

/** Checks that the categories add up to the points, and that the best player comes first. */
async function sums(guest: Guest): Promise<void> {
  const rows = await guest
    .over()
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.querySelectorAll('td')].map((it) => Number(it.textContent))))
  for (const row of rows) expect(row.slice(1).reduce((sum, n) => sum + n, 0)).toBe(row[0])
  const totals = rows.map((row) => row[0] ?? 0)
  expect(totals).toEqual([...totals].sort((a, b) => b - a))
}

test('a whole game with The Artisans of Naqala: on a phone by day, by keyboard on a tablet; djinns and items are won and used', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'light' as const }
  const anna = await Guest.come(browser, house.url, 'Anna', phone)
  await anna.form('five-tribes')
  await anna.page.getByRole('radio', { name: 'With the expansion' }).check({ force: true })
  await anna.page.getByRole('form').getByRole('button', { name: 'Play Five Tribes against bots' }).click()
  await anna.waitForTurn()
  await anna.axe()
  // In landscape, too, every spot of the bids can be pressed.
  await anna.resize(844, 390)
  await expect.poll(() => anna.page.locator('.spots .spot').count()).toBeGreaterThan(5)
  expect(await overlapping(anna.page, '.spots .spot')).toEqual([])
  await anna.resize(390, 844)
  for (const tab of ['Market', 'Mine', 'Players', 'Log', 'Answer']) {
    await anna.page.getByRole('navigation', { name: 'Below the board' }).getByRole('button', { name: tab }).click()
    await anna.axe()
  }
  for (let i = 0; i < 6 && (await anna.waitForTurn()); i++) await answer(anna, i, 'mouse')
  expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const board = await anna.page.getByRole('group', { name: 'Tiles, 6 rows of 6' }).boundingBox()
  expect(board && board.x >= 0 && board.x + board.width <= 390 && board.y + board.height <= 844, 'the whole board is visible').toBe(true)

  await anna.resize(1024, 768)
  await anna.axe()
  for (let i = 0; i < 12 && (await anna.waitForTurn()) && !(await anna.page.locator('.tile.lit').count()); i++) await answer(anna, i, 'click')
  await byKeyboard(anna)
  expect(await playTribes(anna, 900)).toBe(true)
  await sums(anna)
  expect(mine(heard(anna).events, 0)).toEqual(expect.arrayContaining(['djinn-got', 'djinn-used', 'items-kept', 'item-used']))
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** Goes to a lit tile with the arrow keys and chooses it with Enter. */
async function byKeyboard(guest: Guest): Promise<void> {
  await guest.waitForTurn()
  const asked = await guest.asked()
  const target = Number(await guest.page.locator('.tile.lit').first().getAttribute('data-tile'))
  await guest.page.locator(`.tile[tabindex='0']`).focus()
  await guest.page.keyboard.press('Home')
  for (let i = 0; i < Math.floor(target / 6); i++) await guest.page.keyboard.press('ArrowDown')
  for (let i = 0; i < target % 6; i++) await guest.page.keyboard.press('ArrowRight')
  await expect(guest.page.locator(`[data-tile='${target}']`)).toBeFocused()
  // Before a pick-up, a press on a tile only looks at it.
  const looks = (await guest.page.locator(`.tile.may[data-tile='${target}']`).count()) > 0
  await guest.page.keyboard.press('Enter')
  if (looks) {
    await guest.page.getByTestId('step').focus()
    await guest.page.keyboard.press('Enter')
  }
  const choice = guest.page.locator('[data-choice]').first()
  if ((await guest.asked()) === asked && (await guest.page.locator('.tile.pressed').count())) {
    await choice.focus()
    await guest.page.keyboard.press('Enter')
  }
  await guest.answered(asked)
}
