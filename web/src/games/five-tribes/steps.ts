/** The steps of a round, as the top bar shows them. */
import { stepsAt, type Step } from '../../core/speech'
import type { Frame, Table } from './game'

const NAMES = ['Bid', 'Move', 'Tribe', 'Tile', 'Sale']

/** How far a turn is, by the lowest frame that says so; a window belongs to what comes next. */
function stepOf(frame: Frame): number | undefined {
  switch (frame.type) {
    case 'bid':
      return 0
    case 'start':
    case 'drop':
      return 1
    case 'window':
      return frame.stage === 'before-move' ? 1 : frame.stage === 'before-tribe' ? 2 : frame.stage === 'before-tile' ? 3 : 4
    case 'tribe':
      return 2
    case 'tile':
      return 3
    case 'closing':
      return 4
    default:
      return undefined
  }
}

export function steps(table: Table): Step[] {
  const known = table.frames.map(stepOf).filter((it) => it !== undefined)
  const at = table.phase === 'over' ? NAMES.length : (known.at(-1) ?? 1)
  return stepsAt(NAMES, at)
}
