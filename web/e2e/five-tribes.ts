/** Playing Five Tribes by pressing what the page lights and lists. */
import { expect } from '@playwright/test'
import type { Guest } from './guest'
import { lendHand, unseen } from './hand'

/** Selectors of what can be pressed now: lit tiles and spots, or the listed answers if nothing is lit, and every third time. */
const offered = (guest: Guest, nth: number): Promise<string[]> =>
  guest.page.evaluate((n) => {
    const all = (selector: string, name: string) => [...document.querySelectorAll(selector)].map((it) => `[${name}='${it.getAttribute(name)}']`)
    const [lit, list] = [[...all('.tile.lit', 'data-tile'), ...all('.spot.lit', 'data-spot')], all('[data-choice]', 'data-choice')]
    return lit.length && (n % 3 || !list.length) ? lit : list
  }, nth)

/** Waits until the question is answered, or until the press has narrowed its answers; returns which. */
async function came(guest: Guest, asked: string): Promise<'answered' | 'narrowed'> {
  const now = await guest.page.waitForFunction((was) => {
    const gone = document.querySelector('.app')?.getAttribute('data-asked') !== was || document.querySelector('[data-testid=result]')
    return gone ? 'answered' : document.querySelector('.pressed') && document.querySelector('[data-choice]') ? 'narrowed' : undefined
  }, asked)
  return (await now.jsonValue()) ?? 'answered'
}

/** Answers any question with a choice that varies with `nth`: with the mouse or, faster, by the element's own click. */
export async function answer(guest: Guest, nth: number, by: 'mouse' | 'click'): Promise<void> {
  const press = (selector: string) => {
    const it = guest.page.locator(selector).first()
    return by === 'mouse' ? it.click() : it.evaluate((element: HTMLElement) => element.click())
  }
  const asked = await guest.asked()
  const things = await offered(guest, nth)
  expect(things.length, 'something can be pressed').toBeGreaterThan(0)
  const looks = await guest.page.locator('.tile.may').count()
  await press(things[nth % things.length] ?? '')
  if (looks && (await guest.page.locator('[data-testid=step]').count())) return walk(guest, asked, nth % 2 === 0)
  if ((await came(guest, asked)) === 'narrowed') await press('[data-choice]')
  await guest.answered(asked)
}

/** After a press on a tile: makes the whole move to the first end of the list, or only picks up the meeples. */
async function walk(guest: Guest, asked: string, whole: boolean): Promise<void> {
  if (whole) {
    await guest.page.locator('[data-end]').first().click()
    await guest.page.getByTestId('go').click()
  } else await guest.page.getByTestId('step').click()
  await guest.answered(asked)
}

/** The types of the events in this player's own turns. */
export function mine(events: readonly { type: string; seat?: number }[], me: number): string[] {
  const kinds = new Set<string>()
  let turn: number | undefined
  for (const it of events) {
    if (it.type === 'turn-began') turn = it.seat
    if (turn === me) kinds.add(it.type)
  }
  return [...kinds]
}

/** Answers at most `most` questions inside the page, which is faster; returns whether the game is over. */
export async function playTribes(guest: Guest, most: number): Promise<boolean> {
  await lendHand(guest)
  const play = () =>
    guest.page.evaluate(async (most) => {
      const { all, one, press, asked, over, soon, wait, any, insist } = window.hand
      for (let answers = 0; answers < most; answers++) {
        await wait('a question', () => asked() !== '' || over())
        if (over()) break
        await soon()
        await insist(asked(), () => {
          const list = all('[data-choice]')
          const step = one('[data-testid=step]')
          if (step) return press(step)
          press(any(list.length ? list : all('.tile.lit, .spot.lit')))
        })
      }
      return over()
    }, most)
  return unseen(guest, most, play)
}
