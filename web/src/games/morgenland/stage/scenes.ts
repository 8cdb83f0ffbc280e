/** One step may cover most of a round: five caves, the city, the guard. The stage shows it event by event, each with its own time. */
import type { Flight, Gain, Scene } from '../../../core/game'
import { MS, Stage, byLine, inAir } from '../../../core/stage'
import type { Line } from '../../../types/Line'
import type { Event, Field, Purse, View } from '../game'
import { nowField } from '../board/describe'
import { cardOf } from '../magic'
import { KINDS, SYMBOL } from '../words'
import { gainsOf, placeOf } from './gains'
import { isTie, ladderOf, paidOut } from './ladder'
import { emptyShelf, painted } from './paint'

const treasure = (gain: Gain, from: string, to: string): Flight => ({ from, to, symbol: gain.symbol, look: `${gain.symbol} tr`, n: Math.abs(gain.n) })
const spent = (seat: number, paid: Purse, to: string): Flight[] => KINDS.flatMap((kind, i) => (paid[i] ? [treasure({ seat, n: paid[i], symbol: SYMBOL[kind] }, `player-${seat}`, to)] : []))

/** What flies when this is told. */
function flightsOf(event: Event): Flight[] {
  if (event.type === 'placed' || event.type === 'placed-open') return [{ from: `player-${event.seat}`, to: event.field, symbol: `f${event.seat + 1}${event.type === 'placed' ? 'd' : 'u'}`, n: 1 }]
  if (event.type === 'played') {
    const { at } = event.play
    const to = typeof at === 'object' && 'field' in at ? at.field : typeof at === 'object' && 'move' in at ? at.move[1] : 'declared'
    return [{ from: `player-${event.seat}`, to, symbol: cardOf(event.play.card).symbol, look: 'gold-ink', n: 1 }]
  }
  if (event.type === 'bribed') return spent(event.seat, event.paid, 'guard')
  if (event.type === 'bought') return [...spent(event.seat, event.paid, event.room), { from: event.room, to: `player-${event.seat}`, symbol: 'lamp', look: 'gold-ink', n: 1 }]
  if (event.type === 'paid' || event.type === 'returned-all') return spent(event.seat, event.paid, 'supply')
  const from = placeOf(event)
  return from ? gainsOf(event).flatMap((gain) => (gain.n > 0 ? [treasure(gain, from, `player-${gain.seat}`)] : [])) : []
}

/** How long there is to read it, if not the usual time. */
const READ: Partial<Record<Event['type'], number>> = { placed: MS.fold, 'placed-open': MS.land, won: MS.land, played: MS.reveal + MS.read, resolved: 900, cancelled: 900, round: 700 }
const OWN = new Set<Event['type']>(['placed', 'you-placed', 'you-chose'])

class Evening extends Stage<View, Event> {
  /** A field is turned up: the lantern comes, the figures turn, the sums are counted, strongest first. */
  turnUp(events: readonly Event[], line: Line, head: Line | undefined, field: Field, later: readonly Event[]): void {
    this.ladder = undefined
    const came = nowField(this.view) === field
    this.view = { ...this.view, phase: { evaluating: field } }
    if (!came) this.add(head ?? line, MS.lantern, { at: field })
    this.hear(events)
    this.add(line, MS.turn, { at: field })
    const ladder = ladderOf(line.said, field, later)
    if (!ladder) return
    this.count(ladder, line, isTie(ladder))
  }

  /** Anything else: treasures that are won have left their shelf while they fly, and the numbers change when they land. */
  tell(events: readonly Event[], line: Line): void {
    const flights = events.flatMap(flightsOf)
    const gains = events.flatMap(gainsOf)
    const at = events.reduce<string | undefined>((found, it) => placeOf(it) ?? found, undefined)
    if (this.ladder && at !== this.ladder.at) this.ladder = undefined
    if (flights.length) this.add(line, inAir(flights), { at, flights, view: events.reduce((view, it) => (it.type === 'won' ? emptyShelf(view, it.kind, it.amount) : view), this.view) })
    if (this.ladder) this.ladder = events.reduce(paidOut, this.ladder)
    this.hear(events)
    const last = events.at(-1)
    this.add(line, (last && READ[last.type]) ?? MS.read, { at, gains })
  }
}

/** The scenes of one step, each until the next. My own placement needs no scene. */
export function scenes(before: View, events: readonly Event[], earlier: number, lines: readonly Line[]): Scene<View>[] {
  // Who is asked belongs to the present, not to what is being told.
  const stage = new Evening({ ...before, asked: undefined }, earlier, painted)
  const mine = (it: Event) => OWN.has(it.type) && (!('seat' in it) || (typeof before.viewer === 'object' && it.seat === before.viewer.seat))
  const rest = byLine(events, lines, (group, line) => {
    const shown = group.find((it) => it.type === 'shown')
    const head = lines.find((it) => it.heading && it.upto === line.upto)
    if (group.every(mine)) stage.hear(group)
    else if (shown) stage.turnUp(group, line, head, shown.field, events.slice(line.upto))
    else stage.tell(group, line)
  })
  stage.hear(rest)
  return stage.list
}
