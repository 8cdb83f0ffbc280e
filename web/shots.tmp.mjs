import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
const out = '/work/wt/tmp/replay-shots'
import { mkdirSync, rmSync } from 'node:fs'
mkdirSync(out, { recursive: true })
const data = '/work/wt/tmp/replay-data'; rmSync(data, { recursive: true, force: true }); mkdirSync(data)
const house = spawn('/work/main/target/debug/caravanserai', ['serve', '--port', '0', '--data', data, '--pace', '0', '--seed-for-tests', '5'])
let said = ''
const url = await new Promise((ok, no) => { const h = (c) => { said += c; const m = /http:\/\/[^\s/]+\//.exec(said); if (m) ok(m[0]) }; house.stdout.on('data', h); house.stderr.on('data', h); house.on('exit', () => no(said)) })
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium' })
try {
  const ctx = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', colorScheme: 'dark' })
  const page = await ctx.newPage()
  await page.goto(url)
  const play = (game, seats, setup) => page.evaluate(async ([game, seats, setup]) => {
    const ask = async (path, body) => (await fetch('/api/v1' + path, body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })).json()
    const made = await ask('/tables', { game, setup, seats: Array.from({ length: seats }, () => 'bot') })
    if (!made.id) return JSON.stringify(made)
    const start = Date.now()
    for (; Date.now() - start < 60000; await new Promise((r) => setTimeout(r, 200))) if ((await ask('/tables/' + made.id)).status === 'over') break
    return made.id
  }, [game, seats, setup])
  const ids = { m: await play('morgenland', 4, 'version=pro'), k: await play('morgenland-cards', 3, ''), f: await play('five-tribes', 3, 'expansion=on') }
  console.log(ids)
  const shot = async (name, path, options = {}) => {
    const c = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en', colorScheme: 'dark', ...options })
    const p = await c.newPage()
    p.on('console', (m) => m.type() === 'error' && console.log(name, m.text()))
    p.on('pageerror', (e) => console.log(name, e.message))
    await p.goto(url + path)
    await p.locator(".film [role=status], main h1, main h2").first().waitFor({timeout: 30000}); await p.waitForTimeout(1500)
    await p.screenshot({ path: `${out}/${name}.png`, fullPage: options.full })
    await c.close()
  }
  const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }
  for (const [k, id] of Object.entries(ids)) {
    await shot(`${k}-open`, `table/${id}/replay?step=60&seat=open`)
    await shot(`${k}-phone`, `table/${id}/replay?step=60&seat=open`, { ...phone, locale: 'de', colorScheme: 'light' })
  }
  await shot('m-seat', `table/${ids.m}/replay?step=90&seat=1`, { colorScheme: 'light' })
  await shot('m-phone-full', `table/${ids.m}/replay?step=90&seat=1`, { ...phone, full: true })
  await shot('m-tablet', `table/${ids.m}/replay?step=90&seat=open`, { viewport: { width: 1024, height: 768 }, full: true })
  await shot('learn', 'learn/morgenland-cards')
  await shot('almanac-spell', 'almanac/morgenland/spell-lunar-eclipse')
  await shot('almanac-chasm', 'almanac/five-tribes/land-chasm', phone)
} finally { await browser.close(); house.kill() }
