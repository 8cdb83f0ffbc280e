import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { holds } from './holds'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

const SIZES = ['360x640', '390x664', '768x1024', '844x390', '1024x768', '1440x900', '2560x1440']
const GAMES = ['Morgenland', 'Morgenland, the card game', 'Five Tribes']

/** What is cut off on the cards of the guest's own games, at every size. */
async function cut(guest: Guest): Promise<string[]> {
  const found: string[] = []
  for (const size of SIZES) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await guest.resize(width, height)
    const some = await guest.page.locator('.one').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const box = card.getBoundingClientRect()
        return [...card.querySelectorAll('b, .btn, .turn, .seats')].flatMap((it) => {
          const { left, top, right, bottom } = it.getBoundingClientRect()
          const outside = left < box.left || top < box.top || right > box.right || bottom > box.bottom || right > innerWidth
          const brush = document.createElement('canvas').getContext('2d')
          if (brush) brush.font = getComputedStyle(it).font
          const broken = it.matches('b') && (it.textContent ?? '').split(' ').some((word) => (brush?.measureText(word).width ?? 0) > right - left + 1)
          return outside || broken || it.scrollWidth > it.clientWidth + 1 ? [it.textContent ?? ''] : []
        })
      }),
    )
    found.push(...some.map((it) => `${size}: ${it}`))
  }
  return found
}

/** Plays the Bazaar to its end with these guests. */
async function bazaar(guests: Guest[]): Promise<void> {
  for (let answers = 0; ; answers++) {
    const turn = await Promise.race(guests.map(async (guest) => ((await guest.waitForTurn()) ? guest : undefined)))
    if (!turn) return
    const asked = await turn.asked()
    await turn.page.locator('[data-choice]').first().click()
    await turn.answered(asked)
    expect(answers, 'a game ends').toBeLessThan(200)
  }
}

test('the start page holds on every screen in both themes, and is two presses away from the first move of any game', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  await expect(anna.page.getByRole('button', { name: 'Play Morgenland now' })).toBeVisible()
  await expect(anna.page.getByRole('region', { name: 'New here' })).toContainText(/account.*lobby.*clock.*Write to each other/)
  for (const size of SIZES) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    await anna.resize(width, height)
    await expect.poll(() => anna.page.evaluate(() => document.documentElement.scrollWidth), size).toBeLessThanOrEqual(width)
    const button = await anna.page.getByRole('button', { name: 'Play Morgenland now' }).boundingBox()
    expect(button && button.y + button.height <= height, `${size}: the first thing to do is seen at once`).toBe(true)
  }
  await holds(anna, 'the start page')
  await anna.axe()
  await anna.page.emulateMedia({ colorScheme: 'light' })
  await anna.axe()
  await anna.page.emulateMedia({ colorScheme: 'dark' })
  for (const game of GAMES) {
    await anna.page.goto(house.url)
    await anna.page.getByRole('button', { name: `Play ${game} against bots`, exact: true }).click()
    expect(await anna.waitForTurn(), game).toBe(true)
  }
  // Now the start page lists her games, and first one where she is asked.
  await anna.page.goto(house.url)
  await expect(anna.page.getByRole('heading', { name: 'Your games' })).toBeVisible()
  await expect(anna.page.getByText('3 tables wait for you.')).toBeVisible()
  await expect(anna.page.locator('.btn.gold')).toHaveText('Go to the table')
  expect(await cut(anna)).toEqual([])
  await anna.page.getByRole('banner').getByRole('combobox').selectOption('de')
  await expect(anna.page.getByRole('heading', { name: 'Deine Partien' })).toBeVisible()
  expect(await cut(anna)).toEqual([])
  await anna.page.getByRole('banner').getByRole('combobox').selectOption('en')
  await anna.resize(1440, 900)
  await holds(anna, 'the start page with games')
  await anna.axe()
  await anna.page.emulateMedia({ colorScheme: 'light' })
  await anna.axe()
  await anna.page.locator('.btn.gold').click()
  expect(await anna.waitForTurn()).toBe(true)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('an address that nobody has gets a friendly page that leads back', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  const answer = await anna.page.goto(`${house.url}rules`)
  expect(answer?.status()).toBe(404)
  await expect(anna.page.getByRole('heading', { name: 'The caravan has moved on' })).toBeVisible()
  await anna.axe()
  await anna.page.getByRole('link', { name: 'To the inn', exact: true }).click()
  await expect(anna.page.getByRole('heading', { name: 'The games' })).toBeVisible()
  const others = anna.troubles.filter((it) => !it.includes('404'))
  expect(others).toEqual([])
  await anna.leave()
})

