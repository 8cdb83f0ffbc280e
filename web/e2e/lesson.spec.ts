/** The guided first games, from start to end. */
import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { Pupil } from './lesson'

let house: House
test.beforeEach(async () => {
  house = await House.open()
})
test.afterEach(() => house.close())

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true }

test('Morgenland is learned by playing: what is legal is played and explained, what is not is refused by its rule', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  const { page } = anna
  await page
    .getByRole('link', { name: /^New to it/ })
    .first()
    .click()
  const pupil = new Pupil(anna)
  await pupil.stop()
  await anna.axe()
  for (let i = 0; i < 3; i += 1) await pupil.goesOn()
  const here = await pupil.stop()
  await pupil.seesWhatIsMeant()

  // The cups cave is closed.
  await page.locator('[data-piece="9"]').click()
  await page.locator('#field-cups .hit').click({ force: true })
  await expect(pupil.guide().getByRole('alert')).toContainText('M4.3')
  expect(await pupil.stop()).toBe(here)
  // The market is legal, but not what the lesson suggests.
  await page.locator('#field-market .hit').click({ force: true })
  await expect(page.locator('.lesson')).toHaveAttribute('data-astray', 'true')
  await expect(pupil.guide()).toContainText('That is allowed, too.')
  await expect(page.locator('#field-market')).toHaveAccessibleName(/figure/)
  await anna.axe()
  await pupil.guide().getByTestId('return').click()
  await expect(page.locator('.lesson')).toHaveAttribute('data-astray', 'false')
  expect(await pupil.stop()).toBe(here)

  // The suggested answer, given by the controls of the table itself.
  await anna.place(9, 'bars')
  await pupil.leaves(here)
  // After a reload the lesson goes on where it was, and Back goes one stop back.
  await page.reload()
  expect(await pupil.stop()).toBe(here + 1)
  await pupil.guide().getByTestId('back').click()
  await pupil.leaves(here + 1)
  expect(await pupil.stop()).toBe(here)
  await pupil.toTheEnd(() => pupil.seesWhatIsMeant())
  await anna.axe()
  await pupil.guide().getByRole('button', { name: 'Try the professional game' }).click()
  await expect(page.locator('.app[data-game=morgenland-pro]')).toBeVisible()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('Morgenland is learned on a phone, in German', async ({ browser }) => {
  const anna = await Guest.arrive(browser, `${house.url}learn/morgenland/play`, 'Anna', { ...PHONE, locale: 'de', colorScheme: 'light' })
  const { page } = anna
  const pupil = new Pupil(anna)
  await pupil.stop()
  await anna.axe()
  let swaps = 0
  const steps = await pupil.toTheEnd(async () => {
    await pupil.seesWhatIsMeant()
    const swap = page.locator('.swap .btn')
    for (const it of await swap.all()) await expect(it, 'nothing that could be swapped is below the fold').toBeInViewport({ ratio: 0.99 })
    swaps += await swap.count()
  })
  expect(steps).toBeGreaterThan(12)
  expect(swaps).toBeGreaterThan(0)
  await anna.axe()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('Five Tribes is learned by playing: bid, walk, djinn, market', async ({ browser }) => {
  const anna = await Guest.arrive(browser, `${house.url}learn/five-tribes/play`, 'Anna')
  const { page } = anna
  const pupil = new Pupil(anna)
  await pupil.goesOn()
  await page.locator('[data-spot="3"]').click()
  await pupil.leaves(1)
  // A walk is one beat of several answers; `show-me` plays all of them.
  await pupil.guide().getByTestId('show-me').click()
  await expect(pupil.guide()).toContainText('Jafaar')
  await anna.axe()
  await pupil.toTheEnd(() => pupil.seesWhatIsMeant())
  await expect(pupil.guide()).toContainText('79 points')
  await anna.axe()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('The card game is learned by playing, on a phone in Dutch', async ({ browser }) => {
  const anna = await Guest.arrive(browser, `${house.url}learn/morgenland-cards/play`, 'Anna', { ...PHONE, locale: 'nl' })
  const pupil = new Pupil(anna)
  await pupil.stop()
  await anna.axe()
  await pupil.toTheEnd(() => pupil.seesWhatIsMeant())
  await anna.axe()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
