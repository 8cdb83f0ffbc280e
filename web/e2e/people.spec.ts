import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

const PASSWORD = 'open sesame'

test('a guest plays, makes an account, comes back elsewhere, and is logged out from there', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  const page = anna.page
  await page.getByRole('button', { name: 'Play Morgenland against bots', exact: true }).click()
  expect(await anna.waitForTurn()).toBe(true)
  const table = page.url()

  // From the top bar by the log-in page to the sign-up page; an error stands beside its field.
  await page.goto(house.url)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await page.getByRole('link', { name: 'Make an account' }).click()
  await page.getByLabel('Name', { exact: true }).fill('Dinarzad')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.locator('#password-hint')).toHaveRole('alert')
  anna.troubles.length = 0
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await anna.axe()
  // Changing the language keeps what was typed.
  await page.getByRole('banner').getByRole('combobox').selectOption('de')
  await expect(page.getByRole('heading', { name: 'Konto anlegen' })).toBeVisible()
  await page.getByRole('banner').getByRole('combobox').selectOption('en')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Dinarzad')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(page.getByText('this browser', { exact: true })).toBeVisible()
  await anna.axe()

  // Log out, and in again on a phone, in German: the game is there.
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(house.url)
  const phone = await Guest.arrive(browser, `${house.url}login`, 'Anna on the way', { viewport: { width: 390, height: 664 }, locale: 'de' })
  await phone.page.getByLabel('Name', { exact: true }).fill('dinarzad')
  await phone.page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await phone.page.getByRole('button', { name: 'Anmelden' }).click()
  await expect(phone.page).toHaveURL(house.url)
  await phone.page.goto(table)
  expect(await phone.waitForTurn()).toBe(true)

  // The first browser logs in, too, and ends the session of the phone.
  await page.goto(`${house.url}login`)
  await page.getByLabel('Name', { exact: true }).fill('Dinarzad')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('link', { name: 'Dinarzad' }).click()
  await page.getByRole('button', { name: /^Log out Chrome/ }).click()
  await expect(page.getByRole('button', { name: /^Log out Chrome/ })).toHaveCount(0)
  await phone.page.goto(`${house.url}account`)
  await expect(phone.page.getByText('Du bist hier Gast')).toBeVisible()
  expect(anna.troubles).toEqual([])
  await phone.leave()
  await anna.leave()
})

test('a table for everybody stands in the lobby, live', async ({ browser }) => {
  const [ben, anna] = await Promise.all(['Ben', 'Anna'].map((name) => Guest.arrive(browser, `${house.url}lobby`, name, name === 'Ben' ? {} : { viewport: { width: 390, height: 664 } })))
  if (!ben || !anna) throw new Error('both come')
  await expect(anna.page.getByText('No table waits for players.')).toBeVisible()
  await anna.axe()
  await ben.page.getByRole('button', { name: 'Lay a table' }).click()
  await ben.page.getByRole('radio', { name: '30 s + 10 min' }).check({ force: true })
  await ben.page.getByRole('button', { name: /^Lay a table of Morgenland for a friend/ }).click()
  await expect(ben.page).toHaveURL(/\/table\//)
  const sit = anna.page.getByRole('link', { name: /^Sit down at .*Morgenland$/ })
  await expect(sit).toBeVisible()
  await expect(anna.page.getByRole('listitem').filter({ has: sit }), 'how time is counted there').toContainText('30 s + 10 min')
  await anna.axe()
  await sit.click()
  await anna.page.getByRole('button', { name: 'Sit down' }).click()
  expect(await anna.waitForTurn()).toBe(true)
  expect([...ben.troubles, ...anna.troubles]).toEqual([])
  await ben.leave()
  await anna.leave()
})
