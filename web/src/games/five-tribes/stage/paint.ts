/** A picture of the table after one more event, made of what was told and of nothing else. */
import { told, type EachType } from '../../../core/variant'
import type { Event, Player, Seat, Square, Tile, Tribe, View } from '../game'
import { TRIBES } from '../things'

const withTable = (view: View, table: Partial<View['table']>): View => ({ ...view, table: { ...view.table, ...table } })

const onTile = (view: View, tile: Tile, change: (square: Square) => Partial<Square>): View => withTable(view, { board: view.table.board.map((it, i) => (i === tile ? { ...it, ...change(it) } : it)) })

const ofSeat = (view: View, seat: Seat, change: (player: Player) => Partial<Player>): View =>
  withTable(view, { players: view.table.players.map((it, i) => (i === seat ? { ...it, ...change(it) } : it)) })

/** So many more or fewer of one tribe. */
const more = (meeples: readonly number[], tribe: Tribe, n: number): number[] => meeples.map((it, i) => (TRIBES[i] === tribe ? Math.max(0, it + n) : it))

const standing = (view: View, tile: Tile, tribe: Tribe, n: number): View => onTile(view, tile, (it) => ({ meeples: more(it.meeples, tribe, n) }))

const PAINT: Partial<EachType<Event, View, View>> = {
  bid: ({ seat, price }, view) => ofSeat(view, seat, (it) => ({ gold: it.gold - price })),
  'picked-up': ({ tile }, view) => onTile(view, tile, (it) => ({ meeples: it.meeples.map(() => 0) })),
  dropped: ({ tile, tribe }, view) => standing(view, tile, tribe, 1),
  took: ({ tile, tribe, number }, view) => standing(view, tile, tribe, -number),
  killed: ({ tile, tribe }, view) => standing(view, tile, tribe, -1),
  removed: ({ tile, tribe }, view) => standing(view, tile, tribe, -1),
  murdered: ({ seat, tribe }, view) => ofSeat(view, seat, (it) => ({ front: more(it.front, tribe, -1) })),
  received: ({ seat, tribe, number }, view) => ofSeat(view, seat, (it) => ({ front: more(it.front, tribe, number) })),
  lured: ({ from, to, tribe }, view) => standing(standing(view, from, tribe, -1), to, tribe, 1),
  arrived: ({ tile, meeples }, view) => onTile(view, tile, () => ({ meeples })),
  controlled: ({ seat, tile, piece }, view) =>
    ofSeat(
      onTile(view, tile, () => ({ owner: seat })),
      seat,
      (it) => (piece === 'camel' ? { camels: it.camels - 1 } : { tent: { on: tile } }),
    ),
  'piece-moved': ({ seat, from, to }, view) =>
    onTile(
      onTile(view, from, () => ({ owner: null })),
      to,
      () => ({ owner: seat }),
    ),
  'palm-placed': ({ tile }, view) => onTile(withTable(view, { palms: view.table.palms - 1 }), tile, (it) => ({ palms: it.palms + 1 })),
  'palace-placed': ({ tile }, view) => onTile(withTable(view, { palaces: view.table.palaces - 1 }), tile, (it) => ({ palaces: it.palaces + 1 })),
  gained: ({ seat, gold }, view) => ofSeat(view, seat, (it) => ({ gold: it.gold + gold })),
  paid: ({ seat, gold }, view) => ofSeat(view, seat, (it) => ({ gold: it.gold - gold })),
  'card-taken': ({ seat, card, place }, view) => ofSeat(withTable(view, { row: view.table.row.filter((_, i) => i !== place) }), seat, (it) => ({ known: [...it.known, card] })),
  'card-shown': ({ card }, view) => withTable(view, { row: [...view.table.row, card] }),
  'djinn-shown': ({ djinn }, view) => withTable(view, { djinn_row: [...view.table.djinn_row, djinn] }),
  'djinn-got': ({ seat, djinn }, view) => ofSeat(withTable(view, { djinn_row: view.table.djinn_row.filter((it) => it !== djinn) }), seat, (it) => ({ djinns: [...it.djinns, djinn] })),
  'turn-began': ({ seat }, view) => withTable(view, { turn: { ...view.table.turn, seat } }),
  'round-began': ({ round }, view) => withTable(view, { round }),
}

/** The picture after this event; unchanged if nothing of it is seen on the table. */
export const painted = (view: View, event: Event): View => told(event, PAINT, view, view)
