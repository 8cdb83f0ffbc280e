/** Night or day: what the system says, until somebody chooses. */
type Theme = 'night' | 'day'
const KEY = 'caravanserai.theme'

function chosen(): Theme | undefined {
  try {
    const kept = localStorage.getItem(KEY)
    return kept === 'night' || kept === 'day' ? kept : undefined
  } catch {
    return undefined
  }
}

const system = (): Theme => (matchMedia('(prefers-color-scheme: light)').matches ? 'day' : 'night')

export const theme = $state<{ now: Theme }>({ now: chosen() ?? system() })

function show(): void {
  document.documentElement.dataset.theme = theme.now
}

export function toggleTheme(): void {
  theme.now = theme.now === 'night' ? 'day' : 'night'
  try {
    localStorage.setItem(KEY, theme.now)
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  show()
}

matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => {
  if (!chosen()) theme.now = system()
  show()
})
show()
