/** A game that is over, taken apart into moments that can be looked at in any order. */
import { heard, type GameTypes } from '../core/game'
import { merge, type Json } from '../core/merge'
import type { Course } from '../types/Course'
import type { FromServer } from '../types/FromServer'
import type { Line } from '../types/Line'
import type { Replay } from '../types/Replay'
import type { Said } from '../types/Said'

/** What one viewer saw after a step. */
export interface Past {
  /** The step of the game; the deal is 0. */
  step: number
  view: GameTypes['View']
  /** How many events and lines were told by then. */
  events: number
  lines: number
  /** What was going on, or what this seat was asked. */
  status: Said | undefined
}

export interface Film {
  moments: Past[]
  events: unknown[]
  lines: Line[]
  steps: number
}

/** A chapter: a heading of the log, and the first moment below it. */
export interface Chapter {
  at: number
  said: Said
}

/** A round, by the moment it begins with. */
export interface Round {
  at: number
  name: string
  short: string
}

/** Seen from a seat, with all hands `open`, or by a spectator. */
export type Eyes = number | 'open' | undefined

export function filmOf({ messages, steps }: Replay): Film {
  const film: Film = { moments: [], events: [], lines: [], steps }
  let view: unknown
  for (const { step, message } of messages) {
    view = 'view' in message ? message.view : merge(heard<Json>(view), heard<Json>(message.patch))
    // After a take-back the server sends everything again: the log begins anew.
    if (message.log) film.events = [...message.log]
    else {
      const earlier = film.events.length
      film.events = [...film.events, ...message.events]
      film.lines = [...film.lines, ...(message.lines ?? []).map((it) => ({ ...it, upto: earlier + it.upto }))]
    }
    if (message.story) film.lines = [...message.story]
    film.moments.push({ step, view, events: film.events.length, lines: film.lines.length, status: message.question?.said ?? message.status })
  }
  return film
}

export function chaptersOf(film: Film): Chapter[] {
  return film.lines.flatMap((line, i) => (line.heading ? [{ at: film.moments.findIndex((it) => it.lines > i), said: line.said }] : [])).filter((it) => it.at >= 0)
}

/** The rounds of a game; what came before the first belongs to it. */
export function roundsOf(film: Film, rounds: Course['rounds'], name: (round: number) => string): Round[] {
  return rounds.map(({ round, step }, i) => ({
    at:
      i === 0
        ? 0
        : Math.max(
            0,
            film.moments.findIndex((it) => it.step >= step),
          ),
    name: name(round),
    short: String(round),
  }))
}

/** The last moment that is not after this step. */
export function momentAt(film: Film, step: number): number {
  const after = film.moments.findIndex((it) => it.step > step)
  return after < 0 ? film.moments.length - 1 : Math.max(0, after - 1)
}

/** The message that makes a table show this moment: everything at once, and nothing to answer. */
export function messageOf(film: Film, at: number): Extract<FromServer, { type: 'message' }> {
  const moment = film.moments[at]
  if (!moment) throw new Error(`there is no moment ${at}`)
  const told = { v: at + 1, events: [], log: film.events.slice(0, moment.events), story: film.lines.slice(0, moment.lines), view: moment.view }
  return { type: 'message', ...told, ...(moment.status ? { status: moment.status } : {}) }
}
