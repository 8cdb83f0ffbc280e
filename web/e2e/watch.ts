/** Records the states of the board in order. The page itself does so on every change, so that nothing is missed between two polls. */
import { expect } from '@playwright/test'
import type { Guest } from './guest'

/** One recorded state of the page. */
export interface Look {
  /** How many events the board has shown, and how many the page has received. */
  told: number
  heard: number
  /** The number of the question, empty if none. */
  asked: string
  /** The number of the scene being played, empty if none, and the id of its sentence. */
  scene: string
  says: string
  /** The label of the watched element. */
  text: string
}

declare global {
  interface Window {
    looks: Look[]
  }
}

/** Starts recording the table, and the label of one element. */
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

/** What the socket has sent: all events in order, and the lines, each with the number of events up to it. */
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

/** Checks that every line was shown, in order, and no question came before its events; returns all recorded states. */
export async function toldInFull(guest: Guest, me: number): Promise<Look[]> {
  const all = await looks(guest)
  const [first, last] = [all[0]?.told ?? 0, all.at(-1)?.told ?? 0]
  const told = all.map((it) => it.told)
  expect(told, 'in order').toEqual([...told].sort((a, b) => a - b))
  // The player's own actions are shown at once; every other line has a scene.
  const lines = heard(guest).lines.filter((it) => it.upto > first && it.upto <= last && it.by !== me)
  const missing = lines.filter((it) => !all.some((look) => look.told === it.upto && look.scene))
  expect(missing, `of ${lines.length} lines; seen: ${all.map((it) => `${it.told}/${it.heard}${it.scene && `#${it.scene}`}`).join(' ')}`).toEqual([])
  const ahead = all.filter((it, i) => it.asked && it.asked !== all[i - 1]?.asked && (it.told < it.heard || it.scene))
  expect(ahead, 'no question before the board has reached it').toEqual([])
  return all
}
