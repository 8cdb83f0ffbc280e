import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

/** The body of a request to the webhook. */
interface Told {
  type: string
  tables: { table: string; answer: string }[]
}

let house: House
let receiver: Server
const told: Told[] = []
const arrived = async (type: string): Promise<Told> => {
  await expect.poll(() => told.some((it) => it.type === type), { timeout: 120_000 }).toBe(true)
  return told.find((it) => it.type === type) as Told
}

test.beforeAll(async () => {
  house = await House.open('--allow-notices-to', '127.0.0.0/8')
  receiver = createServer((request, answer) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      told.push(JSON.parse(body) as Told)
      answer.end()
    })
  })
  await new Promise<void>((open) => receiver.listen(0, '127.0.0.1', open))
})
test.afterAll(async () => {
  receiver.close()
  await house.close()
})

const SIZES = [
  { viewport: { width: 1440, height: 900 }, locale: 'en' },
  { viewport: { width: 390, height: 664 }, locale: 'de' },
]

test('a webhook is told whose turn it is, and its link answers once', async ({ browser }) => {
  const anna = await Guest.arrive(browser, `${house.url}signup`, 'Anna')
  const { page } = anna
  await page.getByLabel('Name', { exact: true }).fill('Anna')
  await page.getByLabel('Password', { exact: true }).fill('open sesame')
  await page.getByRole('button', { name: 'Make the account' }).click()
  await expect(page.getByRole('heading', { name: '“Your turn” outside the page' })).toBeVisible()
  const { port } = receiver.address() as AddressInfo
  await page.getByLabel('Address', { exact: true }).fill('https://169.254.169.254/')
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByRole('alert')).toContainText('private network')
  anna.troubles.length = 0
  await page.getByLabel('Address', { exact: true }).fill(`http://127.0.0.1:${port}/hook`)
  await page.getByLabel('Form').selectOption('full')
  await page.getByLabel('With links that answer').check()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  await expect(page.getByText('Copy it now')).toBeVisible()
  await page.getByRole('button', { name: /^Send a test to/ }).click()
  await expect(page.getByText('It arrived.')).toBeVisible()
  await arrived('test')
  await anna.axe()

  // A table where Anna is asked, and whose page she has never opened.
  const table = await page.evaluate(async () => {
    const body = JSON.stringify({ game: 'bazaar', seats: ['me', 'bot'] })
    const { id } = (await (await fetch('/api/v1/tables', { method: 'POST', body, headers: { 'content-type': 'application/json' } })).json()) as { id: string }
    await fetch(`/api/v1/tables/${id}`)
    return id
  })
  const { tables } = await arrived('your-turn')
  expect(tables.map((it) => it.table)).toEqual([table])
  const link = house.url + new URL(tables[0]?.answer ?? '').href.split('/').at(-1)

  // Any visitor with the link sees the question, in their own language, and it can be answered once.
  for (const [at, options] of SIZES.entries()) {
    const somebody = await Guest.arrive(browser, link, 'Somebody', options)
    const answers = somebody.page.locator('section .btn')
    if (at === 0) {
      await expect(answers.first()).toBeVisible()
      await somebody.axe()
      await answers.first().click()
      await expect(somebody.page.getByText('Answered.')).toBeVisible()
      expect(somebody.troubles).toEqual([])
    } else {
      await expect(somebody.page.getByRole('alert')).toContainText('Dieser Link hat schon geantwortet')
      await somebody.axe()
    }
    await somebody.leave()
  }
  expect(anna.troubles).toEqual([])
  await anna.leave()
})

/** The service worker, with the notifications it would have shown. */
interface Hearing {
  told: string[]
  registration: ServiceWorkerRegistration
}

test('a push becomes a notice of this device', async ({ browser }) => {
  const anna = await Guest.arrive(browser, house.url, 'Anna', { serviceWorkers: 'allow', permissions: ['notifications'] })
  const { page, context } = anna
  await page.evaluate(() => navigator.serviceWorker.ready)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // A headless browser shows no notifications, so the worker records what it would show.
  await worker.evaluate(() => {
    const here = self as unknown as Hearing
    here.told = []
    here.registration.showNotification = (title, options) => {
      const { body = '', data } = options ?? {}
      here.told.push(`${title}: ${body.replace('\n', ', ')} (${(data as { url: string }).url})`)
      return Promise.resolve()
    }
  })
  const devtools = await context.newCDPSession(page)
  const registered = new Promise<string>((found) => devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [one] }) => one && found(one.registrationId)))
  await devtools.send('ServiceWorker.enable')
  const data = JSON.stringify({ title: 'Your turn', body: 'Morgenland with Ben', url: `${house.url}table/0123`, until: Date.UTC(2026, 10, 20), answer: `${house.url}answer#x`, answerLabel: 'Answer' })
  await devtools.send('ServiceWorker.deliverPushMessage', { origin: new URL(house.url).origin, registrationId: await registered, data })
  const told = () => worker.evaluate(() => (self as unknown as Hearing).told)
  await expect.poll(told).toEqual([expect.stringMatching(/^Your turn: Morgenland with Ben, .*2026.*\/table\/0123\)$/)])
  expect(anna.troubles).toEqual([])
  await anna.leave()
})
