import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { playCards } from './morgenland-cards'
import { heard, toldInFull, watch } from './watch'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', '4')
})
test.afterEach(() => house.close())

/** How many treasure cards this player has after these events. */
function cards(events: { type: string }[], me: number): number {
  let all = 0
  for (const it of events as { type: string; seat?: number; each?: number; cards?: string[]; price?: string[]; bribe?: string[] }[]) {
    if (it.type === 'dealt') all += it.each ?? 0
    if (it.seat !== me) continue
    if (it.type === 'took' || it.type === 'takes' || it.type === 'kept-card') all += 1
    if (it.type === 'gives') all -= 1
    if (it.type === 'discarded') all -= it.cards?.length ?? 0
    if (it.type === 'bought') all -= (it.price?.length ?? 0) + (it.bribe?.length ?? 0)
  }
  return all
}

test('a round of cards is told in full, and neither the question nor the hand is ahead of it', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { game: 'morgenland-cards', players: 3 }, { speed: 'fast' })
  await watch(anna, '.answer-area .treasure')
  const round = () => anna.page.getByRole('heading', { level: 1 }).innerText()
  for (let answers = 0; !(await round()).includes('2'); answers++) {
    expect(answers, 'a round ends').toBeLessThan(40)
    // A story takes up to 15 seconds, and longer on a busy machine.
    await anna.page.waitForFunction(() => document.querySelector('.app')?.getAttribute('data-asked'), undefined, { timeout: 60_000, polling: 50 })
    if ((await round()).includes('2')) break
    await playCards(anna, 1)
  }
  const all = await toldInFull(anna, 0)
  const { events } = heard(anna)
  const told = new Set(events.map((it) => it.type))
  for (const type of ['placed', 'turned-up', 'took', 'guard']) expect(told, 'the round had it').toContain(type)
  expect(all.filter((it) => it.says === 'log-shown').length, 'totals were counted').toBeGreaterThan(8)
  const wrong = all.filter((it) => it.told > 3 && it.text && Number(/\d+/.exec(it.text.replace(/worth.*/, ''))?.[0] ?? NaN) !== cards(events.slice(0, it.told), 0))
  expect(wrong, 'the hand is that of the moment').toEqual([])
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
