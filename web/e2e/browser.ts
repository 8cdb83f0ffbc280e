/** The browser of the tests: `CHROMIUM`, or else a Chromium from PATH. The headless shell comes first, because a new context costs it half the work. */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

export function chromium(): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
  const chosen = process.env.CHROMIUM ?? found
  if (!chosen) throw new Error(`no browser is on the path: install ${NAMES[0]}, or name a Chromium in CHROMIUM`)
  return chosen
}
