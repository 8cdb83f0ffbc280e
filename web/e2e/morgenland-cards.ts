/** Playing the card game by pressing the cards, heroes and locations that the page offers, whatever it asks. */
import type { Guest, Laid } from './guest'
import { lendHand, unseen } from './hand'

/** A table with all spells. */
export const cards = (players: number): Laid => ({ game: 'morgenland-cards', players, setup: 'spells=all' })

/** Answers at most `most` questions with varying choices; returns the rules that the prompts cited, and the kinds of things pressed. */
export async function playCards(guest: Guest, most: number): Promise<{ answers: number; asked: string[]; pressed: string[]; over: boolean }> {
  await lendHand(guest)
  const play = () =>
    guest.page.evaluate(async (most) => {
      const { all, one, press, asked, over, soon, wait, below, any, insist } = window.hand
      const rules = new Set<string>()
      const pressed = new Set<string>()
      const tap = (kind: string, it: HTMLElement | undefined | null) => {
        if (it) pressed.add(kind)
        press(it)
      }
      /** Confirms the payment if the chosen cards settle it, else presses another card; a refused press changes nothing. */
      const pay = () => (one('[data-testid=confirm]:enabled') ? tap('pay', one('[data-testid=confirm]')) : tap('treasure', any(all('[data-pay]:enabled'))))
      const pressOne = () => {
        const chosen = one('[data-card][aria-pressed=true]')
        if (one('[data-pick]:enabled')) return tap('pick', any(all('[data-pick]:enabled')))
        const give = all('[data-give]:enabled')
        if (give.length && below(3)) return tap('give', any(give))
        if (one('button[data-hero]:enabled') && below(3)) return tap('hero', any(all('button[data-hero]:enabled')))
        const places = all('.loc.lit .hit')
        if (chosen && places.length && below(2)) return tap('place', any(places))
        const choices = all('[data-choice]:enabled, [data-group]:enabled')
        if (choices.length) return tap('choice', any(choices))
        if (places.length) return tap('place', any(places))
        const pass = one('[data-testid=pass]:enabled')
        const cards = chosen ? [] : all('[data-card]:enabled')
        if (cards.length && below(2)) return tap('card', any(cards))
        if (all('[data-pay]:enabled').length && one('[data-testid=confirm]') && !chosen && (!pass || below(5))) return pay()
        tap('pass', pass ?? any(all('[data-pay]:enabled')))
      }
      let answers = 0
      for (; answers < most; answers++) {
        await wait('a question', () => asked() !== '' || over())
        if (over()) break
        await soon()
        rules.add(one('.prompt .rule')?.textContent ?? '')
        const question = asked()
        const heroes = all('[data-piece]:enabled')
        if (heroes.length) {
          tap('piece', any(heroes))
          await soon()
          tap('place', any(all('.loc.lit .hit')))
        } else {
          // On a busy machine the page may need longer than 120 presses take, so they go on for at least 10 seconds.
          const begun = Date.now()
          for (let i = 0; (i < 120 || Date.now() - begun < 10_000) && asked() === question && !over(); i++) {
            if (i % 120 === 60 && one('[data-testid=ways]')) {
              press(one('[data-testid=ways]'))
              await wait('the list of ways', () => all('[data-way]').length > 0 || asked() !== question || over())
              tap('way', any(all('[data-way]')))
            } else pressOne()
            await soon()
          }
        }
        await insist(question, () => undefined)
      }
      return { answers, asked: [...rules], pressed: [...pressed], over: over() }
    }, most)
  return unseen(guest, most, play)
}
