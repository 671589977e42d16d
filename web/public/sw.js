// The table opens without a net: what was once loaded is kept. What changes (pages, the API) is asked for first.
const KEPT = 'vabanque-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(caches.keys().then((all) => Promise.all(all.filter((name) => name !== KEPT).map((name) => caches.delete(name)))).then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const where = new URL(request.url);
  if (request.method !== 'GET' || where.origin !== self.location.origin || where.pathname.includes('/api/')) return;
  const fresh = async () => {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
    return answer;
  };
  // Names of assets hold a hash: they never change.
  const kept = () => caches.match(request, { ignoreSearch: true });
  event.respondWith(where.pathname.includes('/assets/') ? kept().then((found) => found ?? fresh()) : fresh().catch(async () => (await kept()) ?? Response.error()));
});
