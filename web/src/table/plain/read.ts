/** Any JSON in words: names without hyphens, seats by their players. */
import { t } from '../../core/language.svelte'
import { isObject, type Json } from '../../core/merge'
import type { Reader } from '../../core/speech'

export const named = (key: string): string => key.replaceAll(/[-_]/g, ' ')

/** The names under which a game may speak of players. */
const SEATS = ['seat', 'seats', 'by', 'to', 'of', 'turn', 'start']

/** A value in words; under a seat's name a number is a player. */
export function inWords(value: Json, reader: Reader, key = ''): string {
  if (Array.isArray(value)) return value.map((it) => inWords(it, reader, key)).join(', ') || t('list-none')
  if (isObject(value)) return fieldsOf(value, reader)
  if (typeof value === 'number' && SEATS.includes(key)) return reader.name(value)
  return value === null ? t('list-none') : typeof value === 'boolean' ? t(value ? 'yes' : 'no') : named(String(value))
}

function fieldsOf({ type, ...rest }: { [key: string]: Json }, reader: Reader): string {
  const fields = Object.entries(rest).map(([key, value]) => `${named(key)} ${inWords(value, reader, key)}`)
  const name = typeof type === 'string' ? named(type) : ''
  return [name, fields.join(', ')].filter(Boolean).join(': ')
}

/** Whether it is told in one line; else it opens and closes. */
export const isFlat = (value: Json): boolean => (Array.isArray(value) ? value.every((it) => !isObject(it) && !Array.isArray(it)) : !isObject(value))
