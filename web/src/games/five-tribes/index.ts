import type { GameModule } from '../../table/module'
import type { FiveTribes } from './game'
import Play from './Play.svelte'

export default { Play } satisfies GameModule<FiveTribes>
