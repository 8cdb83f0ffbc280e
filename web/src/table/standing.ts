/** What a player is doing, in words. */
import type { View } from '../lib/game'
import { isMarked } from '../lib/messages'
import { place, plural } from '../lib/words'
import type { Chair } from '../types/Chair'

export function standing(view: View, seat: number, me: number | undefined, chair: Chair | undefined): string {
  if (view.ranking) return place(view.ranking[seat] ?? 0)
  const away = chair?.kind === 'person' && !chair.online && seat !== me
  if (isMarked(view.asked, seat, me)) {
    if (seat === me && view.magic?.mine && !(typeof view.magic.mine === 'object' && 'begun' in view.magic.mine)) return 'has answered'
    if (seat === me) return view.asked && 'start-treasure' in view.asked && view.asked['start-treasure'].mine ? 'has chosen' : 'your turn'
    return away ? 'away' : view.asked && 'start-treasure' in view.asked ? 'chooses in secret' : 'is thinking …'
  }
  if (away) return 'away'
  if (view.settled.includes(seat)) return view.admitted.includes(seat) ? 'admitted to the palace' : 'not admitted'
  const hand = view.players[seat]?.hand ?? 0
  const placing = typeof view.phase === 'object' && 'placing' in view.phase
  if (!placing && seat === me) return ''
  return placing ? `${plural(hand, 'figure')} in hand` : chair?.kind === 'bot' ? 'a bot' : 'at the table'
}
