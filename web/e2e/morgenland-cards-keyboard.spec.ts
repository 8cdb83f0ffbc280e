import { expect, test, type Page } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

let house: House
test.beforeAll(async () => {
  // Fixed luck: the same game in every run.
  house = await House.open('--seed-for-tests', '4')
})
test.afterAll(() => house.close())

declare global {
  interface Window {
    spoken: string[]
  }
}

test('a whole game of cards by keyboard alone, and what is announced', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  const { page } = anna
  await anna.form('morgenland-cards')
  const form = page.getByRole('form', { name: 'A table of Morgenland, the card game' })
  await form.getByRole('group', { name: 'Players' }).getByRole('radio', { name: '2', exact: true }).focus()
  await page.keyboard.press('Space')
  await form.getByRole('button', { name: 'against bots' }).focus()
  await page.keyboard.press('Enter')
  await expect(anna.app()).toBeVisible()
  await listen(page)
  let answers = 0
  for (; await anna.waitForTurn(); answers++) {
    expect(answers, 'a game ends').toBeLessThan(400)
    const asked = await anna.asked()
    await answer(page, asked, answers)
    await anna.answered(asked)
  }
  expect(answers).toBeGreaterThan(20)
  const spoken = await page.evaluate(() => window.spoken.join('\n'))
  for (const words of ['Place a hero.', 'You place your 3 face down', 'Take a treasure card.', 'You take', 'Turned up: ', 'Will you buy', 'The game is over.']) expect(spoken).toContain(words)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** Notes all that is announced. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.spoken = []
    const note = () => {
      for (const it of document.querySelectorAll('[aria-live=polite]')) {
        const text = it.textContent?.replace(/\s+/g, ' ').trim() ?? ''
        if (text && !window.spoken.includes(text)) window.spoken.push(text)
      }
    }
    note()
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
}

const is = (page: Page, selector: string): Promise<boolean> => page.evaluate((it) => [...document.querySelectorAll(it)].some((one) => one.checkVisibility()), selector)

async function answer(page: Page, asked: string, turn: number): Promise<void> {
  const enter = async (selector: string) => {
    await go(page, selector)
    await page.keyboard.press('Enter')
  }
  if (await is(page, '[data-piece]:enabled')) {
    const pieces = await page.locator('[data-piece]:enabled').evaluateAll((all) => all.map((it) => it.getAttribute('data-piece') ?? ''))
    await page.keyboard.press(pieces[turn % pieces.length] ?? '')
    const places = await page.locator('.loc.lit').evaluateAll((all) => all.map((it) => it.getAttribute('data-place')))
    return enter(`[data-place=${places[(turn * 5) % places.length]}] .hit`)
  }
  for (const one of ['[data-pick]', '[data-give]', '[data-choice]:enabled']) if (await is(page, one)) return enter(one)
  if (await is(page, '[data-testid=confirm]')) {
    if (await is(page, '[data-testid=ways]')) {
      await enter('[data-testid=ways]')
      await enter('[data-way]')
    } else {
      for (let i = 0; i < 8 && !(await is(page, '[data-testid=confirm]:enabled')); i++) await enter('[data-pay][aria-pressed=false]')
    }
    return enter('[data-testid=confirm]')
  }
  expect(await is(page, '[data-testid=pass]'), `an answer to question ${asked}`).toBe(true)
  await page.keyboard.press('p')
}

/** Goes there by Tab and arrows. */
async function go(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 90; i++) {
    const key = await page.evaluate((selector) => {
      const ROVING = '[data-stop], [data-hand], [data-held], [data-piece]'
      const here = document.activeElement
      const all = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())
      if (here && all.includes(here)) return 'there'
      const [target] = all
      const group = (it: Element | null) => (it?.matches(ROVING) ? it.closest('.rug, .answer') : null)
      if (!target || !here || !group(target) || group(here) !== group(target))
        return target && here && here !== document.body && here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
      const [a, b] = [here.getBoundingClientRect(), target.getBoundingClientRect()]
      const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2]
      return Math.abs(y) > 12 ? (y > 0 ? 'ArrowDown' : 'ArrowUp') : x > 0 ? 'ArrowRight' : 'ArrowLeft'
    }, selector)
    if (key === 'there') return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}
