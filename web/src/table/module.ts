import type { Component } from 'svelte'
import type { GameTypes, Telling } from '../core/game'
import type { TableState } from '../core/table.svelte'

/** All that the browser has of one game: how it is told, and the table it is played on. */
export interface GameModule<G extends GameTypes> extends Telling<G> {
  Play: Component<{ table: TableState<G> }>
  /** What the player at this table holds, for replays with all hands open. */
  Held?: Component<{ table: TableState<G> }>
}

/** A module found by the name of its game. Only the module knows its types, and it is given only tables of its own game. */
export type AnyGame = GameModule<any>
export type AnyTable = TableState<any>
