import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

/** Plays on with the first answer each time, for at most `most` answers or to the end. */
async function play(guest: Guest, most: number): Promise<void> {
  for (let i = 0; (await guest.waitForTurn()) && i < most; i++) {
    const asked = await guest.asked()
    await guest.page.locator('[data-choice]').first().click()
    await guest.answered(asked)
  }
}

/** The stored data with another digest for step 4 of this record, as if the rules had then told something else. */
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

  // The wrong digest in a game that is still being played.
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
  // Nor does the start page say that the game waits for her.
  await page.goto(house.url)
  await expect(page.locator('.one')).toContainText('stands still')
  await expect(page.locator('.one.asks')).toHaveCount(0)

  // The wrong digest in the same game after its end.
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
