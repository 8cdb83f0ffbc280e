import { expect, test, type Page } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { enter, is, listen, playByKeyboard, silent, spoken } from './keyboard'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', '4')
})
test.afterEach(() => house.close())

test('a whole game of cards by keyboard alone, and what is announced', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna', { drawn: false })
  const { page } = anna
  await anna.form('morgenland-cards')
  const form = page.getByRole('form', { name: 'A table of Morgenland, the card game' })
  await form.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '2', exact: true }).focus()
  await page.keyboard.press('Space')
  await form.getByRole('button', { name: 'against bots' }).focus()
  await page.keyboard.press('Enter')
  await expect(anna.app()).toBeVisible()
  await listen(page)
  expect(await playByKeyboard(anna, 400, answer)).toBeGreaterThan(20)
  const told = await spoken(page)
  for (const words of ['Place a hero.', 'You place your 3 face down', 'Take a treasure card.', 'You take', 'Turned up: ', 'Will you buy', 'The game is over.']) expect(told).toContain(words)
  expect(await silent(page), 'nothing changes without a word').toEqual([])
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

async function answer(page: Page, turn: number, asked: string): Promise<void> {
  if (await is(page, '[data-piece]:enabled')) {
    const pieces = await page.locator('[data-piece]:enabled').evaluateAll((all) => all.map((it) => it.getAttribute('data-piece') ?? ''))
    await page.keyboard.press(pieces[turn % pieces.length] ?? '')
    const places = await page.locator('.loc.lit').evaluateAll((all) => all.map((it) => it.getAttribute('data-place')))
    return enter(page, `[data-place=${places[(turn * 5) % places.length]}] .hit`)
  }
  for (const one of ['[data-pick]', '[data-give]', '[data-choice]:enabled']) if (await is(page, one)) return enter(page, one)
  if (await is(page, '[data-testid=confirm]')) {
    if (await is(page, '[data-testid=ways]')) {
      await enter(page, '[data-testid=ways]')
      await enter(page, '[data-way]')
    } else {
      for (let i = 0; i < 8 && !(await is(page, '[data-testid=confirm]:enabled')); i++) await enter(page, '[data-pay][aria-pressed=false]')
    }
    return enter(page, '[data-testid=confirm]')
  }
  expect(await is(page, '[data-testid=pass]'), `an answer to question ${asked}`).toBe(true)
  await page.keyboard.press('p')
}