test('an invitation says what is played; those who play again meet at one table, with their bot', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await anna.page.getByRole('button', { name: 'The Bazaar with friends' }).click()
  await anna.page.getByRole('group', { name: 'Bots' }).getByRole('radio', { name: 'Medium' }).check({ force: true })
  await anna.page.getByRole('group', { name: 'Turns' }).getByRole('radio', { name: '3' }).check({ force: true })
  await anna.page.getByRole('button', { name: 'Lay a table of The Bazaar for a friend' }).click()
  await expect(anna.page.getByText('works on this machine only')).toContainText('--host 0.0.0.0')
  const link = await anna.page.getByLabel('Link to this table', { exact: true }).inputValue()
  const table = link.split('/').at(-1) ?? ''

  const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, colorScheme: 'light' as const }
  const bilal = await Guest.arrive(browser, link, 'Bilal', phone)
  await expect(bilal.page.getByRole('heading', { name: 'Anna keeps a chair for you.' })).toBeVisible()
  await expect(bilal.page.getByText('The Bazaar', { exact: true })).toBeVisible()
  const agreed = bilal.page.getByRole('region', { name: 'What was agreed' })
  await expect(agreed).toContainText('Medium')
  await expect(agreed).toContainText(/Turns\s+3/, { useInnerText: true })
  const terms = await agreed.innerText()
  await expect(bilal.page.getByRole('button', { name: 'Sit down' }), 'what is to be done is seen at once').toBeInViewport({ ratio: 1 })
  await holds(bilal, 'the invitation')
  await bilal.axe()
  await bilal.page.getByLabel('Your name at this table').fill('Bilal')
  await bilal.page.getByRole('button', { name: 'Sit down' }).tap()
  for (const guest of [anna, bilal]) await expect(guest.app()).toBeVisible()
  await expect(anna.page.locator('.app')).toContainText('Bilal')
  await bazaar([anna, bilal])

  await anna.page.getByRole('button', { name: 'Play again' }).click()
  await expect(anna.page.getByText('Kept for Bilal')).toBeVisible()
  await expect(anna.page.getByText('bot, Medium')).toBeVisible()
  await expect.poll(() => anna.page.getByRole('region', { name: 'What was agreed' }).innerText(), 'level and options come along').toBe(terms)
  await anna.axe()
  await bilal.page.getByRole('button', { name: 'Play again: join them' }).tap()
  // The old table would also pass the checks below, so first wait until it is left.
  await expect.poll(() => bilal.page.url(), 'the old table is left').not.toContain(table)
  for (const guest of [anna, bilal]) await expect(guest.app()).toBeVisible()
  expect(new URL(anna.page.url()).pathname).toBe(new URL(bilal.page.url()).pathname)
  expect(anna.page.url()).not.toContain(table)
  await expect(bilal.page.getByRole('heading', { level: 1 }), 'it is played as it was agreed').toContainText('turns=3')
  expect([...anna.troubles, ...bilal.troubles]).toEqual([])
  await anna.leave()
  await bilal.leave()
})

test('the first load of the inn is light', async ({ browser }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('.js')) sizes.push(request.sizes().then((it) => it.responseBodySize))
  })
  const packed: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) packed.push(response.headers()['content-encoding'])
  })
  await page.goto(house.url)
  await expect(page.getByRole('button', { name: 'Play Morgenland now' })).toBeVisible()
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  expect(total).toBeGreaterThan(10_000)
  expect(total, 'bytes of scripts on the way').toBeLessThan(150_000)
  expect(packed.filter((it) => it !== undefined).length).toBeGreaterThan(0)
  await context.close()
})
