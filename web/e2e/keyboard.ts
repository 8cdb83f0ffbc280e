/** Playing by keyboard alone, and recording what a screen reader announces. */
import { expect, type Page } from '@playwright/test'
import type { Guest } from './guest'

declare global {
  interface Window {
    spoken: string[]
    /** What changed on the board without an announcement. */
    silent: string[]
  }
}

/** Records all announcements from now on, and changes of the board without one. */
export async function listen(page: Page): Promise<void> {
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

    // Whenever the story has advanced and a label of the board has changed, something must have been read out.
    window.silent = []
    let breaths = 0
    const voice = document.querySelector('[data-testid=aloud]')
    if (!voice) throw new Error('nothing is read out here')
    new MutationObserver(() => breaths++).observe(voice, { childList: true, characterData: true, subtree: true })
    // Left out of the comparison: what can be pressed now is announced with the question.
    const OFFERS = /(Press|Choose|You may choose|^Take )[^.]*\.?/g
    const read = () => ({
      told: document.querySelector<HTMLElement>('.app')?.dataset.told,
      board: [...document.querySelectorAll('.board-area [aria-label]')].map((it) => (it.getAttribute('aria-label') ?? '').replace(OFFERS, '').trim()),
      // A count and not the text, because the same sentence may come twice.
      aloud: breaths,
    })
    let last = read()
    let soon: number | undefined
    const compare = () => {
      soon = undefined
      const now = read()
      const changed = now.board.filter((it) => it && !last.board.includes(it))
      if (now.told !== last.told && changed.length && now.aloud === last.aloud) window.silent.push(changed.join(' | '))
      last = now
    }
    const app = document.querySelector('.app')
    if (!app) throw new Error('there is no table')
    new MutationObserver(() => (soon ??= window.setTimeout(compare, 50))).observe(app, { attributes: true, attributeFilter: ['data-told'] })
  })
}

export const silent = (page: Page): Promise<string[]> => page.evaluate(() => window.silent)

export const spoken = (page: Page): Promise<string> => page.evaluate(() => window.spoken.join('\n'))

export const is = (page: Page, selector: string): Promise<boolean> => page.evaluate((it) => [...document.querySelectorAll(it)].some((one) => one.checkVisibility()), selector)

/** Moves the focus there by Tab and arrow keys. */
export async function go(page: Page, selector: string): Promise<void> {
  for (let i = 0; i < 90; i++) {
    const key = await page.evaluate(
      ([selector, aside]) => {
        // Each group is one tab stop; arrow keys move inside it.
        const [ITEMS, GROUPS] = ['[data-stop], [data-hand], [data-held], .answer [data-piece], .spot[data-field], .tile', '.rug, .answer, svg.board, .tiles']
        const here = document.activeElement
        const all = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())
        if (here && all.includes(here)) return 'there'
        const [target] = all
        const group = (it: Element | null) => (it?.matches(ITEMS) ? it.closest(GROUPS) : null)
        if (!target || !here || !group(target) || group(here) !== group(target))
          return target && here && here !== document.body && here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
        const [a, b] = [here.getBoundingClientRect(), target.getBoundingClientRect()]
        const [x, y] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2]
        // Up and down first, but sideways every fourth time, so that two places at a slant do not send the focus back and forth.
        return Math.abs(y) > 12 && !(aside && Math.abs(x) > 12) ? (y > 0 ? 'ArrowDown' : 'ArrowUp') : x > 0 ? 'ArrowRight' : 'ArrowLeft'
      },
      [selector, i % 4 === 3] as const,
    )
    if (key === 'there') return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${selector}`)
}

/** Moves the focus there and presses Enter. */
export async function enter(page: Page, selector: string): Promise<void> {
  await go(page, selector)
  await page.keyboard.press('Enter')
}

/** Plays to the end, giving each question to `answer`; returns how many there were. */
export async function playByKeyboard(guest: Guest, most: number, answer: (page: Page, turn: number, asked: string) => Promise<void>): Promise<number> {
  let answers = 0
  for (; await guest.waitForTurn(); answers++) {
    expect(answers, 'a game ends').toBeLessThan(most)
    const asked = await guest.asked()
    await answer(guest.page, answers, asked)
    await guest.answered(asked)
  }
  return answers
}
