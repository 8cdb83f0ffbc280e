/** What cards have changed for the rest of the round, in a sentence each. */
import type { Reader } from '../lib/speech'
import { ARTIFACT, list } from '../lib/words'
import type { View } from './game'
import { POWER, SPELL } from './magic'
import { PLACE } from './words'

export function inForce({ magic }: View, reader: Reader): { text: string; rule: string }[] {
  const who = (seat: number): string => (seat === reader.me ? 'you' : reader.name(seat))
  const lines: { text: string; rule: string }[] = []
  if (magic.reversed) lines.push({ text: 'The lowest total ranks first.', rule: SPELL['last-will-be-first'].rule })
  if (magic.open.length) lines.push({ text: `Placing face up: ${list(magic.open.map(who))}.`, rule: SPELL.spy.rule })
  if (magic.closed.length) lines.push({ text: `Nothing more may come to: ${list(magic.closed.map((it) => PLACE[it]))}.`, rule: SPELL.taboo.rule })
  if (magic.keys.length) lines.push({ text: `No bribe: ${list(magic.keys.map(who))}.`, rule: POWER.key.rule })
  const smuggled = magic.smuggled.flatMap((seat, i) => (seat === null ? [] : [`${who(seat)} (${PLACE[i ? 'caravanserai' : 'tent']})`]))
  if (smuggled.length) lines.push({ text: `Smuggled in: ${list(smuggled)}.`, rule: SPELL.smuggler.rule })
  if (magic.wish) lines.push({ text: `Wished for from the stack: ${ARTIFACT[magic.wish]}.`, rule: SPELL.abracadabra.rule })
  return lines
}
