import { expect, test, type Page } from '@playwright/test'
import { fits, onTop } from './fits'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', process.env.SEED ?? '3')
})
test.afterEach(() => house.close())

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, locale: 'de' }

/** Opens the menu of the table, presses this entry, and confirms it; a pause needs no confirmation. */
async function does(page: Page, what: string): Promise<void> {
  await page.getByTestId('manners').click()
  await page.getByTestId(what).click()
  if (what !== 'pause') await page.getByTestId('sure').click()
  else await page.keyboard.press('Escape')
}

/** Notices about pauses and absent players cover neither board, question nor answers at any size, and their buttons are visible. */
for (const game of ['morgenland', 'morgenland-cards', 'five-tribes', 'bazaar'] as const) {
  test(`a pause asked for and a bot that plays for me leave room for the board: ${game}`, async ({ browser }) => {
    const anna = await Guest.seated(browser, house.url, 'Anna', { game, players: 3, friends: 1, clock: '30+600' }, { drawn: false })
    const bilal = await Guest.joins(browser, anna.page.url(), 'Maximiliane Friederike', { ...PHONE, drawn: false })
    await expect(anna.app()).toBeVisible()
    // Five Tribes is answered on the board and beside it.
    const parts = game === 'five-tribes' ? { presses: '.spot.lit, .tile.lit, .answer-area :is(button, input):enabled' } : {}
    const all = async (guest: Guest, press: string) => {
      await fits(guest, `${game}, ${press}`, parts)
      await expect(guest.page.getByTestId(press)).toBeInViewport({ ratio: 1 })
      expect(await onTop(guest.page.getByTestId(press)), 'nothing lies over it').toEqual([])
    }
    await does(bilal.page, 'pause')
    await expect(anna.page.getByTestId('pause-yes')).toBeVisible()
    await anna.resize(360, 640)
    await all(anna, 'pause-yes')
    await anna.page.getByTestId('pause-yes').click()
    await expect(bilal.page.getByTestId('paused')).toBeVisible()
    await all(bilal, 'resume')
    await bilal.page.getByTestId('resume').click()
    await does(bilal.page, 'leave')
    await expect(bilal.page.getByTestId('absent')).toBeVisible()
    await all(bilal, 'back')
    expect([...anna.troubles, ...bilal.troubles]).toEqual([])
    await anna.leave()
    await bilal.leave()
  })
}

test('two people write, one mutes, one leaves and comes back, and both agree to a pause', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await anna.page.getByRole('button', { name: 'Five Tribes with friends' }).click()
  const form = anna.page.getByRole('form', { name: 'A table of Five Tribes', exact: true })
  await form.getByRole('radio', { name: '3', exact: true }).first().check({ force: true })
  await form.getByRole('radio', { name: '30 s + 10 min' }).check({ force: true })
  await form.getByRole('button', { name: 'for a friend' }).click()
  const link = await anna.page.getByLabel('Link to this table', { exact: true }).inputValue()
  await expect(anna.page.getByText('30 s + 10 min')).toBeVisible()
  const bilal = await Guest.come(browser, house.url, 'Bilal', { viewport: { width: 390, height: 664 } })
  await bilal.page.evaluate(() => localStorage.setItem('caravanserai.language', 'de'))
  await bilal.page.goto(link)
  await bilal.page.getByRole('button', { name: 'Platz nehmen' }).click()
  for (const guest of [anna, bilal]) await expect(guest.app()).toBeVisible()

  // Everybody sees the running clock of the player asked.
  await expect(anna.page.locator('[data-testid^="clock-"] b').first()).toHaveText(/\d:\d\d/)

  // A phrase appears in the reader's language; while the chat is closed, unread messages are counted.
  await anna.page.getByTestId('talk').click()
  await anna.page.getByTestId('phrases').click()
  await anna.page.getByRole('button', { name: 'Good luck!' }).click()
  await anna.page.getByLabel('Write to the table').fill('Shall we?')
  await anna.page.keyboard.press('Enter')
  await expect(bilal.page.getByTestId('talk')).toHaveText('2')
  await bilal.page.getByTestId('talk').click()
  const chat = bilal.page.getByTestId('chat')
  await expect(chat).toContainText('Shall we?')
  await expect(chat).toContainText('Viel Glück!')
  if (process.env.SCREENS) await bilal.page.screenshot({ path: `${process.env.SCREENS}/chat-phone.png` })
  await bilal.axe()
  await chat.getByRole('button', { name: /Anna/ }).first().click()
  await bilal.page.getByTestId('mute').click()
  await expect(chat).not.toContainText('Shall we?')
  await bilal.page.keyboard.press('Escape')

  // Bilal leaves, a bot plays for him, and he takes the seat back.
  if (process.env.SCREENS) {
    await anna.page.screenshot({ path: `${process.env.SCREENS}/chat-desktop.png` })
    await bilal.page.getByTestId('manners').click()
    await bilal.page.screenshot({ path: `${process.env.SCREENS}/menu-phone.png` })
    await bilal.page.keyboard.press('Escape')
  }
  await does(bilal.page, 'leave')
  await expect(bilal.page.getByTestId('absent')).toBeVisible()
  await expect(anna.page.getByTestId('absence-1')).toHaveText('gone: a bot plays')
  if (process.env.SCREENS) {
    await bilal.page.screenshot({ path: `${process.env.SCREENS}/absent-phone.png` })
    await anna.page.screenshot({ path: `${process.env.SCREENS}/absent-desktop.png` })
  }
  await anna.axe()
  await bilal.page.getByTestId('back').click()
  await expect(bilal.page.getByTestId('absent')).toBeHidden()
  await expect(anna.page.getByTestId('absence-1')).toHaveCount(0)

  // A pause begins when both agree, and either can end it.
  await does(anna.page, 'pause')
  await bilal.page.getByTestId('pause-yes').click()
  for (const guest of [anna, bilal]) await expect(guest.page.getByTestId('paused')).toBeVisible()
  if (process.env.SCREENS) await anna.page.screenshot({ path: `${process.env.SCREENS}/paused-desktop.png` })
  await bilal.page.getByTestId('resume').click()
  for (const guest of [anna, bilal]) await expect(guest.page.getByTestId('paused')).toBeHidden()
  for (const guest of [anna, bilal]) {
    expect(guest.troubles).toEqual([])
    await guest.leave()
  }
})
