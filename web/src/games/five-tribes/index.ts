import type { GameModule } from '../../table/module'
import type { FiveTribes } from './game'
import Play from './Play.svelte'
import { at, gains, scenes } from './stage/scenes'

export default { Play, scenes, gains, at } satisfies GameModule<FiveTribes>
