/** Reading the arguments of a message by their names. */
import type { Arg } from '../types/Arg'
import type { Said } from '../types/Said'
import type { Seat } from '../types/Seat'

export const argOf = (said: Said | undefined, name: string): Arg | undefined => said?.args?.find(([it]) => it === name)?.[1]

export function seatOf(said: Said, name: string): Seat | undefined {
  const arg = argOf(said, name)
  return typeof arg === 'object' && 'seat' in arg ? arg.seat : undefined
}

export function numberOf(said: Said, name: string): number | undefined {
  const arg = argOf(said, name)
  return typeof arg === 'object' && 'number' in arg ? arg.number : undefined
}

/** A sentence within a sentence. */
export function within(said: Said | undefined, name: string): Said | undefined {
  const arg = argOf(said, name)
  return typeof arg === 'object' && 'said' in arg ? arg.said : undefined
}
