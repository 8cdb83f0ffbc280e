/** The types of the card game, made from the Rust ones. */
import type { TableState } from '../../core/table.svelte'
import type { Action } from '../../types/morgenland-cards/Action'
import type { Ask } from '../../types/morgenland-cards/Ask'
import type { Event } from '../../types/morgenland-cards/Event'
import type { Illegal } from '../../types/morgenland-cards/Illegal'
import type { View } from '../../types/morgenland-cards/View'

export type CardGame = { View: View; Ask: Ask; Action: Action; Event: Event; Illegal: Illegal }
export type Table = TableState<CardGame>
export type { Action, Event, View }
export type { Artifact } from '../../types/morgenland-cards/Artifact'
export type { Card } from '../../types/morgenland-cards/Card'
export type { HeroView } from '../../types/morgenland-cards/HeroView'
export type { Phase } from '../../types/morgenland-cards/Phase'
export type { Place } from '../../types/morgenland-cards/Place'
export type { PlayerView } from '../../types/morgenland-cards/PlayerView'
export type { Spell } from '../../types/morgenland-cards/Spell'
export type { Target } from '../../types/morgenland-cards/Target'
export type { Treasure } from '../../types/morgenland-cards/Treasure'
