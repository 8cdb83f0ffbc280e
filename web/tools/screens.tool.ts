/** `cargo xtask screens`: a picture of every page and of the phases of every game, with fixed luck. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { playTribes } from '../e2e/five-tribes'
import { Guest } from '../e2e/guest'
import { House } from '../e2e/house'
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

/** A moment to be shown: its name, and what is on the page then. Some want a press first, which is put back. */
interface Moment {
  name: string
  when: string
  press?: string[]
}

/** Plays on, question by question, and takes every moment the first time it comes. */
async function phases(guest: Guest, album: Album, moments: Moment[], play: () => Promise<{ over: boolean }>): Promise<void> {
  const { page } = guest
  const left = [...moments]
  const most = 900
  for (let answers = 0; answers < most && (await guest.waitForTurn()); answers++) {
    for (const moment of [...left]) {
      if (!(await page.locator(moment.when).count())) continue
      left.splice(left.indexOf(moment), 1)
      for (const it of moment.press ?? []) await page.locator(it).first().click()
      await album.shoot(moment.name)
      for (const _ of moment.press ?? []) await page.keyboard.press('Escape')
    }
    if ((await play()).over) break
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
    { name: 'morgenland-place', when: '.hand button:enabled', press: ['.hand button:enabled'] },
    { name: 'morgenland-buy', when: "[data-testid=prompt]:has-text('buy')" },
  ]
  await phases(nadia, album, moments, () => playOn(nadia, 1))
  await album.shoot('morgenland-result')
  await page.goto(`${page.url()}/replay`)
  await expect(page.getByRole('region', { name: 'Look at it again' })).toBeVisible()
  await page.keyboard.press('.')
  await album.shoot('replay')
  await page.goto(house.url)
  await expect(page.getByRole('heading', { name: 'The games' })).toBeVisible()
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
    { name: 'tribes-reach', when: '.tile.may', press: ['.tile.may'] },
    { name: 'tribes-route', when: '.tile.may', press: ['.tile.may', '[data-end]'] },
    { name: 'tribes-market', when: '.place.lit' },
    { name: 'tribes-djinn', when: "[data-choice*='djinn']" },
    { name: 'tribes-sell', when: "[data-testid=prompt]:has-text('sell')" },
  ]
  await phases(nadia, album, moments, async () => ({ over: await playTribes(nadia, 1) }))
  await album.shoot('tribes-result')
})

test('a story that moves', async ({ browser }) => {
  const { nadia, page, album } = await come(browser, 'normal')
  await sitDown(nadia, 4)
  await nadia.waitForTurn()
  const told = () => page.locator('.app').getAttribute('data-says')
  /** Figures are placed until the caves are told. */
  for (let answers = 0; answers < 20 && (await told()) !== 'log-shown'; answers++) {
    await nadia.waitForTurn()
    await nadia.answer()
    if ((await page.locator('[data-piece]').count()) === 1) break
  }
  await nadia.waitForTurn()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.evaluate(() => document.querySelector<HTMLElement>('.hand button:enabled')?.click())
  await page.evaluate(() => document.querySelector('.spot.lit')?.dispatchEvent(new MouseEvent('click', { bubbles: true })))
  const asked = async () => (await nadia.asked()) !== '' && (await told()) === ''
  const picture = await film(page, album, { ms: 125, quality: 45, most: 110, after: 12, heaviest: 1_450_000, until: asked })
  expect(picture.length, 'a light film').toBeLessThan(1_500_000)
  writeFileSync(join(FOLDER, 'story.webp'), picture)
})
