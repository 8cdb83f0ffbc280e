/** Before all tests: builds the program with these pages and the Bazaar in it, unless `SERAI_BIN` names one. */
import { execFileSync } from 'node:child_process'
import { join, resolve } from 'node:path'

export default function build(): void {
  if (process.env.SERAI_BIN) return
  const root = resolve(import.meta.dirname, '../..')
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], { cwd: join(root, 'web'), stdio: 'inherit' })
  execFileSync('cargo', ['build', '-p', 'caravanserai', '--features', 'bazaar'], { cwd: root, stdio: 'inherit' })
  process.env.SERAI_BIN = join(root, 'target/debug/caravanserai')
}
