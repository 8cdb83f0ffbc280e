/** Two places: the inn, and a table. */
export type Place = { at: 'inn' } | { at: 'table'; id: string } | { at: 'nowhere' }

export function placeOf(path: string): Place {
  if (path === '/') return { at: 'inn' }
  const table = /^\/table\/([\w-]+)\/?$/.exec(path)
  return table?.[1] ? { at: 'table', id: table[1] } : { at: 'nowhere' }
}

export const route = $state<{ place: Place }>({ place: placeOf(location.pathname) })

addEventListener('popstate', () => {
  route.place = placeOf(location.pathname)
})

export function go(path: string): void {
  history.pushState(null, '', path)
  route.place = placeOf(path)
  scrollTo(0, 0)
}

/** For links: an ordinary press stays in the page, every other one is the browser's. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  go(link.pathname)
}
