/** Playing Five Tribes by pressing what the page lights and lists. */
import { expect } from '@playwright/test'
import type { Guest } from './guest'
import { lendHand, unseen } from './hand'

/** What can be pressed now, tiles and spots first, else an answer of the list. */
const offered = (guest: Guest, nth: number): Promise<string[]> =>
  guest.page.evaluate((n) => {
    const all = (selector: string, name: string) => [...document.querySelectorAll(selector)].map((it) => `[${name}='${it.getAttribute(name)}']`)
    const [lit, list] = [[...all('.tile.lit', 'data-tile'), ...all('.spot.lit', 'data-spot')], all('[data-choice]', 'data-choice')]
    return lit.length && (n % 3 || !list.length) ? lit : list
  }, nth)

/** Whether the question is gone, or fewer answers are left to choose from. */
async function came(guest: Guest, asked: string): Promise<'answered' | 'narrowed'> {
  const now = await guest.page.waitForFunction((was) => {
    const gone = document.querySelector('.app')?.getAttribute('data-asked') !== was || document.querySelector('[data-testid=result]')
    return gone ? 'answered' : document.querySelector('.pressed') && document.querySelector('[data-choice]') ? 'narrowed' : undefined
  }, asked)
  return (await now.jsonValue()) ?? 'answered'
}

/** Answers whatever is asked, each time another way; with the mouse, or for speed by the element's own click. */
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

/** The tile that was pressed is looked at: its best end is gone to as one move, or the old way is taken. */
async function walk(guest: Guest, asked: string, whole: boolean): Promise<void> {
  if (whole) {
    await guest.page.locator('[data-end]').first().click()
    await guest.page.getByTestId('go').click()
  } else await guest.page.getByTestId('step').click()
  await guest.answered(asked)
}

/** Which kinds of things happened in this player's own turns. */
export function mine(events: readonly { type: string; seat?: number }[], me: number): string[] {
  const kinds = new Set<string>()
  let turn: number | undefined
  for (const it of events) {
    if (it.type === 'turn-began') turn = it.seat
    if (turn === me) kinds.add(it.type)
  }
  return [...kinds]
}

/** Answers up to so many questions in the page itself, which is faster; whether the game is over. */
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
