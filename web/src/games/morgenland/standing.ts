/** What a player is doing, in words. */
import type { View } from './game'
import { isMarked } from './prompts'
import { place, plural } from '../../core/words'

export function standing(view: View, seat: number, me: number | undefined, away: boolean): string {
  if (view.ranking) return place(view.ranking[seat] ?? 0)
  if (isMarked(view.asked, seat, me)) {
    if (seat === me && view.magic?.mine && !(typeof view.magic.mine === 'object' && 'begun' in view.magic.mine)) return 'has answered'
    const start = view.asked?.type === 'start-treasure' ? view.asked : undefined
    if (seat === me) return start?.mine ? 'has chosen' : 'your turn'
    return away ? 'away' : start ? 'chooses in secret' : 'is thinking …'
  }
  if (away) return 'away'
  if (view.settled.includes(seat)) return view.admitted.includes(seat) ? 'admitted to the palace' : 'not admitted'
  const hand = view.players[seat]?.hand ?? 0
  const placing = typeof view.phase === 'object' && 'placing' in view.phase
  return placing ? `${plural(hand, 'figure')} in hand` : ''
}
