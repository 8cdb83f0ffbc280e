import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

test('the house can be installed, opens without a line and says so, and keeps nothing that is said at tables', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna', { serviceWorkers: 'allow' })
  const { page } = anna
  const icons = await page.evaluate(async () => {
    const { icons } = (await (await fetch('/manifest.webmanifest')).json()) as { icons: { src: string; purpose?: string }[] }
    return Promise.all(icons.map(async ({ src, purpose = 'any' }) => `${purpose} ${(await fetch(src)).status}`))
  })
  expect(icons).toContain('maskable 200')
  expect(icons.filter((it) => !it.endsWith('200'))).toEqual([])

  await page.evaluate(() => navigator.serviceWorker.ready)
  // After a reload the worker controls the page from the start.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The games' })).toBeVisible()
  await page.goto(`${house.url}learn`)
  await expect(page.getByRole('heading', { name: 'Learn', level: 1 })).toBeVisible()
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const all = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map((it) => new URL(it.url).pathname)))
    return { names, paths: all.flat() }
  })
  expect(kept.names).toHaveLength(1)
  expect(kept.paths).toContain('/')
  expect(kept.paths.filter((it) => it !== '/' && !it.startsWith('/assets/'))).toEqual([])

  anna.lineMayBeCut = true
  await house.fall()
  await page.goto(house.url)
  await expect(page.getByRole('heading', { name: 'No road to the inn' })).toBeVisible()
  await anna.axe()
  for (const [code, title] of [
    ['de', 'Kein Weg zur Herberge'],
    ['nl', 'Geen weg naar de herberg'],
    ['en', 'No road to the inn'],
  ] as const) {
    await page.getByRole('banner').getByRole('combobox').selectOption(code)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  // Pages that were read before can still be read.
  await page.getByRole('link', { name: 'Read the rules' }).click()
  await expect(page.getByRole('heading', { name: 'Learn', level: 1 })).toBeVisible()
  await page.goBack()
  await house.start()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'The games' })).toBeVisible()
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
