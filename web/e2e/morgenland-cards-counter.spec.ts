import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { playCards } from './morgenland-cards'
import { heard } from './watch'

let house: House
test.beforeAll(async () => {
  // Fixed luck: in this game a Counterspell is for sale, and somebody casts a spell afterwards.
  house = await House.open('--seed-for-tests', '8')
})
test.afterAll(() => house.close())

interface Deed {
  type: string
  seat?: number
  artifact?: string
  bribe?: string[]
  play?: { card: { artifact?: string } }
}

test('a Counterspell is bought, the guard is bribed for it, and it is played against a spell', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna', { viewport: { width: 1024, height: 768 } })
  await anna.form('morgenland-cards')
  const form = anna.page.getByRole('form', { name: 'A table of Morgenland, the card game' })
  await form.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '3', exact: true }).check({ force: true })
  await form.getByRole('radio', { name: 'All spells', exact: true }).check({ force: true })
  await form.getByRole('button', { name: 'against bots' }).click()
  const way = await playCards(anna, 2000)
  expect(way.over).toBe(true)
  const mine = (heard(anna).events as Deed[]).filter((it) => it.seat === 0)
  const bought = mine.find((it) => it.type === 'bought' && it.artifact === 'counterspell')
  expect(bought?.bribe?.length, 'with a bribe').toBeGreaterThan(0)
  expect(mine.filter((it) => it.type === 'played' && it.play?.card.artifact === 'counterspell')).toHaveLength(1)
  await expect(anna.page.locator('ol.log')).toContainText('Counterspell')
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
