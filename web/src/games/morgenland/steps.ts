/** The steps of a round, as the top bar shows them. */
import type { Field, Phase } from './game'
import { stepsAt, type Step } from '../../core/speech'
import { WAY } from './board/geometry'

const NAMES = ['Place', 'Caves', 'City', 'Guard', 'Palace']

function stepOf(field: Field): number {
  const at = WAY.indexOf(field)
  return at < 5 ? 1 : at < 9 ? 2 : at === 9 ? 3 : 4
}

function present(phase: Phase): number {
  if (phase === 'preparing') return -1
  if (phase === 'closing' || phase === 'over') return NAMES.length
  if ('placing' in phase) return 0
  return stepOf('reaching' in phase ? phase.reaching : phase.evaluating)
}

export function phaseSteps(phase: Phase): Step[] {
  return stepsAt(NAMES, present(phase))
}
