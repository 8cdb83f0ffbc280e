import type { Json } from '../../core/merge'
import type { TableState } from '../../core/table.svelte'

/** Of a game without a module of its own we only know that it speaks JSON. */
export type Plain = { View: Json; Ask: Json; Action: Json; Event: Json; Illegal: Json }
export type PlainTable = TableState<Plain>
