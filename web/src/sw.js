// Keeps the shell of the page for a day without network: the page itself and its files, whose names change with their
// content. Nothing of /api is ever kept or answered from here: a table is what the server says it is. It shows news
// that come by push.

/** What the lobby needs, in every language, and a name that changes with it: vite.config.ts puts both in. */
const { name: SHELF, files: LOBBY } = self.__SHELL__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(SHELF).then((shelf) => shelf.addAll(['/', '/icon.svg', '/manifest.webmanifest', ...LOBBY])),
  );
  self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  const old = (names) => names.filter((name) => name.startsWith('great-race-') && name !== SHELF);
  event.waitUntil(caches.keys().then((names) => Promise.all(old(names).map((name) => caches.delete(name)))));
  self.clients.claim();
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
});
// News of a race for somebody who is not there: docs/API.md says what is sent. A later one about the same table takes
// its place.
self.addEventListener('push', (event) => {
  const { title, body, tag, path } = event.data?.json() ?? {};
  if (!title) return;
  const news = { body, tag, icon: '/icon.svg', badge: '/icon.svg', renotify: true, data: { path } };
  event.waitUntil(self.registration.showNotification(title, news));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** Goes to a place of this page: where it is open already, else in a window of its own. */
async function open(path) {
  const there = new URL(path ?? '/', location.origin);
  if (there.origin !== location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = windows.find((one) => new URL(one.url).pathname === there.pathname);
  await (same ? same.focus() : self.clients.openWindow(there.href));
}

/** The page of the server, and the one kept where the server does not answer. */
async function page(request) {
  const shelf = await caches.open(SHELF);
  try {
    const answer = await fetch(request);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    if (answer.ok && isPage && !new URL(request.url).pathname.includes('.')) {
      await shelf.put('/', answer.clone());
    }
    return answer;
  } catch (error) {
    const kept = await shelf.match('/');
    if (kept) return kept;
    throw error;
  }
}
/** Files with a hash in their name never change. */
async function file(request) {
  const shelf = await caches.open(SHELF);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await shelf.put(request, answer.clone());
  return answer;
}
