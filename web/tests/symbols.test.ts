import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((it) => /\.(svelte|ts)$/.test(it))
const listed = new Set(readFileSync(join(root, 'art/symbols.txt'), 'utf8').split(/\s+/).filter(Boolean))
const sheet = readFileSync(join(root, 'art/icons.svg'), 'utf8')

describe('symbols', () => {
  it('that are drawn by name are on the page', () => {
    const used = files.flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const names = [...text.matchAll(/<Icon name="([\w-]+)"|#i-([a-z][\w-]*)"|symbol: '([\w-]+)'/g)]
      return names.map((found) => found[1] ?? found[2] ?? found[3] ?? '')
    })
    expect(used.length).toBeGreaterThan(20)
    expect(used.filter((name) => !listed.has(name))).toEqual([])
  })

  it('that are listed are in the sheet', () => {
    expect([...listed].filter((name) => !sheet.includes(`<symbol id="i-${name}"`))).toEqual([])
  })

  it('need no style of their own, which the content policy would refuse', () => {
    for (const name of listed) {
      const symbol = new RegExp(`<symbol id="i-${name}".*?</symbol>`, 's').exec(sheet)?.[0] ?? ''
      expect(symbol).not.toMatch(/ style=|<style/)
    }
    const inline = files.filter((file) => / style="/.test(readFileSync(join(root, file), 'utf8')))
    expect(inline).toEqual([])
  })
})
