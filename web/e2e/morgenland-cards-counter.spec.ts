import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { cards, playCards } from './morgenland-cards'
import { heard } from './watch'

let house: House
test.beforeEach(async () => {
  // A fixed seed: in this game a Counterspell is for sale, and another player casts a spell afterwards.
  house = await House.open('--seed-for-tests', '8')
})
test.afterEach(() => house.close())

interface Deed {
  type: string
  seat?: number
  artifact?: string
  bribe?: string[]
  play?: { card: { artifact?: string } }
}

test('a Counterspell is bought, the guard is bribed for it, and it is played against a spell', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', cards(3), { viewport: { width: 1024, height: 768 } })
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
