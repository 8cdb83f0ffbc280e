/** What on the table is pressed to give an answer: a card of the hand, a card that lies open, a hero. All from the answers listed. */
import type { Face } from '../../art/cards/Card.svelte'
import { match, type Each } from '../../core/variant'
import type { Action, Target } from './game'

/** A card that stands for an answer, and where it lies: in the hand, in the cave in turn, or shown for this question alone. */
export interface Standing {
  face: Face
  lies: 'hand' | 'cave' | 'shown'
}

const treasure =
  (lies: Standing['lies']) =>
  (name: string): Standing => ({ face: { treasure: name }, lies })
const shown = (artifact: string): Standing => ({ face: { artifact }, lies: 'shown' })

const AIMED: Partial<Each<Target, undefined, Standing | undefined>> = { kind: (kind) => shown(kind), swap: ([, kind]) => shown(kind), barter: ([, , takes]) => shown(takes) }

const CARDS: Partial<Each<Action, undefined, Standing | undefined>> = {
  pick: treasure('cave'),
  give: treasure('hand'),
  pay: treasure('hand'),
  take: treasure('shown'),
  'keep-card': treasure('shown'),
  keep: (spell) => ({ face: { spell }, lies: 'shown' }),
  play: ({ at }) => match<Target, undefined, Standing | undefined>(at, AIMED, undefined, undefined),
}

/** The card that an answer is given by. */
export const cardFor = (action: Action): Standing | undefined => match<Action, undefined, Standing | undefined>(action, CARDS, undefined, undefined)

/** The hero that an answer is given by, by its placement number. */
export function heroFor(action: Action): number | undefined {
  if (typeof action === 'string') return undefined
  if ('strike' in action) return action.strike
  return 'play' in action && typeof action.play.at === 'object' && 'hero' in action.play.at ? action.play.at.hero : undefined
}

/** The player that an answer names. */
export const seatFor = (action: Action): number | undefined => (typeof action === 'object' && 'name' in action ? action.name : undefined)
