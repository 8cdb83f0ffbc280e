/** Playing the card game by pressing what the page offers, whatever it asks. */
import type { Guest } from './guest'

/** Answers up to so many questions in the page itself, each time another way; which rules the prompts cited. */
export function playCards(guest: Guest, most: number): Promise<{ answers: number; asked: string[]; over: boolean }> {
  return guest.page.evaluate(async (most) => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const one = (selector: string) => document.querySelector<HTMLElement>(selector)
    const soon = () => new Promise((done) => setTimeout(done, 4))
    const asked = () => one('.app')?.dataset.asked ?? ''
    const over = () => one('[data-testid=result]') !== null
    const wait = async (what: string, until: () => boolean) => {
      for (const start = Date.now(); !until(); await soon()) if (Date.now() - start > 20_000) throw new Error(`waited in vain: ${what}`)
    }
    const store = window as unknown as { luck?: number }
    const any = (list: HTMLElement[]): HTMLElement | undefined => {
      store.luck = ((store.luck ?? 5) * 1103515245 + 12345) % 2147483648
      return list[Math.floor(store.luck / 65536) % list.length]
    }
    const rules = new Set<string>()
    let answers = 0
    while (answers < most) {
      await wait('a question', () => asked() !== '' || over())
      if (over()) break
      await soon()
      rules.add(one('.prompt .rule')?.textContent ?? '')
      const question = asked()
      const heroes = all('.hand button:enabled')
      if (heroes.length) {
        any(heroes)?.click()
        await soon()
        any(all('.loc.lit'))?.click()
      }
      for (let i = 0; i < 12 && asked() === question && !over(); i++) {
        const choices = all('[data-choice]:enabled, [data-group]:enabled')
        const press = choices.length ? any(choices) : any([...all('[data-card]:enabled'), ...all('[data-testid=pass]:enabled')])
        if (!heroes.length) press?.click()
        await soon()
      }
      await wait(`an answer to: ${one('[data-testid=prompt]')?.textContent}`, () => asked() !== question || over())
      answers += 1
    }
    return { answers, asked: [...rules], over: over() }
  }, most)
}
