import { t } from './language.svelte'
import { remember } from './promises'
import type { Course } from '../types/Course'
import type { Failed } from '../types/Failed'
import type { Games } from '../types/Games'
import type { House } from '../types/House'
import type { Learner } from '../types/Learner'
import type { Lesson } from '../types/Lesson'
import type { Me } from '../types/Me'
import type { Open } from '../types/Open'
import type { Replay } from '../types/Replay'
import type { Table } from '../types/Table'
import type { Tables } from '../types/Tables'

const ROOT = '/api/v1'

/** The server refused, or could not be reached. The message can be shown, in the language of the page. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** The error code for programs. */
    readonly code?: string,
  ) {
    super(message)
  }
}

/** Why something failed, if that is known; otherwise this general message. */
export const whyNot = (error: unknown, otherwise: string): string => (error instanceof Error ? error.message : t(otherwise))

/** A request to the server: GET without a body; with one POST, unless a method is given. */
export async function ask<T>(path: string, body?: object, method = 'POST'): Promise<T> {
  const post = body === undefined ? {} : { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  let answer: Response
  try {
    answer = await fetch(ROOT + path, { credentials: 'same-origin', ...post })
  } catch {
    throw new Refused(0, t('inn-unreachable'))
  }
  const said: unknown = await answer.json().catch(() => undefined)
  if (answer.ok) return said as T
  const problem = (said as Partial<Failed> | undefined)?.error
  throw new Refused(answer.status, problem?.message ?? t('inn-answered', { status: answer.status }), problem?.code)
}

/** Sixteen random bytes in hexadecimal. */
const addition = (): string => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const getMe = () => ask<Me>('/me')
export const rename = (name: string) => ask<Me>('/me', { name })
export const getGames = () => ask<Games>('/games')
export const getMyTables = () => ask<Tables>('/me/tables')
export const getTable = (id: string) => ask<Table>(`/tables/${encodeURIComponent(id)}`)
/**
 * Sits down and adds to the luck of the table: the server has committed to its own part before, so neither can choose it. This
 * browser remembers both, to compare them when the game is over.
 */
export async function sit(before: Pick<Table, 'id' | 'commitment'>, seat?: number): Promise<Table> {
  const added = addition()
  const table = await ask<Table>(`/tables/${encodeURIComponent(before.id)}/sit`, { seat, added })
  remember(before, added, table)
  return table
}
export const fill = (id: string) => ask<Table>(`/tables/${encodeURIComponent(id)}/fill`, {})
/** Opens a table for the same people to play again, or joins it if another player was quicker. */
export async function playAgain(id: string): Promise<Table> {
  const next = await ask<Table>(`/tables/${encodeURIComponent(id)}/again`, { sit: false })
  return sit(next)
}
export const getReplay = (id: string, seat?: number) => ask<Replay>(`/tables/${encodeURIComponent(id)}/replay${seat === undefined ? '' : `?seat=${seat}`}`)
export const getCourse = (id: string) => ask<Course>(`/tables/${encodeURIComponent(id)}/course`)
/** A guided first game at this learner's stop, with the result of what they say there. */
export const learn = (game: string, learner: Learner) => ask<Lesson>(`/lessons/${encodeURIComponent(game)}`, learner)
export const getHouse = () => ask<House>('/house')
export const recordOf = (id: string) => `${ROOT}/tables/${encodeURIComponent(id)}/record`

/** The record of a game that is over, as text. */
export async function getRecord(id: string): Promise<string> {
  const answer = await fetch(recordOf(id), { credentials: 'same-origin' })
  if (!answer.ok) throw new Refused(answer.status, t('inn-answered', { status: answer.status }))
  return answer.text()
}

/** The licences and notices of everything in the program. */
export async function getLicences(): Promise<string> {
  const answer = await fetch(`${ROOT}/licences`)
  if (!answer.ok) throw new Refused(answer.status, t('inn-answered', { status: answer.status }))
  return answer.text()
}

export const openTable = (open: Open) => ask<Table>('/tables', open)

export function socketOf(id: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}${ROOT}/tables/${encodeURIComponent(id)}/socket?since=${since}`
}

/** A fresh random key. `randomUUID` is missing on plain http, where a friend's laptop often is the server. */
export function freshKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
