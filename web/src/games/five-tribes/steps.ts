/** The steps of a round, as the top bar shows them. */
import { t } from '../../core/language.svelte'
import { stepsAt, type Step } from '../../core/speech'
import type { Frame, Stage, Table } from './game'

const NAMES = ['step-bid', 'step-move', 'step-tribe', 'step-tile', 'step-sale']
/** How far a turn is, by its frames; a window belongs to the step that follows it. */
const STEP: Partial<Record<Frame['type'], number>> = { bid: 0, start: 1, drop: 1, tribe: 2, tile: 3, closing: 4 }
const WINDOW: Record<Stage, number> = { 'before-move': 1, 'before-tribe': 2, 'before-tile': 3, closing: 4 }

export function steps(table: Table): Step[] {
  const known = table.frames.map((it) => (it.type === 'window' ? WINDOW[it.stage] : STEP[it.type])).filter((it) => it !== undefined)
  return stepsAt(
    NAMES.map((id) => t(id)),
    table.phase === 'over' ? NAMES.length : (known.at(-1) ?? 1),
  )
}
