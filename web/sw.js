/*
 * The service worker: caches the app shell, so that the site opens quickly and can say when it is offline. Pages come from the network first, and
 * nothing of a table is ever cached. The build fills in the files of the shell; a new version waits until no page of the old is open.
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

/** Shows the notice as the server worded it; only the time is formatted here, in the time zone of this device. */
async function notify({ title, body, url, until, answer, answerLabel }) {
  const time = until && new Intl.DateTimeFormat(navigator.language, { dateStyle: 'medium', timeStyle: 'short' }).format(until)
  await registration.showNotification(title, {
    body: [body, time].filter(Boolean).join('\n'),
    // A newer notice replaces an older one, because each is about all tables that wait.
    tag: 'your-turn',
    renotify: true,
    icon: '/icon-192.png',
    data: { url, answer },
    actions: answer ? [{ action: 'answer', title: answerLabel }] : [],
  })
}

/** Opens a page of this site, or focuses the tab that already shows it. */
async function show(link) {
  const { pathname, hash } = new URL(link)
  const page = location.origin + pathname + hash
  const open = (await clients.matchAll({ type: 'window' })).find((it) => it.url === page)
  return open ? open.focus() : clients.openWindow(page)
}

/** Deletes older caches and takes over open pages. */
async function takeOver() {
  const old = (await caches.keys()).filter((it) => it.startsWith('caravanserai-') && it !== CACHE)
  await Promise.all(old.map((it) => caches.delete(it)))
  await clients.claim()
}

/** Files with a hash in their name never change. */
async function asset(event) {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) event.waitUntil(cache.put(event.request, answer.clone()))
  return answer
}

/** The cached page, marked as offline because the server cannot be reached. */
async function unreachable() {
  const page = await caches.match('/', { cacheName: CACHE })
  if (!page) return Response.error()
  const headers = new Headers(page.headers)
  for (const it of ['content-encoding', 'content-length', 'etag']) headers.delete(it)
  return new Response((await page.text()).replace('<html', '<html data-offline'), { headers })
}
