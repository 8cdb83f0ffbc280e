import { expect, test, type Page } from '@playwright/test'
import { Guest } from './guest'
import { holds, speaks } from './holds'
import { House } from './house'
import { basic } from './morgenland-basic'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

declare global {
  interface Window {
    /** How many sources of sound have been started. */
    sounded: number
  }
}

/** Counts the sounds that are started; they still play. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.sounded = 0
    for (const source of [AudioScheduledSourceNode.prototype, AudioBufferSourceNode.prototype]) {
      const { start } = source
      source.start = function (...at: []) {
        window.sounded += 1
        return start.apply(this, at)
      }
    }
  })
}
const sounded = (guest: Guest) => guest.page.evaluate(() => window.sounded)

const choose = (page: Page, group: string, name: string) => page.getByRole('radiogroup', { name: group }).getByRole('radio', { name }).check({ force: true })

test('what is chosen on the page of settings holds at once, in every tab, and is kept', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  const { page } = anna
  const other = await anna.context.newPage()
  await other.goto(`${house.url}learn`)
  // The browser hardly draws a page in the background.
  await page.bringToFront()
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  const both = [page, other].map((it) => it.locator('html'))

  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night')
  await choose(page, 'Light', 'Day')
  for (const html of both) await expect(html).toHaveAttribute('data-theme', 'day')
  await anna.axe()
  await holds(anna, 'the settings')
  await choose(page, 'Light', 'System')
  for (const html of both) await expect(html).toHaveAttribute('data-theme', 'night')
  await anna.axe()

  const pattern = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--pattern'))
  expect(Number(await pattern())).toBeGreaterThan(0)
  await page.getByRole('switch', { name: 'Patterns on all pieces' }).uncheck({ force: true })
  for (const html of both) await expect(html).toHaveAttribute('data-patterns', 'off')
  expect(Number(await pattern())).toBe(0)

  await choose(page, 'Language', 'Deutsch')
  for (const html of both) await expect(html).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
  await speaks(anna, 'de', 'the settings')
  await holds(anna, 'the settings in German')
  await choose(page, 'Tempo der Erzählung', 'Schnell')
  await page.reload()
  await expect(page.getByRole('radio', { name: 'Schnell' })).toBeChecked()
  await expect(page.getByRole('switch', { name: 'Muster auf allen Figuren' })).not.toBeChecked()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('nothing sounds until somebody wants it; then the table is heard', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', basic(3), { before: ({ page }) => listen(page) })
  await anna.waitForTurn()
  await anna.answer()
  await anna.waitForTurn()
  expect(await sounded(anna)).toBe(0)

  await anna.page.keyboard.press('o')
  await anna.page.getByRole('switch', { name: 'Play sounds' }).check({ force: true })
  await expect.poll(() => sounded(anna), 'what was chosen is heard at once').toBeGreaterThan(0)
  await anna.axe()
  await anna.page.keyboard.press('Escape')
  const before = await sounded(anna)
  await anna.place(9, 'guard')
  await expect.poll(() => sounded(anna), 'a figure is placed').toBeGreaterThan(before)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('standing orders that are usual are given at the next table', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', basic(3))
  const order = (key: string) => anna.page.locator(`[data-testid=orders] [data-order='${key}']`)
  const given = () => anna.page.locator('[data-testid=orders] input').evaluateAll((all) => all.map((it) => `${it.dataset.order}: ${(it as HTMLInputElement).checked}`))
  await anna.waitForTurn()
  await anna.page.keyboard.press('o')
  const was = await order('always').isChecked()
  await order('usual').check({ force: true })
  await order('always').setChecked(!was, { force: true })
  await expect(order('always')).toBeChecked({ checked: !was })
  const wished = await given()
  await anna.sitDown(house.url, basic(3))
  await anna.waitForTurn()
  await anna.page.keyboard.press('o')
  await expect.poll(given).toEqual(wished)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
