// Keeps the built site in the browser: pages and games open with no network. Data of the server is never kept.
const FILES = __FILES__;
const CACHE = `naos-${__VERSION__}`;
/** Bytes of a shared file: far more than any game has. */
const MOST_SHARED = 5_000_000;

// A new version waits until no page of the old one is open: those still need the old files, which no server has any more.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// Somebody has pressed for the new version. Other pages of the old one may be open: their files stay until the next one.
let isForced = false;
self.addEventListener('message', ({ data }) => {
  if (data !== 'take over') return;
  isForced = true;
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (name) => !isForced && name.startsWith('naos-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      // The page is asked for while this worker still starts, which takes a phone a while.
      .then(() => self.registration.navigationPreload?.enable())
      .then(() => self.clients.claim()),
  );
});

/** A page: the newest from the network, the kept one without it. */
async function page(request, early) {
  try {
    const fresh = (await early) ?? (await fetch(request));
    if (fresh.ok) return fresh;
  } catch {
    // No network: the kept page below is the answer.
  }
  return (await caches.match('/')) ?? Response.error();
}

/** A built file: its name holds its fingerprint, so a kept one is always right. */
async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}

/** A game's file that another app shares with this one: kept for the page of replays, which opens it. */
async function keepShared(request) {
  const file = (await request.formData()).get('game');
  if (file instanceof File && file.size <= MOST_SHARED) {
    const cache = await caches.open('shared');
    await cache.put('/shared-game', new Response(file, { headers: { 'x-name': encodeURIComponent(file.name) } }));
  }
  return Response.redirect('/replays?shared', 303);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method === 'POST' && origin === self.location.origin && pathname === '/share') {
    event.respondWith(keepShared(request));
    return;
  }
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(api|ws|health|metrics|openapi)/.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request, event.preloadResponse) : file(request));
});

// "It is your turn": shown even when no page is open; pressing it goes to the table.
self.addEventListener('push', (event) => {
  const { title, body, path } = event.data?.json() ?? {};
  if (typeof title !== 'string') return;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: '/icon-192.png',
      badge: '/icon-192.png',
      tag: path,
      data: path ?? '/',
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data, self.location.origin).href;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find(({ url }) => url === address);
    return there === undefined ? self.clients.openWindow(address) : there.focus();
  };
  event.waitUntil(open());
});
