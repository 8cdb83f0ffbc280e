import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'
import { chapters } from './rulebook'

/** The symbols that symbols.txt names, cut out of the sheet, so that the page holds no others. */
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

/** The rule books, each as a module of its own: `virtual:rules/GAME`. */
function rules(): Plugin {
  const id = 'virtual:rules/'
  return {
    name: 'rules',
    resolveId: (source) => (source.startsWith(id) ? `\0${source}` : undefined),
    load(source) {
      if (!source.startsWith(`\0${id}`)) return undefined
      const path = new URL(`../crates/games/${source.slice(id.length + 1)}/RULES.md`, import.meta.url)
      return `export default ${JSON.stringify(chapters(readFileSync(path, 'utf8')))}`
    },
  }
}

/** The service worker with its list of files: the first page with all it imports, the fonts of our languages, and its texts in every language. */
function shell(): Plugin {
  const words = /locales\/\w+\/(common|inn|manners|people|ratings)\.ftl/
  return {
    name: 'shell',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const needed = new Set(Object.keys(bundle).filter((it) => it.endsWith('.woff2') && !it.includes('-latin-ext-')))
        const add = (name: string): void => {
          const it = bundle[name]
          if (it?.type !== 'chunk' || needed.has(name)) return
          needed.add(name)
          it.viteMetadata?.importedCss.forEach((css) => needed.add(css))
          it.imports.forEach(add)
        }
        for (const it of Object.values(bundle)) if (it.type === 'chunk' && (it.isEntry || words.test(it.facadeModuleId ?? ''))) add(it.fileName)
        const files = [...needed].sort().map((it) => `/${it}`)
        // File names contain hashes, so any changed file of the bundle makes a new version.
        const version = createHash('sha256')
          .update(JSON.stringify([files, Object.keys(bundle).sort()]))
          .digest('hex')
          .slice(0, 12)
        const source = readFileSync(new URL('./sw.js', import.meta.url), 'utf8')
          .replace('VERSION', version)
          .replace("['FILES']", JSON.stringify(files))
        this.emitFile({ type: 'asset', fileName: 'sw.js', source })
      },
    },
  }
}

/** Compresses files at build time, so that the server need not: a file `x` gets an `x.br` and an `x.gz` beside it. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        const path = join(dir, name)
        if (!/\.(js|css|html|svg|json|webmanifest)$/.test(name) || statSync(path).size < 500) continue
        const whole = readFileSync(path)
        for (const [end, pack] of [
          ['br', brotliCompressSync],
          ['gz', gzipSync],
        ] as const)
          writeFileSync(`${path}.${end}`, pack(whole))
      }
    },
  }
}

const api = process.env.SERAI_API ?? 'http://127.0.0.1:8080'

export default defineConfig({
  plugins: [svelte({ configFile: false }), symbols(), rules(), shell(), packed()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: api, ws: true } } },
  preview: { proxy: { '/api': { target: api, ws: true } } },
  // No test waits for anything; only a busy machine needs this long.
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000 },
} as Parameters<typeof defineConfig>[0])
