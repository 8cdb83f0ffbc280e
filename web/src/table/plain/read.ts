/** Any JSON in words: names without hyphens, seats by their players, an object with a `type` as a sentence. */
import { isObject, type Json } from '../../core/merge'
import type { Line, LogItem, Reader } from '../../core/speech'
import { capital, list } from '../../core/words'

export const named = (key: string): string => key.replaceAll(/[-_]/g, ' ')

/** The names under which a game may speak of players. */
const SEATS = ['seat', 'seats', 'by', 'to', 'of', 'turn', 'start']

/** A value in words; under a seat's name a number is a player. */
export function inWords(value: Json, reader: Reader, key = ''): string {
  if (Array.isArray(value)) return value.length ? list(value.map((it) => inWords(it, reader, key))) : 'none'
  if (isObject(value)) return fieldsOf(value, reader)
  if (typeof value === 'number' && SEATS.includes(key)) return reader.name(value)
  return value === null ? 'none' : typeof value === 'boolean' ? (value ? 'yes' : 'no') : named(String(value))
}

function fieldsOf({ type, ...rest }: { [key: string]: Json }, reader: Reader): string {
  const fields = Object.entries(rest).map(([key, value]) => `${named(key)} ${inWords(value, reader, key)}`)
  const name = typeof type === 'string' ? named(type) : ''
  return [name, fields.join(', ')].filter(Boolean).join(': ')
}

/** An event as a line: its type, printed bold, and its fields. */
export function eventLine(event: Json, reader: Reader): Line {
  if (!isObject(event)) return { rule: '', text: `*${capital(inWords(event, reader))}*.` }
  const { type, seat, ...rest } = event
  const name = capital(named(String(type ?? 'told')))
  const player = typeof seat === 'number' ? seat : undefined
  const fields = fieldsOf(rest, reader)
  return { seat: player, rule: '', text: `${player === undefined ? '' : `${reader.name(player)}: `}*${name}*${fields ? `: ${fields}` : ''}.` }
}

export const log = (events: readonly Json[], reader: Reader): LogItem[] => events.map((event, i) => ({ key: String(i), ...eventLine(event, reader) }))

/** The question in words: what is asked lies under `question`, if the game follows the others. */
export const asked = (ask: Json, reader: Reader): string => `${capital(inWords(isObject(ask) && ask.question !== undefined ? ask.question : ask, reader))}.`

/** Whether it is told in one line; else it opens and closes. */
export const isFlat = (value: Json): boolean => (Array.isArray(value) ? value.every((it) => !isObject(it) && !Array.isArray(it)) : !isObject(value))
