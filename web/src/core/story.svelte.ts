/**
 * The story: what happened is played on the board in order, one thing at a time, and never cut by what happens later. What is true once a
 * step has been told (the view, my question) comes after its scenes, so that nothing on the screen is ahead of the board.
 */
import type { GameTypes, Gain, Ladder, Scene } from './game'
import { pace } from './pace.svelte'
import { ring, type Tone } from './sound'

/** How long a scene lasts if it does not say, in milliseconds. */
const BEAT = 900
/** How much longer than that the number of a gain stays. */
const SETTLE = 600
/** A longer story is told faster, at most by this factor. One that is still too long, as after a long absence, is not told: the list remains. */
const LIMIT = 15_000
const FASTEST = 0.2
/** How many beats are kept to be shown again. */
const KEPT = 600

type Beat<View, Moment> = { scene: Scene<View> } | { moment: Moment; sound?: Tone | undefined }

const lasts = (scene: Scene<unknown>): number => scene.ms ?? BEAT

export class Story<G extends GameTypes, Moment> {
  /** What was true after the last step that has been told to its end. */
  moment = $state.raw<Moment>()
  /** The scene being played; none when the board has reached the present. */
  scene = $state.raw<Scene<G['View']>>()
  held = $state(false)
  gains = $state.raw<readonly Gain[]>([])
  ladder = $state.raw<Ladder>()
  /** Counts the scenes, so that a test can tell two alike apart. */
  count = $state(0)
  /** By how much the present scene is stretched. */
  factor = $state(1)

  #queue: Beat<G['View'], Moment>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The factor is never above this until the board is at rest. */
  #hurry = Infinity
  /** What can be seen again, and the moment before it. */
  #past = $state.raw<Beat<G['View'], Moment>[]>([])
  #start: Moment | undefined
  #again = $state(false)

  /** Goes to this moment at once, as after joining: nothing is played. */
  begin(moment: Moment): void {
    this.#past = []
    this.#start = moment
    this.#queue = [{ moment }]
    this.present()
  }

  /** Adds one step: its scenes, what is true after them, and how that sounds. */
  tell(scenes: readonly Scene<G['View']>[], moment: Moment, sound?: Tone): void {
    const beats = [...scenes.map((scene) => ({ scene })), { moment, sound }]
    this.#past = [...this.#past, ...beats]
    this.#forget()
    this.#queue = [...this.#queue, ...beats]
    if (!pace.factor && !this.#again) {
      this.present()
      return ring(sound ?? scenes.findLast((it) => it.sound)?.sound)
    }
    if (!this.#fits()) return this.present()
    if (!this.scene) this.#next()
  }

  /** What came before this is not shown again: I have acted. */
  mark(): void {
    this.#past = []
    this.#start = this.moment
  }

  /** Whether there is something to be seen again. */
  get told(): boolean {
    return this.#past.some((it) => 'scene' in it)
  }

  /** Plays again what happened since the mark. */
  again = (): void => {
    if (!this.told || this.#start === undefined) return
    clearTimeout(this.#timer)
    this.#queue = [...this.#past]
    this.#again = true
    this.held = false
    this.#hurry = Infinity
    this.moment = this.#start
    this.#next()
  }

  hold = (): void => {
    this.held = !this.held
    if (this.held) clearTimeout(this.#timer)
    else this.#wait()
  }

  /** Skips to the present. */
  present = (): void => {
    const last = this.#queue.findLast((it) => 'moment' in it)
    this.#queue = []
    if (last && 'moment' in last) this.moment = last.moment
    this.gains = []
    this.ladder = undefined
    this.#rest()
  }

  leave(): void {
    clearTimeout(this.#timer)
  }

  #next = (): void => {
    for (let beat = this.#queue.shift(); beat; beat = this.#queue.shift()) {
      if ('moment' in beat) {
        this.moment = beat.moment
        ring(beat.sound)
      } else return this.#show(beat.scene)
    }
    this.#rest()
  }

  #show(scene: Scene<G['View']>): void {
    this.count += 1
    this.factor = Math.min(pace.factor || 1, this.#hurry)
    this.scene = scene
    ring(scene.sound)
    this.ladder = scene.ladder
    if (scene.gains?.length) this.#flash(scene.gains)
    this.#wait()
  }

  #wait(): void {
    clearTimeout(this.#timer)
    if (this.scene && !this.held) this.#timer = setTimeout(this.#next, lasts(this.scene) * this.factor)
  }

  #flash(gains: readonly Gain[]): void {
    this.gains = [...this.gains, ...gains]
    setTimeout(() => (this.gains = this.gains.filter((it) => !gains.includes(it))), (SETTLE + BEAT) * this.factor)
  }

  /** The board has reached the present. A ladder stays for as long as its place is in play. */
  #rest(): void {
    clearTimeout(this.#timer)
    this.scene = undefined
    this.held = false
    this.#hurry = Infinity
    this.#again = false
  }

  /** Whether the queue can be told in time; sets how fast it must be. */
  #fits(): boolean {
    const left = this.#queue.reduce((all, it) => all + ('scene' in it ? lasts(it.scene) : 0), 0)
    const usual = pace.factor || 1
    this.#hurry = left * usual > LIMIT ? LIMIT / left : Infinity
    return this.#hurry >= Math.min(FASTEST, usual)
  }

  #forget(): void {
    if (this.#past.length <= KEPT) return
    const cut = this.#past.findIndex((it, i) => i >= this.#past.length - KEPT && 'moment' in it)
    const [last] = this.#past.slice(cut, cut + 1)
    if (last && 'moment' in last) this.#start = last.moment
    this.#past = this.#past.slice(cut + 1)
  }
}
