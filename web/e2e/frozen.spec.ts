import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  // Fixed luck: the same game in every run.
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

/** Plays on, always by the first answer, for so many answers or to the end. */
async function play(guest: Guest, most: number): Promise<void> {
  for (let i = 0; (await guest.waitForTurn()) && i < most; i++) {
    const asked = await guest.asked()
    await guest.page.locator('[data-choice]').first().click()
    await guest.answered(asked)
  }
}

/** What the house has stored, but for the fourth step of this record, which was played in another way. */
function forged(stored: Buffer, record: string): Buffer {
  const digest = /^4 .*\| ([0-9a-f]{16})$/m.exec(record)?.[1] ?? 'no digest'
  const parts = stored.toString('latin1').split(digest)
  expect(parts.length, 'it is stored').toBeGreaterThan(1)
  return Buffer.from(parts.join('0123456789abcdef'), 'latin1')
}

test('a game that a change of rules has stopped says so plainly, and stays to be read', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { game: 'bazaar', players: 3 })
  const { page } = anna
  const [table, prompt] = [page.url(), page.getByTestId('prompt')]
  anna.lineMayBeCut = true
  await play(anna, 3)
  await house.stop()
  const halfway = house.stored
  await house.start()
  await page.goto(table)
  await play(anna, 100)
  const record = await (await page.request.get(`${table.replace('/table/', '/api/v1/tables/')}/record`)).text()
  await house.stop()
  const whole = house.stored

  // Planted in a game that is being played.
  house.stored = forged(halfway, record)
  await house.start()
  await page.goto(table)
  await expect(prompt).toHaveText('This game stands still.')
  await expect(page.locator('.prompt')).toContainText('nobody can play on')
  await expect(page.locator('ol.log')).toContainText('You')
  await expect(page.locator('[data-choice]'), 'there is nothing to answer').toHaveCount(0)
  await expect(page.getByTestId('undo')).toHaveCount(0)
  expect(await anna.asked()).toBe('')
  await anna.axe()
  // Nor is it said on the start page that it waits for her.
  await page.goto(house.url)
  await expect(page.locator('.one')).toContainText('stands still')
  await expect(page.locator('.one.asks')).toHaveCount(0)

  // Planted in the same game after its end.
  await house.stop()
  house.stored = forged(whole, record)
  await house.start()
  await page.goto(table)
  await expect(prompt).toHaveText('This game stands still.')
  await page.goto(`${table}/replay?step=0`)
  await expect(page.getByRole('region', { name: 'Look at it again' }).getByRole('status')).toHaveText('Step 0 of 3')
  await expect(prompt).not.toHaveText('This game stands still.')
  await page.locator('body').press('End')
  await expect(prompt).toHaveText('This game stands still.')
  await expect(page.locator('.prompt')).toContainText('as far as they agree')
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
