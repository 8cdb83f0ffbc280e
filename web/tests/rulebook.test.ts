import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chapters } from '../rulebook'

const read = (path: string) => readFileSync(new URL(`../../crates/games/${path}`, import.meta.url), 'utf8')

for (const game of ['morgenland', 'morgenland-cards', 'five-tribes']) {
  test(`every rule of ${game} has its place in the book`, () => {
    const book = chapters(read(`${game}/RULES.md`))
    const places = book.flatMap((chapter) => [chapter.id, ...chapter.rules.map((it) => it.id).filter(Boolean)])
    expect(new Set(places).size, 'no place has two rules').toBe(places.length)
    const ids = read(`${game}/rules.ids`)
      .split('\n')
      .filter((it) => /^[A-Z]/.test(it))
    expect(ids.length).toBeGreaterThan(50)
    expect(ids.filter((id) => !places.includes(id))).toEqual([])
    // Every citation leads to a rule, and no markup is left raw.
    const html = book.flatMap((it) => it.rules.map((rule) => rule.html)).join('\n')
    for (const [, id] of html.matchAll(/href="#([^"]+)"/g)) expect(places).toContain(id)
    for (const line of html.split('\n')) expect(line).not.toMatch(/\*\*|<script/)
  })
}

test('text is escaped, and a table keeps its rows together', () => {
  const [chapter] = chapters('## M1 One\n- M1.1 a < b & **c**, see M1.2\n- M1.2 `x <y>`\n  goes on\n\n| id | what |\n|---|---|\n| MR1 | yes |\n')
  expect(chapter?.rules).toEqual([
    { id: 'M1.1', html: 'a &lt; b &amp; <b>c</b>, see <a href="#M1.2">M1.2</a>' },
    { id: 'M1.2', html: '<code>x &lt;y&gt;</code> goes on' },
    { id: '', row: 'th', html: '<th>id</th><th>what</th>' },
    { id: 'MR1', row: 'td', html: '<td><a href="#MR1">MR1</a></td><td>yes</td>' },
  ])
})
