import { expect, test, type Browser } from '@playwright/test'
import { playTribes } from './five-tribes'
import { Guest, type Laid } from './guest'
import { holds, speaks } from './holds'
import { House } from './house'
import { playCards } from './morgenland-cards'
import { playOn } from './morgenland-pro'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same games in every run.
  house = await House.open('--seed-for-tests', '9')
})
test.afterEach(() => house.close())

interface Kind {
  game: Laid['game']
  players: number
  /** The setting that differs from the default. */
  chosen?: string
  /** Gives at most `most` answers; returns whether the game is over. */
  play: (guest: Guest, most: number) => Promise<boolean>
  /** How many answers are given before each check of the page. */
  looks: number[]
  /** The game is long: only a run with `THOROUGH=1` plays it to its end. */
  long?: true
}

const THOROUGH = process.env.THOROUGH === '1'

const morgenland = async (guest: Guest, most: number) => (await playOn(guest, most)).over

async function bazaar(guest: Guest, most: number): Promise<boolean> {
  for (let i = 0; i < most && (await guest.waitForTurn()); i++) {
    const asked = await guest.asked()
    await guest.page.locator('[data-choice]').first().click()
    await guest.answered(asked)
  }
  return guest.over().isVisible()
}

const BASIC: Kind = { game: 'morgenland', players: 3, play: morgenland, looks: [0, 12] }
const KINDS: Kind[] = [
  BASIC,
  { game: 'morgenland', players: 3, chosen: 'version=pro', play: morgenland, looks: [9, 40], long: true },
  { game: 'morgenland-cards', players: 3, play: async (guest, most) => (await playCards(guest, most)).over, looks: [2, 30], long: true },
  { game: 'five-tribes', players: 2, chosen: 'expansion=on', play: playTribes, looks: [1, 16], long: true },
  { game: 'bazaar', players: 3, play: bazaar, looks: [2] },
]

const laid = ({ game, players, chosen = '' }: Kind): Laid => ({ game, players, setup: chosen })

/** Sits down by the form without relying on its texts. */
async function byForm(guest: Guest, { game, players }: Kind, friends = 0): Promise<void> {
  const choose = (id: string, value: string) => guest.page.locator(`input[name='${game}-${id}'][value='${value}']`).evaluate((it: HTMLInputElement) => it.click())
  await guest.form(game)
  await choose('players', String(players))
  await choose('friends', String(friends))
  await guest.page
    .locator('form', { has: guest.page.locator(`input[name='${game}-players']`) })
    .locator('button[type=submit]')
    .click()
}

async function spokenGame(browser: Browser, locale: string, kind: Kind, whole = true): Promise<void> {
  const guest = await Guest.seated(browser, house.url, locale, laid(kind), { locale, drawn: false })
  const [language = ''] = locale.split('-')
  let over = false
  for (const [i, more] of kind.looks.entries()) {
    if (more) over = await kind.play(guest, more)
    await guest.waitForTurn()
    await speaks(guest, language, `${kind.game}, look ${i}`)
    await holds(guest, `${kind.game}, look ${i}`)
  }
  if (whole) {
    for (let i = 0; !over; i++) {
      expect(i, 'a game ends').toBeLessThan(20)
      over = await kind.play(guest, 500)
    }
    await expect(guest.over()).toBeVisible()
    await speaks(guest, language, `${kind.game}, result`)
    await holds(guest, `${kind.game}, result`)
  }
  expect(guest.troubles).toEqual([])
  await guest.leave()
}

for (const kind of KINDS) {
  const whole = THOROUGH || !kind.long
  test(`${whole ? 'a whole game' : 'a part of a game'} in German: ${kind.game} ${kind.chosen ?? ''}`, ({ browser }) => spokenGame(browser, 'de-DE', kind, whole))
}
test('a whole game in Dutch', ({ browser }) => spokenGame(browser, 'nl-NL', BASIC))

test('the language is changed in mid-game, at once, and is kept', async ({ browser }) => {
  const guest = await Guest.arrive(browser, house.url, 'Deniz', { locale: 'de-DE' })
  let sockets = 0
  guest.page.on('websocket', () => (sockets += 1))
  await expect(guest.page.getByText('Nimm Platz')).toBeVisible()
  await byForm(guest, BASIC)
  await playOn(guest, 4)
  await guest.waitForTurn()
  await guest.page.evaluate(() => (document.body.dataset.same = 'page'))
  const read = () =>
    guest.page.evaluate(() => {
      const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
      return { title: document.title, prompt: text('[data-testid=prompt]'), log: text('.log'), panel: text('.mine-area h2'), steps: text('.steps'), aloud: text('[data-testid=aloud]') }
    })
  const german = await read()
  await guest.page.getByLabel('Sprache').selectOption('nl')
  await speaks(guest, 'nl', 'after the change')
  const dutch = await read()
  for (const part of Object.keys(german) as (keyof typeof german)[]) expect(dutch[part], part).not.toBe(german[part])
  expect(dutch.log).toContain('Je ')
  await expect(guest.page.locator('body')).toHaveAttribute('data-same', 'page')
  expect(sockets, 'the line was not opened anew').toBe(1)
  await guest.page.reload()
  await expect(guest.app()).toBeVisible()
  // What happened before the reload is not read out again.
  await expect.poll(read).toEqual({ ...dutch, aloud: '' })
  expect(guest.troubles).toEqual([])
  await guest.leave()
})

test('texts that are 40 % longer break no page', async ({ browser }) => {
  const guest = await Guest.arrive(browser, house.url, 'Long', { drawn: false })
  await guest.page.evaluate(() => localStorage.setItem('caravanserai.language', 'pseudo'))
  await guest.page.reload()
  await expect(guest.page.locator('[data-table]').nth(3)).toBeVisible()
  await holds(guest, 'the inn')
  await byForm(guest, BASIC, 1)
  await expect(guest.page.locator('#link')).toBeVisible()
  await holds(guest, 'a waiting table')
  for (const kind of KINDS) {
    await guest.sitDown(house.url, laid(kind))
    for (const more of [1, 8]) {
      await kind.play(guest, more)
      await guest.waitForTurn()
      await holds(guest, `${kind.game} ${kind.chosen ?? ''}, after ${more}`)
    }
  }
  expect(guest.troubles).toEqual([])
  await guest.leave()
})
