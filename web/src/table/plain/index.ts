import type { GameModule } from '../module'
import type { Plain } from './game'
import Play from './Play.svelte'

export default { Play } satisfies GameModule<Plain>
