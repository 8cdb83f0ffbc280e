import { expect, test, type Page } from '@playwright/test'
import { Guest } from './guest'
import { holds, speaks } from './holds'
import { House } from './house'

let house: House
test.beforeEach(async () => {
  house = await House.open('--seed-for-tests', '5')
})
test.afterEach(() => house.close())

const PHONE = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }

/** Opens a table of bots and waits until they have played it to its end; returns its id. */
async function played(page: Page, game: string, seats: number): Promise<string> {
  return page.evaluate(
    async ([game, seats]) => {
      const ask = async (path: string, body?: object) => {
        const post = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
        return (await fetch(`/api/v1${path}`, post)).json()
      }
      // The first request makes the visitor a guest, who may open tables.
      await ask('/me')
      const { id, error } = await ask('/tables', { game, seats: Array.from({ length: seats }, () => 'bot') })
      if (!id) throw new Error(`no table was opened: ${JSON.stringify(error)}`)
      // Bots alone pause while nobody watches, so open a socket.
      const line = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/socket`)
      for (const start = Date.now(); (await ask(`/tables/${id}`)).status !== 'over'; await new Promise((done) => setTimeout(done, 250)))
        if (Date.now() - start > 60_000) throw new Error('the bots do not come to an end')
      line.close()
      return id as string
    },
    [game, seats] as const,
  )
}

test('my own game is looked at again from any seat, by buttons and keys, and a link leads to a step', async ({ browser }) => {
  const anna = await Guest.seated(browser, house.url, 'Anna', { game: 'bazaar', players: 3 })
  for (let i = 0; await anna.waitForTurn(); i++) {
    const asked = await anna.asked()
    await anna.page.locator('[data-choice]').first().click()
    await anna.answered(asked)
    expect(i, 'a game ends').toBeLessThan(100)
  }
  await anna.page.getByRole('link', { name: 'Look at it again' }).click()
  const film = anna.page.getByRole('region', { name: 'Look at it again' })
  const step = film.getByRole('status')
  await expect(anna.page.getByText('Luck checked: all')).toBeVisible()
  await expect(step).toHaveText(/^Step 0 of \d+$/)
  const before = await anna.page.locator('ol.log').innerText()
  await film.getByRole('button', { name: 'One step on' }).click()
  await film.getByRole('button', { name: 'One step on' }).click()
  await expect(step).not.toHaveText(/^Step 0 /)
  const [link, there] = [await anna.page.evaluate(() => location.href), await step.innerText()]
  await anna.page.locator('body').press('End')
  await expect(anna.page.locator('ol.log')).not.toHaveText(before)
  await expect(step).toHaveText(/^Step (\d+) of \1$/)
  await anna.page.locator('body').press('Home')
  await anna.page.locator('body').press('ArrowRight')
  await anna.page.locator('body').press('ArrowRight')
  await expect(step).toHaveText(there)
  await anna.page.locator('body').press('ArrowLeft')
  await expect(step).not.toHaveText(there)
  await anna.page.locator('body').press(' ')
  await expect(film.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(step).toHaveText(there)
  await anna.page.locator('body').press(' ')
  await expect(film.getByRole('button', { name: 'Play' })).toBeVisible()
  await anna.axe()
  await film.getByLabel('Seen by').selectOption({ label: 'somebody who watches' })
  await expect.poll(() => anna.page.url()).not.toContain('seat=')

  const [record] = await Promise.all([anna.page.waitForEvent('download'), film.getByRole('link', { name: 'Record' }).click()])
  expect(record.suggestedFilename()).toMatch(/^bazaar-.*\.txt$/)

  const zahra = await Guest.arrive(browser, link, 'Zahra', { colorScheme: 'light', ...PHONE })
  await expect(zahra.page.getByRole('region', { name: 'Look at it again' }).getByRole('status')).toHaveText(there)
  expect(new URL(zahra.page.url()).search).toBe(new URL(link).search)
  await zahra.axe()
  expect([...anna.troubles, ...zahra.troubles]).toEqual([])
  await anna.leave()
  await zahra.leave()
})

test('all hands lie open, rounds are chapters, and a chart leads to a step', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna')
  const id = await played(anna.page, 'morgenland-cards', 3)
  await anna.page.goto(`${house.url}table/${id}/replay?step=20&seat=open`)
  const film = anna.page.getByRole('region', { name: 'Look at it again' })
  const hands = anna.page.getByTestId('hands')
  await expect(hands.locator(':scope > section')).toHaveCount(3)
  await expect(film.getByLabel('Seen by')).toHaveValue('open')
  await expect(anna.page.locator('[data-verdict=fair]')).toBeVisible()
  // Go to a later round by its chapter, and back to the deal by the start of the chart.
  await film.getByRole('button', { name: 'Round 2', exact: true }).click()
  await expect(film.getByRole('button', { name: 'Round 2', exact: true })).toHaveAttribute('aria-current', 'step')
  const chart = anna.page.getByRole('region', { name: 'How it went' })
  await chart.getByRole('img').click({ position: { x: 24, y: 40 } })
  await expect(film.getByRole('button', { name: 'Round 1', exact: true })).toHaveAttribute('aria-current', 'step')
  await expect(chart.locator('[data-stands]')).toHaveCount(3)
  await anna.axe()
  await holds(anna, 'all hands open')
  // A spectator sees no hands.
  await film.getByLabel('Seen by').selectOption('')
  await expect(hands).toHaveCount(0)
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

test('the luck is compared with what the browser saw when its visitor sat down', async ({ browser }) => {
  // A house for tests takes nothing from its players.
  const own = await House.open()
  const anna = await Guest.arrive(browser, own.url, 'Anna')
  const id = await anna.page.evaluate(async () => {
    await fetch('/api/v1/me')
    const wish = { method: 'POST', body: JSON.stringify({ game: 'bazaar', seats: ['open', 'bot'] }), headers: { 'content-type': 'application/json' } }
    return ((await (await fetch('/api/v1/tables', wish)).json()) as { id: string }).id
  })
  await anna.page.goto(`${own.url}table/${id}`)
  await anna.page.getByRole('button', { name: 'Sit down' }).click()
  for (let i = 0; await anna.waitForTurn(); i++) {
    const asked = await anna.asked()
    await anna.page.locator('[data-choice]').first().click()
    await anna.answered(asked)
    expect(i, 'a game ends').toBeLessThan(100)
  }
  await anna.page.goto(`${own.url}table/${id}/replay`)
  const dice = anna.page.getByRole('region', { name: 'The luck' })
  await expect(dice.locator('[data-testimony=same]')).toContainText('both are the same')
  await anna.axe()
  // A server that knows the seed may draw everything again with other bytes than the player's.
  await anna.page.route(`**/api/v1/tables/${id}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/"added":"[0-9a-f]{32}"/, `"added":"${'0'.repeat(32)}"`) })
  })
  await anna.page.reload()
  await expect(dice.locator('[data-testimony=other]')).toHaveRole('alert')
  const bilal = await Guest.arrive(browser, `${own.url}table/${id}/replay`, 'Bilal')
  await expect(bilal.page.locator('[data-testimony=absent]')).toBeVisible()
  expect([...anna.troubles, ...bilal.troubles]).toEqual([])
  await anna.leave()
  await bilal.leave()
  await own.close()
})

