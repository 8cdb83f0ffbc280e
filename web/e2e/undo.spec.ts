import { expect, test, type Browser } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { basic } from './morgenland-basic'
import { playOn, pro } from './morgenland-pro'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', process.env.SEED ?? '3')
})
test.afterEach(() => house.close())

test('a placement is taken back by key and by button, with what bots did since', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', basic(3))
  await anna.waitForTurn()
  await anna.answer()
  await anna.waitForTurn()
  const figures = () => anna.page.locator('#field-guard use').count()
  const before = await figures()
  for (const how of ['key', 'button'] as const) {
    await anna.place(9, 'guard')
    await anna.waitForTurn()
    await expect(anna.page.locator("[data-piece='9']")).toHaveCount(0)
    const asked = await anna.asked()
    if (how === 'key') await anna.page.keyboard.press('u')
    else await anna.page.getByTestId('undo').click()
    await anna.answered(asked)
    await anna.waitForTurn()
    await expect(anna.page.locator("[data-piece='9']")).toBeEnabled()
    await expect.poll(figures).toBe(before)
  }
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** Anna and Bilal at a professional game with a bot, both with all standing orders off. */
async function together(browser: Browser): Promise<[Guest, Guest]> {
  const anna = await Guest.seated(browser, house.url, 'Anna', { ...pro(3), friends: 1 }, { drawn: false })
  const bilal = await Guest.joins(browser, anna.page.url(), 'Bilal', { drawn: false })
  for (const guest of [anna, bilal]) {
    await expect(guest.app()).toBeVisible()
    await guest.page.keyboard.press('o')
    for (const order of await guest.page.locator('dialog [data-order]').all()) if (await order.isChecked()) await order.uncheck({ force: true })
    await guest.page.keyboard.press('Escape')
  }
  return [anna, bilal]
}

/** Plays until a window asks both guests. A window waits for both answers, so it does not matter whose page is faster. */
async function toAWindow([anna, bilal]: [Guest, Guest]): Promise<void> {
  for (let answers = 0; answers < 60; answers++) {
    const turn = await Promise.race([anna, bilal].map(async (it) => (await it.waitForTurn(), it)))
    const other = turn === anna ? bilal : anna
    const asked = turn.page.locator('.prompt .asked')
    const both = (await asked.count()) > 0 && ((await asked.getAttribute('aria-label')) ?? '').includes(other.name)
    if (both && (await turn.page.getByTestId('pass').count())) {
      await other.waitForTurn()
      return
    }
    await playOn(turn, 1)
  }
  throw new Error('no window came in which both are asked')
}

test('a secret answer is changed until the window closes, and nobody else notices', async ({ browser }) => {
  const both = await together(browser)
  const [anna, bilal] = both
  await toAWindow(both)
  const before = { text: await bilal.text(), frames: bilal.frames.length }
  const question = await anna.asked()
  await expect(anna.page.locator('.prompt')).toContainText('secret until all have answered')
  await expect(anna.page.getByTestId('undo')).toHaveAttribute('data-free', 'false')
  for (const how of ['key', 'button'] as const) {
    const asked = await anna.asked()
    await anna.page.getByTestId('pass').click()
    await anna.answered(asked)
    await expect(anna.page.getByTestId('undo')).toHaveAttribute('data-free', 'true')
    await expect(anna.page.locator('.prompt')).toContainText('You can still change your answer (U).')
    if (how === 'key') await anna.page.keyboard.press('u')
    else await anna.page.getByTestId('undo').click()
    await anna.waitForTurn()
    await expect(anna.page.getByTestId('pass')).toBeEnabled()
  }
  expect(await anna.asked()).not.toBe(question)
  expect(
    bilal.frames.slice(before.frames).filter((it) => it.includes('"message"')),
    'Bilal is told nothing',
  ).toEqual([])
  expect(await bilal.text()).toBe(before.text)

  // When all have answered, the window is closed, and taking back needs everybody's consent.
  for (const guest of both) {
    const asked = await guest.asked()
    await guest.page.getByTestId('pass').click()
    await guest.answered(asked)
  }
  await Promise.race(both.map((it) => it.waitForTurn()))
  await expect(anna.page.getByTestId('undo')).toHaveAttribute('data-free', 'false')
  expect(both.flatMap((it) => it.troubles)).toEqual([])
  for (const guest of both) await guest.leave()
})

test('a spell is left half-way: step by step, and altogether', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', pro(3), { drawn: false })
  const { page } = anna
  const way = await playOn(anna, 600, 'a move')
  expect(way.over, 'a spell that moves a figure comes').toBe(false)
  const card = page.locator('[data-card*=teleport], [data-card*=second-chance]').first()
  const cards = await page.locator('[data-card]').count()
  const back = page.getByTestId('put-back')

  // The card is chosen and put back before anything is sent to the server: the question stays.
  const asked = await anna.asked()
  await card.click()
  // A field with several figures first opens a list of them.
  const several = page.locator('[data-group]').filter({ hasText: '…' }).first()
  if (await several.count()) {
    await several.click()
    await page.keyboard.press('Escape')
    await expect(several).toBeVisible()
  }
  await back.click()
  await expect(page.locator('[data-card]')).toHaveCount(cards)
  expect(await anna.asked()).toBe(asked)

  // After a figure is chosen, the question is where to: the Back button, Escape and U each take the figure back.
  for (const leave of [() => back.click(), () => page.keyboard.press('Escape'), () => page.keyboard.press('u')]) {
    const before = await anna.asked()
    await card.click()
    if (await several.count()) await several.click()
    await page.locator('[data-choice], [data-group]').first().click()
    await anna.answered(before)
    await anna.waitForTurn()
    await expect(page.getByTestId('prompt')).toContainText('Where')
    const half = await anna.asked()
    await leave()
    await anna.answered(half)
    await anna.waitForTurn()
    await expect(page.locator('[data-card]')).toHaveCount(cards)
  }
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('what another person has seen is taken back only if both agree', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { ...basic(4), friends: 1 })
  const bilal = await Guest.joins(browser, anna.page.url(), 'Bilal')
  for (const guest of [anna, bilal]) {
    await expect(guest.app()).toBeVisible()
    await guest.waitForTurn()
    await guest.answer()
  }
  const first = await Promise.race([anna, bilal].map(async (it) => (await it.waitForTurn(), it)))
  const other = first === anna ? bilal : anna
  await first.place(9, 'guard')
  await other.waitForTurn()
  await other.place(8, 'guard')
  await first.waitForTurn()

  // Taking back is not free any more, so the page says so first and then asks the others.
  const ask = async () => {
    await first.page.getByTestId('undo').click()
    await expect(first.page.getByRole('dialog')).toContainText('only if all persons at the table agree')
    await first.page.getByTestId('ask-back').click()
  }
  await ask()
  await expect(other.page.getByTestId('wish')).toContainText(`${first.name} would like to take back`)
  await expect(first.page.getByTestId('wish')).toContainText('Still to answer')
  await other.axe()
  await other.page.getByRole('button', { name: 'Decline' }).click()
  await expect(first.page.getByTestId('wish')).toHaveCount(0)
  await expect(first.page.locator("[data-piece='9']")).toHaveCount(0)

  await ask()
  await expect(first.page.getByTestId('wish')).toContainText('Still to answer')
  await other.page.getByTestId('agree').click()
  await expect(first.page.locator("[data-piece='9']")).toBeEnabled()
  await expect(other.page.locator("[data-piece='8']")).toHaveCount(1)
  expect([...anna.troubles, ...bilal.troubles]).toEqual([])
  await anna.leave()
  await bilal.leave()
})
