import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { unseen } from './hand'
import { House } from './house'
import { playOn } from './morgenland-pro'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', process.env.SEED ?? '3')
})
test.afterEach(() => house.close())

/** How many answers are given with the mouse, which is slower; the others are given by the hand inside the page. */
const BY_MOUSE = 26

test('two persons and two bots play a whole game, a third watches; a reload and a fallen server lose nothing', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  await anna.page.getByTitle('Change your name').click()
  await anna.page.getByLabel('Your name').fill('Anna')
  await anna.page.getByRole('button', { name: 'Save' }).click()
  await expect(anna.page.getByTitle('Change your name')).toHaveText('Anna')
  await expect(anna.page.getByText('not affiliated')).toBeVisible()
  await anna.axe()
  await anna.page.getByRole('button', { name: 'Morgenland with friends' }).click()
  await anna.page.getByRole('button', { name: 'Lay a table of Morgenland for a friend' }).click()
  const link = await anna.page.getByLabel('Link to this table', { exact: true }).inputValue()
  await anna.axe()

  const bilal = await Guest.come(browser, link, 'Bilal')
  const zahra = await Guest.come(browser, link, 'Zahra', { drawn: false })
  await expect(zahra.page.getByRole('heading', { name: 'Anna keeps a chair for you.' })).toBeVisible()
  await bilal.page.getByRole('button', { name: 'Sit down' }).click()
  const all = [anna, bilal, zahra]
  for (const guest of all) await expect(guest.app()).toBeVisible()
  await expect(zahra.page.getByText('You are watching.')).toBeVisible()
  expect(await zahra.asked()).toBe('')

  let wasRefused = false
  for (let answers = 0; answers < BY_MOUSE; answers++) {
    const turn = await Promise.race([anna, bilal].map(async (guest) => ((await guest.waitForTurn()) ? guest : undefined)))
    if (!turn) throw new Error('so soon no game ends')
    if (answers === 6) await anna.axe()
    if (answers === 8) await reload(bilal, turn)
    if (answers === 19) await fall(all, turn)
    if (answers >= 10 && !wasRefused) wasRefused = await refused(turn)
    await turn.answer()
  }
  await unseen(zahra, Infinity, async () => {
    const ways = await Promise.all([anna, bilal].map((guest) => playOn(guest, 700)))
    expect(ways.map((it) => it.over)).toEqual([true, true])
  })

  expect(wasRefused).toBe(true)
  for (const guest of all) {
    await expect(guest.over()).toBeVisible()
    await expect(guest.over().locator('li')).toHaveCount(4)
  }
  const ranking = await anna.over().locator('li').allInnerTexts()
  const plain = (lines: string[]) => lines.map((it) => it.replace(' (you)', ''))
  expect(plain(await bilal.over().locator('li').allInnerTexts())).toEqual(plain(ranking))
  expect(plain(await zahra.over().locator('li').allInnerTexts())).toEqual(plain(ranking))
  await anna.axe()
  const href = await anna.page.getByRole('link', { name: 'Record' }).getAttribute('href')
  const record = await anna.page.request.get(new URL(href ?? '', house.url).href)
  expect(record.ok()).toBe(true)
  expect(await record.text()).toContain('morgenland')

  await anna.page.getByRole('link', { name: /Caravanserai/ }).click()
  await expect(anna.page.getByText(/you came/)).toBeVisible()
  expect(all.flatMap((it) => it.troubles)).toEqual([])
  for (const guest of all) await guest.leave()
})

/** Checks that the page reads the same after a reload. */
async function reload(guest: Guest, turn: Guest): Promise<void> {
  await guest.sees(turn)
  const before = await guest.text()
  const asked = await guest.asked()
  await guest.page.reload()
  await expect(guest.app()).toBeVisible()
  await expect.poll(() => guest.text(), { timeout: 15_000 }).toBe(before)
  expect(await guest.asked()).toBe(asked)
}

/** Kills and restarts the server: all pages reconnect by themselves and read the same. */
async function fall(guests: Guest[], turn: Guest): Promise<void> {
  for (const guest of guests) await guest.sees(turn)
  const before = await Promise.all(guests.map((it) => it.text()))
  for (const guest of guests) guest.lineMayBeCut = true
  await house.fall()
  for (const guest of guests) await expect(guest.page.getByText('The line to the inn is cut.').first()).toBeVisible()
  await house.start()
  for (const guest of guests) await expect(guest.page.getByText('The line to the inn is cut.')).toHaveCount(0, { timeout: 15_000 })
  for (const [i, guest] of guests.entries()) {
    await expect.poll(() => guest.text(), { timeout: 15_000 }).toBe(before[i])
    guest.lineMayBeCut = false
  }
}

/** Makes an illegal press: the server refuses it, naming the rule, and nothing changes. Returns false if nothing is to be placed now. */
async function refused(guest: Guest): Promise<boolean> {
  if (!(await guest.page.locator('.hand button:enabled').count())) return false
  const asked = await guest.asked()
  await guest.page.locator('.hand button:enabled').first().click()
  await guest.page.locator('#field-tent .hit').click({ force: true })
  await expect(guest.page.getByTestId('notice')).toContainText('basic game')
  await expect(guest.page.getByTestId('notice')).toContainText('M4.3')
  expect(await guest.asked()).toBe(asked)
  await guest.page.keyboard.press('Escape')
  await expect(guest.page.getByTestId('notice')).toHaveCount(0)
  return true
}
