/** What the common code knows of a game without knowing which one it is. */
import type { Tone } from './sound'
import type { Args } from './voice'
import type { Line } from '../types/Line'
import type { Said } from '../types/Said'
import type { Seat } from '../types/Seat'

/** The game's own types, made from the Rust ones. */
export interface GameTypes {
  View: unknown
  Ask: unknown
  Action: unknown
  Event: unknown
  Illegal: unknown
}

/** Pieces that fly over the page, from one thing to another. Both are named by their `data-at`; a player is `player-2`. */
export interface Flight {
  from: string
  to: string
  /** A symbol of the sheet, or the drawing of a figure (`f2d`), and the classes that give it its colours. */
  symbol: string
  look?: string
  /** How many, one after another. */
  n: number
}

/** What a player has got or lost, as a number with a symbol. */
export interface Gain {
  seat: Seat
  n: number
  symbol: string
}

/** A rung of the ladder: whose, by which pieces, how strong, and what comes of it. */
export interface Rung {
  seat: Seat
  pieces: readonly number[]
  total: number
  /** What the player gets for it; absent until that is told. */
  gain?: Gain | undefined
  /** Ranked above another player of the same strength. */
  ahead?: boolean
}

/** How strong each player is at a place, strongest first. */
export interface Ladder {
  /** The place, by its `data-at`, and its name. */
  at: string
  title: Said
  rungs: readonly Rung[]
  /** How many rungs have been counted by now. */
  counted: number
}

/** A picture of the stage, shown until the next one. */
export interface Scene<View> {
  view: View
  /** The line that is shown with it. */
  says: Said
  /** How many events of the game have been told by now. */
  told: number
  /** How long it lasts at normal speed. */
  ms?: number
  /** What moves meanwhile; it has landed when the scene ends. */
  flights?: readonly Flight[]
  /** What has changed with this scene; it is shown for some time after it, too. */
  gains?: readonly Gain[]
  ladder?: Ladder | undefined
  /** The place it happens at, by its `data-at`. */
  at?: string | undefined
  /** What is heard when it begins. */
  sound?: Tone | undefined
}

/** How a game is told in words and pictures. */
export interface Telling<G extends GameTypes> {
  /** The numbers of the setup in play, for the texts of rules and cards. */
  figures?(view: G['View']): Args
  /**
   * The scenes of one step, after `earlier` events: pictures made of what was told, never of the view that stands at the
   * end. A game without scenes shows the present at once.
   */
  scenes?(before: G['View'], events: readonly G['Event'][], earlier: number, lines: readonly Line[]): Scene<G['View']>[]
  /** What players got by this, for the list of what happened. */
  gains?(event: G['Event']): Gain[]
  /** Where it happened, by its `data-at`: a line of the log points there. */
  at?(event: G['Event']): string | undefined
  /** What it sounds like. */
  sound?(event: G['Event']): Tone | undefined
}

/**
 * The one place where JSON becomes a game's own type. The server writes it from the Rust types from which ours are generated,
 * so it is not checked.
 */
export const heard = <T>(json: unknown): T => json as T
