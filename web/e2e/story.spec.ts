import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { basic } from './morgenland-basic'
import { heard, looks, toldInFull, watch } from './watch'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', process.env.SEED ?? '3')
})
test.afterEach(() => house.close())

/** How many treasures this player has after these events. */
function treasures(events: { type: string }[], me: number): number {
  const sum = (units: number[] | undefined) => (units ?? []).reduce((all, n) => all + n, 0)
  let all = 0
  for (const it of events as { type: string; seat?: number; amount?: number; take?: number[]; paid?: number[] }[]) {
    if (it.type === 'you-chose') all += sum(it.take)
    if (it.seat !== me) continue
    if (it.type === 'won') all += it.amount ?? 0
    if (it.type === 'took') all += sum(it.take)
    if (it.type === 'swapped') all -= 1
    if (it.type === 'bribed' || it.type === 'bought') all -= sum(it.paid)
  }
  return all
}

const units = (label: string): number => (label.match(/\d+/g) ?? []).reduce((sum, n) => sum + Number(n), 0)

test('a round is told in full, at normal speed, and neither the question nor the hoard is ahead of it', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', basic(3), { speed: 'normal' })
  await anna.waitForTurn()
  await anna.answer()
  await anna.waitForTurn()
  await watch(anna, '.mine-area .hoard')
  const second = async () => (await anna.page.getByRole('heading', { level: 1 }).innerText()).endsWith('2')
  for (let answers = 0; !(await second()); answers++) {
    expect(answers, 'a round ends').toBeLessThan(40)
    await anna.answer()
    // With this seed the first round may be the last.
    if (!(await anna.waitForTurn())) break
  }
  const all = await toldInFull(anna, 0)
  expect(all.filter((it) => it.says === 'log-shown').length, 'sums were counted').toBeGreaterThan(10)
  const { events } = heard(anna)
  const wrong = all.filter((it) => units(it.text) !== treasures(events.slice(0, it.told), 0))
  expect(wrong, 'the hoard is that of the moment').toEqual([])
  expect(new Set(all.map((it) => it.text)).size, 'the hoard has changed: the test could fail').toBeGreaterThan(1)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('the story is held, skipped, told faster or not at all, and seen again', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', basic(3), { speed: 'slow' })
  await anna.waitForTurn()
  await anna.answer()
  await anna.waitForTurn()
  const scene = () => anna.app().getAttribute('data-scene')

  // A held story waits; a key skips it, and the question appears.
  await anna.place(9, 'guard')
  await anna.page.getByTestId('hold').click()
  const held = await scene()
  expect(held).not.toBe('')
  await anna.page.waitForTimeout(1500)
  expect(await scene()).toBe(held)
  expect(await anna.asked()).toBe('')
  await anna.axe()
  await anna.page.keyboard.press('s')
  await expect(anna.app()).toHaveAttribute('data-scene', '')
  await anna.waitForTurn()

  // What happened stays listed and can be replayed; meanwhile nothing is asked.
  const since = anna.page.getByTestId('since')
  await expect(since.getByRole('listitem').first()).toContainText('places a figure')
  await anna.page.getByTestId('again').click()
  await expect(anna.app()).toHaveAttribute('data-asked', '')
  // A press on the board ends the replay and does nothing else.
  await anna.page.locator('#field-market .hit').click({ force: true })
  await expect(anna.app()).not.toHaveAttribute('data-asked', '')
  await since.getByRole('button', { name: 'I have read this' }).click()
  await expect(since).toHaveCount(0)

  // Off: no story is played, and the list tells what happened. A reload keeps the setting.
  await anna.page.keyboard.press('o')
  await anna.page.getByRole('radio', { name: 'Off' }).check({ force: true })
  await anna.axe()
  await anna.page.keyboard.press('Escape')
  await anna.page.reload()
  await anna.waitForTurn()
  await watch(anna, '.mine-area .hoard')
  await anna.place(8, 'guard')
  await anna.waitForTurn()
  expect((await looks(anna)).filter((it) => it.scene)).toEqual([])
  await expect(since.getByRole('listitem')).toHaveCount(2)

  // A press on a line of the log points at its field.
  await anna.page.locator('.log button.text').last().click()
  await expect(anna.page.getByTestId('pointed')).toBeVisible()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('where less motion is wished nothing moves, and the list tells what happened', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', basic(3), { speed: 'normal', reducedMotion: 'reduce' })
  await watch(anna, '.mine-area .hoard')
  for (let answers = 0; answers < 9; answers++) {
    await anna.waitForTurn()
    await anna.answer()
  }
  await anna.waitForTurn()
  expect((await looks(anna)).filter((it) => it.scene)).toEqual([])
  await expect(anna.page.locator('[data-flight]')).toHaveCount(0)
  await expect(anna.page.getByTestId('since')).toContainText('Turned up')
  await anna.axe()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
