/** The hand: code inside the page that presses and waits without round trips to the test, so that hundreds of answers take seconds. */
import type { Guest } from './guest'

export interface Hand {
  all: (selector: string) => HTMLElement[]
  one: (selector: string) => HTMLElement | null
  press: (it: Element | undefined | null) => void
  /** The number of the question, empty if none. */
  asked: () => string
  over: () => boolean
  soon: () => Promise<unknown>
  wait: (what: string, until: () => boolean) => Promise<void>
  /** A pseudo-random number below `n`, the same in every run. */
  below: (n: number) => number
  any: <T>(list: T[]) => T | undefined
  /** Calls `pressOne` up to 12 times until the question is answered, then waits for that. */
  insist: (question: string, pressOne: () => void) => Promise<void>
}

declare global {
  interface Window {
    hand: Hand
  }
}

/** Gives the page a hand if it has none; a reload takes it away. */
export async function lendHand(guest: Guest): Promise<void> {
  await guest.page.evaluate(() => {
    if (window.hand) return
    let luck = 7
    const one = (selector: string) => document.querySelector<HTMLElement>(selector)
    const soon = () => new Promise((done) => setTimeout(done, 4))
    const asked = () => one('.app')?.dataset.asked ?? ''
    const over = () => one('[data-testid=result]') !== null
    const below = (n: number) => {
      luck = (luck * 1103515245 + 12345) % 2147483648
      return Math.floor(luck / 65536) % n
    }
    const wait = async (what: string, until: () => boolean) => {
      for (const start = Date.now(); !until(); await soon()) if (Date.now() - start > 60_000) throw new Error(`waited in vain: ${what}`)
    }
    window.hand = {
      all: (selector) => [...document.querySelectorAll<HTMLElement>(selector)],
      one,
      press: (it) => it?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      asked,
      over,
      soon,
      wait,
      below,
      // An empty list draws no number: how often the test polls must not change the game.
      any: (list) => (list.length ? list[below(list.length)] : undefined),
      insist: async (question, pressOne) => {
        for (let i = 0; i < 12 && asked() === question && !over(); i++) {
          pressOne()
          await soon()
        }
        await wait(`an answer to: ${one('[data-testid=prompt]')?.textContent}`, () => asked() !== question || over())
      },
    }
  })
}

/** A run of more answers than this is long. */
export const SHORT = 20

/** Does the work; if it is long, the page is hidden meanwhile, because drawing it would take longer than everything else. */
export async function unseen<T>(guest: Guest, most: number, work: () => Promise<T>): Promise<T> {
  if (most <= SHORT) return work()
  const draw = (how: string) => guest.page.evaluate((how) => (document.documentElement.style.display = how), how)
  await draw('none')
  try {
    return await work()
  } finally {
    await draw('')
  }
}
