/** One step, told thing by thing, each with its own time: heroes turned up with their totals, cards taken, paid and bought, spells revealed. */
import type { Flight, Ladder, Rung, Scene } from '../../../core/game'
import { argOf, numberOf, seatOf } from '../../../core/read'
import { MS, Stage, byLine, inAir } from '../../../core/stage'
import { said } from '../../../core/voice'
import type { Line } from '../../../types/Line'
import type { Said } from '../../../types/Said'
import type { Event, Place, Treasure, View } from '../game'
import { cardOf } from '../magic'
import { WAY, card, placeNow } from '../words'
import { gainsOf, placeOf } from './gains'
import { painted } from './paint'

const flight = (treasure: Treasure, from: string, to: string): Flight => {
  const { symbol } = card(treasure)
  return { from, to, symbol, look: `${symbol} tr`, n: 1 }
}
const seated = (seat: number): string => `player-${seat}`

/** What flies when this is told, on the picture before it. */
function flightsOf(event: Event, view: View): Flight[] {
  switch (event.type) {
    case 'placed':
    case 'placed-open':
      return [{ from: seated(event.seat), to: event.place, symbol: `f${event.seat < view.players.length ? event.seat + 1 : 0}${event.type === 'placed' ? 'd' : 'u'}`, n: 1 }]
    case 'took':
      return [flight(event.card, placeNow(view.phase) ?? '', event.seat < view.players.length ? seated(event.seat) : 'discard')]
    case 'takes':
      return [flight(event.card, 'discard', seated(event.seat))]
    case 'gives':
      return [flight(event.card, seated(event.seat), 'discard')]
    case 'discarded':
      return event.cards.map((it) => flight(it, seated(event.seat), 'discard'))
    case 'left-over':
    case 'emptied':
      return event.cards.map((it) => flight(it, event.place, 'discard'))
    case 'bought':
      return [...event.price, ...event.bribe].map((it) => flight(it, seated(event.seat), 'discard'))
    case 'drew':
      return [{ from: 'spells', to: seated(event.seat), symbol: 'spell', look: 'gold-ink', n: event.count }]
    case 'gave':
      return [{ from: seated(event.seat), to: seated(event.to), symbol: 'spell', look: 'gold-ink', n: 1 }]
    case 'played': {
      const { at } = event.play
      const to = typeof at === 'object' && 'place' in at ? at.place : typeof at === 'object' && 'for' in at ? at.for[0] : 'declared'
      return [{ from: seated(event.seat), to, symbol: cardOf(event.play.card, view).symbol, look: 'gold-ink', n: 1 }]
    }
    default:
      return []
  }
}

/** How long there is to read it, if not the usual time. */
const READ: Partial<Record<Event['type'], number>> = { placed: MS.fold, 'placed-open': MS.land, took: MS.land, played: MS.reveal + MS.read, resolved: 900, cancelled: 900 }
/** My own actions need no scene. */
const OWN = new Set<Event['type']>(['placed', 'you-placed'])

/** A part of the line that tells what was turned up: a player's total. The dummy has no seat there and gets the next number. */
function rung(it: Said, view: View): Rung | undefined {
  const total = numberOf(it, 'strength')
  const sum = argOf(it, 'sum')
  if (total === undefined) return undefined
  return { seat: seatOf(it, 'seat') ?? view.players.length, total, pieces: typeof sum === 'object' && 'text' in sum ? sum.text.split('+').map(Number) : [total] }
}

function ladderOf(line: Said, at: Place, view: View): Ladder | undefined {
  const parts = argOf(line, 'parts')
  if (typeof parts !== 'object' || !('list' in parts)) return undefined
  const rungs = parts.list.flatMap((it) => (typeof it === 'object' && 'said' in it ? (rung(it.said, view) ?? []) : []))
  // Heroes that already lay face up, and Carpets, are not in the line: then the totals are left out.
  const here = view.heroes.filter((it) => it.place === at && !it.out).length
  if (here !== rungs.reduce((sum, it) => sum + it.pieces.length, 0) || view.carpets[WAY.indexOf(at)]?.some((n) => n > 0)) return undefined
  return { at, title: said(`place-${at}`), rungs: rungs.sort((a, b) => b.total - a.total), counted: 0 }
}

class Evening extends Stage<View, Event> {
  /** A location is turned up: the light comes, the heroes turn, the totals are counted, strongest first. */
  turnUp(events: readonly Event[], line: Line): void {
    const first = events.find((it) => it.type === 'turned-up')
    const at = first?.type === 'turned-up' ? this.view.heroes[first.number - 1]?.place : undefined
    if (!at) return this.tell(events, line)
    this.ladder = undefined
    const came = placeNow(this.view.phase) === at
    this.view = { ...this.view, phase: { reaching: at } }
    if (!came) this.add(line, MS.lantern, { at })
    this.hear(events)
    this.add(line, MS.turn, { at })
    const ladder = ladderOf(line.said, at, this.view)
    if (!ladder) return
    const tie = ladder.rungs.some((it, i) => ladder.rungs[i + 1]?.total === it.total)
    this.count(ladder, line, tie)
  }

  /** Anything else: the numbers change when what flies has landed. An artifact follows its payment. */
  tell(events: readonly Event[], line: Line): void {
    const gains = events.flatMap(gainsOf).filter((it) => it.seat < this.view.players.length)
    const at = events.reduce<string | undefined>((found, it) => placeOf(it) ?? found, undefined) ?? placeNow(this.view.phase)
    if (this.ladder && at !== this.ladder.at) this.ladder = undefined
    const flights = events.flatMap((it) => flightsOf(it, this.view))
    if (flights.length) this.add(line, inAir(flights), { at, flights })
    const sale = events.find((it) => it.type === 'bought')
    if (sale?.type === 'bought') this.add(line, MS.artifact, { at, flights: [{ from: sale.room, to: seated(sale.seat), symbol: sale.artifact, look: 'gold-ink', n: 1 }] })
    this.hear(events)
    const last = events.at(-1)
    this.add(line, (last && READ[last.type]) ?? MS.read, { at, gains })
  }
}

/** The scenes of one step, each until the next. */
export function scenes(before: View, events: readonly Event[], earlier: number, lines: readonly Line[]): Scene<View>[] {
  // Who is asked belongs to the present, not to what is being told.
  const { asked: _asked, ...rest } = before
  const stage = new Evening({ ...rest, seats: [] }, earlier, painted)
  const mine = (it: Event) => OWN.has(it.type) && (!('seat' in it) || (typeof before.viewer === 'object' && it.seat === before.viewer.seat))
  const untold = byLine(events, lines, (group, line) => {
    if (group.length && group.every(mine)) stage.hear(group)
    else if (group.some((it) => it.type === 'turned-up')) stage.turnUp(group, line)
    else stage.tell(group, line)
  })
  stage.hear(untold)
  return stage.list
}
