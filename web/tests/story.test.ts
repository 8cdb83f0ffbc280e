import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameTypes, Scene } from '../src/core/game'
import { pace } from '../src/core/pace.svelte'
import { Story } from '../src/core/story.svelte'
import { said } from '../src/core/voice'

interface Numbers extends GameTypes {
  View: number
}
type Present = { at: number }

const scene = (told: number, ms = 100): Scene<number> => ({ view: told, says: said('list-none'), told, ms })
const scenes = (from: number, to: number, ms?: number) => Array.from({ length: to - from + 1 }, (_, i) => scene(from + i, ms))

let story: Story<Numbers, Present>
/** What is on the board: the scene, or the moment that was reached. */
const board = () => story.scene?.told ?? `at ${story.moment?.at}`

beforeEach(() => {
  vi.useFakeTimers()
  pace.now = 'normal'
  story = new Story()
  story.begin({ at: 0 })
})
afterEach(() => vi.useRealTimers())

describe('the story', () => {
  it('tells one scene after another, and is never cut by a later step', () => {
    story.tell(scenes(1, 2), { at: 2 })
    story.tell(scenes(3, 3), { at: 3 })
    story.tell([], { at: 4 })
    const seen = [board()]
    for (let i = 0; i < 4; i++) {
      vi.advanceTimersByTime(100)
      seen.push(board())
    }
    expect(seen).toEqual([1, 2, 3, 'at 4', 'at 4'])
  })

  it('reaches what is true after a step only when its scenes are told', () => {
    story.tell(scenes(1, 2), { at: 2 })
    expect(story.moment?.at).toBe(0)
    vi.advanceTimersByTime(199)
    expect(story.moment?.at).toBe(0)
    vi.advanceTimersByTime(1)
    expect(story.moment?.at).toBe(2)
  })

  it('is slower or faster as was chosen', () => {
    const lasts = (speed: typeof pace.now) => {
      pace.now = speed
      story.tell(scenes(1, 10), { at: 10 })
      let ms = 0
      for (; story.scene; ms += 10) vi.advanceTimersByTime(10)
      return ms
    }
    expect(lasts('slow')).toBe(1400)
    expect(lasts('normal')).toBe(1000)
    expect(lasts('fast')).toBe(500)
    expect(lasts('off')).toBe(0)
    expect(board()).toBe('at 10')
  })

  it('is held and goes on where it was', () => {
    story.tell(scenes(1, 2), { at: 2 })
    story.hold()
    vi.advanceTimersByTime(5000)
    expect(board()).toBe(1)
    story.hold()
    vi.advanceTimersByTime(100)
    expect(board()).toBe(2)
  })

  it('is skipped to the present, whatever waits', () => {
    story.tell(scenes(1, 5), { at: 5 })
    story.tell(scenes(6, 9), { at: 9 })
    story.present()
    expect(board()).toBe('at 9')
    vi.advanceTimersByTime(5000)
    expect(board()).toBe('at 9')
  })

  it('hurries when it is long, and jumps to the present when it would take too long all the same', () => {
    story.tell(scenes(1, 20, 1000), { at: 20 })
    vi.advanceTimersByTime(14_990)
    expect(board()).toBe(20)
    vi.advanceTimersByTime(20)
    expect(board()).toBe('at 20')
    story.tell(scenes(21, 80, 1000), { at: 80 })
    expect(board()).toBe(21)
    story.tell(scenes(81, 97, 1000), { at: 97 })
    expect(board()).toBe('at 97')
  })

  it('is told again from where I acted, also where it was not told before', () => {
    pace.now = 'off'
    story.tell(scenes(1, 1), { at: 1 })
    story.mark()
    story.tell(scenes(2, 3), { at: 3 })
    expect(board()).toBe('at 3')
    story.again()
    expect([board(), story.moment?.at]).toEqual([2, 1])
    vi.advanceTimersByTime(100)
    expect(board()).toBe(3)
    vi.advanceTimersByTime(100)
    expect(board()).toBe('at 3')
    story.mark()
    expect(story.told).toBe(false)
  })
})
