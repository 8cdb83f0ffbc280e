import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, colorScheme: 'light' as const }
for (const [where, options] of [
  ['desk', {}],
  ['phone', phone],
] as const) {
  test(`a game without a page of its own is played to its end on the plain table, on a ${where}`, async ({ browser }) => {
    const anna = await Guest.come(browser, house.url, 'Anna', options)
    await anna.page.getByRole('button', { name: 'Play The Bazaar against bots' }).click()
    let answers = 0
    for (; await anna.waitForTurn(); answers++) {
      if (answers === 1) await anna.axe()
      // An answer that shows a hidden card cannot be taken back, and the page marks it beforehand.
      if (answers === 0) await expect(anna.page.getByTestId('final').first()).toBeVisible()
      if (answers === 2) await opens(anna)
      const asked = await anna.asked()
      const choices = anna.page.locator('[data-choice]')
      await choices.nth(answers % (await choices.count())).click()
      await anna.answered(asked)
      expect(answers, 'a game ends').toBeLessThan(100)
    }
    expect(answers).toBeGreaterThan(5)
    await expect(anna.over().locator('li')).toHaveCount(3)
    await anna.axe()
    expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(where === 'phone' ? 390 : 1440)
    expect(anna.troubles).toEqual([])
    await anna.leave()
  })
}

/** Checks that a part of the view closes and opens by keyboard, and that the prompt is a sentence. */
async function opens(guest: Guest): Promise<void> {
  const view = guest.page.getByRole('region', { name: 'What you see' })
  await expect(view).toContainText('turns left')
  const part = view.locator('details').first()
  await expect(part).toHaveAttribute('open', '')
  await part.locator('summary').first().press('Enter')
  await expect(part).not.toHaveAttribute('open', '')
  await part.locator('summary').first().press('Enter')
  await expect(guest.page.getByTestId('prompt')).toHaveText(/^(It is your turn|Somebody offers \w+)\.$/)
}
