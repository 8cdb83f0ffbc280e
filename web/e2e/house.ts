/** The real server, started and stopped by the tests. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The program that was built before all tests. */
function binary(): string {
  const built = process.env.SERAI_BIN
  if (!built) throw new Error('SERAI_BIN names no program: start the tests with `npm run e2e`')
  return built
}

export class House {
  url = ''
  #process: ChildProcess | undefined
  readonly #data = mkdtempSync(join(tmpdir(), 'serai-'))
  readonly #more: string[]

  private constructor(more: string[]) {
    this.#more = more
  }

  static async open(...more: string[]): Promise<House> {
    const house = new House(more)
    await house.start()
    return house
  }

  /** Opens it, after a fall at the same address and with the same data. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0'
    const args = ['serve', '--port', port, '--data', this.#data, '--pace', '0', ...this.#more]
    const child = spawn(binary(), args, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child
    let said = ''
    this.url = await new Promise<string>((found, failed) => {
      const hear = (chunk: Buffer) => {
        said += chunk.toString()
        const link = /http:\/\/[^\s/]+\//.exec(said)
        if (link) found(link[0])
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)))
      child.once('error', failed)
    })
  }

  /** It falls without a word, as in a power cut. */
  async fall(): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGKILL')
    await gone
  }

  async close(): Promise<void> {
    await this.fall()
    rmSync(this.#data, { recursive: true, force: true })
  }
}
