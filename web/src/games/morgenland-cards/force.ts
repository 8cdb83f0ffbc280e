/** What cards have changed for the rest of the round, in a sentence each. */
import { everyone, who, type Reader } from '../../core/speech'
import { list } from '../../core/words'
import type { View } from './game'
import { POWER, SPELL } from './magic'
import { ARTIFACT, PLACE } from './words'

export function inForce({ magic }: View, reader: Reader): { text: string; rule: string }[] {
  const lines: { text: string; rule: string }[] = []
  if (magic.reversed) lines.push({ text: 'The lowest total ranks first.', rule: SPELL['last-will-be-first'].rule })
  if (magic.open.length) lines.push({ text: `Placing face up: ${everyone(reader, magic.open)}.`, rule: SPELL.spy.rule })
  if (magic.closed.length) lines.push({ text: `Nothing more may come to: ${list(magic.closed.map((it) => PLACE[it]))}.`, rule: SPELL.taboo.rule })
  if (magic.keys.length) lines.push({ text: `No bribe: ${everyone(reader, magic.keys)}.`, rule: POWER.key.rule })
  const smuggled = magic.smuggled.flatMap((seat, i) => (seat === null ? [] : [`${who(reader, seat)} (${PLACE[i ? 'caravanserai' : 'tent']})`]))
  if (smuggled.length) lines.push({ text: `Smuggled in: ${list(smuggled)}.`, rule: SPELL.smuggler.rule })
  if (magic.wish) lines.push({ text: `Wished for from the stack: ${ARTIFACT[magic.wish]}.`, rule: SPELL.abracadabra.rule })
  return lines
}
