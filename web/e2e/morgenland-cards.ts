/** Playing the card game by pressing what the page offers, whatever it asks. */
import type { Guest } from './guest'
import { lendHand } from './hand'

/** Answers up to so many questions, each time another way; which rules the prompts cited. */
export async function playCards(guest: Guest, most: number): Promise<{ answers: number; asked: string[]; over: boolean }> {
  await lendHand(guest)
  return guest.page.evaluate(async (most) => {
    const { all, one, press, asked, over, soon, wait, any, insist } = window.hand
    const rules = new Set<string>()
    const pressOne = () => {
      const choices = all('[data-choice]:enabled, [data-group]:enabled')
      press(choices.length ? any(choices) : any([...all('[data-card]:enabled'), ...all('[data-testid=pass]:enabled')]))
    }
    let answers = 0
    for (; answers < most; answers++) {
      await wait('a question', () => asked() !== '' || over())
      if (over()) break
      await soon()
      rules.add(one('.prompt .rule')?.textContent ?? '')
      const question = asked()
      const heroes = all('.hand button:enabled')
      if (heroes.length) {
        press(any(heroes))
        await soon()
        press(any(all('.loc.lit')))
      }
      await insist(question, heroes.length ? () => undefined : pressOne)
    }
    return { answers, asked: [...rules], over: over() }
  }, most)
}
