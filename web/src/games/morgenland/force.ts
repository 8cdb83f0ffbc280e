/** What spells and artifacts have changed for the rest of the round, in a sentence each. */
import { t } from '../../core/language.svelte'
import type { Reader } from '../../core/speech'
import { person, several, type Args } from '../../core/voice'
import type { View } from './game'
import { powerRule, spellRule } from './magic'
import { fields } from './words'

export function inForce(view: View, reader: Reader): { text: string; rule: string }[] {
  const round = view.magic?.round
  if (!round) return []
  const lines: { text: string; rule: string }[] = []
  const say = (rule: string, id: string, args: Args = {}) => lines.push({ text: t(id, args, reader), rule })
  if (round.reversed) say(spellRule('last-will-be-first'), 'force-reversed')
  if (round.spy !== undefined) say(spellRule('spy'), 'force-spy', { seat: person(round.spy) })
  if (round.closed.length) say(spellRule('taboo'), 'force-closed', { fields: fields(round.closed) })
  if (round.smuggler !== undefined && round.smuggled.length) say(spellRule('smuggler'), 'force-smuggled', { seat: person(round.smuggler), fields: fields(round.smuggled) })
  if (round.keys.length) say(powerRule('key'), 'force-keys', { seats: several(round.keys.map(person)) })
  if (round.abracadabra !== undefined) say(spellRule('abracadabra'), 'force-abracadabra', { seat: person(round.abracadabra) })
  return lines
}
