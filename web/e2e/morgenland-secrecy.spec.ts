import { expect, test, type Browser } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { basic } from './morgenland-basic'

/** What a guest has seen and heard until the hidden figure is turned up. */
interface Witness {
  texts: string[]
  pages: string[]
  aloud: string[]
  frames: string[]
}

declare global {
  interface Window {
    /** Everything that was read out, in order. */
    aloud: string
  }
}

const FIELDS = ['market', 'guard', 'guard', 'guard', 'guard', 'room-1', 'room-2', 'room-3']

/** Records what is read out from the next page load on. Lines are joined, because they may be read out together or one by one. */
async function hear(guest: Guest): Promise<void> {
  await guest.page.addInitScript(() => {
    window.aloud = ''
    let last = ''
    new MutationObserver(() => {
      const said = document.querySelector('[data-testid=aloud]')?.textContent ?? ''
      if (said !== last && said) window.aloud += `${said} `
      last = said
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
}

/** The HTML of the page without the text of the live region, which `hear` records. */
function shown(): string {
  const page = document.getElementById('app')?.cloneNode(true) as HTMLElement | undefined
  page?.querySelector('[data-testid=aloud]')?.replaceChildren()
  return page?.innerHTML ?? ''
}

/** Plays on a new server with the same seed, and places Anna's figures in this order on the same fields. */
async function world(browser: Browser, figures: number[]): Promise<{ bilal: Witness; zahra: Witness; anna: Witness }> {
  const house = await House.open('--seed-for-tests', '7')
  const guests: Guest[] = []
  try {
    const before = async (guest: Guest) => {
      guests.push(guest)
      await guest.countKeys()
      await hear(guest)
    }
    // The guests come one after the other, so that in both worlds everybody is told of the others in the same order.
    const anna = await Guest.seated(browser, house.url, 'Anna', { ...basic(3), friends: 1 }, { before, drawn: false })
    await expect(anna.page.getByLabel('Link to this table', { exact: true })).toBeVisible()
    const zahra = await Guest.come(browser, anna.page.url(), 'Zahra', { before, drawn: false })
    await expect(zahra.page.getByRole('heading', { name: 'Anna keeps a chair for you.' })).toBeVisible()
    const bilal = await Guest.come(browser, anna.page.url(), 'Bilal', { before, drawn: false })
    await bilal.page.getByRole('button', { name: 'Sit down' }).click()
    for (const guest of guests) await expect(guest.app()).toBeVisible()
    for (const guest of [anna, bilal]) {
      await guest.waitForTurn()
      await guest.answer()
    }
    const seen = new Map(guests.map((it) => [it, { texts: [] as string[], pages: [] as string[], aloud: [] as string[] }]))
    const placed = new Map([
      [anna, 0],
      [bilal, 0],
    ])
    for (let turn = 0; turn < 15; turn++) {
      const guest = await Promise.race([anna, bilal].map(async (it) => (await it.waitForTurn(), it)))
      const n = placed.get(guest) ?? 0
      placed.set(guest, n + 1)
      await guest.place((guest === anna ? figures : [9, 8, 7, 6, 5, 4, 2, 1])[n] ?? 0, FIELDS[n] ?? '')
      await asked(guests, guest === anna ? 'Bilal' : 'Anna')
      for (const it of guests) {
        seen.get(it)?.texts.push(await it.text())
        seen.get(it)?.pages.push(await it.page.evaluate(shown))
        seen.get(it)?.aloud.push(await it.page.evaluate(() => window.aloud))
      }
    }
    expect(guests.flatMap((it) => it.troubles)).toEqual([])
    const witness = (it: Guest): Witness => ({ texts: seen.get(it)?.texts ?? [], pages: seen.get(it)?.pages ?? [], aloud: seen.get(it)?.aloud ?? [], frames: beforeReveal(it.frames) })
    return { anna: witness(anna), bilal: witness(bilal), zahra: witness(zahra) }
  } finally {
    for (const guest of guests) await guest.leave()
    await house.close()
  }
}

/** Waits until every page shows that this player is asked: by then the bot in between has placed, and all pages are up to date. */
async function asked(guests: Guest[], name: string): Promise<void> {
  for (const guest of guests) await expect(guest.page.locator('.pl.act h2')).toHaveText(name)
}

function beforeReveal(frames: string[]): string[] {
  const at = frames.findIndex((it) => it.includes('"shown"'))
  return at < 0 ? frames : frames.slice(0, at)
}

test('two worlds with different hidden figures look and sound the same to everybody who may not know', async ({ browser }) => {
  const [one, other] = await Promise.all([world(browser, [7, 1, 2, 5, 6, 4, 8, 9]), world(browser, [4, 1, 2, 5, 6, 7, 8, 9])])
  for (const who of ['bilal', 'zahra'] as const) {
    expect(one[who].frames.length).toBeGreaterThan(20)
    expect(one[who].texts.length).toBe(15)
    expect(one[who].aloud.at(-1), 'the other places are read out').toContain('Anna')
    for (const what of ['frames', 'texts', 'pages', 'aloud'] as const) {
      const differs = one[who][what].findIndex((it, i) => it !== other[who][what][i])
      expect(one[who][what][differs], `${who}: ${what}`).toBe(other[who][what][differs])
      expect(other[who][what].length).toBe(one[who][what].length)
    }
  }
  expect(other.anna.frames, 'Anna herself knows: the test could fail').not.toEqual(one.anna.frames)
  expect(other.anna.texts).not.toEqual(one.anna.texts)
})
