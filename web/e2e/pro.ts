/** Playing the professional game of Morgenland by pressing what the page offers, whatever it asks. */
import { expect } from '@playwright/test'
import type { Guest } from './guest'

/** What was asked and played on the way: the rules of the prompts, and the names of the cards. */
export interface Way {
  answers: number
  asked: string[]
  played: string[]
  over: boolean
}

/** Lays a table of the professional game against bots. */
export async function sitDown(guest: Guest, players: number): Promise<void> {
  const form = guest.page.getByRole('form', { name: 'A table of Morgenland', exact: true })
  await form.getByRole('radio', { name: String(players), exact: true }).first().check({ force: true })
  await form.getByRole('group', { name: 'Chairs kept open' }).getByRole('radio', { name: '0' }).check({ force: true })
  await form.getByRole('radio', { name: 'Professional' }).check({ force: true })
  await expect(form.getByText('Artifacts lie face up and have powers')).toBeVisible()
  await expect(form.getByRole('group', { name: 'Length' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Play Morgenland against bots' }).click()
  await expect(guest.app()).toBeVisible()
}

/**
 * Answers up to so many questions, each time another way, by the elements' own clicks: in the page itself, so that the
 * hundreds of windows of a game take seconds. With `until` it stops when such a one may be played.
 */
export async function playOn(guest: Guest, most: number, until?: 'a card' | 'a spell'): Promise<Way> {
  const way = await guest.page.evaluate(
    async ({ most, until }) => {
      const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
      const one = (selector: string) => document.querySelector<HTMLElement>(selector)
      const press = (it: Element | undefined | null) => it?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      const soon = () => new Promise((done) => setTimeout(done, 4))
      const asked = () => one('.app')?.dataset.asked ?? ''
      const over = () => one('[data-testid=result]') !== null
      const wait = async (what: string, until: () => boolean) => {
        for (const start = Date.now(); !until(); await soon()) if (Date.now() - start > 15_000) throw new Error(`waited in vain: ${what}`)
      }
      const store = window as unknown as { luck?: number }
      const below = (n: number) => {
        store.luck = ((store.luck ?? 7) * 1103515245 + 12345) % 2147483648
        return Math.floor(store.luck / 65536) % n
      }
      const any = <T>(list: T[]): T | undefined => list[below(list.length)]
      const way = { answers: 0, asked: new Set<string>(), played: new Set<string>(), over: false }

      const place = async (figures: HTMLElement[]) => {
        press(any(figures))
        await wait('fields are lit', () => one('.spot.lit') !== null)
        press(any(all('.spot.lit')))
      }
      /** One press nearer to an answer. */
      const pressOne = () => {
        const choices = all('[data-choice]:enabled, [data-group]:enabled')
        const confirm = one('[data-testid=confirm]')
        if (choices.length) return press(any(choices))
        if (confirm && !confirm.matches(':disabled')) return press(below(6) ? confirm : (one('.does .btn.line:not(.sq)') ?? confirm))
        if (confirm) return press(one('.does [aria-label=Propose]'))
        return press(one('[data-testid=pass]:enabled') ?? any(all('.give:enabled')) ?? one('.answer-area .btn.gold:enabled'))
      }
      const answer = async () => {
        const question = asked()
        const figures = all('.hand button:enabled')
        if (figures.length) await place(figures)
        else {
          const card = below(3) ? any(all('[data-card]')) : undefined
          if (card) {
            way.played.add(card.querySelector('b')?.textContent ?? '')
            press(card)
            await soon()
          }
          for (let i = 0; i < 12 && asked() === question && !over(); i++) {
            pressOne()
            await soon()
          }
        }
        await wait(`an answer to: ${one('[data-testid=prompt]')?.textContent}`, () => asked() !== question || over())
      }

      // Drawing the board takes longer than everything else.
      const board = one('.board-area')
      if (board) board.style.visibility = 'hidden'
      while (way.answers < most) {
        await wait('a question', () => asked() !== '' || over())
        if (over()) break
        await soon()
        way.asked.add(one('.prompt .rule')?.textContent ?? '')
        if (until && all(until === 'a spell' ? '[data-card*=spell]' : '[data-card]').length) break
        await answer()
        way.answers += 1
      }
      if (board) board.style.visibility = ''
      return { answers: way.answers, asked: [...way.asked], played: [...way.played], over: over() }
    },
    { most, until },
  )
  return way
}
