import { expect, test } from '@playwright/test'
import { playTribes } from './five-tribes'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

/** Opens the list of keys and reads it. */
async function listed(guest: Guest): Promise<string[]> {
  await guest.page.keyboard.press('?')
  await expect(guest.page.getByTestId('keys')).toBeVisible()
  const keys = await guest.page.getByTestId('keys').locator('kbd').allTextContents()
  await guest.page.keyboard.press('Escape')
  await expect(guest.page.getByTestId('keys')).toHaveCount(0)
  return keys
}

test('every page lists its keys, and they do what the list says', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  const { page } = anna
  const places = ['Tab', 'Enter', 'Esc', 'O', '?']
  await expect(page.getByRole('heading', { name: 'The games' })).toBeVisible()
  expect(await listed(anna)).toEqual(places)
  await page.keyboard.press('o')
  await expect(page).toHaveURL(/settings$/)
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  expect(await listed(anna)).toEqual(places)

  await page.goto(`${house.url}almanac`)
  await expect(page.locator('#sought')).toBeVisible()
  expect(await listed(anna)).toEqual(['/', ...places])
  await page.keyboard.press('/')
  await expect(page.locator('#sought')).toBeFocused()
  // In a text field, keys are letters and not shortcuts.
  await page.keyboard.type('o?')
  await expect(page.locator('#sought')).toHaveValue('o?')
  await expect(page).toHaveURL(/almanac$/)

  const common = ['Esc', 'S', 'H', 'U', 'Shift U', 'O', 'L', '?', 'I', 'Ctrl Z']
  const games: [string, string[]][] = [
    ['Five Tribes', ['Arrows', 'Enter', 'Tab', '[ ] or , .']],
    ['Morgenland, the card game', ['1 – 9', 'Tab', '← ↑ ↓ →', 'Enter', 'P']],
    ['Morgenland', ['1 – 9', 'Arrows', 'Enter', 'P']],
  ]
  for (const [game, keys] of games) {
    await page.goto(house.url)
    await page.getByRole('button', { name: `Play ${game} against bots`, exact: true }).click()
    await anna.waitForTurn()
    expect(await listed(anna), game).toEqual([...keys, ...common])
    await page.keyboard.press('o')
    await expect(page.getByRole('dialog', { name: 'Orders and settings' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await anna.axe()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('arrows, brackets and Escape lead through the moves of Five Tribes', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { game: 'five-tribes', players: 2 })
  const { page } = anna
  for (let i = 0; i < 20 && !(await page.locator('.tile.may').count()); i++) {
    await anna.waitForTurn()
    if (!(await page.locator('.tile.may').count())) await playTribes(anna, 1)
  }
  await page.locator('.tile.may').first().focus()
  const at = () => page.evaluate(() => document.activeElement?.getAttribute('data-tile'))
  const first = await at()
  await page.keyboard.press('End')
  await expect.poll(at).not.toBe(first)
  await page.keyboard.press('Home')
  await expect.poll(at).toBe('0')
  await page.keyboard.press('ArrowDown')
  await expect.poll(at).toBe('6')
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
