/** The log: what was told, folded into lines that read well. */
import { who, whose, type Line, type LogItem } from '../../core/speech'
import type * as Core from '../../core/speech'
import { capital, list, plural } from '../../core/words'
import { djinnName } from './djinns'
import { active, eventLine, readerOf, type Reader } from './events'
import type { Event, Seat, View } from './game'
import { CARD, aMeeple } from './words'

type Told = Event['type']
type Of<N extends Told> = Extract<Event, { type: N }>

/** The events of this kind that follow each other from here. */
function run<N extends Told>(events: readonly Event[], from: number, name: N): Of<N>[] {
  let to = from
  while (events[to]?.type === name) to += 1
  return events.slice(from, to) as Of<N>[]
}

/** Lines that say several events of one kind at once. */
const TOGETHER: { [N in Told]?: (all: Of<N>[], reader: Reader) => Line } = {
  laid: (all) => ({ rule: 'FT2.2', text: `*${plural(all.length, 'tile')}* are laid, three meeples on each.` }),
  'marker-set': (all, r) => ({ rule: 'FT2.4', text: `Bid order: ${all.map(({ seat }) => who(r, seat)).join(', ')}.` }),
  'card-shown': (all) => ({ rule: 'FT10.1', text: `Into the row: ${list(all.map(({ card }) => CARD[card]))}.` }),
  'djinn-shown': (all) => ({ rule: 'FT10.1', text: `Into the row of djinns: ${list(all.map(({ djinn }) => djinnName(djinn)))}.` }),
  dropped: (all, r) => ({ seat: r.active, rule: 'FT4.4', text: `${active(r, 'drops', 'drop')} ${list(all.map(({ tribe, tile }) => `${aMeeple(tribe)} on ${r.tile(tile)}`))}.` }),
}

/** Headings say these already, or nobody needs to read them. */
const SILENT: readonly Told[] = ['round-began', 'turn-began', 'turn-ended', 'passed', 'bagged']

function headOf(event: Event, r: Reader): string | undefined {
  if (event.type === 'round-began') return `Round ${event.round}`
  if (event.type === 'turn-began') return `${capital(whose(r, event.seat))} turn`
  if (event.type === 'game-ended') return 'The end'
  return undefined
}

export function foldLog(events: readonly Event[], visitor: Core.Reader, view: View): LogItem[] {
  const reader = readerOf(visitor, view)
  const items: LogItem[] = []
  let seat: Seat | undefined
  for (let i = 0; i < events.length;) {
    const event = events[i] as Event
    if (event.type === 'turn-began') seat = event.seat
    if (event.type === 'round-began') seat = undefined
    const r: Reader = { ...reader, active: seat }
    const head = headOf(event, r)
    if (head) items.push({ key: `${i}h`, head })
    const together = TOGETHER[event.type] as ((all: Event[], reader: Reader) => Line) | undefined
    const all: Event[] = together ? run(events, i, event.type) : [event]
    if (!SILENT.includes(event.type)) items.push({ key: String(i), ...(together ? together(all, r) : eventLine(event, r)) })
    i += all.length
  }
  return items
}
