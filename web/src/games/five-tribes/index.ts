import type { GameModule } from '../../table/module'
import type { FiveTribes } from './game'
import { foldLog } from './log'
import Play from './Play.svelte'
import { ruleText } from './rules'

export default { Play, log: foldLog, ruleText } satisfies GameModule<FiveTribes>
