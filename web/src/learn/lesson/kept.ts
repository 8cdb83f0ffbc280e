/** How far the visitor has come in each guided first game, kept in this browser. */
interface Kept {
  at: number
  done: boolean
}

const keyOf = (game: string): string => `caravanserai.lesson.${game}`

export function keptOf(game: string): Kept {
  try {
    const it = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}') as Partial<Kept>
    return { at: Number(it.at) || 0, done: it.done === true }
  } catch {
    return { at: 0, done: false }
  }
}

export function keep(game: string, kept: Kept): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(kept))
  } catch {
    // Without storage the place lasts as long as the page.
  }
}
