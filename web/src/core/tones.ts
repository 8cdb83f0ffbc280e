/** All sounds: plucked, wooden, short, and synthesised when they are played. */
import { Desk } from './desk'
import type { Tone } from './sound'

const MADE: Record<Tone, (desk: Desk) => void> = {
  turn: (desk) => {
    desk.pluck(293.7, { decay: 0.38, gain: 0.7 })
    desk.pluck(440, { at: 0.14, decay: 0.38, gain: 0.45 })
  },
  placed: (desk) => {
    desk.tone('sine', 196, { to: 150, decay: 0.09, gain: 0.95 })
    desk.noise({ type: 'bandpass', from: 1800, q: 4 }, { decay: 0.06, gain: 0.9 })
  },
  step: (desk) => {
    desk.tone('sine', 220, { to: 176, decay: 0.08, gain: 0.8 })
    desk.noise({ type: 'bandpass', from: 2100, q: 4 }, { decay: 0.05, gain: 0.75 })
  },
  reveal: (desk) => {
    desk.noise({ type: 'bandpass', from: 900, to: 500, q: 1.2 }, { decay: 0.22, gain: 0.8 })
    desk.tone('sine', 110, { decay: 0.2, gain: 0.55 })
  },
  coins: (desk) => [880, 988, 1175].forEach((it, i) => desk.bell(it, { at: 0.09 * i, decay: 0.3, gain: 0.35 })),
  spell: (desk) => {
    desk.noise({ type: 'highpass', from: 2000 }, { attack: 0.16, decay: 0.08, gain: 0.2 })
    desk.bell(659, { at: 0.16, decay: 0.32, gain: 0.32 })
  },
  countered: (desk) => {
    desk.pluck(196, { decay: 0.11, gain: 1 })
    desk.noise({ type: 'bandpass', from: 1200, q: 3 }, { decay: 0.06, gain: 0.75 })
  },
  camel: (desk) =>
    desk.bell(220, { attack: 0.003, decay: 0.52, gain: 0.3 }, [
      [1, 1],
      [2, 0.4],
      [3.01, 0.2],
    ]),
  bought: (desk) => {
    for (const at of [0, 0.07]) desk.noise({ type: 'highpass', from: 4000 }, { at, decay: 0.02, gain: 0.35 })
    desk.bell(784, { at: 0.1, decay: 0.34, gain: 0.34 })
  },
  control: (desk) => [220, 330].forEach((it) => desk.pluck(it, { decay: 0.42, gain: 0.5 })),
  refused: (desk) => desk.tone('sine', 130, { attack: 0.003, decay: 0.09, gain: 0.85 }),
  end: (desk) => {
    for (const it of [146.8, 220]) desk.pluck(it, { decay: 0.9, gain: 0.4 })
    desk.pluck(293.7, { at: 0.22, decay: 0.9, gain: 0.4 })
  },
}

export const make = (tone: Tone, desk: Desk): void => MADE[tone](desk)

let context: AudioContext | undefined
let desk: Desk | undefined

export async function play(tone: Tone, volume: number): Promise<void> {
  context ??= new AudioContext()
  desk ??= new Desk(context)
  if (context.state === 'suspended') await context.resume()
  desk.volume = volume
  make(tone, desk)
}
