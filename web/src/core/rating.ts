import { speech } from './language.svelte'
import type { Rating } from '../types/Rating'

/** `1523 ± 240`: how strong, and how sure that is. */
export const ratingOf = ({ points, within }: Rating): string => `${points} ± ${within}`
/** `+12`, with a true minus. */
export const changeOf = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0')

/** In milliseconds. */
export const DAY = 86_400_000

/** When everybody may look at the deal of this day, in the reader's time zone. */
export const unsealed = (day: number): string => new Date(day + DAY).toLocaleString(speech.voice.language, { dateStyle: 'long', timeStyle: 'short' })
