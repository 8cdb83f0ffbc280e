/** What the house knows of a game without knowing which one it is. */
import type { Args } from './voice'
import type { Line } from '../types/Line'
import type { Said } from '../types/Said'

/** The game's own types, made from the Rust ones. */
export interface GameTypes {
  View: unknown
  Ask: unknown
  Action: unknown
  Event: unknown
  Illegal: unknown
}

/** A picture of the stage, until the next. */
export interface Scene<View> {
  view: View
  /** What is being said, in a line. */
  says: Said
  /** How many events of the game have been told by now. */
  told: number
}

/** How a game is told in words and pictures. */
export interface Telling<G extends GameTypes> {
  /** The numbers of the setup in play, for the texts of rules and cards. */
  figures?(view: G['View']): Args
  /** One step, scene by scene, after so many events told earlier. A game without scenes shows the present at once. */
  scenes?(before: G['View'], events: readonly G['Event'][], earlier: number, lines: readonly Line[]): Scene<G['View']>[]
}

/**
 * The one door where JSON becomes a game's own type. The server makes it from the Rust types from which ours are generated,
 * so it is taken at its word.
 */
export const heard = <T>(json: unknown): T => json as T
