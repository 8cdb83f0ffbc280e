/** The types of Morgenland, made from the Rust ones. */
import type { TableState } from '../../core/table.svelte'
import type { Action } from '../../types/morgenland/Action'
import type { Ask } from '../../types/morgenland/Ask'
import type { Event } from '../../types/morgenland/Event'
import type { Illegal } from '../../types/morgenland/Illegal'
import type { View } from '../../types/morgenland/View'

export type Morgenland = { View: View; Ask: Ask; Action: Action; Event: Event; Illegal: Illegal }
export type Table = TableState<Morgenland>
export type { Action, Ask, Event, Illegal, View }
export type { Artifact } from '../../types/morgenland/Artifact'
export type { Artifacts } from '../../types/morgenland/Artifacts'
export type { Asked } from '../../types/morgenland/Asked'
export type { Card } from '../../types/morgenland/Card'
export type { Field } from '../../types/morgenland/Field'
export type { Kind } from '../../types/morgenland/Kind'
export type { Mark } from '../../types/morgenland/Mark'
export type { Phase } from '../../types/morgenland/Phase'
export type { PieceView } from '../../types/morgenland/PieceView'
export type { Play } from '../../types/morgenland/Play'
export type { PlayerView } from '../../types/morgenland/PlayerView'
export type { Purse } from '../../types/morgenland/Purse'
export type { Question } from '../../types/morgenland/Question'
export type { Seat } from '../../types/morgenland/Seat'
export type { Spell } from '../../types/morgenland/Spell'
export type { Target } from '../../types/morgenland/Target'
