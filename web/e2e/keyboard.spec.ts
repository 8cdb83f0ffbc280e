import { expect, test, type Page } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { enter, go, is, listen, playByKeyboard, silent, spoken } from './keyboard'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same games in every run.
  house = await House.open('--seed-for-tests', '3')
})
test.afterEach(() => house.close())

/** Sits down from the start page without a mouse, and starts recording announcements. */
async function sit(guest: Guest, name: string): Promise<void> {
  await guest.page.getByRole('button', { name }).focus()
  await guest.page.keyboard.press('Enter')
  await expect(guest.app()).toBeVisible()
  await listen(guest.page)
}

test('a whole game of Morgenland by keyboard alone, and what is announced', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna', { drawn: false })
  await sit(anna, 'Play Morgenland against bots')
  expect(await playByKeyboard(anna, 300, ofMorgenland)).toBeGreaterThan(15)
  const told = await spoken(anna.page)
  for (const words of ['Choose 3 treasures', 'Place a figure', 'You place your', 'places a figure', 'Turned up: ', 'The guard shows himself', 'The game is over.']) expect(told).toContain(words)
  expect(await silent(anna.page), 'nothing changes without a word').toEqual([])
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('a change that the house does not tell is caught', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna', { drawn: false })
  // Planted: the board changes as it should, but the lines about it are removed.
  await anna.page.routeWebSocket(/./, (client) => {
    const server = client.connectToServer()
    client.onMessage((text) => server.send(text))
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { events?: { type: string }[]; lines?: unknown[] }
      if (message.events?.some((it) => it.type === 'placed')) message.lines = []
      client.send(JSON.stringify(message))
    })
  })
  await sit(anna, 'Play Morgenland against bots')
  for (let i = 0; i < 4; i++) {
    await anna.waitForTurn()
    await anna.answer()
  }
  await expect.poll(() => silent(anna.page)).not.toEqual([])
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

async function ofMorgenland(page: Page, turn: number): Promise<void> {
  const figures = await page.locator('.hand button:enabled').evaluateAll((all) => all.map((it) => it.getAttribute('data-piece') ?? ''))
  if (figures.length) {
    await page.keyboard.press(figures.at(-1) ?? '')
    const fields = await page.locator('.spot.lit').evaluateAll((all) => all.map((it) => it.id))
    return enter(page, `#${fields[(turn * 3) % fields.length]}`)
  }
  if (await is(page, '.give:enabled')) return enter(page, '.give:enabled')
  if (await is(page, '[data-testid=confirm]')) {
    if (await is(page, '[data-testid=confirm]:disabled')) await enter(page, '[data-testid=propose]')
    return enter(page, '[data-testid=confirm]')
  }
  return enter(page, '.answer-area .btn.gold:enabled, .answer-area .btn:enabled')
}

test('a whole game of Five Tribes by keyboard alone, and what is announced', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna', { drawn: false })
  await sit(anna, 'Play Five Tribes against bots')
  expect(await playByKeyboard(anna, 400, ofFiveTribes)).toBeGreaterThan(20)
  const told = await spoken(anna.page)
  for (const words of ['Bid for your place', 'You bid', 'Pick up all meeples of a tile.', 'You pick up', 'You drop', 'The game is over.']) expect(told).toContain(words)
  expect(await silent(anna.page), 'nothing changes without a word').toEqual([])
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

async function ofFiveTribes(page: Page, turn: number): Promise<void> {
  if (await is(page, '.tile.may')) {
    const tiles = await page.locator('.tile.may').evaluateAll((all) => all.map((it) => it.getAttribute('data-tile')))
    await enter(page, `[data-tile='${tiles[turn % tiles.length]}']`)
    await expect(page.locator('[data-end]').first()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByTestId('go')).toBeFocused()
    return page.keyboard.press('Enter')
  }
  if (await is(page, '[data-choice]:enabled')) return enter(page, '[data-choice]:enabled')
  await go(page, '.tile.lit')
  await page.keyboard.press('Enter')
  if (await is(page, '[data-choice]:enabled')) await enter(page, '[data-choice]:enabled')
}
