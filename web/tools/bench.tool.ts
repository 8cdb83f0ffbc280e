/** `cargo xtask bench web`: how much travels, how soon a press is seen, how smoothly the story is told. */
import { expect, test, type Browser, type Page } from '@playwright/test'
import { playTribes } from '../e2e/five-tribes'
import { Guest } from '../e2e/guest'
import { lendHand } from '../e2e/hand'
import { House } from '../e2e/house'
import { playCards } from '../e2e/morgenland-cards'
import { playOn } from '../e2e/morgenland-pro'
import { countPresses, presses, stacks, touch, watchFrames, type Frames } from './gauge'

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
    await GAMES[game](guest, 1500)
    const times = await presses(guest.page)
    rows.push([`press to changed page, ${game}, p95 of ${times.length}`, ms(at(times, 0.95)), '50 ms'], [`  median, longest`, `${ms(at(times, 0.5))}, ${ms(Math.max(...times))}`, ''])
    await guest.leave()
  }
})

test('how soon the ends light up', async ({ browser }) => {
  const worst = new Map<number, { longest: number; times: number }>()
  const guest = await come(browser, 'Five Tribes', 'off')
  const { page } = guest
  for (let games = 0; games < 6 && ![...worst.keys()].some((it) => it >= 8); games++) {
    for (let answers = 0; answers < 400 && (await guest.waitForTurn()); answers++) {
      for (const { tile, meeples } of (await stacks(page)).filter((it) => it.meeples >= 3).slice(0, 3)) {
        const time = await touch(page, tile)
        const { longest = 0, times = 0 } = worst.get(meeples) ?? {}
        worst.set(meeples, { longest: Math.max(longest, time), times: times + 1 })
      }
      if (await playTribes(guest, 1)) break
    }
    await page.goto(house.url)
    await sit(page, 'Five Tribes')
    await guest.waitForTurn()
    await lendHand(guest)
  }
  for (const [meeples, { longest, times }] of [...worst].sort(([a], [b]) => a - b)) rows.push([`touch to lit ends, stack of ${meeples}, longest of ${times}`, ms(longest), '100 ms'])
  await guest.leave()
})

test('how smoothly the story is told', async ({ browser }) => {
  for (const game of NAMES) {
    const guest = await come(browser, game, 'normal')
    const stop = await watchFrames(guest.page)
    for (let answers = 0; answers < 14 && (await guest.waitForTurn()); answers++) await GAMES[game](guest, 1)
    await guest.page.waitForFunction(() => document.querySelector('.app')?.getAttribute('data-scene') === '', undefined, { timeout: 120_000 })
    const { frames, long, longest, blocked }: Frames = await stop()
    rows.push([`work over 50 ms while the story is told, ${game}`, `${blocked}`, '0'], [`  frames over 50 ms of ${frames}, longest`, `${long}, ${ms(longest)}`, ''])
    await guest.leave()
  }
})
