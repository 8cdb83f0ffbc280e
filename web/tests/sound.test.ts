import { afterEach, describe, expect, it, vi } from 'vitest'
import { sound } from '../src/core/comfort.svelte'
import { Desk } from '../src/core/desk'
import type { GameTypes, Scene } from '../src/core/game'
import { pace } from '../src/core/pace.svelte'
import { TONES, audible, soundOf, type Tone } from '../src/core/sound'
import { Story } from '../src/core/story.svelte'
import { make } from '../src/core/tones'
import { said } from '../src/core/voice'

const rang: Tone[] = []
vi.mock('../src/core/sound', async (whole) => ({ ...(await whole<object>()), ring: (tone: Tone | undefined) => tone && rang.push(tone) }))

/** When each source of a sound starts and ends, in seconds. */
function listen(tone: Tone): [number, number][] {
  const times: [number, number][] = []
  const param = { value: 0, setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined }
  const node = () => {
    const it = { gain: { ...param }, frequency: { ...param }, Q: { ...param }, delayTime: { ...param }, curve: null, type: '', buffer: null, connect: (to: unknown) => to }
    return { ...it, start: (at: number) => times.push([at, Infinity]), stop: (at: number) => times.splice(-1, 1, [times.at(-1)?.[0] ?? 0, at]) }
  }
  const context = { currentTime: 0, sampleRate: 8000, destination: node(), createBuffer: () => ({ copyToChannel: () => undefined }) }
  const made = ['Gain', 'Oscillator', 'BufferSource', 'BiquadFilter', 'Delay', 'WaveShaper'].map((name) => [`create${name}`, node])
  make(tone, new Desk({ ...context, ...Object.fromEntries(made) } as unknown as BaseAudioContext))
  return times
}

describe('the sounds of the house', () => {
  it.each(TONES)('%s is short', (tone) => {
    const times = listen(tone)
    expect(times.length).toBeGreaterThan(0)
    for (const [from, to] of times) {
      expect(from).toBeLessThan(0.3)
      expect(to).toBeGreaterThan(from)
      expect(to).toBeLessThan(1.3)
    }
  })

  it('the last thing that sounds is heard', () => {
    const of = (it: string): Tone | undefined => (it === 'a' ? 'placed' : it === 'b' ? 'coins' : undefined)
    expect(soundOf(['a', 'b', 'c'], of)).toBe('coins')
    expect(soundOf(['c'], of)).toBeUndefined()
    expect(soundOf(['a'])).toBeUndefined()
  })

  describe('are heard', () => {
    afterEach(() => {
      vi.unstubAllGlobals()
      sound.now = 'off'
    })
    const page = (hidden: boolean, hasBeenActive = true) => {
      vi.stubGlobal('document', { hidden })
      vi.stubGlobal('navigator', { userActivation: { hasBeenActive } })
    }
    it('only where they are wished and the page was pressed', () => {
      page(false)
      expect(audible('placed')).toBe(false)
      sound.now = 'on'
      expect(audible('placed')).toBe(true)
      page(false, false)
      expect(audible('placed')).toBe(false)
    })
    it('in a hidden tab only when it is my turn', () => {
      sound.now = 'on'
      page(true)
      expect(TONES.filter(audible)).toEqual(['turn'])
    })
  })
})

describe('the story', () => {
  const scene = (told: number, tone?: Tone): Scene<number> => ({ view: told, says: said('list-none'), told, ms: 100, sound: tone })
  afterEach(() => vi.useRealTimers())

  it('is heard as it is told, and never ahead of it', () => {
    vi.useFakeTimers()
    rang.length = 0
    pace.now = 'normal'
    const story = new Story<GameTypes & { View: number }, number>()
    story.begin(0)
    story.tell([scene(1, 'reveal'), scene(2), scene(3, 'coins')], 3)
    story.tell([], 4, 'placed')
    const heard: Tone[][] = [[...rang]]
    for (let i = 0; i < 3; i++) {
      vi.advanceTimersByTime(100)
      heard.push([...rang])
    }
    expect(heard).toEqual([['reveal'], ['reveal'], ['reveal', 'coins'], ['reveal', 'coins', 'placed']])
  })

  it('that is not told is heard once, and what is skipped is not', () => {
    vi.useFakeTimers()
    rang.length = 0
    pace.now = 'off'
    const story = new Story<GameTypes & { View: number }, number>()
    story.begin(0)
    story.tell([scene(1, 'reveal'), scene(2, 'coins')], 2)
    expect(rang).toEqual(['coins'])
    pace.now = 'normal'
    story.tell([scene(3, 'reveal'), scene(4, 'spell')], 4)
    story.present()
    vi.advanceTimersByTime(1000)
    expect(rang).toEqual(['coins', 'reveal'])
  })
})
