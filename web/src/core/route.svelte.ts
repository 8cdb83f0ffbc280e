/** The pages of this site, as their addresses name them. */
export type Place =
  | { at: 'inn' }
  | { at: 'table'; id: string }
  | { at: 'replay'; id: string }
  | { at: 'learn'; game?: string | undefined }
  | { at: 'settings' }
  | { at: 'lobby' }
  | { at: 'ratings' }
  | { at: 'daily' }
  | { at: 'about' }
  | { at: 'person'; name: string }
  | { at: (typeof OWN)[number] }
  | { at: 'lesson'; game: string }
  | { at: 'almanac'; game?: string | undefined; card?: string | undefined }
  | { at: 'nowhere' }

/** The pages of the account and of the administrators, by their addresses. */
const OWN = ['account', 'signup', 'login', 'reset', 'claim', 'privacy', 'admin', 'confirm', 'answer'] as const

export function placeOf(path: string): Place {
  const [first = '', second, third, ...more] = path.split('/').filter(Boolean)
  if (more.length > 0) return { at: 'nowhere' }
  if (first === '') return { at: 'inn' }
  if (first === 'table' && /^[\w-]+$/.test(second ?? '')) {
    const id = second ?? ''
    return third === undefined ? { at: 'table', id } : third === 'replay' ? { at: 'replay', id } : { at: 'nowhere' }
  }
  if (first === 'learn' && second && third === 'play') return { at: 'lesson', game: second }
  if (first === 'learn' && third === undefined) return { at: 'learn', game: second }
  if (first === 'settings' && second === undefined) return { at: 'settings' }
  if (first === 'lobby' && second === undefined) return { at: 'lobby' }
  if ((first === 'ratings' || first === 'daily' || first === 'about') && second === undefined) return { at: first }
  if (first === 'person' && second && third === undefined) return { at: 'person', name: decodeURIComponent(second) }
  const own = OWN.find((it) => it === first)
  if (own && second === undefined) return { at: own }
  if (first === 'almanac') return { at: 'almanac', game: second, card: third }
  return { at: 'nowhere' }
}

export const route = $state<{ place: Place }>({ place: placeOf(location.pathname) })

addEventListener('popstate', () => {
  route.place = placeOf(location.pathname)
})

/** Goes to an address of this site; what follows a `#` or `?` is for its page. */
export function go(address: string): void {
  history.pushState(null, '', address)
  route.place = placeOf(location.pathname)
  if (!location.hash) scrollTo(0, 0)
}

/** For links: an ordinary click stays in the page, every other one is left to the browser. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
