/** A real terminal for a player: tmux, with the program running in it. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'

let opened = 0

export class Pane {
  readonly #server = `serai-web-${process.pid}-${++opened}`
  readonly #home = mkdtempSync(join(tmpdir(), 'serai-home-'))

  /** Starts the program with these arguments in a terminal of this size. */
  constructor(columns: number, rows: number, words: string[]) {
    const program = process.env.SERAI_BIN ?? ''
    const command = `env XDG_DATA_HOME=${this.#home} LC_ALL=C.UTF-8 ${program} ${words.join(' ')}; echo left with $?; exec sleep 600`
    const env = { ...process.env, TERM: 'xterm' }
    execFileSync('tmux', ['-L', this.#server, '-f', '/dev/null', 'new-session', '-d', '-x', String(columns), '-y', String(rows), command], { env })
  }

  #tmux = (...words: string[]): string => execFileSync('tmux', ['-u', '-L', this.#server, ...words], { encoding: 'utf8' })

  /** The text on the screen. */
  seen = (): string => this.#tmux('capture-pane', '-p')
  press = (...keys: string[]): string => this.#tmux('send-keys', ...keys)
  resize = (columns: number, rows: number): string => this.#tmux('resize-window', '-x', String(columns), '-y', String(rows))

  /** Waits until the screen shows this. */
  async shows(what: string | RegExp): Promise<void> {
    const seen = expect.poll(this.seen, { timeout: 60_000, intervals: [50] })
    await (typeof what === 'string' ? seen.toContain(what) : seen.toMatch(what))
  }

  /** Gives the suggested answer to every question until the screen shows this. */
  async playsUntil(end: string): Promise<void> {
    const step = () => {
      const seen = this.seen()
      // The last line of the screen says what Enter does.
      if (!seen.includes(end) && /^ Enter /m.test(seen)) this.press('Enter')
      return seen
    }
    await expect.poll(step, { timeout: 120_000, intervals: [50] }).toContain(end)
  }

  close(): void {
    this.#tmux('kill-server')
    rmSync(this.#home, { recursive: true, force: true })
  }
}
