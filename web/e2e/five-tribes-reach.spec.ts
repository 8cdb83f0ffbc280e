import { expect, test, type Locator, type Page } from '@playwright/test'
import { onTop, overlapping, SIZES } from './fits'
import { answer, playTribes } from './five-tribes'
import { Guest } from './guest'
import { House } from './house'
import { toldInFull, watch } from './watch'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '23')
})
test.afterEach(() => house.close())

/** Answers until a move is asked for. */
async function untilMove(guest: Guest): Promise<void> {
  for (let i = 0; i < 40 && (await guest.waitForTurn()); i++) {
    if (await guest.page.locator('.tile.may').count()) return
    await answer(guest, i, 'click')
  }
  throw new Error('nobody is asked to move')
}

const board = (guest: Guest): Promise<string[]> => guest.page.locator('.tile').evaluateAll((all) => all.map((it) => (it.getAttribute('aria-label') ?? '').split(':')[1]?.split('.')[0] ?? ''))

/** Looks at the first tile that has several ends. */
async function look(guest: Guest): Promise<void> {
  const { page } = guest
  for (const tile of await page.locator('.tile.may').all()) {
    await tile.click()
    await expect(page.locator('[data-end]').first()).toBeVisible()
    if ((await page.locator('[data-end]').count()) > 1) return
    await page.keyboard.press('Escape')
  }
  throw new Error('no tile has two ends')
}

test('ends light up before the pick-up, with ways, filters, advice, and one press goes there and back', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { game: 'five-tribes', players: 2 })
  const { page } = anna
  await untilMove(anna)
  await expect(page.locator('[data-points]')).toHaveCount(2)

  // Hovering lights the ends; nothing is picked up.
  await page.locator('.tile.may').first().hover()
  await expect(page.locator('.tile.end').first()).toBeVisible()
  await page.mouse.move(2, 2)
  await expect(page.locator('.tile.end')).toHaveCount(0)

  await look(anna)
  const ends = await page.locator('[data-end]').count()
  await expect(page.locator('[data-filter=all] b')).toHaveText(String(ends))
  await anna.axe()
  const tribe = page.locator('[data-filter]').last()
  const fewer = Number(await tribe.locator('b').textContent())
  await tribe.click()
  await expect(page.locator('[data-end]')).toHaveCount(fewer)
  await page.locator('[data-filter=all]').click()

  // An end shows its way and what it brings; Escape goes one step back each time.
  await page.locator('[data-end]').first().click()
  await expect(page.locator('.disc').first()).toBeVisible()
  await expect(page.getByTestId('go')).toBeEnabled()
  await anna.axe()
  await page.keyboard.press('Escape')
  await expect(page.locator('.disc')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByTestId('ends')).toHaveCount(0)

  // A bot's advice is looked at like any other end.
  await page.getByTestId('hint').click()
  await expect(page.locator('[data-hint]').first()).toBeVisible()
  expect(await page.locator('[data-hint]').count()).toBeLessThanOrEqual(3)
  await page.locator('[data-hint]').first().click()
  await expect(page.getByTestId('go')).toBeEnabled()
  await page.keyboard.press('Escape')

  // By keyboard: Enter on a tile moves the focus to the list, Enter there to the Go button, and Enter there makes the move.
  await page.keyboard.press('Escape')
  const before = await board(anna)
  const asked = await anna.asked()
  const target = Number(await page.locator('.tile.may').first().getAttribute('data-tile'))
  await page.locator(`.tile[tabindex='0']`).focus()
  await page.keyboard.press('Home')
  for (let i = 0; i < Math.floor(target / 6); i++) await page.keyboard.press('ArrowDown')
  for (let i = 0; i < target % 6; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-end]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('go')).toBeFocused()
  await page.keyboard.press('Enter')
  await anna.answered(asked)
  await anna.waitForTurn()
  await expect.poll(() => board(anna)).not.toEqual(before)
  if (await page.getByTestId('back-all').count()) {
    await page.getByTestId('back-all').click()
    await expect(page.locator('.tile.may').first()).toBeVisible()
    await expect.poll(() => board(anna)).toEqual(before)
  }
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('a walk is taken back in the middle: one step, and altogether', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { game: 'five-tribes', players: 2 })
  const { page } = anna
  await untilMove(anna)
  const before = await board(anna)
  const goOn = async (press: () => Promise<void>) => {
    const asked = await anna.asked()
    await press()
    await anna.answered(asked)
    await anna.waitForTurn()
  }
  /** Drops a meeple on the first lit tile; where several tribes may be dropped, the first of them. */
  const drop = () =>
    goOn(async () => {
      await page.locator('.tile.lit').first().click()
      if (await page.locator('.tile.pressed').count()) await page.locator('[data-choice]').first().click()
    })
  await look(anna)
  await goOn(() => page.getByTestId('step').click())
  const held = await board(anna)
  expect(held, 'meeples are in the hand').not.toEqual(before)
  await drop()
  const dropped = await board(anna)
  expect(dropped).not.toEqual(held)
  await goOn(() => page.keyboard.press('u'))
  await expect.poll(() => board(anna)).toEqual(held)
  await drop()
  await expect.poll(() => board(anna)).toEqual(dropped)
  await goOn(() => page.keyboard.press('Shift+U'))
  await expect.poll(() => board(anna)).toEqual(before)
  await expect(page.locator('.tile.may').first()).toBeVisible()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('a round of walks is told in full, and no question is ahead of the board', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { game: 'five-tribes', players: 2 }, { speed: 'fast' })
  await anna.app().waitFor()
  await watch(anna, '.board')
  const round = () => anna.page.getByRole('heading', { level: 1 }).innerText()
  for (let answers = 0; (await round()).includes('Round 1'); answers++) {
    expect(answers, 'a round ends').toBeLessThan(80)
    await anna.waitForTurn()
    if (!(await round()).includes('Round 1')) break
    await answer(anna, answers, 'click')
  }
  const all = await toldInFull(anna, 0)
  expect(all.filter((it) => it.says === 'event-dropped').length, 'walks were shown').toBeGreaterThan(4)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** Checks that the element is wholly inside the viewport, and returns its box. */
