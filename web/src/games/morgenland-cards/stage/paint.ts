/** How the picture changes when an event is told. It uses only what was told; a step ends with the server's view. */
import { told, type EachType } from '../../../core/variant'
import type { Artifact, Event, HeroView, Place, PlayerView, Treasure, View } from '../game'
import { CAVES, ROOMS, WAY, placeNow } from '../words'

type Cave = View['caves'][number]
type Carpets = View['carpets']

const without = <T>(all: readonly T[], one: T): T[] => {
  const at = all.indexOf(one)
  return at < 0 ? [...all] : all.filter((_, i) => i !== at)
}
const player = (view: View, seat: number, change: (it: PlayerView) => Partial<PlayerView>): View => ({ ...view, players: view.players.map((it, i) => (i === seat ? { ...it, ...change(it) } : it)) })
const hero = (view: View, number: number, change: Partial<HeroView>): View => ({ ...view, heroes: view.heroes.map((it, i) => (i === number - 1 ? { ...it, ...change } : it)) })
const cave = (view: View, place: string | undefined, change: (it: Cave) => Cave): View => ({ ...view, caves: view.caves.map((it, i) => (CAVES[i] === place ? change(it) : it)) as View['caves'] })
const carpets = (view: View, place: Place, change: (n: number, seat: number) => number): View => ({
  ...view,
  carpets: view.carpets.map((it, i) => (WAY[i] === place ? it.map(change) : it)) as Carpets,
})
const room = (view: View, place: Place, artifact: Artifact | null): View => {
  const row = [...view.row]
  row[ROOMS.findIndex((it) => it === place)] = artifact
  return { ...view, row }
}
const magic = (view: View, change: Partial<View['magic']>): View => ({ ...view, magic: { ...view.magic, ...change } })
const toDiscard = (view: View, cards: readonly Treasure[]): View => ({ ...view, discard: [...view.discard, ...cards] })

/** The kinds stay together, as in a hand that is sorted. */
const sorted = (cards: readonly Treasure[]): Treasure[] => {
  const kinds = ['crown', 'pearl', 'gem', 'cup', 'gold']
  const order = (it: Treasure) => kinds.indexOf(it.split('-')[0] ?? '') * 10 + Number(it.split('-')[1])
  return [...cards].sort((a, b) => order(a) - order(b))
}
const receives = (view: View, seat: number, card: Treasure): View => player(view, seat, (it) => ({ known: sorted([...it.known, card]), ...(it.cards ? { cards: sorted([...it.cards, card]) } : {}) }))
/** K17.8: a card that leaves is struck from the known ones, if it is among them. */
const loses = (view: View, seat: number, cards: readonly Treasure[]): View =>
  cards.reduce(
    (now, card) =>
      player(now, seat, (it) => ({
        ...(it.known.includes(card) ? { known: without(it.known, card) } : { unknown: Math.max(0, it.unknown - 1) }),
        ...(it.cards ? { cards: without(it.cards, card) } : {}),
      })),
    view,
  )

const EMPTY: HeroView = { owner: 0, place: 'cave4', face_up: false, out: false, doubles: 0 }
function place(view: View, seat: number, number: number, at: Place, up?: number): View {
  const heroes = [...view.heroes]
  heroes[number - 1] = { ...EMPTY, owner: seat, place: at, face_up: up !== undefined, ...(up === undefined ? {} : { value: up }) }
  const placed: View = { ...view, phase: 'placing', heroes }
  if (seat >= view.players.length) return { ...placed, dummy: Math.max(0, view.dummy - 1) }
  return player(placed, seat, (it) => ({ heroes: it.heroes - 1, ...(it.hand && up !== undefined ? { hand: without(it.hand, up) } : {}) }))
}

/** All heroes go home, and what lasted for the round has ended. */
function home(view: View): View {
  const players = view.players.map((it, seat) => {
    const mine = view.heroes.filter((hero) => hero.owner === seat)
    const values = mine.flatMap((hero) => (hero.value === undefined ? [] : [hero.value]))
    return { ...it, heroes: it.heroes + mine.length, ...(it.hand ? { hand: [...it.hand, ...values].sort((a, b) => a - b) } : {}) }
  })
  const { guard, strength: _strength, ...rest } = view
  const calm = { keys: [], reversed: false, open: [], closed: [], smuggled: [null, null] as [null, null], wish: null }
  const none = view.carpets.map((it) => it.map(() => 0)) as Carpets
  return { ...rest, phase: 'closing', players, heroes: [], carpets: none, guarded: false, discard: guard ? [...view.discard, guard] : view.discard, magic: calm, plays: [], rank: [], turn: 0 }
}

function declare(view: View, { seat, play }: Extract<Event, { type: 'played' }>): View {
  const shown: View = { ...view, plays: [...view.plays, { seat, play, fate: 'stands' }] }
  const { card } = play
  if ('artifact' in card) return player(shown, seat, (it) => ({ unplayed: without(it.unplayed, card.artifact), played: [...it.played, card.artifact] }))
  const spell = 'spell' in card ? card.spell : 'parasite'
  return player(shown, seat, (it) => ({ spells: it.spells - 1, ...(it.spell_cards ? { spell_cards: without(it.spell_cards, spell) } : {}) }))
}

function settle(view: View, fate: (it: View['plays'][number], i: number) => boolean, as: 'cancelled' | 'resolved'): View {
  const spells = view.plays.flatMap((it, i) => (fate(it, i) && 'spell' in it.play.card ? [it.play.card.spell] : []))
  return { ...view, spell_discard: [...view.spell_discard, ...spells], plays: view.plays.map((it, i) => (fate(it, i) ? { ...it, fate: as } : it)) }
}

