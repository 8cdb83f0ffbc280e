import type { GameModule } from '../../table/module'
import type { CardGame } from './game'
import { figures } from './magic'
import Play from './Play.svelte'

export default { Play, figures } satisfies GameModule<CardGame>
