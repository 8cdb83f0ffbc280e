import type { GameModule } from '../module'
import type { Plain } from './game'
import Play from './Play.svelte'
import { log } from './read'

export default { Play, log, ruleText: () => undefined } satisfies GameModule<Plain>
