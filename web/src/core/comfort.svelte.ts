/** The visitor's preferences besides language, theme and speed. */
import { Choice, Switch } from './kept.svelte'

/** Off until the visitor switches it on. */
export const sound = new Switch('caravanserai.sound', 'off')

/** How loud, in tenths. */
export const LOUDEST = 10
const VOLUMES = Array.from({ length: LOUDEST }, (_, i) => String(i + 1))
export const volume = new Choice<string>('caravanserai.volume', VOLUMES, '6')

/** Patterns on everything told apart by colour; the style reads the choice from the page (`--pattern`). */
export const patterns = new Switch('caravanserai.patterns', 'on', (now) => {
  if (globalThis.document) document.documentElement.dataset.patterns = now
})

/** Whether a final answer needs a second press. */
export const confirm = new Switch('caravanserai.confirm', 'off')
