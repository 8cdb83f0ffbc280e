import { expect, test } from '@playwright/test'
import { Guest } from './guest'
import { House } from './house'
import { Pane } from './tmux'

/** The first part that does not follow the part before it in the text; undefined if all do. */
function inOrder(parts: string[], text: string): string | undefined {
  let from = 0
  return parts.find((part) => {
    const at = text.indexOf(part, from)
    from = at + part.length
    return at < 0
  })
}

test('a player in a terminal and one in a browser sit at one table until the end', async ({ browser }) => {
  const house = await House.open('--seed-for-tests', process.env.SEED ?? '3')
  const laid = { game: 'morgenland', players: 3, friends: 1, clock: '60+600', open: true } as const
  const anna = await Guest.seated(browser, house.url, 'Anna', laid, { drawn: false })
  const id = anna.page.url().split('/').at(-1) ?? ''
  const tarik = new Pane(80, 24, ['play', '--server', house.url, '--table', id, '--name', 'Tarik'])
  await expect(anna.app()).toBeVisible()

  // Both see the clocks, and read what the other writes.
  await tarik.shows(/Anna .*10:00/)
  await expect(anna.page.locator('[data-testid^="clock-"] b').first()).toHaveText(/\d:\d\d/)
  await anna.page.getByTestId('talk').click()
  await anna.page.getByTestId('phrases').click()
  await anna.page.getByRole('button', { name: 'Good luck!' }).click()
  await tarik.shows('Anna: Good luck!')
  tarik.press('F6')
  await tarik.shows('Write to the table: _')
  tarik.press('Thank you', 'Enter')
  await expect(anna.page.getByTestId('chat')).toContainText('Thank you')
  tarik.press('Escape')
  await anna.page.keyboard.press('Escape')

  // The terminal asks for a pause, the browser agrees, and the terminal ends it.
  tarik.press('F7')
  await tarik.shows('► Ask for a pause')
  tarik.press('Enter')
  await anna.page.getByTestId('pause-yes').click()
  await tarik.shows('Pause: all clocks stand.')
  tarik.press('F7')
  await tarik.shows('► Go on')
  tarik.press('Enter')
  await expect(anna.page.getByTestId('paused')).toBeHidden()

  const plays = async () => {
    for (let answers = 0; await anna.waitForTurn(); answers += 1) {
      expect(answers, 'a game ends').toBeLessThan(500)
      await anna.answer()
    }
  }
  await Promise.all([plays(), tarik.playsUntil('The game is over')])

  // Both show the same ranking and the same log. Only the bot's lines are compared: they are worded alike for both readers.
  const ranked = await anna.over().locator('li').allInnerTexts()
  const names = ranked.map((it) => ['Anna', 'Tarik', 'Casim'].find((name) => it.includes(name)))
  const places = [...tarik.seen().matchAll(/^ +(\d)\. (\w+)$/gm)].map(([, , name]) => (name === 'you' ? 'Tarik' : name))
  expect(places).toEqual(names)
  tarik.resize(200, 400)
  // The terminal wraps the log in its left 80 columns, and the page has non-breaking spaces, so all white space counts the same.
  const flat = (text: string) => text.replace(/\s+/g, ' ')
  const log = () =>
    flat(
      tarik
        .seen()
        .split('\n')
        .map((line) => line.slice(0, 80))
        .join(' '),
    )
  const lines = (await anna.page.locator('ol.log li').allInnerTexts()).map(flat)
  const course = lines.filter((it) => it.startsWith('Casim ')).map((it) => it.replace(/ M[\d.]+$/, ''))
  expect(course.length).toBeGreaterThan(10)
  // F3 switches to the log and back. It is pressed again if it was lost while the terminal was resized.
  const missing = () => {
    const line = inOrder(course, log())
    if (line) tarik.press('F3')
    return line
  }
  await expect.poll(missing, { timeout: 60_000, intervals: [1000] }).toBeUndefined()

  expect(anna.troubles).toEqual([])
  await anna.leave()
  tarik.close()
  await house.close()
})
