/** What happens, in a sentence each. An event of Rust without a sentence does not compile. */
import { UNKNOWN_EVENT, does, type Reader } from '../../core/speech'
import { told, type EachType } from '../../core/variant'
import { plural } from '../../core/words'
import { MAGIC_EVENTS, amidSpell, spellAfter } from './events-magic'
import type { Event, Spell } from './game'
import type { Line } from './speech'
import { ARTIFACT, at, artifacts, purse, some } from './words'

const EVENTS: EachType<Event, Reader, Line> = {
  camel: ({ seat }, r) => ({ seat, rule: 'M8.3', text: `${does(r, seat, 'has', 'have')} the *camel*: start player, ahead in ties.` }),
  'you-chose': ({ take }, r) => ({ seat: r.me, rule: 'M2.2', text: `You choose *${purse(take)}*. Nobody else sees it.` }),
  chosen: ({ total }) => ({ rule: 'M2.2', text: `All have chosen. Together they took ${purse(total)}.` }),
  reshuffled: () => ({ rule: 'MR1', text: 'The used treasure cards are shuffled into a new deck.' }),
  round: ({ round }) => ({ rule: 'M3.1', text: `*Round ${round}* begins. The caves are filled.` }),
  placed: ({ seat, field }, r) => ({ seat, field, rule: 'M4.1', text: `${does(r, seat, 'places', 'place')} a figure ${at(field)}.` }),
  'you-placed': ({ figure, field }, r) => ({ seat: r.me, field, rule: 'M4.1', text: `You place your *${figure}* ${at(field)}.` }),
  shown: ({ seat, field, figure }, r) => ({ seat, field, rule: 'M5.1', text: `${does(r, seat, 'shows', 'show')} *${figure}* ${at(field)}.` }),
  won: ({ seat, kind, amount }, r) => ({ seat, field: kind, rule: 'M6.1', text: `${does(r, seat, 'takes', 'take')} *${some(kind, amount)}*.` }),
  swapped: ({ seat, give }, r) => ({ seat, field: 'market', rule: 'M8.1', text: `${does(r, seat, 'gives', 'give')} *${some(give, 1)}* at the Market.` }),
  took: ({ seat, take }, r) => ({ seat, field: 'market', rule: 'M8.1', text: `${does(r, seat, 'takes', 'take')} *${purse(take)}* for it.` }),
  kept: ({ seat }, r) => ({ seat, field: 'market', rule: 'M8.1', text: `${does(r, seat, 'leaves', 'leave')} the Market as it is.` }),
  guard: ({ strength }) => ({ field: 'guard', rule: 'M9.1', text: `The guard is turned up: strength *${strength}*.` }),
  admitted: ({ seat }, r) => ({ seat, field: 'guard', rule: 'M9.2', text: `${does(r, seat, 'is', 'are')} admitted to the palace.` }),
  bribed: ({ seat, paid }, r) => ({ seat, field: 'guard', rule: 'M9.2', text: `${does(r, seat, 'bribes', 'bribe')} the guard with *${purse(paid)}* and ${seat === r.me ? 'are' : 'is'} admitted.` }),
  'turned-away': ({ seat, figures }, r) => ({
    seat,
    field: 'guard',
    rule: 'M9.4',
    text: `${does(r, seat, 'is', 'are')} not admitted${figures ? `: ${plural(figures, 'figure leaves', 'figures leave')} the rooms` : ''}.`,
  }),
  declined: ({ seat, room }, r) => ({ seat, field: room, rule: 'M10.1', text: `${does(r, seat, 'does', 'do')} not buy ${at(room)}.` }),
  bought: ({ seat, room, paid }, r) => ({ seat, field: room, rule: 'M10.1', text: `${does(r, seat, 'buys', 'buy')} the artifact ${at(room)} for *${purse(paid)}*.` }),
  'you-bought': ({ artifact }, r) => ({ seat: r.me, rule: 'M10.7', text: `It is the *${ARTIFACT[artifact]}*. Only you know.` }),
  'round-over': ({ round }) => ({ rule: 'M5.4', text: `Round ${round} is over. All figures go home.` }),
  showdown: ({ seat, hoard, artifacts: owned }, r) => ({ seat, rule: 'M11.3', text: `${does(r, seat, 'shows', 'show')} ${artifacts(owned)}, and ${purse(hoard)}.` }),
  ...MAGIC_EVENTS,
}

/** What happened, in a sentence. */
export function eventLine(event: Event, reader: Reader): Line {
  return told(event, EVENTS, reader, UNKNOWN_EVENT)
}

/** What happened, event by event, each in a sentence. */
export function eventLines(events: readonly Event[], reader: Reader): Line[] {
  let spell: Spell | undefined
  return events.map((event) => {
    const line = amidSpell(event, spell, reader) ?? eventLine(event, reader)
    spell = spellAfter(event, spell)
    return line
  })
}