const PAINT: Partial<EachType<Event, View, View>> = {
  'start-player': ({ seat }, view) => ({ ...view, start: seat }),
  reshuffled: (_, view) => ({ ...view, deck: Math.max(0, view.discard.length - 1), discard: view.discard.slice(-1) }),
  'spells-reshuffled': (_, view) => ({ ...view, spell_deck: view.spell_discard.length, spell_discard: [] }),
  round: ({ round }, view) => ({ ...view, round, phase: 'preparing', decided: [], plays: [], row: view.row.filter((it) => it !== null) }),
  filled: ({ place: at, cards }, view) => cave({ ...view, deck: Math.max(0, view.deck - cards.length) }, at, (it) => [...it, ...cards]),
  'guard-set': ({ card }, view) => ({ ...view, guarded: card, deck: Math.max(0, view.deck - Number(card)) }),
  decided: ({ card }, view) => toDiscard({ ...view, deck: Math.max(0, view.deck - 1), decided: [...view.decided, card] }, [card]),
  'laid-out': ({ room: at, artifact }, view) => room({ ...view, stack: without(view.stack, artifact) }, at, artifact),
  placed: ({ seat, number, place: at }, view) => place(view, seat, number, at),
  'you-placed': ({ number, hero: value }, view) => {
    const owner = view.heroes[number - 1]?.owner
    const put = hero(view, number, { value })
    return owner === undefined ? put : player(put, owner, (it) => (it.hand ? { hand: without(it.hand, value) } : {}))
  },
  'placed-open': ({ seat, number, place: at, hero: value }, view) => place(view, seat, number, at, value),
  'turned-up': ({ number, hero: value }, view) => {
    const at = view.heroes[number - 1]?.place
    return { ...hero(view, number, { value, face_up: true }), ...(at ? { phase: { revealed: at } } : {}) }
  },
  took: ({ seat, card }, view) => {
    const at = placeNow(view.phase)
    const left = cave({ ...view, ...(at ? { phase: { settling: at } } : {}) }, at, (it) => without(it, card))
    return seat < view.players.length ? receives(left, seat, card) : toDiscard(left, [card])
  },
  'left-over': ({ place: at, cards }, view) =>
    toDiscard(
      cave({ ...view, phase: { settling: at } }, at, () => []),
      cards,
    ),
  drew: ({ count }, view) => ({ ...view, spell_deck: Math.max(0, view.spell_deck - count) }),
  'kept-spell': ({ seat }, view) => player(view, seat, (it) => ({ spells: it.spells + 1 })),
  gave: ({ to }, view) => player(view, to, (it) => ({ spells: it.spells + 1 })),
  'spell-discarded': ({ spell }, view) => ({ ...view, spell_discard: [...view.spell_discard, spell] }),
  guard: ({ card, strength }, view) => ({ ...view, phase: 'guarding', strength, ...(card ? { guard: card } : {}) }),
  passed: ({ seat, room: at }, view) => ({ ...view, phase: { settling: at }, heroes: view.heroes.map((it) => (it.owner === seat && it.place === at ? { ...it, out: true } : it)) }),
  bought: ({ seat, room: at, artifact, price, bribe }, view) => {
    const paid = toDiscard(loses(view, seat, [...price, ...bribe]), [...price, ...bribe])
    const taken = view.magic.wish ? { ...paid, stack: without(paid.stack, artifact) } : room(paid, at, null)
    return player({ ...taken, phase: { settling: at } }, seat, (it) => ({ unplayed: [...it.unplayed, artifact] }))
  },
  'round-over': (_, view) => home(view),
  played: (event, view) => declare(view, event),
  cancelled: ({ play }, view) => settle(view, (_, i) => i === play, 'cancelled'),
  resolved: ({ seat, play }, view) => {
    const at = view.plays.findIndex((it) => it.seat === seat && it.fate === 'stands' && JSON.stringify(it.play) === JSON.stringify(play))
    return settle(view, (_, i) => i === at, 'resolved')
  },
  back: ({ number }, view) => hero(view, number, { out: true }),
  moved: ({ number, place: at }, view) => hero(view, number, { place: at }),
  doubled: ({ number }, view) => hero(view, number, { doubles: (view.heroes[number - 1]?.doubles ?? 0) + 1 }),
  flown: ({ place: at, seat }, view) => carpets(view, at, (n, i) => (i === seat ? n + 1 : n)),
  'carpets-end': ({ place: at }, view) => carpets(view, at, () => 0),
  unlocked: ({ seat }, view) => magic(view, { keys: [...view.magic.keys, seat] }),
  looked: ({ count }, view) => ({ ...view, deck: Math.max(0, view.deck - count) }),
  'kept-card': ({ seat }, view) => player(view, seat, (it) => ({ unknown: it.unknown + 1 })),
  discarded: ({ seat, cards }, view) => toDiscard(loses(view, seat, cards), cards),
  gives: ({ seat, card }, view) => loses(view, seat, [card]),
  takes: ({ seat, card }, view) => receives({ ...view, discard: without(view.discard, card) }, seat, card),
  emptied: ({ place: at, cards }, view) =>
    toDiscard(
      cave(view, at, () => []),
      cards,
    ),
  reversed: (_, view) => magic(view, { reversed: true }),
  closed: ({ place: at }, view) => magic(view, { closed: [...view.magic.closed, at] }),
  changed: ({ room: at, artifact }, view) => room(view, at, artifact),
  wishes: ({ artifact }, view) => magic(view, { wish: artifact }),
  exchanged: ({ seat, room: at, gives, takes }, view) => player(room(view, at, gives), seat, (it) => ({ unplayed: [...without(it.unplayed, gives), takes] })),
}

export const painted = (view: View, event: Event): View => told(event, PAINT, view, view)
