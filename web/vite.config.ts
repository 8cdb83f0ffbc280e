import { readFileSync } from 'node:fs'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** The symbol sheet without its frame, so that the page holds symbols and nothing else. */
function symbols(): Plugin {
  const id = 'virtual:symbols'
  return {
    name: 'symbols',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined
      const sheet = new URL('./src/art/icons.svg', import.meta.url)
      const wanted = readFileSync(new URL('./src/art/symbols.txt', import.meta.url), 'utf8')
        .split(/\s+/)
        .filter(Boolean)
      const text = readFileSync(sheet, 'utf8')
      const found = wanted.map((name) => {
        const symbol = text.match(new RegExp(`<symbol id="i-${name}".*?</symbol>`, 's'))
        if (!symbol) throw new Error(`there is no symbol "${name}" in icons.svg: correct src/art/symbols.txt`)
        return symbol[0]
      })
      return `export default ${JSON.stringify(found.join(''))}`
    },
  }
}

const api = process.env.SERAI_API ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte({ configFile: false }), symbols()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: api, ws: true } } },
  preview: { proxy: { '/api': { target: api, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0])
