/** What a visitor likes, besides language, light and speed. */
import { Choice, Switch } from './kept.svelte'

/** Off until somebody wants it. */
export const sound = new Switch('caravanserai.sound', 'off')

/** How loud, in tenths. */
export const LOUDEST = 10
const VOLUMES = Array.from({ length: LOUDEST }, (_, i) => String(i + 1))
export const volume = new Choice<string>('caravanserai.volume', VOLUMES, '6')

/** Patterns on everything that has a colour of its own: the paint reads it from the page (`--pattern`). */
export const patterns = new Switch('caravanserai.patterns', 'on', (now) => {
  if (globalThis.document) document.documentElement.dataset.patterns = now
})

/** What cannot be taken back is pressed twice. */
export const confirm = new Switch('caravanserai.confirm', 'off')
