/** One evening of three friends: a desktop in English, a phone in German, a tablet in Dutch. The server's `evening.rs` tests the same over the API. */
import { expect, test, type Page } from '@playwright/test'
import { both, Guest } from './guest'
import { fits } from './fits'
import { holds, speaks } from './holds'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  // A fixed seed: the same games in every run.
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

const PASSWORD = 'open sesame'
const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true, locale: 'de' }
const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true, locale: 'nl' }

/** The labels that the friends press, by language. */
const WORDS = {
  en: {
    name: 'Name',
    password: 'Password',
    logIn: 'Log in',
    signUp: 'Make an account',
    doSignUp: 'Make the account',
    account: 'Your account',
    inn: 'Caravanserai, to the inn',
    lobby: 'Lobby',
    again: /^Play again/,
  },
  de: {
    name: 'Name',
    password: 'Passwort',
    logIn: 'Anmelden',
    signUp: 'Konto anlegen',
    doSignUp: 'Konto anlegen',
    account: 'Dein Konto',
    inn: 'Caravanserai, zur Herberge',
    lobby: 'Halle',
    again: /^Noch eine Partie/,
  },
  nl: {
    name: 'Naam',
    password: 'Wachtwoord',
    logIn: 'Inloggen',
    signUp: 'Account maken',
    doSignUp: 'Account maken',
    account: 'Je account',
    inn: 'Caravanserai, naar de herberg',
    lobby: 'Hal',
    again: /^Nog een partij/,
  },
} as const
type Language = keyof typeof WORDS

/** A friend, and the language they read. */
interface Friend {
  guest: Guest
  page: Page
  speaks: Language
}
const friend = (guest: Guest, speaks: Language): Friend => ({ guest, page: guest.page, speaks })

/** Checks what the friend sees: accessible in both themes, with room for its texts at every width, and no English on a German or Dutch page. */
async function sees({ guest, speaks: language }: Friend, where: string): Promise<void> {
  await both(guest, where)
  await holds(guest, where)
  if (language !== 'en') await speaks(guest, language, where)
}

/** Makes an account: from the top bar by the log-in page to the sign-up page. */
async function signUp(it: Friend, name: string): Promise<void> {
  const { page } = it
  const words = WORDS[it.speaks]
  await page.getByRole('banner').getByRole('link', { name: words.logIn }).click()
  await page.getByRole('main').getByRole('link', { name: words.signUp }).click()
  await page.getByLabel(words.name, { exact: true }).fill(name)
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: words.doSignUp, exact: true }).click()
  await expect(page.getByRole('heading', { name: words.account, exact: true })).toBeVisible()
}

const home = ({ page, speaks }: Friend) => page.getByRole('link', { name: WORDS[speaks].inn }).click()

/** The first of these friends who is asked; undefined when the game is over. */
async function turn(all: Friend[]): Promise<Friend | undefined> {
  return Promise.race(all.map(async (it) => ((await it.guest.waitForTurn()) ? it : undefined)))
}

/** Presses the first of these answers that is offered; if none is, the first on the page. */
async function answers({ guest, page }: Friend, ...wanted: string[]): Promise<void> {
  const asked = await guest.asked()
  const offered = await page.locator('[data-choice]').evaluateAll((choices) => choices.map((choice) => choice.getAttribute('data-choice') ?? ''))
  const chosen = wanted.find((it) => offered.includes(it)) ?? offered[0]
  await page.locator(`[data-choice='${chosen}']`).click()
  await guest.answered(asked)
}

/** Plays to the end; only `winner` plays for points. */
async function playOn(all: Friend[], winner: Friend): Promise<void> {
  for (let i = 0; i < 80; i++) {
    const asked = await turn(all)
    if (!asked) break
    if (asked === winner) await answers(asked, 'play spice', 'play silk', 'draw', 'let')
    else await answers(asked, 'rest', 'let')
  }
  for (const { guest } of all) await expect(guest.over()).toBeVisible()
}

/** Opens the menu of the table and presses this entry. */
async function menu(page: Page, what: 'pause' | 'leave'): Promise<void> {
  await page.getByTestId('manners').click()
  await page.getByTestId(what).click()
}

