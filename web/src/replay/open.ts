/** All open: what every seat saw, laid over what everybody saw. Nothing is shown that no player knew. */
import { isObject, type Json } from '../core/merge'
import { heard } from '../core/game'
import { momentAt, type Film } from './past'

/** Fills what is hidden in one view with what another shows at the same place. Where both show it, the first stays. */
export function opened(open: Json | undefined, own: Json | undefined): Json | undefined {
  if (open === undefined || open === null) return own ?? open
  if (Array.isArray(open)) return Array.isArray(own) && own.length === open.length ? open.map((it, i) => opened(it, own[i]) ?? null) : open
  if (!isObject(open) || !isObject(own)) return open
  const all: { [key: string]: Json } = { ...open }
  for (const [key, value] of Object.entries(own)) all[key] = opened(open[key], value) ?? null
  return all
}

/** The film of a spectator, with every moment of any seat, and with what each of them saw. */
export function openFilm(watched: Film, seats: readonly Film[]): Film {
  const steps = [...new Set([watched, ...seats].flatMap((film) => film.moments.map((it) => it.step)))].sort((a, b) => a - b)
  const moments = steps.flatMap((step) => {
    const base = watched.moments[momentAt(watched, step)]
    const seen = seats.map((film) => film.moments[momentAt(film, step)]?.view)
    // Built when needed: of a thousand moments few are looked at.
    const view = () => seen.reduce((open, own) => opened(heard<Json>(open), heard<Json>(own)), base?.view)
    return base
      ? [
          {
            ...base,
            step,
            get view() {
              return view()
            },
          },
        ]
      : []
  })
  return { ...watched, moments }
}
