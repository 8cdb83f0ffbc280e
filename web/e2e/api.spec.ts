import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'

const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 664 } }

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`the page about the API sends what is typed and shows the answer: ${name}`, async ({ browser }) => {
    const house = await House.open()
    const anna = await Guest.arrive(browser, `${house.url}api`, 'Anna', { viewport })
    const { page } = anna
    const operation = (title: string) => page.locator('details', { has: page.locator('summary code', { hasText: new RegExp(`^${title}$`) }) })
    await expect.poll(() => page.locator('details').count()).toBeGreaterThan(40)

    // A request without a body, one with a body, and one with a path parameter.
    const me = operation('GET /api/v1/me')
    await me.locator('summary').click()
    await me.getByRole('button', { name: 'Send' }).click()
    await expect(me.locator('output')).toContainText(/^200\n[^]*"name": "Traveller \d+"/)
    const tables = operation('POST /api/v1/tables')
    await tables.locator('summary').click()
    await tables.getByRole('textbox').fill('{"game": "five-tribes", "seats": ["me", "bot"]}')
    await tables.getByRole('button', { name: 'Send' }).click()
    await expect(tables.locator('output')).toContainText(/^200\n[^]*"game": "five-tribes"/)
    const { id } = JSON.parse((await tables.locator('output').innerText()).replace(/^200\n/, '')) as { id: string }
    const table = operation('GET /api/v1/tables/\\{id\\}')
    await table.locator('summary').click()
    await table.getByRole('textbox').fill(id)
    await table.getByRole('button', { name: 'Send' }).click()
    await expect(table.locator('output')).toContainText(`"id": "${id}"`)

    // A refusal is shown, too, and the page is no wider than the viewport.
    await table.getByRole('textbox').fill('nowhere')
    await table.getByRole('button', { name: 'Send' }).click()
    await expect(table.locator('output')).toContainText(/^404\n[^]*"code": "no-table"/)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
    await anna.axe()
    await house.close()
  })
}