async function inSight(what: Locator, [width, height]: readonly [number, number], name: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const box = await what.boundingBox()
  expect(box, name).not.toBeNull()
  if (!box) throw new Error(name)
  expect(box.x >= -1 && box.y >= -1 && box.x + box.width <= width + 1 && box.y + box.height <= height + 1, `${name} is in sight at ${width}×${height}: ${JSON.stringify(box)}`).toBe(true)
  return box
}

/** Checks that question and answer do not cover the board, that tiles are large enough, and that the page does not scroll. */
async function fits(page: Page, size: readonly [number, number]): Promise<void> {
  const tiles = await inSight(page.locator('.board'), size, 'the board')
  const asks = await inSight(page.locator('.prompt'), size, 'the question')
  const go = await inSight(page.getByTestId('go'), size, 'the answer')
  const apart = (a: typeof tiles, b: typeof tiles) => a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1 || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1
  expect(apart(tiles, asks) && apart(tiles, go), `nothing lies on the board at ${size.join('×')}`).toBe(true)
  expect(tiles.width / 6, `tiles are large enough at ${size.join('×')}`).toBeGreaterThan(48)
  const over = await page.evaluate(() => Math.max(document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollHeight - innerHeight))
  expect(over, `the page does not scroll at ${size.join('×')}`).toBeLessThanOrEqual(1)
}

test('at every size board, question and answers are seen together; the tabs of a phone work on my turn; in German too', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna', { viewport: { width: 390, height: 664 }, colorScheme: 'light', drawn: false })
  const { page } = anna
  await anna.form('five-tribes')
  await page.getByRole('radio', { name: 'With the expansion' }).check({ force: true })
  await page.getByRole('form').getByRole('button', { name: 'Play Five Tribes against bots' }).click()
  await untilMove(anna)
  const tabs = page.getByRole('navigation', { name: 'Below the board' })
  for (const [tab, what] of [
    ['Mine', '.mine'],
    ['Players', '.left .pl'],
    ['Log', '.right .log'],
  ] as const) {
    await tabs.getByRole('button', { name: tab }).click()
    await expect(page.locator(what).first()).toBeVisible()
    await expect(tabs.getByRole('button', { name: tab })).toHaveAttribute('aria-pressed', 'true')
  }
  await tabs.getByRole('button', { name: 'Answer' }).click()
  await look(anna)
  await page.locator('[data-end]').first().click()
  await expect(page.getByTestId('go')).toBeEnabled()
  for (const language of ['en', 'de']) {
    await page.evaluate((it) => localStorage.setItem('caravanserai.language', it), language)
    if (language !== 'en') {
      await page.reload()
      await anna.waitForTurn()
      await expect(page.locator('.tile.may').first()).toBeVisible()
      await page.locator('.tile.may').first().click()
      await page.locator('[data-end]').first().click()
      await expect(page.getByTestId('go')).toBeEnabled()
    }
    for (const size of SIZES) {
      await anna.resize(size[0], size[1])
      // The page needs a moment to measure and redraw the board.
      await expect(async () => fits(page, size)).toPass({ timeout: 10_000 })
      expect(await overlapping(page, '.top .tools :is(button, select):visible, .tabs button:visible'), `tools and tabs at ${size.join('×')}`).toEqual([])
    }
  }
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** Reloads the table in this language. */
async function speak(guest: Guest, language: string): Promise<void> {
  await guest.page.evaluate((it) => localStorage.setItem('caravanserai.language', it), language)
  await guest.page.reload()
  await guest.waitForTurn()
}

test('whom to summon is seen as a whole on every screen, in German too', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { game: 'five-tribes', players: 2 }, { drawn: false })
  const { page } = anna
  const choices = page.locator('[data-choice]')
  const summon = page.getByTestId('prompt').filter({ hasText: 'summon a djinn' })
  for (let i = 0; !((await summon.count()) && (await choices.count()) > 3); i++) {
    expect(i, 'three djinns are offered').toBeLessThan(300)
    await anna.waitForTurn()
    await playTribes(anna, 1)
    await anna.waitForTurn()
  }
  const hidden: string[] = []
  for (const language of ['en', 'de']) {
    if (language === 'de') await speak(anna, language)
    for (const [width, height] of SIZES) {
      await anna.resize(width, height)
      for (const it of await choices.all()) if ((await onTop(it)).length) hidden.push(`${language}, ${width}×${height}: ${await it.innerText()}`)
    }
  }
  expect(hidden).toEqual([])
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
