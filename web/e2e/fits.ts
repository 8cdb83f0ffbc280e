/** Checks that board, question and answers are visible together: none covers another, and nothing important is off screen. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Guest } from './guest'

/** The screens that every table must fit. */
export const SIZES = [
  [360, 640],
  [375, 667],
  [390, 664],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const

/** A desktop of 1440×900 at 200 % zoom. */
export const ZOOMED = [720, 450] as const

export interface Parts {
  /** Selectors of what must be wholly visible; these three must not cover each other. */
  board: string
  question: string
  answers: string
  /** What is pressed to answer. Each must be visible, or lie in a list that scrolls. */
  presses: string
  /** What must be wholly visible on the board. */
  pieces: string
}

const USUAL: Parts = {
  board: '.board-area',
  question: '.prompt',
  answers: '.answer-area',
  presses: '.answer-area :is(button, input):enabled, .prompt .btn:enabled',
  pieces: '[data-place], [data-field] .hit, [data-tile]',
}

/** Returns what does not fit at this moment, in words; empty if all is well. */
export async function unfit(guest: Guest, parts: Partial<Parts> = {}): Promise<string[]> {
  return [...(await outOfSight(guest, parts)), ...(await marksOnWords(guest))]
}

/** Returns what is off screen, covered, or overlaps another area. */
function outOfSight(guest: Guest, parts: Partial<Parts>): Promise<string[]> {
  return guest.page.evaluate(
    (parts) => {
      const found: string[] = []
      const root = document.documentElement
      scrollTo(0, 0)
      if (root.scrollHeight > innerHeight + 1) found.push(`the page is ${root.scrollHeight} high`)
      if (root.scrollWidth > innerWidth + 1) found.push(`the page is ${root.scrollWidth} wide`)
      const named = (it: Element) => `${it.tagName.toLowerCase()}.${it.getAttribute('class')?.replace(/ ?svelte-\w+/g, '')} “${(it.textContent ?? '').trim().slice(0, 40)}”`
      const seen = (it: Element) => it.checkVisibility() && it.getBoundingClientRect().width > 0
      const outside = (box: DOMRect) => box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1
      /** The nearest ancestor that scrolls, if there is one. */
      const list = (it: Element): Element | null => {
        for (let up = it.parentElement; up && up !== document.body; up = up.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(up)
          if ((/auto|scroll/.test(overflowY) && up.scrollHeight > up.clientHeight + 1) || (/auto|scroll/.test(overflowX) && up.scrollWidth > up.clientWidth + 1)) return up
        }
        return null
      }
      const covered = (it: Element) => {
        const box = it.getBoundingClientRect()
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return top && !it.contains(top) && !top.contains(it) ? top : undefined
      }
      const areas = (['board', 'question', 'answers'] as const).flatMap((name) => {
        const it = [...document.querySelectorAll(parts[name])].find(seen)
        if (!it) found.push(`there is no ${name}`)
        return it ? [{ name, it, box: it.getBoundingClientRect() }] : []
      })
      for (const { name, box } of areas) if (outside(box)) found.push(`${name} out of sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round).join(' ')}`)
      areas.forEach((a, i) =>
        areas.slice(i + 1).forEach((b) => {
          const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
          const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
          if (wide > 1 && high > 1) found.push(`${a.name} and ${b.name} overlap by ${Math.round(wide)}×${Math.round(high)}`)
        }),
      )
      const presses = [...document.querySelectorAll(parts.presses)].filter(seen)
      let inSight = 0
      for (const it of presses) {
        if (outside(it.getBoundingClientRect()) || covered(it)) {
          if (!list(it)) found.push(`${named(it)} ${outside(it.getBoundingClientRect()) ? 'is out of sight' : 'is covered'}`)
        } else inSight += 1
      }
      if (presses.length && !inSight) found.push('no answer is in sight')
      for (const it of [...document.querySelectorAll(parts.pieces)].filter(seen)) {
        const over = covered(it)
        if (outside(it.getBoundingClientRect())) found.push(`${named(it)} is out of sight`)
        else if (over) found.push(`${named(it)} is covered by ${named(over)}`)
      }
      return found
    },
    { ...USUAL, ...parts },
  )
}

/** Icons that lie on text: the camel on a name, or the steps on the logo. */
const marksOnWords = (guest: Guest): Promise<string[]> =>
  guest.page.evaluate(() => {
    const found: string[] = []
    const seen = (it: Element) => it.checkVisibility() && it.getBoundingClientRect().width > 0
    // The camel marks the player who goes first. It belongs beside the name, not over it.
    const words = (it: Element) => {
      const range = document.createRange()
      range.selectNodeContents(it)
      return range.getBoundingClientRect()
    }
    for (const camel of [...document.querySelectorAll('.strip .camel')].filter(seen)) {
      const mark = camel.getBoundingClientRect()
      for (const name of camel.closest('.pp')?.querySelectorAll('b') ?? []) {
        const text = words(name)
        const right = Math.min(text.right, name.getBoundingClientRect().right)
        if (Math.min(mark.right, right) - Math.max(mark.left, text.left) > 1 && Math.min(mark.bottom, text.bottom) - Math.max(mark.top, text.top) > 2)
          found.push(`the camel lies on “${(name.textContent ?? '').trim()}”`)
      }
    }
    // On a phone the steps stand beside the logo.
    const [brand, steps] = [document.querySelector('.top .brand'), document.querySelector('.top .steps ol')]
    if (brand && steps && seen(steps) && innerWidth <= 700 && words(steps).left < brand.getBoundingClientRect().right - 1) found.push('the steps lie on the mark of the house')
    return found
  })

/** Heroes that stick out of their place, or are too small to be told apart. */
const outOfPlace = (guest: Guest): Promise<string[]> =>
  guest.page.locator('[data-place] [data-hero]').evaluateAll((all) =>
    all.flatMap((it) => {
      const [box, place] = [it.getBoundingClientRect(), it.closest('[data-place]')?.getBoundingClientRect()]
      if (!place || !it.checkVisibility()) return []
      const out = Math.max(place.left - box.left, box.right - place.right, box.bottom - place.bottom)
      const name = `the hero ${it.getAttribute('data-hero')}`
      return [...(out > 1 ? [`${name} stands out of its place by ${Math.round(out)}`] : []), ...(box.width < 12 ? [`${name} is ${Math.round(box.width)} wide`] : [])]
    }),
  )

/** Checks the page at every one of these sizes, and restores the viewport afterwards. */
export async function fits(guest: Guest, where: string, parts: Partial<Parts> = {}, sizes: readonly (readonly [number, number])[] = SIZES): Promise<void> {
  const before = guest.page.viewportSize()
  const found: string[] = []
  for (const [width, height] of sizes) {
    await guest.resize(width, height)
    found.push(...[...(await unfit(guest, parts)), ...(await outOfPlace(guest))].map((it) => `${where}, ${width}×${height}: ${it}`))
  }
  if (before) await guest.resize(before.width, before.height)
  expect.soft(found).toEqual([])
}

/** Elements that lie over this one at any of nine points: its corners, edges and middle. */
export const onTop = (what: Locator): Promise<string[]> =>
  what.evaluate((it) => {
    const { left, top, right, bottom } = it.getBoundingClientRect()
    const points = [left + 6, (left + right) / 2, right - 6].flatMap((x) => [top + 4, (top + bottom) / 2, bottom - 4].map((y) => [x, y] as const))
    return points.flatMap(([x, y]) => {
      const there = document.elementFromPoint(x, y)
      return there && it.contains(there) ? [] : [`${there?.tagName}.${there?.getAttribute('class')}`]
    })
  })

/** Pairs of these elements that overlap, and those that are too small to be pressed. */
export const overlapping = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll((all) => {
    const boxes = all.map((it) => ({ name: it.textContent?.trim() ?? '', box: it.getBoundingClientRect() }))
    const small = boxes.filter(({ box }) => box.width < 18 || box.height < 24).map(({ name, box }) => `${name}: ${Math.round(box.width)}×${Math.round(box.height)}`)
    const pairs = boxes.flatMap((a, i) =>
      boxes.slice(i + 1).flatMap((b) => {
        const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left)
        const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top)
        return wide > 1 && high > 1 ? [`${a.name} over ${b.name}`] : []
      }),
    )
    return [...small, ...pairs]
  })
