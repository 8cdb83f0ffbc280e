import type { GameModule } from '../../table/module'
import type { Morgenland } from './game'
import Held from './Held.svelte'
import Play from './Play.svelte'
import { gainsOf, placeOf } from './stage/gains'
import { scenes } from './stage/scenes'
import { sound } from './stage/sounds'

export default { Play, Held, scenes, gains: gainsOf, at: placeOf, sound } satisfies GameModule<Morgenland>
