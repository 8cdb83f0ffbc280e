/** What is asked in the professional game only: of me, and of somebody else. */
import type { EachType } from '../../core/variant'
import type { Asked, Question, Seat } from './game'
import { cardOf } from './magic'
import { thinking, wanted, type Asking, type Waiting } from './speech'
import { everyone, ofWhom, type Prompt } from '../../core/speech'
import { FIELD, at } from './words'
import { plural } from '../../core/words'

export const MAGIC_QUESTIONS = {
  window: (_, a) => ({ title: `Anything to play, ${a.name}?`, why: 'A spell or an artifact, or pass. All answer in secret.', rule: 'M14.2' }),
  where: ({ play }, a) => ({ title: `${a.name}, where does the figure go?`, why: `${cardOf(play.card).name} moves it to one of these fields.`, rule: cardOf(play.card).rule }),
  tent: (_, a) => ({ title: `${a.name}, which spell do you keep?`, why: 'The other goes to the second strongest, or is discarded if you are alone.', rule: 'M7.1' }),
  camel: (_, a) => ({ title: `${a.name}, will you take the camel?`, why: 'A smuggler may leave it where it is.', rule: 'M12.7' }),
  stack: ({ room }, a) => ({ title: `${a.name}, choose an artifact ${at(room)}.`, why: 'You look through the whole stack; nobody else sees it.', rule: 'M14.10' }),
  apprentice: ({ room }, a) => ({ title: `${a.name}, which artifact do you give?`, why: `For the one that lies face up ${at(room)}.`, rule: 'M12.21' }),
  charity: (_, a) => ({ title: `${a.name}, take ${plural(wanted(a), 'treasure')}.`, why: 'From the supply, in any kinds.', rule: 'M12.2' }),
  eye: (_, a) => ({ title: `${a.name}, will you remove a figure in return?`, why: 'Your figure was removed: an eye for an eye.', rule: 'M12.3' }),
  'city-tax': ({ field }, a) => ({ title: `${a.name}, will you pay ${wanted(a)} for your figure ${at(field)}?`, why: 'Pay in any kinds, or take the figure back.', rule: 'M12.4' }),
  'sultans-tax': (_, a) => ({ title: `${a.name}, will you pay ${wanted(a)} for your figures in the rooms?`, why: 'One treasure each, or take all of them back.', rule: 'M12.17' }),
  sacrifice: (_, a) => ({ title: `${a.name}, return ${plural(wanted(a), 'treasure')}.`, why: 'Everybody does, in kinds of his choice.', rule: 'M12.12' }),
  trade: (_, a) => ({ title: `${a.name}, will you give a treasure?`, why: 'One after another; then you take as many of other kinds.', rule: 'M12.18' }),
  'trade-goods': (_, a) => ({ title: `${a.name}, take ${plural(wanted(a), 'treasure')}.`, why: 'For those you gave, in other kinds.', rule: 'M12.18' }),
  fare: (_, a) => ({ title: `${a.name}, pay ${plural(wanted(a), 'treasure')} for the Teleport.`, why: 'In any kinds.', rule: 'M12.19' }),
} satisfies Partial<EachType<Question, Asking, Prompt>>

const told = (w: Waiting, seat: Seat, what: string, rule: string): Prompt => ({ title: `${w.reader.name(seat)} ${what}`, why: thinking(w, seat), rule })

/** What a window waits for. It stays the same when the window closes, so that the prompt does not flicker. */
function comes({ phase, reader }: Waiting): string {
  if (typeof phase === 'string') return 'Some may make a play now.'
  if ('placing' in phase) return `${reader.name(phase.placing)} places a figure.`
  const name = FIELD['evaluating' in phase ? phase.evaluating : phase.reaching]
  return `${name.endsWith('cave') ? `The ${name.toLowerCase()}` : name} is evaluated.`
}

export const MAGIC_ASKED = {
  window: ({ seats }, w) => ({
    title: seats.includes(w.reader.me ?? -1) ? 'You have answered. The others may still think.' : comes(w),
    why: `Asked in secret: ${everyone(w.reader, seats)}.`,
    rule: 'M14.2',
  }),
  tent: ({ seat }, w) => told(w, seat, 'chooses a spell in Aladdin’s Tent.', 'M7.1'),
  camel: ({ seat }, w) => told(w, seat, 'may take the camel.', 'M12.7'),
  stack: ({ seat }, w) => told(w, seat, 'looks through the stack and takes an artifact.', 'M12.1'),
  mirage: ({ seat, room }, w) => told(w, seat, `looks through the stack ${at(room)}.`, 'M12.8'),
  apprentice: ({ seat, room }, w) => told(w, seat, `swaps an artifact ${at(room)}.`, 'M12.21'),
  charity: ({ seat }, w) => told(w, seat, 'takes treasure from the supply.', 'M12.2'),
  eye: ({ seat, of }, w) => told(w, seat, `may remove a figure of ${ofWhom(w.reader, of)}.`, 'M12.3'),
  'city-tax': ({ seat, field }, w) => told(w, seat, `pays for a figure ${at(field)}, or takes it back.`, 'M12.4'),
  'sultans-tax': ({ seat }, w) => told(w, seat, 'pays for the figures in the rooms, or takes all back.', 'M12.17'),
  sacrifice: ({ seat, units }, w) => told(w, seat, `returns ${plural(units, 'treasure')}.`, units === 5 ? 'M12.14' : 'M12.12'),
  trade: ({ seat }, w) => told(w, seat, 'trades with the supply.', 'M12.18'),
  'trade-goods': ({ seat }, w) => told(w, seat, 'takes treasure from the supply.', 'M12.18'),
  fare: ({ seat }, w) => told(w, seat, 'pays for the Teleport.', 'M12.19'),
} satisfies Partial<EachType<Asked, Waiting, Prompt>>
