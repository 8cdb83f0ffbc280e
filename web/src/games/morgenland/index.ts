import type { GameModule } from '../../table/module'
import type { Morgenland } from './game'
import Play from './Play.svelte'
import { gainsOf, placeOf } from './stage/gains'
import { scenes } from './stage/scenes'

export default { Play, scenes, gains: gainsOf, at: placeOf } satisfies GameModule<Morgenland>
