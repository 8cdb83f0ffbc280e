/** Night or day: what the system says, until the visitor chooses. */
import { Choice } from './kept.svelte'

type Theme = 'night' | 'day'

const bright = matchMedia('(prefers-color-scheme: light)')
let system = $state<Theme>(bright.matches ? 'day' : 'night')

const now = (wish: Theme | 'system'): Theme => (wish === 'system' ? system : wish)

export const light = new Choice('caravanserai.theme', ['night', 'day', 'system'], 'system', (wish) => {
  document.documentElement.dataset.theme = now(wish)
})

export const theme = {
  get now(): Theme {
    return now(light.now)
  },
}

export const toggleTheme = (): void => light.choose(theme.now === 'night' ? 'day' : 'night')

bright.addEventListener('change', () => {
  system = bright.matches ? 'day' : 'night'
  light.show(light.now)
})
