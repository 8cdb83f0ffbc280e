/** A refusal as it is shown: why, and by which rule. */
import { heard, type GameTypes } from './game'
import { speech, tell } from './language.svelte'
import type { Reader } from './speech'
import type { Refusal } from '../types/Refusal'

export interface Notice<G extends GameTypes> {
  /** In the current language. */
  readonly text: string
  rule: string
  /** The game's own reason, if it is the game that refuses. */
  reason?: G['Illegal'] | undefined
}

export function noticeOf<G extends GameTypes>({ rule = '', message, reason, said }: Refusal, reader: Reader): Notice<G> {
  return {
    rule,
    reason: heard<G['Illegal'] | undefined>(reason),
    // The texts of the server's own refusals are not loaded here, so they come as finished sentences.
    get text() {
      return said && speech.voice.has(said.id) ? tell(said, reader) : message
    },
  }
}
