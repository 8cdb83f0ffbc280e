/** `cargo xtask screens`: a picture of every page and of the phases of every game, with a fixed seed. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import { playTribes } from '../e2e/five-tribes'
import { Guest, type Laid } from '../e2e/guest'
import { House } from '../e2e/house'
import { Pupil } from '../e2e/lesson'
import { playCards } from '../e2e/morgenland-cards'
import { sitDown } from '../e2e/morgenland-basic'
import { playOn, sitDown as sitDownPro } from '../e2e/morgenland-pro'
import { Album, FOLDER } from './album'
import { film } from './film'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '11')
})
test.afterEach(() => house.close())

const come = async (browser: Browser, speed: 'off' | 'normal' = 'off') => {
  const nadia = await Guest.come(browser, house.url, 'Nadia', { speed })
  return { nadia, page: nadia.page, album: new Album(nadia) }
}

/** A moment to be shown: its name, and what is on the page then. Some need presses first, which are undone afterwards. */
interface Moment {
  name: string
  when: string
  press?: (page: Page) => Promise<number>
}

/** Presses these one after the other; returns how many must be undone. */
const pressing =
  (...what: string[]) =>
  async (page: Page): Promise<number> => {
    for (const it of what) await page.locator(it).first().click()
    return what.length
  }

/** Looks at the tile with the most ends. */
async function widest(page: Page): Promise<number> {
  let best = { tile: '', ends: 0 }
  for (const tile of await page.locator('.tile.may').evaluateAll((all) => all.map((it) => `[data-tile='${it.getAttribute('data-tile')}']`))) {
    await page.locator(tile).click()
    await expect(page.locator('[data-end]').first()).toBeVisible()
    const ends = await page.locator('[data-end]').count()
    if (ends > best.ends) best = { tile, ends }
    await page.keyboard.press('Escape')
  }
  await page.locator(best.tile).click()
  await expect(page.locator('[data-end]').first()).toBeVisible()
  return 1
}

/** Plays on, question by question, and takes every moment the first time it comes. */
async function phases(guest: Guest, album: Album, moments: Moment[], play: () => Promise<unknown>): Promise<void> {
  const { page } = guest
  const left = [...moments]
  const most = 900
  for (let answers = 0; answers < most && (await guest.waitForTurn()); answers++) {
    for (const moment of [...left]) {
      if (!(await page.locator(moment.when).count())) continue
      left.splice(left.indexOf(moment), 1)
      const pressed = (await moment.press?.(page)) ?? 0
      await album.shoot(moment.name)
      for (let i = 0; i < pressed; i++) await page.keyboard.press('Escape')
    }
    await play()
  }
  await expect(guest.over()).toBeVisible()
  if (left.length) console.log(`never seen: ${left.map((it) => it.name).join(', ')}`)
}

test('the pages around the tables', async ({ browser }) => {
  const { page, album } = await come(browser)
  await expect(page.getByRole('button', { name: 'Play Morgenland now' })).toBeVisible()
  await album.shoot('home-first')
  await page.locator("[data-table='morgenland']").click()
  await album.shoot('table-form')
  await page.keyboard.press('Escape')
  for (const path of ['learn', 'learn/morgenland', 'learn/morgenland-cards', 'learn/five-tribes', 'almanac', 'almanac/morgenland/spell-teleport', 'settings', 'nowhere']) {
    await page.goto(house.url + path)
    await page.waitForLoadState('networkidle')
    await album.shoot(path.replaceAll('/', '-'))
  }
  await page.goto(house.url)
  await page.getByRole('button', { name: 'Morgenland with friends' }).click()
  await page.getByRole('button', { name: 'Lay a table of Morgenland for a friend' }).click()
  await expect(page.getByLabel('Link to this table', { exact: true })).toBeVisible()
  await album.shoot('invitation')
  const invited = await Guest.arrive(browser, page.url(), 'Omar')
  await expect(invited.page.getByRole('button', { name: 'Sit down' })).toBeVisible()
  await new Album(invited).shoot('invited')
})