test('forged luck is said to be forged', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna', { locale: 'de-DE', ...PHONE })
  const id = await played(anna.page, 'bazaar', 2)
  await anna.page.route('**/record', async (route) => {
    const answer = await route.fetch()
    // Change the first number of the deal and make the checksum fit, as if the server itself had cheated.
    const text = await answer.text()
    const [proof, record] = [text.slice(0, text.indexOf('caravanserai record ')), text.slice(text.indexOf('caravanserai record '))]
    const lines = record.split('\n').slice(0, -2)
    lines[3] = (lines[3] ?? '').replace(/\| (\d+)/, (_, n: string) => `| ${n === '0' ? 1 : Number(n) - 1}`)
    const above = `${lines.join('\n')}\n`
    const digest = [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(above)))].map((it) => it.toString(16).padStart(2, '0')).join('')
    await route.fulfill({ response: answer, body: `${proof}${above}end | ${lines.length - 4} | ${digest.slice(0, 16)}\n` })
  })
  await anna.page.goto(`${house.url}table/${id}/replay`)
  const dice = anna.page.getByRole('region', { name: 'Der Zufall' })
  await expect(dice.getByRole('alert')).toContainText('gefälscht')
  await dice.scrollIntoViewIfNeeded()
  await speaks(anna, 'de', 'a game looked at again')
  await anna.axe()
  await anna.page.unroute('**/record')
  await anna.page.reload()
  await expect(dice).toContainText('Zufall nachgeprüft')
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
