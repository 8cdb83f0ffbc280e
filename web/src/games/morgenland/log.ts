/** The log: what was told, folded into lines that read well. */
import type { Event, Field, Kind, Seat } from './game'
import { eventLines, type Line } from './events'
import { who, type LogItem, type Reader } from '../../core/speech'
import { FIELD } from './words'

/** What lies on a field, turned up together, is one line. */
function shownTogether(events: readonly Event[], from: number, field: Field, reader: Reader): { line: Line; next: number } {
  const bySeat = new Map<Seat, number[]>()
  let next = from
  for (let event = events[next]; event?.type === 'shown' && event.field === field; event = events[++next]) {
    bySeat.set(event.seat, [...(bySeat.get(event.seat) ?? []), event.figure])
  }
  const parts = [...bySeat].map(([seat, figures]) => {
    const strength = figures.reduce((all, n) => all + n, 0)
    const sum = figures.length > 1 ? `*${strength}* (${figures.join(' + ')})` : `*${strength}*`
    return `${who(reader, seat)} ${sum}`
  })
  return { line: { field, rule: 'M5.1', text: `Turned up: ${parts.join(', ')}.` }, next }
}

/** The field an event belongs under, where the log gets a heading. */
function placeOf(event: Event): Field | undefined {
  return event.type === 'shown' ? event.field : event.type === 'guard' ? 'guard' : undefined
}

/** My own news come twice, for all and for me; the one for me says more. */
function saidBetter(event: Event, next: Event | undefined, me: Seat | undefined): boolean {
  return event.type === 'placed' && event.seat === me && next?.type === 'you-placed'
}

/** That all passed, or how many plays are to follow, the lines around it say as well. */
const SILENT: readonly Event['type'][] = ['all-pass', 'revealed']

export function foldLog(events: readonly Event[], reader: Reader): LogItem[] {
  const items: LogItem[] = []
  const lines = eventLines(events, reader)
  let under: Field | undefined
  for (let i = 0; i < events.length;) {
    const event = events[i] as Event
    const key = String(i)
    if (event.type === 'round') {
      items.push({ key: `${key}h`, head: `Round ${event.round}` })
      under = undefined
    }
    const field = placeOf(event)
    if (field && field !== under) items.push({ key: `${key}h`, head: FIELD[field] })
    under = field ?? under
    if (event.type === 'shown') {
      const { line, next } = shownTogether(events, i, event.field, reader)
      items.push({ key, ...line })
      i = next
      continue
    }
    if (!SILENT.includes(event.type) && !saidBetter(event, events[i + 1], reader.me)) items.push({ key, ...(lines[i] as Line) })
    i += 1
  }
  return items
}

/** Who took which group from which cave this round, top shelf first: for the chips on the shelves. */
export function takenThisRound(events: readonly Event[]): Record<Kind, Seat[]> {
  const taken: Record<Kind, Seat[]> = { crowns: [], pearls: [], gems: [], cups: [], bars: [] }
  const start = events.findLastIndex((event) => event.type === 'round')
  for (const event of events.slice(Math.max(0, start))) {
    if (event.type === 'won') taken[event.kind].push(event.seat)
  }
  return taken
}
