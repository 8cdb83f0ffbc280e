/** Checks that a page has room for its texts in any language: nothing wider than the page, no text cut, no English left. */
import { expect } from '@playwright/test'
import type { Guest } from './guest'

/** Phones, a tablet and a desktop. */
export const WIDTHS = [
  [360, 740],
  [390, 664],
  [1024, 768],
  [1440, 900],
] as const

/** Selectors of elements with text. Boards are drawings, and names that people chose may be cut. */
const READ =
  '.btn, button:not(.tile, .spot), .prompt, .prompt p, .tabs button, .panel, .panel h2, .panel p, .panel li, .panel b, .panel small, .panel td, .panel th, .pl, .pl p, .steps li, .loc, .loc span, .guard, .guard p, .parch, .parch b, .parch small, .top, .hero p, legend, label, summary, .bubble, dd, dt'
/** Exceptions. The number of a rule overflows on purpose: around it is a larger target for fingers. */
const NOT = '.strip b, .pl h2, .cut, .hid, .hid *, .rule'

/** What overflows or is cut, in words; empty if all is well. */
async function broken(guest: Guest): Promise<string[]> {
  return guest.page.evaluate(
    ([read, not]) => {
      const root = document.documentElement
      const found = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : []
      const scrolls = (value: string) => value === 'auto' || value === 'scroll'
      for (const it of document.querySelectorAll<HTMLElement>(read)) {
        if (it.matches(not) || !it.checkVisibility() || it.clientWidth === 0) continue
        const { overflowX, overflowY, clipPath } = getComputedStyle(it)
        if (clipPath !== 'none') continue
        const wide = it.scrollWidth > it.clientWidth + 1 && !scrolls(overflowX)
        const high = it.scrollHeight > it.clientHeight + 2 && overflowY === 'hidden'
        const left = it.getBoundingClientRect()
        // A row that scrolls sideways may be wider than the page.
        const outside = (left.right > root.clientWidth + 1 || left.left < -1) && !it.closest('.left, .strip, .wide, .steps')
        const how = [wide && `${it.scrollWidth} wide in ${it.clientWidth}`, high && `${it.scrollHeight} high in ${it.clientHeight}`, outside && 'outside'].filter(Boolean).join(', ')
        if (how) found.push(`${it.tagName.toLowerCase()}.${it.className}: ${how}: ${it.innerText.slice(0, 60)}`)
      }
      // A name that is cut at its end still needs room for accents above the line.
      for (const it of document.querySelectorAll<HTMLElement>('body :not(input)')) {
        const { textOverflow, overflowY } = getComputedStyle(it)
        if (textOverflow === 'ellipsis' && overflowY !== 'visible') found.push(`${it.tagName.toLowerCase()}.${it.className}: cuts accents off`)
      }
      return found
    },
    [READ, NOT] as const,
  )
}

/** Checks the page at every width, and on a phone on every tab. */
export async function holds(guest: Guest, where: string): Promise<void> {
  const found: string[] = []
  const before = guest.page.viewportSize()
  for (const [width, height] of WIDTHS) {
    await guest.resize(width, height)
    const tabs = guest.page.locator('.tabs button')
    const note = async (tab: string) => found.push(...(await broken(guest)).map((it) => `${where}, ${width}${tab}: ${it}`))
    await note('')
    for (let i = (await tabs.count()) - 1; i >= 0; i--) {
      await tabs.nth(i).evaluate((it: HTMLElement) => it.click())
      await note(`, tab ${i}`)
    }
  }
  if (before) await guest.resize(before.width, before.height)
  expect.soft(found).toEqual([])
}

/** Words that are English and neither German nor Dutch. */
const ENGLISH = /\b(the|and|your|you|with|this|from|takes|pays|places|figure|player|players|round|nothing|choose)\b/i

/** Checks that the page declares this language, and that its texts, labels and title have no English. */
export async function speaks(guest: Guest, language: string, where: string): Promise<void> {
  await expect(guest.page.locator('html')).toHaveAttribute('lang', language)
  const lines = await guest.page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'alt']
    const told = [...document.querySelectorAll(attributes.map((it) => `[${it}]`).join())].flatMap((it) => attributes.map((name) => it.getAttribute(name) ?? ''))
    const body = document.body.cloneNode(true) as HTMLElement
    // Leave out the text for browsers without scripts, and what is not translated: names of languages, and data.
    for (const it of body.querySelectorAll('noscript, [translate=no]')) it.remove()
    // The notation of a setup is the same in all languages.
    const notation = /\b\w+=\w+/g
    return [document.title, ...(body.textContent ?? '').split(/(?<=[.:?!])\s/), ...told].map((it) => it.replaceAll(notation, ''))
  })
  expect.soft(lines.filter((it) => ENGLISH.test(it) || it.includes('*')).map((it) => `${where}: ${it.slice(0, 120)}`)).toEqual([])
}