/** Fills in the form for an account. */
async function signUp(page: Page, name: string): Promise<void> {
  await page.goto(`${house.url}signup`)
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Password', { exact: true }).fill('open sesame')
}

test('people: accounts, the lobby, those in charge', async ({ browser }) => {
  const { nadia, page, album } = await come(browser)
  await signUp(page, 'Nadia')
  await album.shoot('signup')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await nadia.sitDown(house.url, { game: 'morgenland-cards', players: 2 })
  await playCards(nadia, 2000)
  await page.goto(`${house.url}account`)
  await expect(page.getByText('this browser', { exact: true })).toBeVisible()
  await album.shoot('account')
  await page.goto(`${house.url}person/Nadia`)
  await expect(page.getByRole('heading', { name: 'Nadia' })).toBeVisible()
  await album.shoot('person')
  for (const path of ['ratings', 'daily', 'privacy', 'about']) {
    await page.goto(house.url + path)
    await page.waitForLoadState('networkidle')
    await album.shoot(path)
  }

  const tables: [string, Laid][] = [
    ['Omar', { game: 'morgenland', players: 4, friends: 2, clock: '30+600', open: true }],
    ['Leila', { game: 'five-tribes', players: 3, friends: 1, setup: 'expansion=on', clock: '1d', open: true }],
    ['Samir', { game: 'morgenland-cards', players: 3, open: true }],
  ]
  for (const [name, laid] of tables) await Guest.seated(browser, house.url, name, laid)
  await page.goto(`${house.url}lobby`)
  await expect(page.getByText('Leila’s table')).toBeVisible()
  await album.shoot('lobby')

  const claim = /http\S+claim#\S+/.exec(house.said)?.[0]
  if (!claim) throw new Error(`the house has told nobody how it is taken charge of: ${house.said}`)
  await page.goto(claim)
  await page.locator('main .btn.gold').click()
  await expect(page).toHaveURL(/admin$/)
  await expect(page.getByText('Omar').first()).toBeVisible()
  await album.shoot('admin')
})

test('company: clocks and chat at a table', async ({ browser }) => {
  const nadia = await Guest.seated(browser, house.url, 'Nadia', { game: 'five-tribes', players: 3, friends: 1, clock: '30+600' })
  const omar = await Guest.joins(browser, nadia.page.url(), 'Omar')
  await expect(nadia.app()).toBeVisible()
  for (const guest of [nadia, omar]) await guest.page.getByTestId('talk').click()
  for (const [guest, text] of [
    [omar, 'Good luck!'],
    [nadia, 'To you, too. Shall we begin?'],
  ] as const) {
    await guest.page.getByLabel('Write to the table').fill(text)
    await guest.page.keyboard.press('Enter')
    await expect(nadia.page.getByTestId('chat')).toContainText(text)
  }
  await new Album(nadia).shoot('table-company')
  await nadia.page.setViewportSize({ width: 1000, height: 800 })
  await nadia.page.getByTestId('manners').click()
  await new Album(nadia).shoot('table-menu')
})

test('Morgenland', async ({ browser }) => {
  const { nadia, page, album } = await come(browser)
  await sitDown(nadia, 4)
  await nadia.waitForTurn()
  await page.keyboard.press('o')
  await album.shoot('table-settings')
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  await album.shoot('table-keys')
  await page.keyboard.press('Escape')
  const moments = [
    { name: 'morgenland-choose', when: '[data-testid=confirm]' },
    { name: 'morgenland-place', when: '.hand button:enabled', press: pressing('.hand button:enabled') },
    { name: 'morgenland-swap', when: '.give' },
    { name: 'morgenland-buy', when: ".app:has([data-testid=confirm]) [data-testid=prompt]:has-text('room')" },
  ]
  await phases(nadia, album, moments, () => nadia.answer())
  await album.shoot('morgenland-result')
  await page.goto(`${page.url()}/replay`)
  await expect(page.getByRole('region', { name: 'Look at it again' })).toBeVisible()
  for (let i = 0; i < 40; i++) await page.keyboard.press('.')
  await album.shoot('replay')
  for (const game of ['Morgenland', 'Morgenland, the card game', 'Five Tribes']) {
    await page.goto(house.url)
    await page.getByRole('button', { name: `Play ${game} against bots`, exact: true }).click()
    await nadia.waitForTurn()
  }
  await page.goto(house.url)
  await expect(page.getByRole('heading', { name: 'Your games' })).toBeVisible()
  await album.shoot('home')
})

