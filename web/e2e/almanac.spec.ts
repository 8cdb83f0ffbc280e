import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

test('a card opens its page over the table: by its sign, by the key I, from log and hand', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { game: 'five-tribes', players: 2 })
  await anna.waitForTurn()
  const asked = await anna.asked()
  const where = anna.page.url()

  const ware = anna.page.locator('.side-area [data-page^=card-]').first()
  await ware.hover()
  await anna.page.getByRole('button', { name: 'What is this?' }).click()
  const sheet = anna.page.getByRole('dialog')
  await expect(sheet).toContainText('Ware')
  await expect(sheet.getByRole('link', { name: /The rule in full/ })).toHaveAttribute('target', '_blank')
  await anna.axe()
  const name = await sheet.getByRole('heading').innerText()
  await sheet
    .getByRole('link', { name: /^The (next card|card before)$/ })
    .first()
    .click()
  await expect(sheet.getByRole('heading')).not.toHaveText(name)
  expect(anna.page.url(), 'the table is not left').toBe(where)
  await anna.page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await anna.page.locator('.tile[tabindex="0"]').focus()
  await anna.page.keyboard.press('i')
  await expect(sheet).toContainText('Tile')
  await anna.page.keyboard.press('Escape')
  await expect(anna.page.locator('.tile:focus')).toHaveCount(1)
  expect(await anna.asked(), 'nothing was answered').toBe(asked)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('on a phone a long press opens the page and presses nothing; a rule leads to its place', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna', { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, locale: 'de-DE' })
  await anna.page.getByRole('button', { name: 'Morgenland gegen Bots spielen' }).tap()
  await anna.waitForTurn()
  const asked = await anna.asked()
  const field = anna.page.locator('#field-market .hit')
  const box = await field.boundingBox()
  if (!box) throw new Error('the market is not seen')
  const touch = await anna.page.context().newCDPSession(anna.page)
  const at = [{ x: box.x + box.width / 2, y: box.y + box.height / 3 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at })
  const sheet = anna.page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: 'Markt' })).toBeVisible()
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await expect(sheet).toBeVisible()
  await anna.axe()
  await sheet.getByRole('button', { name: 'Schließen' }).tap()
  await expect(sheet).toHaveCount(0)
  expect(await anna.asked(), 'nothing was pressed').toBe(asked)
  await anna.page.locator('.prompt .rule').first().tap()
  const link = anna.page.getByRole('link', { name: 'In den Regeln nachlesen' })
  await expect(link).toBeInViewport({ ratio: 1 })
  await expect(link).toHaveAttribute('href', /^\/learn\/morgenland#M/)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
