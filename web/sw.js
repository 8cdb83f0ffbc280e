/*
 * Keeps the shell of the house, so that it opens quickly and says so when it cannot be reached. Pages come from the network first, and what is said
 * at tables is never kept. The build writes which files belong to the shell; a new version waits until no page of the old one is open.
 */
const CACHE = 'caravanserai-VERSION'
const SHELL = ['FILES']

addEventListener('install', (event) => event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', ...SHELL]))))
addEventListener('activate', (event) => event.waitUntil(takeOver()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(unreachable))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(event))
})

addEventListener('push', (event) => event.waitUntil(notify(event.data?.json())))
addEventListener('notificationclick', (event) => {
  const { url, answer } = event.notification.data
  event.notification.close()
  event.waitUntil(show(event.action === 'answer' ? answer : url))
})

/** Says what the house has sent, in its words; only the time is told by this device, in its own zone. */
async function notify({ title, body, url, until, answer, answerLabel }) {
  const time = until && new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium', timeStyle: 'short' }).format(until)
  await registration.showNotification(title, {
    body: [body, time].filter(Boolean).join('\n'),
    // A newer notice takes the place of an older one: it is about all tables that wait.
    tag: 'your-turn',
    renotify: true,
    icon: '/icon-192.png',
    data: { url, answer },
    actions: answer ? [{ action: 'answer', title: answerLabel }] : [],
  })
}

/** Opens a page of this house, or goes to the one that is open there already. */
async function show(link) {
  const { pathname, hash } = new URL(link)
  const page = location.origin + pathname + hash
  const open = (await clients.matchAll({ type: 'window' })).find((it) => it.url === page)
  return open ? open.focus() : clients.openWindow(page)
}

/** What older versions kept is forgotten. */
async function takeOver() {
  const old = (await caches.keys()).filter((it) => it.startsWith('caravanserai-') && it !== CACHE)
  await Promise.all(old.map((it) => caches.delete(it)))
  await clients.claim()
}

/** What has its hash in its name never changes. */
async function asset(event) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()))
  return answer
}

/** The kept page, which is told that there is no house behind it. */
async function unreachable() {
  const page = await caches.match('/', { cacheName: CACHE })
  if (!page) return Response.error()
  const headers = new Headers(page.headers)
  for (const it of ['content-encoding', 'content-length', 'etag']) headers.delete(it)
  return new Response((await page.text()).replace('<html', '<html data-offline'), { headers })
}