test('Morgenland, professional', async ({ browser }) => {
  const { nadia, page, album } = await come(browser)
  await sitDownPro(nadia, 3)
  await phases(nadia, album, [{ name: 'morgenland-pro-window', when: '.app:has([data-testid=pass]) [data-card]' }], () => playOn(nadia, 1))
  await album.shoot('morgenland-pro-result')
  await page.goto(house.url)
})

test('the card game', async ({ browser }) => {
  const { nadia, page, album } = await come(browser)
  await page.getByRole('button', { name: 'Play Morgenland, the card game against bots', exact: true }).click()
  const moments = [
    { name: 'cards-place', when: '[data-piece]:enabled' },
    { name: 'cards-take', when: '[data-pick]:enabled' },
    { name: 'cards-pay', when: '.app:has([data-testid=confirm]) [data-pay]:enabled' },
    { name: 'cards-window', when: '.app:has([data-testid=pass]) [data-card]:enabled' },
  ]
  await phases(nadia, album, moments, () => playCards(nadia, 1))
  await album.shoot('cards-result')
})

test('Five Tribes', async ({ browser }) => {
  const { nadia, page, album } = await come(browser)
  await page.getByRole('button', { name: 'Play Five Tribes against bots', exact: true }).click()
  const moments: Moment[] = [
    { name: 'tribes-bid', when: '.spot.lit' },
    { name: 'tribes-start', when: '.tile.may' },
    { name: 'tribes-reach', when: '.tile.may', press: widest },
    { name: 'tribes-route', when: '.tile.may', press: async (page) => (await widest(page)) + (await pressing('[data-end]')(page)) },
    { name: 'tribes-market', when: "[data-testid=prompt]:has-text('buy')" },
    { name: 'tribes-djinn', when: "[data-testid=prompt]:has-text('djinn')" },
    { name: 'tribes-sell', when: "[data-testid=prompt]:has-text('Sell')" },
  ]
  await phases(nadia, album, moments, () => playTribes(nadia, 1))
  await album.shoot('tribes-result')
})

test('lessons: the guided first games', async ({ browser }) => {
  for (const [game, steps] of [
    ['morgenland', 3],
    ['morgenland-cards', 2],
    ['five-tribes', 2],
  ] as const) {
    const { nadia, page, album } = await come(browser)
    await page.goto(`${house.url}learn/${game}/play`)
    const pupil = new Pupil(nadia)
    for (let i = 0; i < steps; i++) await pupil.goesOn()
    await album.shoot(`lesson-${game}`)
    await nadia.leave()
  }
})

test('a story that moves', async ({ browser }) => {
  const { nadia, page } = await come(browser, 'normal')
  await sitDown(nadia, 4)
  const told = () => page.locator('.app').getAttribute('data-says')
  /** How many figures are left to place; the film begins with the last one. */
  const left = () => page.locator('.hand button:enabled').count()
  for (let answers = 0; answers < 20 && (await nadia.waitForTurn()) && (await left()) !== 1; answers++) await nadia.answer()
  expect(await left(), 'figures to place').toBe(1)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.evaluate(() => document.querySelector<HTMLElement>('.hand button:enabled')?.click())
  await page.evaluate(() => document.querySelector('.spot.lit')?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  const asked = async () => (await nadia.asked()) !== '' && (await told()) === ''
  const picture = await film(browser, page, { ms: 125, quality: 0.5, most: 130, after: 12, heaviest: 480_000, until: asked })
  expect(picture.length, 'a light film').toBeLessThan(500_000)
  writeFileSync(join(FOLDER, 'story.webp'), picture)
})
