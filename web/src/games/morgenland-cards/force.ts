/** What cards have changed for the rest of the round, in a sentence each. */
import { t } from '../../core/language.svelte'
import { noun, several, type Args, type Reader } from '../../core/voice'
import type { View } from './game'
import { CITY, someone } from './words'

export function inForce(view: View, reader: Reader): { text: string; rule: string }[] {
  const { magic } = view
  const lines: { text: string; rule: string }[] = []
  const add = (id: string, rule: string, args: Args = {}): void => void lines.push({ text: t(id, args, reader), rule })
  const all = (seats: readonly number[]) => several(seats.map((it) => someone(view, it)))
  if (magic.reversed) add('force-reversed', 'K14.9')
  if (magic.open.length) add('force-open', 'K14.10', { seats: all(magic.open) })
  if (magic.closed.length) add('force-closed', 'K14.11', { places: several(magic.closed.map((it) => noun(`place-${it}`))) })
  if (magic.keys.length) add('force-keys', 'K13.5', { seats: all(magic.keys) })
  magic.smuggled.forEach((seat, i) => {
    if (seat !== null) add('force-smuggled', 'K14.17', { seat: someone(view, seat), place: noun(`place-${CITY[i]}`) })
  })
  if (magic.wish) add('force-wish', 'K14.14', { artifact: noun(`artifact-${magic.wish}`) })
  return lines
}
