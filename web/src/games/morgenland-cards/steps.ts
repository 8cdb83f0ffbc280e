import { t } from '../../core/language.svelte'
import { stepsAt, type Step } from '../../core/speech'
import type { Phase } from './game'
import { placeNow } from './words'

const STEPS = ['step-lay-out', 'step-place', 'step-caves', 'step-city', 'step-palace']

/** How far the round has come. */
export function steps(phase: Phase): Step[] {
  const place = placeNow(phase)
  const now = phase === 'preparing' ? 0 : phase === 'placing' ? 1 : place?.startsWith('cave') ? 2 : place && !place.startsWith('room') ? 3 : phase === 'closing' || phase === 'over' ? 5 : 4
  return stepsAt(
    STEPS.map((it) => t(it)),
    now,
  )
}
