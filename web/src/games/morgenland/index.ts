import type { GameModule } from '../../table/module'
import type { Morgenland } from './game'
import { foldLog } from './log'
import Play from './Play.svelte'
import { ruleText } from './rules'
import { scenes } from './stage'

export default { Play, log: foldLog, ruleText, scenes } satisfies GameModule<Morgenland>
