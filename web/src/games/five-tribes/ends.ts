/** What an end brings, in words; the server has counted it. */
import { t } from '../../core/language.svelte'
import { amount, noun, person, several, type Reader } from '../../core/voice'
import type { Drop, End, Square } from './game'
import { fieldOf, landNoun, landOf } from './things'

/** Sorted by how sure and how large it is: what is counted, then what becomes possible. */
export function brings({ brings }: End, reader: Reader): string[] {
  const { gains, control, passes, cards, growth, grower, kill, items, market, djinn, craft, last } = brings
  const all: string[] = []
  const add = (when: unknown, ...said: Parameters<typeof t>): void => void (when && all.push(t(...said)))
  const [held, mine] = [gains.tiles + gains.palms + gains.palaces + gains.tent, grower === reader.me]
  add(control, 'reach-control', { n: held })
  add(gains.viziers, 'reach-viziers', { n: gains.viziers, passed: passes.length ? several(passes.map(person)) : undefined }, reader)
  add(gains.elders, 'reach-elders', { n: gains.elders })
  add(gains.artisans, 'reach-artisans', { n: gains.artisans })
  add(cards.length, 'reach-cards', { cards: cards.length, n: gains.cards })
  add(gains.gold, 'reach-gold', { n: gains.gold })
  add(growth && mine && !control, 'reach-growth', { growth: noun(`growth-${growth}`), n: gains.palms + gains.palaces })
  add(growth && mine && control, 'reach-growth-too', { growth: noun(`growth-${growth}`) })
  add(growth && !mine, 'reach-growth-for', { growth: noun(`growth-${growth}`), seat: grower === null ? undefined : person(grower) }, reader)
  add(kill !== null, 'reach-kill', { fakirs: kill ?? 0 })
  add(djinn.length, 'reach-djinn', { payment: noun(`payment-${djinn[0]}`) })
  add(items, 'reach-items', { n: items })
  add(craft.length, 'reach-craft', { payment: noun(`payment-${craft[0]}`) })
  add(market, 'reach-market', { cards: market?.[1] ?? 0, gold: market?.[0] ?? 0 })
  add(last, 'reach-last')
  return all
}

/** “4 · Sacred place 6”. */
export const title = (end: End, board: readonly Square[]): string => {
  const land = board[end.tile]?.land ?? 'chasm'
  return t('reach-end', { n: end.taken, land: landNoun(land), value: landOf(land).value })
}

/** The whole row, read aloud. */
export function label(end: End, board: readonly Square[], reader: Reader): string {
  const land = board[end.tile]?.land ?? 'chasm'
  return t('reach-end-label', {
    meeples: amount(end.taken, `tribe-${end.tribe}`),
    land: landNoun(land),
    field: fieldOf(end.tile),
    brings: brings(end, reader).join(', ') || t('reach-nothing'),
    n: end.brings.points,
  })
}

/** Which meeple is dropped where on the way, without the last. */
export const onTheWay = (drops: readonly Drop[]): string =>
  t('board-list', {
    them: several(
      drops.slice(0, -1).map(({ tribe, tile }) => ({
        said: {
          id: 'reach-drop',
          args: [
            ['tribe', noun(`tribe-${tribe}`)],
            ['field', { text: fieldOf(tile) }],
          ],
        },
      })),
    ),
  })
