/** What was on the board, in order: noted in the page itself whenever it changes, so that nothing is missed between two looks. */
import { expect } from '@playwright/test'
import type { Guest } from './guest'

/** One look at the page. */
export interface Look {
  /** How many events the board has told, and how many the page has heard. */
  told: number
  heard: number
  /** The name of the question, empty if none. */
  asked: string
  /** The number of the scene being played, empty if none, and what is said meanwhile. */
  scene: string
  says: string
  /** What this place of the page says, as the test wants to know. */
  text: string
}

declare global {
  interface Window {
    looks: Look[]
  }
}

/** Begins to look: at the table, and at one place of the page besides. */
export async function watch(guest: Guest, place: string): Promise<void> {
  await guest.page.evaluate((place) => {
    const app = document.querySelector<HTMLElement>('.app')
    if (!app) throw new Error('there is no table')
    window.looks = []
    const look = () => {
      const { told, heard, asked = '', scene = '', says = '' } = app.dataset
      const now = { told: Number(told), heard: Number(heard), asked, scene, says, text: document.querySelector(place)?.getAttribute('aria-label') ?? '' }
      if (JSON.stringify(now) !== JSON.stringify(window.looks.at(-1))) window.looks.push(now)
    }
    look()
    new MutationObserver(look).observe(app, { attributes: true, subtree: true, childList: true, attributeFilter: ['data-told', 'data-heard', 'data-asked', 'data-scene', 'aria-label'] })
  }, place)
}

export const looks = (guest: Guest): Promise<Look[]> => guest.page.evaluate(() => window.looks)

interface Line {
  upto: number
  heading?: boolean
  by?: number
}
interface Heard {
  type: string
  v: number
  events: { type: string }[]
  lines?: Line[]
  log?: { type: string }[]
}

/** What the socket told: all events in order, and after how many of them a line was said. */
export function heard(guest: Guest): { events: { type: string }[]; lines: Line[] } {
  let events: { type: string }[] = []
  let lines: Line[] = []
  let last = 0
  for (const frame of guest.frames) {
    const it = JSON.parse(frame) as Heard
    if (it.type !== 'message' || (!it.log && it.v <= last)) continue
    last = it.v
    if (it.log) [events, lines] = [it.log, []]
    lines = [...lines, ...(it.lines ?? []).filter((line) => !line.heading).map((line) => ({ ...line, upto: events.length + line.upto }))]
    events = [...events, ...it.events]
  }
  return { events, lines }
}

/** Everything was shown, in order, and nothing ahead of it. Says what was shown between the first and the last look. */
export async function toldInFull(guest: Guest, me: number): Promise<Look[]> {
  const all = await looks(guest)
  const [first, last] = [all[0]?.told ?? 0, all.at(-1)?.told ?? 0]
  const told = all.map((it) => it.told)
  expect(told, 'in order').toEqual([...told].sort((a, b) => a - b))
  // My own deed is shown at once; everything else has a scene of its own.
  const lines = heard(guest).lines.filter((it) => it.upto > first && it.upto <= last && it.by !== me)
  const missing = lines.filter((it) => !all.some((look) => look.told === it.upto && look.scene))
  expect(missing, `of ${lines.length} lines; seen: ${all.map((it) => `${it.told}/${it.heard}${it.scene && `#${it.scene}`}`).join(' ')}`).toEqual([])
  const ahead = all.filter((it, i) => it.asked && it.asked !== all[i - 1]?.asked && (it.told < it.heard || it.scene))
  expect(ahead, 'no question before the board has reached it').toEqual([])
  return all
}
