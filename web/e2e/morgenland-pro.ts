/** Playing the professional game of Morgenland by pressing what the page offers, whatever it asks. */
import { expect } from '@playwright/test'
import type { Guest, Laid } from './guest'
import { lendHand, unseen } from './hand'

/** What came up while playing: the rules that prompts cited, and the names of the cards played. */
export interface Way {
  answers: number
  asked: string[]
  played: string[]
  over: boolean
}

export const pro = (players: number): Laid => ({ game: 'morgenland', players, setup: 'version=pro' })

/** Lays a table of the professional game against bots. */
export async function sitDown(guest: Guest, players: number): Promise<void> {
  await guest.form('morgenland')
  const form = guest.page.getByRole('form', { name: 'A table of Morgenland', exact: true })
  await form
    .getByRole('radio', { name: String(players), exact: true })
    .first()
    .check({ force: true })
  await form.getByRole('group', { name: 'Chairs kept open' }).getByRole('radio', { name: '0' }).check({ force: true })
  await form.getByRole('radio', { name: 'Professional' }).check({ force: true })
  await expect(form.getByText('Artifacts lie face up and have powers, there are 21 spells')).toBeVisible()
  await expect(form.getByRole('group', { name: 'Length' })).toHaveCount(0)
  await form.getByRole('button', { name: 'Play Morgenland against bots' }).click()
  await expect(guest.app()).toBeVisible()
}

/** What must be playable for `playOn` to stop. A move is a spell that is answered in two steps: which figure, and where to. */
const STOPS = { 'a card': '[data-card]', 'a spell': '[data-card*=spell]', 'a move': '[data-card*=teleport], [data-card*=second-chance]' } as const

/**
 * Answers at most `most` questions with varying choices. With `until` it stops as soon as such a card may be played.
 */
export async function playOn(guest: Guest, most: number, until?: keyof typeof STOPS): Promise<Way> {
  await lendHand(guest)
  const way: Way = { answers: 0, asked: [], played: [], over: false }
  const stop = until ? STOPS[until] : '#nothing'
  while (!way.over && way.answers < most) {
    const some = await unseen(guest, most, () => guest.page.evaluate(answerSome, { most: Math.min(most - way.answers, 200), stop }))
    way.answers += some.answers
    way.over = some.over
    way.asked = [...new Set([...way.asked, ...some.asked])]
    way.played = [...new Set([...way.played, ...some.played])]
    if (some.stopped) break
  }
  return way
}

/** In the page: answers questions by the elements' own clicks. */
async function answerSome({ most, stop }: { most: number; stop: string }) {
  const { all, one, press, asked, over, soon, wait, below, any, insist } = window.hand
  const rules = new Set<string>()
  const played = new Set<string>()

  /** Makes one press towards an answer. */
  const pressOne = () => {
    const choices = all('[data-choice]:enabled, [data-group]:enabled')
    const confirm = one('[data-testid=confirm]')
    if (choices.length) return press(any(choices))
    if (confirm && !confirm.matches(':disabled')) return press(below(6) ? confirm : (one('.does .btn.line:not(.sq)') ?? confirm))
    if (confirm) return press(one('[data-testid=propose]'))
    return press(one('[data-testid=pass]:enabled') ?? any(all('.give:enabled')) ?? one('.answer-area .btn.gold:enabled'))
  }
  /** Prefers strong figures in the Tent and others in the palace: players with spells, or who may buy, are asked the most. */
  const place = async (figures: HTMLElement[]) => {
    const taste = below(3)
    press(taste === 0 ? figures.at(-1) : any(figures))
    await wait('fields are lit', () => one('.spot.lit') !== null)
    const liked = all(['.spot.lit[data-field=tent]', '.spot.lit[data-field^=room]', '.spot.lit'][taste] ?? '')
    press(any(liked) ?? any(all('.spot.lit')))
  }

  let answers = 0
  for (; answers < most; answers++) {
    await wait('a question', () => asked() !== '' || over())
    await soon()
    if (over() || one(stop)) break
    const question = asked()
    rules.add(one('.prompt .rule')?.textContent ?? '')
    const figures = all('.hand button:enabled')
    const card = figures.length ? undefined : any(all('[data-card]'))
    if (card) played.add(card.querySelector('b')?.textContent ?? '')
    if (figures.length) await place(figures)
    else press(card)
    await soon()
    await insist(question, figures.length ? () => undefined : pressOne)
  }
  return { answers, asked: [...rules], played: [...played], over: over(), stopped: one(stop) !== null }
}
