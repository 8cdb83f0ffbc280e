/** Two players who work together to lead meeple after meeple onto one tile: such high stacks are rare in normal games. */
import { lendHand } from '../e2e/hand'
import type { Guest } from '../e2e/guest'

/** The tile of the highest stack, and the player who may pick it up. */
export interface Heap {
  guest: Guest
  tile: string
  meeples: number
}

/** Plays on until the player asked may pick up a stack of at least `wanted`. */
export async function heap(guests: readonly Guest[], wanted: number): Promise<Heap> {
  for (const guest of guests) await lendHand(guest)
  for (let answers = 0; answers < 400; answers++) {
    const guest = await Promise.race(guests.map(async (it) => ((await it.waitForTurn()) ? it : undefined)))
    if (!guest) break
    const found = await guest.page.evaluate(answerOne, wanted)
    if (found) return { guest, ...found }
  }
  throw new Error(`no stack of ${wanted} came up`)
}

/** In the page: answers one question, or all of a walk; or returns where the stack lies. */
async function answerOne(wanted: number): Promise<{ tile: string; meeples: number } | undefined> {
  const { all, one, press, asked, over, soon, wait } = window.hand
  const TRIBES = ['Vizier', 'Elder', 'Merchant', 'Builder', 'Assassin']
  const tiles = all('.tile')
  /** How many of each tribe are on each tile, from its label. */
  const board = tiles.map((it) => {
    const [first = ''] = (it.getAttribute('aria-label') ?? '').split('. ')
    return TRIBES.map((tribe) => Number(new RegExp(`(\\d+) ${tribe}`).exec(first)?.[1] ?? 0))
  })
  const sum = (counts: readonly number[] | undefined): number => (counts ?? []).reduce((a, b) => a + b, 0)
  const may = tiles.flatMap((it, i) => (it.matches('.may') ? [i] : []))

  /** Presses this, and then what must be chosen: if possible not `spared`, the tribe for the end of the walk. */
  const answer = async (first: HTMLElement | null | undefined, spared = ''): Promise<void> => {
    const question = asked()
    const gone = () => asked() !== question || over()
    const choices = () => all('[data-choice]:enabled').sort((a, b) => Number(a.textContent?.includes(spared)) - Number(b.textContent?.includes(spared)))
    for (let it = first; it && !gone(); it = one('[data-testid=step]') ?? choices()[0]) {
      press(it)
      await soon()
    }
    await wait('an answer', gone)
  }
  const highest = Math.max(...board.map(sum))
  const stack = may.find((i) => sum(board[i]) === highest)
  if (highest >= wanted && stack !== undefined) return { tile: String(stack), meeples: highest }
  if (!may.length) {
    await answer(one('[data-testid=pass]:enabled') ?? all('.spot.lit').at(-1) ?? all('[data-choice]:enabled').at(-1) ?? one('.tile.lit'))
    return undefined
  }

  /** The walk that leaves the highest stack of all: its tiles, and the tribe dropped last. */
  let best: { path: number[]; last: number; high: number } | undefined
  const beside = (i: number): number[] => [i % 6 ? i - 1 : -1, i % 6 < 5 ? i + 1 : -1, i - 6, i + 6].filter((to) => to >= 0 && to < tiles.length)
  const ends = (path: number[], hand: readonly number[]): void => {
    const [from, at] = [path[0] ?? 0, path.at(-1) ?? 0]
    const total = board.map((it, i) => (i === from ? 0 : sum(it)) + path.slice(1).filter((tile) => tile === i).length)
    for (const [last, held] of hand.entries()) {
      const there = at === from ? 0 : (board[at]?.[last] ?? 0)
      if (!held || !there) continue
      const high = Math.max(...total.map((n, i) => (i === at ? n - there - 1 : n)))
      if (!best || high > best.high) best = { path, last, high }
    }
  }
  const walk = (path: number[], left: number, hand: readonly number[]): void => {
    if (!left) return ends(path, hand)
    for (const to of beside(path.at(-1) ?? 0)) if (to !== path.at(-2)) walk([...path, to], left - 1, hand)
  }
  for (const from of may) if (sum(board[from]) <= 6) walk([from], sum(board[from]), board[from] ?? [])
  const chosen = best as { path: number[]; last: number } | undefined
  for (const [step, tile] of (chosen?.path ?? may.slice(0, 1)).entries()) {
    await answer(one(`[data-tile='${tile}']`), TRIBES[chosen?.last ?? 0])
    if (step < (chosen?.path.length ?? 1) - 1) await wait('the next step', () => asked() !== '' || over())
  }
  return undefined
}