test('an evening: by link, with an account, talking, away and back, taken back, paused, rated, once more, banned, and forgotten', async ({ browser }) => {
  const harun = friend(await Guest.come(browser, house.url, 'Harun'), 'en')
  const link = await laysATable(harun)
  const dinarzad = friend(await Guest.arrive(browser, link, 'Dinarzad', PHONE), 'de')
  const maryam = friend(await Guest.arrive(browser, link, 'Maryam', TABLET), 'nl')
  const all = [harun, dinarzad, maryam]

  await comesByLink(dinarzad, maryam)
  await talk(harun, dinarzad, maryam)
  await thinksBetterOfIt(all)
  await goesAndComesBack(harun, dinarzad, maryam)
  await pause(harun, dinarzad, maryam)
  await playOn(all, harun)

  await theyPlayForRatings(all, dinarzad)
  await theyPlayAgain(all)
  await somebodyIsInCharge(harun, dinarzad)
  await isForgotten(harun, dinarzad)
  expect(all.flatMap(({ guest }) => guest.troubles)).toEqual([])
  for (const { guest } of all) await guest.leave()
})

/** Harun, a guest, lays a table with clocks for two friends; returns its link. */
async function laysATable(harun: Friend): Promise<string> {
  const { page } = harun
  await both(harun.guest, 'the start page')
  await page.getByRole('button', { name: 'The Bazaar with friends' }).click()
  const choose = (group: string, name: string) => page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check({ force: true })
  await choose('Players', '3')
  await choose('Chairs kept open for friends', '2')
  await choose('Turns', '3')
  await choose('Time', '30 s + 10 min')
  await both(harun.guest, 'the form')
  await page.getByRole('button', { name: 'Lay a table of The Bazaar for 2 friends' }).click()
  const link = page.getByLabel('Link to this table', { exact: true })
  await expect(link).toHaveValue(/\/table\//)
  await sees(harun, 'a waiting table')
  return link.inputValue()
}

/** Both friends sit down. Dinarzad makes an account before the game begins, and keeps her chair. */
async function comesByLink(dinarzad: Friend, maryam: Friend): Promise<void> {
  const { page } = dinarzad
  await expect(page.getByRole('heading', { name: 'Harun hält dir einen Platz frei.' })).toBeVisible()
  await sees(dinarzad, 'the invitation')
  await page.getByLabel('Dein Name an diesem Tisch').fill('Dinarzad')
  await page.getByRole('button', { name: 'Platz nehmen' }).tap()
  await expect(page.getByRole('heading', { name: 'Du sitzt hier.' })).toBeVisible()
  await signUp(dinarzad, 'Dinarzad')
  await sees(dinarzad, 'the account')
  await home(dinarzad)
  await page.getByRole('link', { name: 'Einladen: Der Basar' }).tap()
  await expect(page.getByRole('heading', { name: 'Du sitzt hier.' })).toBeVisible()

  await expect(maryam.page.getByText('Dinarzad', { exact: true })).toBeVisible()
  await maryam.page.getByLabel('Je naam aan deze tafel').fill('Maryam')
  await maryam.page.getByRole('button', { name: 'Gaan zitten' }).tap()
  for (const { guest } of [dinarzad, maryam]) await expect(guest.app()).toBeVisible()
}

/** Everybody reads a phrase in their own language, and Maryam mutes Dinarzad. */
async function talk(harun: Friend, dinarzad: Friend, maryam: Friend): Promise<void> {
  await expect(harun.page.locator('[data-testid^="clock-"] b').first()).toHaveText(/\d:\d\d/)
  await dinarzad.page.getByTestId('talk').tap()
  await dinarzad.page.getByTestId('phrases').tap()
  await dinarzad.page.getByRole('button', { name: 'Viel Glück!' }).tap()
  await dinarzad.page.getByLabel('An den Tisch schreiben').fill('Nun macht schon!')
  await dinarzad.page.getByRole('button', { name: 'Senden' }).tap()
  for (const [it, said] of [
    [harun, 'Good luck!'],
    [maryam, 'Veel geluk!'],
  ] as const) {
    await expect(it.page.getByTestId('talk')).toHaveText('2')
    await it.page.getByTestId('talk').click()
    await expect(it.page.getByTestId('chat')).toContainText(said)
    await expect(it.page.getByTestId('chat')).toContainText('Nun macht schon!')
  }
  await sees(dinarzad, 'the chat on a phone')
  const chat = maryam.page.getByTestId('chat')
  await chat.getByRole('button', { name: 'Meer over Dinarzad' }).first().click()
  await maryam.page.getByTestId('mute').click()
  await expect(chat).not.toContainText('Nun macht schon!')
  await expect(chat).toContainText('Je leest deze persoon niet.')
  await dinarzad.page.getByLabel('An den Tisch schreiben').fill('Hört mich jemand?')
  await dinarzad.page.getByRole('button', { name: 'Senden' }).tap()
  await expect(harun.page.getByTestId('chat')).toContainText('Hört mich jemand?')
  await expect(chat.getByText('Je leest deze persoon niet.')).toHaveCount(3)
  for (const { page } of [dinarzad, maryam]) await page.keyboard.press('Escape')
}

/** An answer that everybody has seen is taken back when all agree. */
async function thinksBetterOfIt(all: Friend[]): Promise<void> {
  const first = await turn(all)
  if (!first) throw new Error('somebody is asked')
  await answers(first, 'rest')
  const next = await turn(all.filter((it) => it !== first))
  await first.page.getByTestId('undo').click()
  await first.page.getByTestId('ask-back').click()
  await expect(first.page.getByTestId('wish')).toBeVisible()
  const others = all.filter((it) => it !== first)
  for (const it of others) await expect(it.page.getByTestId('agree')).toBeVisible()
  if (next) await sees(next, 'somebody wants something back')
  for (const it of others) await it.page.getByTestId('agree').click()
  await first.guest.waitForTurn()
  for (const { page } of all) await expect(page.getByTestId('wish')).toHaveCount(0)
  await answers(first, 'rest')
}

/** Dinarzad leaves, a bot plays for her, and she takes the seat back. */
async function goesAndComesBack(harun: Friend, dinarzad: Friend, maryam: Friend): Promise<void> {
  await menu(dinarzad.page, 'leave')
  await both(dinarzad.guest, 'leaving')
  await dinarzad.page.getByTestId('sure').tap()
  await expect(dinarzad.page.getByTestId('absent')).toContainText('Ein Bot spielt für dich.')
  await expect(harun.page.getByTestId('absence-1')).toHaveText('gone: a bot plays')
  await expect(maryam.page.getByTestId('absence-1')).toHaveText('weg: een bot speelt')
  await sees(dinarzad, 'a bot plays for me')
  await dinarzad.page.getByTestId('back').tap()
  await expect(dinarzad.page.getByTestId('absent')).toHaveCount(0)
  for (const { page } of [harun, maryam]) await expect(page.getByTestId('absence-1')).toHaveCount(0)
}

/** A pause begins when all agree, and any player can end it. */
async function pause(harun: Friend, dinarzad: Friend, maryam: Friend): Promise<void> {
  await menu(maryam.page, 'pause')
  await maryam.page.keyboard.press('Escape')
  await expect(dinarzad.page.getByTestId('pause-wish')).toContainText('Maryam möchte eine Pause.')
  await sees(dinarzad, 'a pause is asked for')
  await fits(harun.guest, 'a pause is asked for')
  for (const { page } of [dinarzad, harun]) await page.getByTestId('pause-yes').click()
  for (const { page } of [harun, dinarzad, maryam]) await expect(page.getByTestId('paused')).toBeVisible()
  await both(maryam.guest, 'paused')
  await harun.page.getByTestId('resume').click()
  for (const { page } of [harun, dinarzad, maryam]) await expect(page.getByTestId('paused')).toHaveCount(0)
}

/** All have accounts now: Harun lays a rated table, the others find it in the lobby, and the result shows how the ratings changed. */
async function theyPlayForRatings(all: Friend[], winner: Friend): Promise<void> {
  const [harun, , maryam] = all as [Friend, Friend, Friend]
  for (const [it, name] of [
    [harun, 'Harun'],
    [maryam, 'Maryam'],
  ] as const) {
    await home(it)
    await signUp(it, name)
  }
  const { page } = harun
  await page.getByRole('banner').getByRole('link', { name: 'Lobby' }).click()
  await page.getByRole('button', { name: 'The Bazaar', exact: true }).click()
  await page.getByRole('button', { name: 'Lay a table' }).click()
  const choose = (group: string, name: string) => page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check({ force: true })
  await choose('Players', '3')
  await choose('Chairs kept open for friends', '2')
  await choose('Turns', '3')
  await choose('Ratings', 'Rated')
  await page.getByRole('button', { name: 'Lay a table of The Bazaar for 2 friends' }).click()
  await expect(page.getByLabel('Link to this table', { exact: true })).toBeVisible()
  for (const it of [winner, maryam]) {
    const sit = it.page.getByRole('link', { name: it === maryam ? 'Gaan zitten: tafel van Harun, De bazaar' : 'Hinsetzen: Tisch von Harun, Der Basar' })
    await home(it)
    await it.page.getByRole('navigation').getByRole('link', { name: WORDS[it.speaks].lobby, exact: true }).click()
    await expect(sit).toBeVisible()
    if (it === winner) await sees(it, 'the lobby')
    await sit.click()
    await it.page.getByRole('button', { name: it === maryam ? 'Gaan zitten' : 'Platz nehmen' }).click()
  }
  for (const { guest } of all) await expect(guest.app()).toBeVisible()
  await playOn(all, winner)
  await expect(winner.page.getByTestId('rated')).toContainText(/Dinarzad\s*\+\d+/)
  await expect(page.getByTestId('rated')).toContainText(/Harun\s*−\d+/)
  await sees(winner, 'the result of a rated game')
}

/** All three press “Play again” and meet at one new table. */
async function theyPlayAgain(all: Friend[]): Promise<void> {
  const old = all[0]?.page.url() ?? ''
  for (const { page, speaks } of all) await page.getByRole('button', { name: WORDS[speaks].again }).click()
  for (const { page, guest } of all) {
    await expect.poll(() => page.url()).not.toBe(old)
    await expect(guest.over()).toHaveCount(0)
    await expect(guest.app()).toBeVisible()
    await expect(page.getByTestId('rating-1')).toBeAttached()
  }
  expect(new Set(all.map(({ page }) => page.url())).size, 'they meet at one table').toBe(1)

  // The new rating is on the board of ratings and on the page of the winner.
  const [, , maryam] = all as [Friend, Friend, Friend]
  await home(maryam)
  await maryam.page.getByRole('link', { name: 'Ratings' }).click()
  await maryam.page.getByRole('button', { name: 'De bazaar', exact: true }).click()
  await maryam.page.getByRole('button', { name: '3 spelers', exact: true }).click()
  const row = maryam.page.getByTestId('board').getByRole('row', { name: /Dinarzad/ })
  await expect(row).toContainText(/1[5-9]\d\d ± \d+/)
  await sees(maryam, 'the board of ratings')
  const points = /1\d\d\d ± \d+/.exec(await row.innerText())?.[0] ?? 'none'
  await row.getByRole('link', { name: 'Dinarzad' }).click()
  await expect(maryam.page.getByTestId('rating-bazaar-3')).toContainText(points)
  await expect(maryam.page.getByTestId('statistics')).toContainText('1 (100 %)')
  await sees(maryam, 'the page of a person')
}

/** Harun takes charge of the house, bans Dinarzad, and lets her in again. */
async function somebodyIsInCharge(harun: Friend, dinarzad: Friend): Promise<void> {
  const { page } = harun
  await page.goto(house.url + (/\/(claim#\S+)/.exec(house.said)?.[1] ?? 'no link was printed'))
  await page.getByRole('button', { name: 'Take charge' }).click()
  await page.getByRole('button', { name: 'Ban Dinarzad' }).click()
  await page.getByLabel('Why? They will read it.').fill('It is late.')
  await sees(harun, 'the desk')
  await page.getByRole('button', { name: 'Ban Dinarzad' }).click()
  await expect(page.getByText('banned: It is late.')).toBeVisible()

  await dinarzad.page.goto(house.url)
  await expect(dinarzad.page.getByText('„It is late.“')).toBeVisible()
  await both(dinarzad.guest, 'banned')
  dinarzad.guest.troubles.length = 0
  await page.getByRole('button', { name: 'Let Dinarzad in again' }).click()
  await expect(page.getByText('banned: It is late.')).toHaveCount(0)
  await dinarzad.page.reload()
  await expect(dinarzad.page.getByRole('banner').getByRole('link', { name: 'Dinarzad' })).toBeVisible()
}

/** Dinarzad downloads everything that is stored about her and deletes her account; then there is no page of her name. */
async function isForgotten(harun: Friend, dinarzad: Friend): Promise<void> {
  const { page } = dinarzad
  await page.getByRole('banner').getByRole('link', { name: 'Dinarzad' }).tap()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Alles herunterladen' }).click()])
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  const all = JSON.parse(Buffer.concat(chunks).toString()) as { name: string; ratings: { game: string }[]; tables: object[] }
  expect([all.name, all.ratings.map((it) => it.game)]).toEqual(['Dinarzad', ['bazaar']])

  await page.getByRole('button', { name: 'Konto löschen' }).click()
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD)
  await both(dinarzad.guest, 'deleting')
  await page.getByRole('button', { name: 'Ja, lösch mein Konto' }).click()
  await expect(page).toHaveURL(house.url)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Anmelden' })).toBeVisible()
  await harun.page.goto(`${house.url}person/Dinarzad`)
  await expect(harun.page.getByText('There is nobody of this name here.')).toBeVisible()
  // The page asked for a person who does not exist, and the browser logged the 404.
  harun.guest.troubles.length = 0
}
