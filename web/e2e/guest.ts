/** A visitor with a browser of their own, who reads the page, presses things, and records what went wrong. */
import axe from 'axe-core'
import { expect, type APIResponse, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Where a sensible player puts each figure: caves for treasure, one at the guard, the weak ones to buy cheaply. */
const LIKES: [number, string[]][] = [
  [9, ['guard']],
  [1, ['room-1', 'room-3', 'room-2']],
  [4, ['room-2', 'room-1', 'room-3']],
  [8, ['bars', 'crowns', 'gems', 'cups', 'pearls']],
  [7, ['cups', 'bars', 'pearls', 'crowns', 'gems']],
  [6, ['gems', 'pearls', 'crowns', 'bars', 'cups']],
  [5, ['market']],
  [2, ['caravanserai']],
]

/** Polls by a timer: a page in the background gets hardly any animation frames. */
const POLL = { polling: 25, timeout: 60_000 }

/** The options of the guest's browser. */
interface Options extends BrowserContextOptions {
  /** The speed of the story. It is off unless a test is about the story, so that a game takes seconds. */
  speed?: 'slow' | 'normal' | 'fast' | 'off'
  /** Whether the page is painted. If not, it is still laid out and can be read and pressed, in half the time. */
  drawn?: boolean
  /** Runs before the first page opens. */
  before?: (guest: Guest) => Promise<void>
}

/** A table to lay: the game, the number of players, and what differs from the defaults. */
export interface Laid {
  game: 'morgenland' | 'morgenland-cards' | 'five-tribes' | 'bazaar'
  players: number
  setup?: string
  /** Chairs kept open for other guests. */
  friends?: number
  /** The clock in the server's notation, and whether the table is listed in the lobby. */
  clock?: string
  open?: boolean
}

export class Guest {
  /** Console errors and warnings, page errors, failed requests, and violations of the content security policy. */
  readonly troubles: string[] = []
  /** All messages received on sockets. */
  readonly frames: string[] = []
  /** While this is set, errors of a lost connection are not recorded. */
  lineMayBeCut = false

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    const note = (text: string) => {
      if (text.includes('Service Worker registration blocked by Playwright')) return
      if (this.lineMayBeCut && /WebSocket|ERR_CONNECTION|Failed to load resource|ERR_EMPTY_RESPONSE/.test(text)) return
      this.troubles.push(`${name}: ${text}`)
    }
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') note(message.text())
    })
    page.on('response', (response) => {
      if (response.status() >= 400) note(`${response.status()} ${response.url()}`)
    })
    page.on('pageerror', (error) => note(error.message))
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.frames.push(String(payload))))
  }

  /** Opens the page; the browser is in English unless the options say otherwise. */
  static async arrive(browser: Browser, url: string, name: string, options: Options = {}): Promise<Guest> {
    const guest = await Guest.#outside(browser, name, options)
    await guest.page.goto(url)
    return guest
  }

  /** Takes this name by the API, then opens the page. */
  static async come(browser: Browser, url: string, name: string, options: Options = {}): Promise<Guest> {
    const guest = await Guest.#outside(browser, name, options)
    await guest.#asks(new URL('/', url).href, 'me', { name })
    await guest.page.goto(url)
    return guest
  }

  /** Takes this name, lays a table and sits down, all by the API: most tests are not about the start page and its forms. */
  static async seated(browser: Browser, url: string, name: string, laid: Laid, options: Options = {}): Promise<Guest> {
    const guest = await Guest.#outside(browser, name, options)
    await guest.#asks(url, 'me', { name })
    await guest.sitDown(url, laid)
    return guest
  }

  /** Takes this name and sits down at another guest's table, where a chair is free. */
  static async joins(browser: Browser, table: string, name: string, options: Options = {}): Promise<Guest> {
    const guest = await Guest.#outside(browser, name, options)
    const url = new URL('/', table).href
    await guest.#asks(url, 'me', { name })
    await guest.#asks(url, `tables/${table.split('/').at(-1)}/sit`, {})
    await guest.page.goto(table)
    await expect(guest.app()).toBeVisible()
    return guest
  }

  /** A guest with a fresh browser that has not opened the site yet. */
  static async #outside(browser: Browser, name: string, { speed = 'off', drawn = true, before, ...options }: Options): Promise<Guest> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'no-preference', colorScheme: 'dark', locale: 'en', ...options })
    const page = await context.newPage()
    const guest = new Guest(name, context, page)
    await page.addInitScript((speed) => {
      if (!localStorage.getItem('caravanserai.story')) localStorage.setItem('caravanserai.story', speed)
    }, speed)
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => console.error(`CSP: ${event.violatedDirective} ${event.blockedURI}`))
    })
    if (!drawn && !process.env.DRAWN) await page.addInitScript(() => addEventListener('DOMContentLoaded', () => (document.documentElement.style.opacity = '0')))
    await before?.(guest)
    return guest
  }

  /** Sends a request to the API, as the page would. */
  async #asks<T>(url: string, path: string, data: object): Promise<T> {
    const ask = (): Promise<APIResponse> => this.context.request.post(`${url}api/v1/${path}`, { data })
    // The first response sets the cookie that identifies the guest.
    if (!(await this.context.cookies(url)).length) await this.context.request.get(`${url}api/v1/me`)
    const answer = await ask()
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as T
  }

  /** Lays a table and sits down by the API, then opens its page. */
  async sitDown(url: string, { game, players, setup = '', friends = 0, clock, open = false }: Laid): Promise<void> {
    const seats = Array.from({ length: players }, (_, i) => (i <= friends ? 'open' : 'bot'))
    const { id } = await this.#asks<{ id: string }>(url, 'tables', { game, setup, seats, level: 'easy', public: open, ...(clock ? { clock } : {}) })
    await this.#asks(url, `tables/${id}/sit`, { seat: 0 })
    await this.page.goto(`${url}table/${id}`)
    if (!friends) await expect(this.app()).toBeVisible()
  }

  /** Makes the page count its keys instead of drawing them: the server echoes them, and two runs are compared byte by byte. */
  async countKeys(): Promise<void> {
    await this.page.addInitScript(() => {
      let keys = 0
      crypto.randomUUID = () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`
    })
  }

  app = () => this.page.locator('.app')
  over = () => this.page.getByTestId('result')

  /** The number of the question that waits for the guest, empty if none. */
  async asked(): Promise<string> {
    return (await this.app().getAttribute('data-asked')) ?? ''
  }

  /** Waits until the guest is asked or the game is over; returns whether they are asked. What a standing order answers does not count. */
  async waitForTurn(): Promise<boolean> {
    const found = await this.page.waitForFunction(
      () => (document.querySelector('[data-testid=result]') ? 'over' : document.querySelector('.app')?.getAttribute('data-asked') ? 'asked' : undefined),
      undefined,
      POLL,
    )
    return (await found.jsonValue()) === 'asked'
  }

  /** Waits until this question is answered or the game is over. */
  async answered(asked: string): Promise<void> {
    await this.page.waitForFunction((was) => document.querySelector('.app')?.getAttribute('data-asked') !== was || document.querySelector('[data-testid=result]'), asked, POLL)
  }

  async place(figure: number, field: string): Promise<void> {
    const asked = await this.asked()
    await this.page.locator(`[data-piece='${figure}']`).click()
    await this.page.locator(`#field-${field} .hit`).click({ force: true })
    await this.answered(asked)
  }

  /** Which figures and fields can be pressed now. */
  async #choices(): Promise<{ figures: number[]; fields: string[] }> {
    return this.page.evaluate(() => ({
      figures: [...document.querySelectorAll('.hand button:not([disabled])')].map((it) => Number(it.getAttribute('data-piece'))),
      fields: [...document.querySelectorAll('.spot.legal')].map((it) => it.getAttribute('data-field') ?? ''),
    }))
  }

  /** Answers any question by pressing what the page offers. */
  async answer(): Promise<void> {
    const asked = await this.asked()
    const { figures, fields } = await this.#choices()
    if (figures.length) {
      const like = LIKES.find(([figure]) => figures.includes(figure))
      const figure = like?.[0] ?? figures[0] ?? 0
      const field = like?.[1].find((it) => fields.includes(it)) ?? fields[figure % fields.length] ?? ''
      return this.place(figure, field)
    }
    const give = this.page.locator('.give:enabled')
    const confirm = this.page.getByTestId('confirm')
    if (await give.count()) {
      await give.first().click()
    } else if (await confirm.count()) {
      if (await confirm.isDisabled()) await this.page.getByTestId('propose').click()
      await expect(confirm).toBeInViewport({ ratio: 1 })
      await confirm.click()
    } else {
      await this.page.locator('.answer-area .btn.gold').click()
    }
    await this.answered(asked)
  }

  /** Waits until this page, which may be slower, shows that the other guest is asked, in the same round, and no longer changes. */
  async sees(other: Guest): Promise<void> {
    if (other === this) return
    const prompt = () => this.page.getByTestId('prompt').innerText()
    const round = (guest: Guest) => guest.page.getByRole('heading', { level: 1 }).innerText()
    await expect
      .poll(
        async () => {
          const text = await this.text()
          await this.page.waitForTimeout(500)
          return text === (await this.text()) && (await prompt()).startsWith(`${other.name} `) && (await round(this)) === (await round(other))
        },
        { timeout: 20_000 },
      )
      .toBe(true)
  }

  /** All text of the page without what a reload changes: the button that replays the story, the live region, and the sign at the pointer. */
  text = () =>
    this.page.evaluate(() => {
      const unread = [...document.querySelectorAll<HTMLElement>('[data-testid=again], [data-testid=aloud], .page-sign')]
      for (const it of unread) it.style.display = 'none'
      const text = document.body.innerText
      for (const it of unread) it.style.display = ''
      return text
    })

  /** Opens the form for a table of this game. */
  async form(game: string): Promise<void> {
    await this.page.locator(`[data-table='${game}']`).click()
  }

  async axe(): Promise<void> {
    // Colours in the middle of a transition are not worth checking, so wait until it ends.
    await this.page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const changing = document.getAnimations().filter((it) => it instanceof CSSTransition)
      await Promise.all(changing.map((it) => it.finished.catch(() => undefined)))
    })
    // Each page gets axe only once: parsing so long a script takes longer than checking most tables.
    if (!(await this.page.evaluate(() => 'axe' in window))) await this.page.evaluate(axe.source)
    const violations = await this.page.evaluate(async () => {
      const { style } = document.documentElement
      const { opacity } = style
      style.opacity = ''
      const found = await window.axe.run(document, { resultTypes: ['violations'] })
      style.opacity = opacity
      return found.violations.map((it) => `${it.id}: ${it.nodes.map((node) => node.target.join(' ')).join(' | ')}`)
    })
    expect(violations).toEqual([])
  }

  /** Resizes the viewport and waits until the page is laid out for it. */
  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height })
    // Every table has another layout on a phone; in landscape only some have.
    await this.page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h && (!document.querySelector('.app') || (w > 700 && h < 480) || !!document.querySelector('.tabs') === w <= 700), [
      width,
      height,
    ] as const)
    await this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  }

  async leave(): Promise<void> {
    await this.context.close()
  }
}

/** Checks with axe what the guest sees, in both themes. If `SCREENS` names a folder and `where` is given, it saves screenshots there. */
export async function both(guest: Guest, where = ''): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await guest.page.emulateMedia({ colorScheme })
    await expect(guest.page.locator('html')).toHaveAttribute('data-theme', colorScheme === 'dark' ? 'night' : 'day')
    await guest.axe()
    if (process.env.SCREENS && where) await guest.page.screenshot({ path: `${process.env.SCREENS}/${where.replaceAll(' ', '-')}-${guest.name}-${colorScheme}.png` })
  }
}
