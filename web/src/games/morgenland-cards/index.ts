import type { GameModule } from '../../table/module'
import { foldLog } from './events'
import type { CardGame } from './game'
import Play from './Play.svelte'
import { ruleText } from './rules'

export default { Play, log: foldLog, ruleText } satisfies GameModule<CardGame>
