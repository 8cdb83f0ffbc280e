/** The page's own work in CPU time: on a busy machine everything is later, but this takes no longer. */
import type { Browser, Page } from '@playwright/test'

/** One task of the page, which nothing interrupts. */
export interface Task {
  /** Its CPU time in milliseconds. */
  ms: number
  /** Whether something was pressed in it. */
  pressed: boolean
}

interface Event {
  ph: string
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args?: { name?: string; data?: { type?: string } }
}

/** All tasks of the page while `work` runs. */
export async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] })
  await work()
  const { traceEvents: all } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] }
  const thread = (it: Event) => `${it.pid} ${it.tid}`
  const pages = new Set(all.filter((it) => it.name === 'thread_name' && it.args?.name === 'CrRendererMain').map(thread))
  const ours = all.filter((it) => it.ph === 'X' && pages.has(thread(it)))
  const presses = ours.filter((it) => it.name === 'EventDispatch' && it.args?.data?.type === 'pointerdown')
  const tasks = ours.filter((it) => it.name === 'ThreadControllerImpl::RunTask' && it.tdur !== undefined)
  if (!tasks.length) throw new Error('the browser has noted no work')
  return tasks.map((it) => ({ ms: (it.tdur ?? 0) / 1000, pressed: presses.some((press) => thread(press) === thread(it) && press.ts >= it.ts && press.ts <= it.ts + (it.dur ?? 0)) }))
}
