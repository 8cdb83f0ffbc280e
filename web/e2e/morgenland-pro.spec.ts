import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { playOn, pro, sitDown, type Way } from './morgenland-pro'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same game in every run.
  house = await House.open('--seed-for-tests', process.env.SEED ?? '6')
})
test.afterEach(() => house.close())

test('a whole professional game against bots, watched by somebody who learns no spell', async ({ browser }) => {
  const anna = await Guest.come(browser, house.url, 'Anna')
  await sitDown(anna, 3)
  const zahra = await watches(await Guest.arrive(browser, anna.page.url(), 'Zahra'))

  const start = await toAWindow(anna)
  await anna.axe()
  await byKeyboard(anna)
  const way = await playOn(anna, 3000)
  expect(way.over).toBe(true)
  await expect(anna.over().locator('li')).toHaveCount(3)
  await anna.axe()

  secrets(anna, zahra)
  await everythingIsAsked(anna, { ...way, asked: [...start, ...way.asked] })
  expect([...anna.troubles, ...zahra.troubles]).toEqual([])
  await anna.leave()
  await zahra.leave()
})

/** Plays up to two more games until windows, the Tent, offers, spells that ask something and five kinds of cards have come up. */
async function everythingIsAsked(guest: Guest, first: Way): Promise<void> {
  const asked = new Set(first.asked)
  const played = new Set(first.played)
  const enough = () => ['M14.2', 'M7.1', 'M10.1'].every((it) => asked.has(it)) && [...asked].some((it) => /^M12\.|^M14\.10$/.test(it)) && played.size > 4
  for (let games = 1; !enough(); games++) {
    expect(games, `asked in three games: ${[...asked].join(' ')}; played: ${[...played].join(', ')}`).toBeLessThan(3)
    await another(guest)
    const way = await playOn(guest, 3000)
    expect(way.over).toBe(true)
    way.asked.forEach((it) => asked.add(it))
    way.played.forEach((it) => played.add(it))
  }
}

/** Plays until a card may be played in a window, and not only before a decision; returns the rules cited on the way. */
async function toAWindow(guest: Guest): Promise<string[]> {
  const asked: string[] = []
  for (let tries = 0; tries < 50; tries++) {
    asked.push(...(await playOn(guest, 600, 'a card')).asked)
    if (await guest.page.getByTestId('pass').count()) return asked
    asked.push(...(await playOn(guest, 1)).asked)
  }
  throw new Error('no window came in which a card could be played')
}

/** Waits for the table and hides the page: of this spectator only the socket's messages matter. */
async function watches(guest: Guest): Promise<Guest> {
  await expect(guest.app()).toBeVisible()
  await guest.page.evaluate(() => (document.documentElement.style.display = 'none'))
  return guest
}

/** A digit chooses a card, Escape puts it back, P passes. */
async function byKeyboard(guest: Guest): Promise<void> {
  const asked = await guest.asked()
  await guest.page.keyboard.press('1')
  await expect(guest.page.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
  await guest.axe()
  await guest.page.keyboard.press('Escape')
  await expect(guest.page.getByRole('button', { name: 'Back', exact: true })).toHaveCount(0)
  expect(await guest.asked()).toBe(asked)
  await guest.page.keyboard.press('p')
  await guest.answered(asked)
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
interface Heard {
  type: string
  events: Json[]
  view?: { [key: string]: Json }
  patch?: { [key: string]: Json }
}

/** The spells that a guest's messages showed before the end, by seat. A view or patch always holds all players. */
function shown(guest: Guest): { seat: number; spell: string }[] {
  const messages = guest.frames.map((it) => JSON.parse(it) as Heard).filter((it) => it.type === 'message')
  const end = messages.findIndex((it) => JSON.stringify(it.events).includes('"showdown"'))
  expect(end, 'the game has ended').toBeGreaterThan(0)
  return messages.slice(0, end).flatMap((message) => {
    const players = ((message.view ?? message.patch)?.players ?? []) as { magic?: { spells: { spell?: string }[] } }[]
    return players.flatMap((player, seat) => (player.magic?.spells ?? []).flatMap(({ spell }) => (spell ? [{ seat, spell }] : [])))
  })
}

/** Checks that the spectator sees no spells, and Anna only her own and those that went through her hands. */
function secrets(anna: Guest, zahra: Guest): void {
  expect(shown(zahra)).toEqual([])
  expect(zahra.frames.some((it) => /"you-(drew|got|looked|placed)"/.test(it))).toBe(false)
  expect(
    zahra.frames.some((it) => it.includes('"drew"')),
    'spells were drawn',
  ).toBe(true)
  const mine = shown(anna)
  expect(
    mine.some(({ seat }) => seat === 0),
    'Anna sees her own',
  ).toBe(true)
  const drawn = anna.frames.filter((it) => it.includes('"you-drew"')).join()
  expect(mine.filter(({ seat, spell }) => seat !== 0 && !drawn.includes(`"${spell}"`))).toEqual([])
}

test('on a phone: a window, a rule by a tap, and a spell with its target', async ({ browser }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const anna = await Guest.seated(browser, house.url, 'Anna', pro(3), phone)
  for (let tries = 0; ; tries++) {
    expect(tries, 'a spell with a target comes').toBeLessThan(40)
    const way = await playOn(anna, 600, 'a spell')
    if (way.over) await another(anna)
    else if (await playSpell(anna)) break
  }
  expect(await anna.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** Lays another table, for when a game did not bring what the test looks for. */
async function another(guest: Guest): Promise<void> {
  await guest.sitDown(house.url, pro(3))
}

/** Plays a spell by touch; returns whether it was in a window and had several targets. */
async function playSpell(guest: Guest): Promise<boolean> {
  const asked = await guest.asked()
  await guest.page.locator('[data-card*=spell]').first().tap()
  const targets = guest.page.locator('[data-choice], [data-group]')
  const many = (await targets.count()) > 1 && (await guest.page.getByTestId('pass').count()) === 1
  if (many) {
    await expect(guest.page.getByTestId('pass')).toBeInViewport({ ratio: 1 })
    await guest.axe()
    await tapRule(guest)
  }
  const group = await guest.page.locator('[data-group]').count()
  await targets.first().tap()
  if (group && (await guest.asked()) === asked) await targets.first().tap()
  await guest.answered(asked)
  return many
}

async function tapRule(guest: Guest): Promise<void> {
  await guest.page.locator('.prompt .rule').tap()
  await expect(guest.page.getByRole('note')).toContainText('in secret')
  await guest.page.locator('.steps').tap()
  await expect(guest.page.getByRole('note')).toBeHidden()
}
