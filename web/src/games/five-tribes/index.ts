import type { GameModule } from '../../table/module'
import type { FiveTribes } from './game'
import Held from './Held.svelte'
import Play from './Play.svelte'
import { at, gains, scenes } from './stage/scenes'
import { sound } from './stage/sounds'

export default { Play, Held, scenes, gains, at, sound } satisfies GameModule<FiveTribes>
