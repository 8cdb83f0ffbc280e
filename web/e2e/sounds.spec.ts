import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Rolldown } from 'vite'
import type { Desk } from '../src/core/desk'
import type { Tone } from '../src/core/sound'

declare global {
  interface Window {
    tones: { Desk: typeof Desk; make: (tone: Tone, desk: Desk) => void; TONES: readonly Tone[] }
  }
}

/** The code that makes the sounds, built as a script for an empty page. */
async function script(): Promise<string> {
  const core = join(import.meta.dirname, '../src/core')
  const text = `export { Desk } from '${core}/desk.ts'; export { make } from '${core}/tones.ts'; export { TONES } from '${core}/sound.ts'`
  const entry = { name: 'entry', resolveId: (id: string) => (id.endsWith('all-tones') ? 'all-tones' : null), load: (id: string) => (id === 'all-tones' ? text : null) }
  const made = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [svelte({ configFile: false }), entry],
    build: { write: false, minify: false, lib: { entry: 'all-tones', formats: ['iife'], name: 'tones' } },
  })
  const [built] = [made].flat() as Rolldown.RolldownOutput[]
  return built?.output[0].code ?? ''
}

/** Measurements of a sound at full volume; for the loudness it is filtered as human hearing weighs frequencies. */
interface Heard {
  tone: Tone
  /** The peak level, where 1 is full scale. */
  peak: number
  /** How loud its loudest tenth of a second is, in decibels. */
  loud: number
  /** When it has died away, in seconds. */
  ends: number
  /** Its first sample and its DC offset, both without a sign. */
  first: number
  aside: number
}

async function hear(): Promise<Heard[]> {
  const rate = 48_000
  const record = async (play: (context: OfflineAudioContext) => void) => {
    const context = new OfflineAudioContext(1, 2 * rate, rate)
    play(context)
    return (await context.startRendering()).getChannelData(0)
  }
  const { Desk, TONES, make } = window.tones
  return Promise.all(
    TONES.map(async (tone) => {
      const samples = await record((context) => {
        const desk = new Desk(context)
        desk.volume = 1
        make(tone, desk)
      })
      const weighed = await record((context) => {
        const source = new AudioBufferSourceNode(context, { buffer: new AudioBuffer({ length: samples.length, sampleRate: rate }) })
        source.buffer?.copyToChannel(samples, 0)
        const ear = new BiquadFilterNode(context, { type: 'highshelf', frequency: 1500, gain: 4 })
        source
          .connect(ear)
          .connect(new BiquadFilterNode(context, { type: 'highpass', frequency: 60 }))
          .connect(context.destination)
        source.start()
      })
      let most = 0
      for (let from = 0; from < rate; from += rate / 100)
        most = Math.max(
          most,
          weighed.subarray(from, from + rate / 10).reduce((sum, it) => sum + it * it, 0),
        )
      const sum = samples.reduce((all, it) => all + it, 0)
      return {
        tone,
        peak: samples.reduce((high, it) => Math.max(high, Math.abs(it)), 0),
        loud: 10 * Math.log10(most / (rate / 10)),
        ends: samples.findLastIndex((it) => Math.abs(it) > 0.003) / rate,
        first: Math.abs(samples[0] ?? 1),
        aside: Math.abs(sum / samples.length),
      }
    }),
  )
}

test('every sound is short, about as loud as the others, and neither clips nor clicks', async ({ page }) => {
  await page.addScriptTag({ content: await script() })
  const heard = await page.evaluate(hear)
  expect(heard.length).toBeGreaterThan(10)
  for (const { tone, peak, loud, ends, first, aside } of heard) {
    expect.soft(peak, `${tone} has room above it, for others beside it`).toBeLessThan(0.8)
    expect.soft(loud, `${tone} is loud enough`).toBeGreaterThan(-21)
    expect.soft(loud, `${tone} is not too loud`).toBeLessThan(-13)
    expect.soft(ends, `${tone} ends soon`).toBeLessThan(1)
    expect.soft(first, `${tone} begins softly`).toBeLessThan(0.01)
    expect.soft(aside, `${tone} is level`).toBeLessThan(0.001)
  }
})
