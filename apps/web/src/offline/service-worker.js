// Keeps the built site in the browser: pages and games open with no network. Data of the server is never kept.
const FILES = __FILES__;
const CACHE = `naos-${__VERSION__}`;

// A new version waits until no page of the old one is open: those still need the old files, which no server has any more.
self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('naos-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** A page: the newest from the network, the kept one without it. */
async function page(request) {
  try {
    const fresh = await fetch(request);
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

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (/^\/(api|ws|health|metrics|openapi)/.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
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
