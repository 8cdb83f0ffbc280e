/** What spells and artifacts have changed for the rest of the round, in a sentence each. */
import type { View } from './game'
import { SPELL } from './magic'
import { does, type Reader } from '../../core/speech'
import { FIELD } from './words'
import { list } from '../../core/words'

export function inForce(view: View, reader: Reader): { text: string; rule: string }[] {
  const round = view.magic?.round
  if (!round) return []
  const lines: { text: string; rule: string }[] = []
  const say = (text: string, rule: string) => lines.push({ text, rule })
  if (round.reversed) say('The lowest strength counts as the strongest.', SPELL['last-will-be-first'].rule)
  if (round.spy !== undefined) say(`All but ${round.spy === reader.me ? 'you' : reader.name(round.spy)} place face up.`, SPELL.spy.rule)
  if (round.closed.length) say(`Nothing more may come to: ${list(round.closed.map((it) => FIELD[it]))}.`, SPELL.taboo.rule)
  if (round.smuggler !== undefined && round.smuggled.length) say(`${does(reader, round.smuggler, 'is', 'are')} smuggled in: ${list(round.smuggled.map((it) => FIELD[it]))}.`, SPELL.smuggler.rule)
  if (round.keys.length) say(`With a Key: ${list(round.keys.map((it) => (it === reader.me ? 'you' : reader.name(it))))}.`, 'M13.5')
  if (round.abracadabra !== undefined)
    say(`${does(reader, round.abracadabra, 'takes', 'take')} any artifact of the stack if ${round.abracadabra === reader.me ? 'you buy' : 'he buys'} here.`, SPELL.abracadabra.rule)
  return lines
}
