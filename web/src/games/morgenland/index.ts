import type { GameModule } from '../../table/module'
import type { Morgenland } from './game'
import Play from './Play.svelte'
import { scenes } from './stage'

export default { Play, scenes } satisfies GameModule<Morgenland>
