/** What sounds are made of: tones, noise, plucked strings and bells, all through one volume and a small room. */

/** A sound that dies away: when it begins, in seconds, how soon it is there, how long it lasts, and how loud it is. */
export interface Shape {
  at?: number
  attack?: number
  decay: number
  gain?: number
}

export interface Filter {
  type: BiquadFilterType
  from: number
  to?: number
  q?: number
}

/** As good as silent. */
const SILENT = 0.001
/** The partials of a struck bell, and how loud each is. */
const BELL: readonly [number, number][] = [
  [1, 1],
  [2.76, 0.35],
  [5.4, 0.16],
]

/** A string as a soft finger leaves it: smoothed noise, at full volume and without an offset, which would push the loudspeaker to one side. */
function finger(period: number): number[] {
  const noise = Array.from({ length: period }, () => Math.random() * 2 - 1)
  const soft = noise.map((_, i) => [0, 1, 2, 3, 4, 5].reduce((sum, by) => sum + (noise[(i + by) % period] ?? 0), 0))
  const middle = soft.reduce((sum, it) => sum + it, 0) / period
  const most = Math.max(...soft.map((it) => Math.abs(it - middle)))
  return soft.map((it) => (it - middle) / most)
}

export class Desk {
  readonly #context: BaseAudioContext
  readonly #out: GainNode

  constructor(context: BaseAudioContext) {
    this.#context = context
    this.#out = context.createGain()
    // However many sounds play at once, the sum is compressed and never clipped.
    const soft = context.createWaveShaper()
    soft.curve = Float32Array.from({ length: 257 }, (_, i) => Math.tanh(i / 128 - 1))
    this.#out.connect(soft).connect(context.destination)
    for (const seconds of [0.023, 0.037]) this.#echo(seconds, soft)
  }

  /** From 0 to 1. */
  set volume(to: number) {
    this.#out.gain.value = to * to
  }

  tone(type: OscillatorType, from: number, { to, ...shape }: Shape & { to?: number }): void {
    const source = this.#context.createOscillator()
    source.type = type
    const start = this.#context.currentTime + (shape.at ?? 0)
    source.frequency.setValueAtTime(from, start)
    if (to) source.frequency.exponentialRampToValueAtTime(to, start + Math.min(0.04, shape.decay))
    this.#play(source, shape)
  }

  noise(filter: Filter, shape: Shape): void {
    const { sampleRate } = this.#context
    const source = this.#buffer(Float32Array.from({ length: Math.ceil(sampleRate * ((shape.attack ?? 0) + shape.decay)) }, () => Math.random() * 2 - 1))
    const start = this.#context.currentTime + (shape.at ?? 0)
    const band = this.#context.createBiquadFilter()
    band.type = filter.type
    band.frequency.setValueAtTime(filter.from, start)
    if (filter.to) band.frequency.exponentialRampToValueAtTime(filter.to, start + (shape.attack ?? 0) + shape.decay)
    band.Q.value = filter.q ?? 1
    this.#play(source, shape, band)
  }

  /** A plucked string after Karplus and Strong: noise in a loop, smoothed on every round. */
  pluck(frequency: number, shape: Shape): void {
    const { sampleRate } = this.#context
    const period = Math.round(sampleRate / frequency)
    const string = new Float32Array(Math.ceil(sampleRate * shape.decay))
    string.set(finger(period))
    for (let i = period; i < string.length; i++) string[i] = 0.498 * ((string[i - period] ?? 0) + (string[i - period - 1] ?? 0))
    this.#play(this.#buffer(string), shape)
  }

  bell(frequency: number, shape: Shape, partials = BELL): void {
    for (const [times, gain] of partials) this.tone('sine', frequency * times, { ...shape, decay: shape.decay / Math.sqrt(times), gain: (shape.gain ?? 1) * gain })
  }

  #buffer(samples: Float32Array<ArrayBuffer>): AudioBufferSourceNode {
    const source = this.#context.createBufferSource()
    source.buffer = this.#context.createBuffer(1, samples.length, this.#context.sampleRate)
    source.buffer.copyToChannel(samples, 0)
    return source
  }

  #play(source: AudioScheduledSourceNode, { at = 0, attack = 0.002, decay, gain = 1 }: Shape, through?: AudioNode): void {
    const start = this.#context.currentTime + at
    const level = this.#context.createGain()
    level.gain.setValueAtTime(SILENT, start)
    level.gain.exponentialRampToValueAtTime(gain, start + attack)
    level.gain.exponentialRampToValueAtTime(SILENT, start + attack + decay)
    ;(through ? source.connect(through) : source).connect(level).connect(this.#out)
    source.start(start)
    source.stop(start + attack + decay)
  }

  /** The echo from one wall of the room. */
  #echo(seconds: number, to: AudioNode): void {
    const wall = this.#context.createDelay(0.1)
    wall.delayTime.value = seconds
    const back = this.#context.createGain()
    back.gain.value = 0.22
    const wet = this.#context.createGain()
    wet.gain.value = 0.15
    this.#out.connect(wall).connect(back).connect(wall)
    wall.connect(wet).connect(to)
  }
}
