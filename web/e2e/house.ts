/** The real server, started and stopped by the tests. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  /** What the server has printed since its last start. */
  said = ''
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

  /** Starts the server; a restart has the same address and the same data. */
  async start(): Promise<void> {
    const port = this.url ? new URL(this.url).port : '0'
    const args = ['serve', '--port', port, '--data', this.#data, '--pace', '0', ...this.#more]
    this.said = ''
    const child = spawn(binary(), args, { stdio: ['ignore', 'pipe', 'pipe'] })
    this.#process = child
    this.url = await new Promise<string>((found, failed) => {
      const hear = (chunk: Buffer) => {
        this.said += chunk.toString()
        const link = /http:\/\/[^\s/]+\//.exec(this.said)
        if (link) found(link[0])
      }
      child.stdout?.on('data', hear)
      child.stderr?.on('data', hear)
      child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${this.said}`)))
      child.once('error', failed)
    })
  }

  /** Kills the server without warning, as in a power cut. */
  fall = (): Promise<void> => this.#end('SIGKILL')
  /** Shuts the server down in good order, so that everything stored is in one file. */
  stop = (): Promise<void> => this.#end('SIGTERM')

  /** The database file of the stopped server, which tests may change and write back. */
  get stored(): Buffer {
    return readFileSync(join(this.#data, 'caravanserai.db'))
  }
  set stored(all: Buffer) {
    writeFileSync(join(this.#data, 'caravanserai.db'), all)
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await gone
  }

  async close(): Promise<void> {
    await this.fall()
    rmSync(this.#data, { recursive: true, force: true })
  }
}
