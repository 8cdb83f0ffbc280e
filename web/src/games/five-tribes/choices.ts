/**
 * Choosing among the answers that the question lists, by pressing what they name. There is no rule here: an answer names
 * things, pressed things narrow the answers, and when one is left it is the answer.
 */
import { t } from '../../core/language.svelte'
import { match, type Each } from '../../core/variant'
import type { Action, Card, Djinn, Item, Tile, Tribe } from './game'

/** A thing that can be pressed. */
export type Thing = `tile:${Tile}` | `tribe:${Tribe}` | `place:${number}` | `djinn:${Djinn}` | `spot:${number}` | `card:${Card}` | `item:${Item}`

export interface Choice {
  key: string
  label: string
  action: Action
  names: Thing[]
  /** It cannot be taken back. */
  final?: boolean | undefined
}

const aTile = (it: Tile): Thing[] => [`tile:${it}`]

/** The things on the table that an answer names; other answers are chosen from a list. */
const NAMES: Partial<Each<Action, undefined, Thing[]>> = {
  bid: ({ spot }) => [`spot:${spot}`],
  use: ({ djinn, tile: at }) => (at === null || at === undefined ? [`djinn:${djinn}`] : [`djinn:${djinn}`, `tile:${at}`]),
  item: (item) => [`item:${item}`],
  'pick-up': ({ tile: from, ride }) => (ride === 'carpet' ? [`tile:${from}`, 'item:carpet'] : aTile(from)),
  drop: ({ tribe, tile: on }) => [`tribe:${tribe}`, `tile:${on}`],
  kill: ({ tile: on }) => aTile(on),
  buy: ({ first, second }) => (second === null || second === undefined ? [`place:${first}`] : [`place:${first}`, `place:${second}`]),
  summon: ({ djinn }) => [`djinn:${djinn}`],
  there: ({ tile: on }) => aTile(on),
  wish: (djinn) => [`djinn:${djinn}`],
  strike: aTile,
  lift: aTile,
  settle: aTile,
  charm: aTile,
  lure: ({ tile: from, tribe }) => [`tile:${from}`, `tribe:${tribe}`],
  next: (card) => [`card:${card}`],
  offer: (card) => [`card:${card}`],
}

/** What an answer names. */
export const namesOf = (action: Action): Thing[] => match(action, NAMES, undefined, [])

const sort = (thing: Thing): string => thing.slice(0, thing.indexOf(':'))
/** Two cards of the row may be pressed together; of all else only one. */
const together = (a: Thing, b: Thing): boolean => sort(a) !== sort(b) || sort(a) === 'place'

/** The answers that name everything pressed. */
export const narrowed = (choices: Choice[], pressed: Thing[]): Choice[] => choices.filter((it) => pressed.every((thing) => it.names.includes(thing)))

/** Everything that can be pressed now. */
export function lit(choices: Choice[], pressed: Thing[]): Set<Thing> {
  const things = new Set<Thing>()
  for (const { names } of choices) {
    for (const thing of names) {
      if (pressed.filter((it) => together(it, thing)).every((it) => names.includes(it))) things.add(thing)
    }
  }
  return things
}

/** What is pressed after one more press: a second press takes the first back. */
export function press(choices: Choice[], pressed: Thing[], thing: Thing): Thing[] {
  if (pressed.includes(thing)) return pressed.filter((it) => it !== thing)
  const kept = pressed.filter((it) => together(it, thing))
  const next = [...kept, thing]
  if (narrowed(choices, next).length) return next
  return narrowed(choices, [thing]).length ? [thing] : pressed
}

/** So many answers fit into a list; of more, only those that name no tile, place or spot. */
const LIST = 12

export function listed(choices: Choice[], pressed: Thing[]): Choice[] {
  const left = narrowed(choices, pressed)
  if (pressed.length || left.length <= LIST) return left
  return left.filter((it) => !it.names.some((thing) => ['tile', 'place', 'spot'].includes(sort(thing))))
}

/** The same answer aimed at another tile, to ask the server why it is illegal. */
export function aimedAt(action: Action, tile: Tile): Action | undefined {
  if (typeof action === 'string') return undefined
  if ('use' in action) return typeof action.use.tile === 'number' ? { use: { ...action.use, tile } } : undefined
  if ('pick-up' in action) return { 'pick-up': { ...action['pick-up'], tile } }
  if ('drop' in action) return { drop: { ...action.drop, tile } }
  if ('kill' in action) return { kill: { ...action.kill, tile } }
  if ('there' in action) return { there: { ...action.there, tile } }
  if ('lure' in action) return { lure: { ...action.lure, tile } }
  if ('strike' in action) return { strike: tile }
  if ('lift' in action) return { lift: tile }
  if ('settle' in action) return { settle: tile }
  return 'charm' in action ? { charm: tile } : undefined
}

/** What an answer costs besides what everybody sees of it: Fakirs for a kill, a payment for a tile next door. */
const COSTS: Partial<Each<Action, undefined, string>> = {
  kill: ({ fakirs }) => (fakirs ? t('reach-fakirs', { n: fakirs }) : ''),
  there: ({ payment }) => t(`payment-${payment}`),
  use: ({ payment }) => t(`payment-${payment}`),
}

export const costOf = (action: Action): string => match(action, COSTS, undefined, '')
