/** The types of Five Tribes, made from the Rust ones. */
import type { TableState } from '../../core/table.svelte'
import type { Action } from '../../types/five-tribes/Action'
import type { Ask } from '../../types/five-tribes/Ask'
import type { Board } from '../../types/five-tribes/Board'
import type { Event } from '../../types/five-tribes/Event'
import type { Illegal } from '../../types/five-tribes/Illegal'
import type { View } from '../../types/five-tribes/View'

export type FiveTribes = { View: View; Ask: Ask; Action: Action; Event: Event; Illegal: Illegal }
export type State = TableState<FiveTribes>
export type { Action, Ask, Event, Illegal, View }
export type { Card } from '../../types/five-tribes/Card'
export type { Djinn } from '../../types/five-tribes/Djinn'
export type { Frame } from '../../types/five-tribes/Frame'
export type { Heading } from '../../types/five-tribes/Heading'
export type { Item } from '../../types/five-tribes/Item'
export type { Land } from '../../types/five-tribes/Land'
export type { Player } from '../../types/five-tribes/Player'
export type { Score } from '../../types/five-tribes/Score'
export type { Setup } from '../../types/five-tribes/Setup'
export type { Stage } from '../../types/five-tribes/Stage'
export type { Table } from '../../types/five-tribes/Table'
export type { Tribe } from '../../types/five-tribes/Tribe'
export type { Seat } from '../../types/five-tribes/Seat'
export type { Tile } from '../../types/five-tribes/Tile'
export type Square = Board[number]
