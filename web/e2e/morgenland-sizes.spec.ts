import { expect, test, type Page } from '@playwright/test'
import { ZOOMED, SIZES, fits } from './fits'
import { Guest } from './guest'
import { holds } from './holds'
import { House } from './house'
import { sitDown } from './morgenland-basic'
import { playOn, pro } from './morgenland-pro'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', '3')
})
test.afterEach(() => house.close())

const ALL = [...SIZES, ZOOMED]

/** Reloads the table in this language. */
async function speak(guest: Guest, language: string): Promise<void> {
  await guest.page.evaluate((it) => localStorage.setItem('caravanserai.language', it), language)
  await guest.page.reload()
  await guest.waitForTurn()
}

test('the basic game at every size: placing, paying, buying', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna', { drawn: false })
  await sitDown(anna, 5)
  await anna.waitForTurn()
  await fits(anna, 'the first treasure', {}, ALL)
  await anna.answer()
  await anna.waitForTurn()
  await fits(anna, 'placing', {}, ALL)
  await tabs(anna)
  await speak(anna, 'de')
  for (let answers = 0; answers < 40 && !(await anna.page.getByTestId('confirm').count()); answers++) {
    await anna.answer()
    await anna.waitForTurn()
  }
  await fits(anna, 'paying in German', {}, ALL)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** Checks on a phone, in portrait and landscape, that every part is one tab away. Axe checks that keys can scroll the long ones. */
async function tabs(guest: Guest): Promise<void> {
  const { page } = guest
  for (const [width, height] of [
    [390, 664],
    [844, 390],
  ] as const) {
    await guest.resize(width, height)
    const all = page.locator('.tabs button')
    for (const [tab, what] of [
      [1, '.mine-area .hoard'],
      [2, '.left .pl'],
      [3, '.right .log'],
      [0, '.answer-area .hand'],
    ] as const) {
      await all.nth(tab).click()
      await expect(page.locator(what).first()).toBeInViewport()
      await guest.axe()
    }
  }
}

/** Changes socket messages on their way: every player gets seven artifacts, some of them used, and some get long names. */
async function stuff(page: Page): Promise<void> {
  type Player = { artifacts: number; kinds?: number[]; magic?: { shown: number[]; used: number[] } }
  await page.routeWebSocket(/./, (client) => {
    const server = client.connectToServer()
    client.onMessage((text) => server.send(text))
    server.onMessage((text) => {
      const message = JSON.parse(String(text)) as { view?: { players: Player[] }; patch?: { players?: Player[] }; table?: { seats: { name?: string }[] } }
      for (const player of (message.view ?? message.patch)?.players ?? []) {
        player.artifacts = 7
        if (player.kinds) player.kinds = [1, 2, 1, 1, 1, 1]
        if (player.magic) Object.assign(player.magic, { shown: [1, 2, 1, 1, 1, 1], used: [1, 1, 0, 1, 0, 0] })
      }
      message.table?.seats.forEach((it, i) => (it.name = ['Maximiliane Friederike', 'Scheherazade von Bagdad', 'Casim', 'Dunya', 'Abu l-Hasan ibn Tahir'][i] ?? ''))
      client.send(JSON.stringify(message))
    })
  })
}

test('the professional game at every size in German, with long names and seven artifacts each', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', pro(5), { drawn: false })
  await playOn(anna, 6)
  await anna.waitForTurn()
  await stuff(anna.page)
  await speak(anna, 'de')
  await fits(anna, 'placing', {}, ALL)
  await holds(anna, 'placing with seven artifacts')
  for (let tries = 0; tries < 40; tries++) {
    await playOn(anna, 600, 'a card')
    if (await anna.page.getByTestId('pass').count()) break
    await playOn(anna, 1)
  }
  // Such fast presses may have caused a refusal, so close its notice.
  await anna.page.keyboard.press('Escape')
  await expect(anna.page.getByTestId('notice')).toHaveCount(0)
  await fits(anna, 'a window', {}, ALL)
  await holds(anna, 'a window')
  await anna.page.locator('[data-card]').first().click()
  await fits(anna, 'a card chosen', {}, ALL)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
