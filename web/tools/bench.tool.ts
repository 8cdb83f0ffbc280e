/** `cargo xtask bench web`: how much is downloaded, how soon the page reacts to a press, how smoothly the story plays. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { playTribes } from '../e2e/five-tribes'
import { Guest } from '../e2e/guest'
import { lendHand, SHORT } from '../e2e/hand'
import { House } from '../e2e/house'
import { playCards } from '../e2e/morgenland-cards'
import { playOn } from '../e2e/morgenland-pro'
import { countPresses, presses, touch, watchFrames, type Frames } from './gauge'
import { heap } from './heap'
import { traced } from './trace'

const GAMES = {
  Morgenland: (guest: Guest, most: number) => playOn(guest, most),
  'Morgenland, the card game': (guest: Guest, most: number) => playCards(guest, most),
  'Five Tribes': (guest: Guest, most: number) => playTribes(guest, most),
} as const
type GameName = keyof typeof GAMES
const NAMES = Object.keys(GAMES) as GameName[]

let house: House
const rows: [what: string, value: string, goal: string][] = []
test.beforeAll(async () => {
  house = await House.open('--seed-for-tests', '7')
})
test.afterAll(async () => {
  await house.close()
  const wide = Math.max(...rows.map(([what]) => what.length))
  console.log(`\n${rows.map(([what, value, goal]) => `${what.padEnd(wide)}  ${value.padStart(22)}  ${goal}`).join('\n')}\n`)
})

const sit = (page: Page, game: GameName) => page.getByRole('button', { name: `Play ${game} against bots`, exact: true }).click()
const come = async (browser: Browser, game: GameName, speed: 'off' | 'normal') => {
  const guest = await Guest.arrive(browser, house.url, 'Nadia', { speed })
  await sit(guest.page, game)
  await guest.waitForTurn()
  await lendHand(guest)
  return guest
}
const ms = (n: number | undefined): string => (n === undefined ? '-' : `${n.toFixed(1)} ms`)
const at = (list: readonly number[], share: number): number | undefined => [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))]

test('what travels', async ({ browser }) => {
  for (const game of NAMES) {
    const context = await browser.newContext({ locale: 'en' })
    const page = await context.newPage()
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (request.url().endsWith('.js')) sizes.push(request.sizes().then((it) => it.responseBodySize))
    })
    const sum = async () => (await Promise.all(sizes)).reduce((all, it) => all + it, 0) / 1000
    await page.goto(house.url)
    await expect(page.getByRole('heading', { name: 'The games' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    const inn = await sum()
    if (game === NAMES[0]) rows.push(['scripts of the inn, packed', `${inn.toFixed(0)} KB`, '150 KB'])
    await sit(page, game)
    await expect(page.locator('.app')).toBeVisible()
    await page.waitForLoadState('networkidle')
    rows.push([`more for ${game}, packed`, `${((await sum()) - inn).toFixed(0)} KB`, '120 KB'])
    await context.close()
  }
})

test('how soon a press is seen', async ({ browser }) => {
  for (const game of NAMES) {
    const guest = await come(browser, game, 'off')
    await countPresses(guest.page)
    // Few answers at a time: longer runs are not drawn.
    const ways = async () => {
      for (let ways = 0; ways < 8 && (await guest.waitForTurn()); ways++) await GAMES[game](guest, SHORT)
    }
    const work = (await traced(browser, guest.page, ways)).filter((it) => it.pressed).map((it) => it.ms)
    const times = await presses(guest.page)
    rows.push([`press to changed page, ${game}, p95 of ${times.length}`, ms(at(times, 0.95)), '50 ms'], [`  median, longest`, `${ms(at(times, 0.5))}, ${ms(Math.max(...times))}`, ''])
    rows.push([`  of that the page's own work: p95, longest`, `${ms(at(work, 0.95))}, ${ms(Math.max(...work))}`, ''])
    await guest.leave()
  }
})

/** The height of the stack whose ends are timed, and how often it is touched. */
const [STACK, TOUCHES] = [8, 12]

test('how soon the ends light up', async ({ browser }) => {
  const nadia = await Guest.seated(browser, house.url, 'Nadia', { game: 'five-tribes', players: 2, friends: 1 })
  const { guest, tile, meeples } = await heap([nadia, await Guest.joins(browser, nadia.page.url(), 'Bilal')], STACK)
  const times: number[] = []
  for (let i = 0; i < TOUCHES; i++) {
    // After a reload the page does not know these ends.
    await guest.page.reload()
    await guest.waitForTurn()
    await lendHand(guest)
    times.push(await touch(guest.page, tile))
  }
  rows.push([`touch to lit ends, stack of ${meeples}, median of ${times.length}`, ms(at(times, 0.5)), '100 ms'], ['  fastest, longest', `${ms(Math.min(...times))}, ${ms(Math.max(...times))}`, ''])
})

test('how smoothly the story is told', async ({ browser }) => {
  for (const game of NAMES) {
    const guest = await come(browser, game, 'normal')
    const stop = await watchFrames(guest.page)
    const tasks = await traced(browser, guest.page, async () => {
      for (let answers = 0; answers < 14 && (await guest.waitForTurn()); answers++) await GAMES[game](guest, 1)
      await guest.page.waitForFunction(() => document.querySelector('.app')?.getAttribute('data-scene') === '', undefined, { timeout: 120_000 })
    })
    const { frames, long, longest }: Frames = await stop()
    const work = tasks.map((it) => it.ms)
    rows.push([`own work over 50 ms while the story is told, ${game}`, `${work.filter((it) => it > 50).length}, longest ${ms(Math.max(...work))}`, '0'])
    rows.push([`  frames over 50 ms of ${frames}, longest`, `${long}, ${ms(longest)}`, ''])
    await guest.leave()
  }
})
