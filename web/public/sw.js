/* global RELEASE */
// The pages without a connection. scripts/offline.mjs writes above these lines which files belong to this release, each
// with its fingerprint. All of them are kept together after the first visit, so an old page never meets new files.
const PREFIX = 'vabanque-release-';
/** What the server says about its games; it outlives a release. */
const ANSWERS = 'vabanque-answers';
/** What people keep on purpose to play without a server (src/offline); its names change with its content. */
const KIT = 'vabanque-kit';
/** How long a page waits for a slow network before the kept one is shown, in milliseconds. */
const PATIENCE = 4000;
/** The longest wait before a file is asked for once more, in seconds; each is twice the one before. */
const LONGEST = 8;
const LANGUAGES = ['en', 'de', 'fr', 'nl'];
const here = new URL('./', self.location);
const addressOf = (file) => new URL(file, here).href;

self.addEventListener('install', (event) => event.waitUntil(install().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(tidyUp().then(() => self.clients.claim())));

/** Fetch everything, two files at a time: nobody waits for it, and a page that is being used comes first. */
async function install() {
  const cache = await caches.open(RELEASE.name);
  const files = Object.entries(RELEASE.files);
  const work = async () => {
    for (let next; (next = files.pop()); ) await keep(cache, ...next);
  };
  await Promise.all([work(), work()]);
  if (await caches.has(KIT)) await renewKit();
  await learnGames().catch(() => undefined);
}

/** A new release needs its own kit; most of it is what this device has already. */
async function renewKit() {
  const cache = await caches.open(KIT);
  for (const [file, integrity] of Object.entries(RELEASE.kit))
    if (!(await cache.match(addressOf(file)))) await keep(cache, file, integrity);
}

/**
 * A file that does not come is asked for again. One with another fingerprint is of another release: then this one is
 * not installed.
 */
async function keep(cache, file, integrity) {
  const request = { integrity, priority: 'low', cache: file.startsWith('assets/') ? 'default' : 'no-cache' };
  for (let wait = 1; ; wait *= 2) {
    const answer = await fetch(addressOf(file), request).catch(() => null);
    if (answer?.ok) return cache.put(addressOf(file), answer);
    if (wait > LONGEST) throw new Error(`${file}: ${answer?.status ?? 'no answer'}`);
    const seconds = Math.max(wait, Number(answer?.headers.get('retry-after')) || 0);
    await new Promise((done) => setTimeout(done, seconds * (1000 + 500 * Math.random())));
  }
}

/** Games from outside bring their words along, in every language. */
async function learnGames() {
  const cache = await caches.open(ANSWERS);
  const { games } = await (await remember(cache, new Request(addressOf('api/games')))).json();
  for (const { id } of games.filter((game) => game.words))
    for (const lang of LANGUAGES) await remember(cache, new Request(addressOf(`api/games/${id}/words/${lang}`)));
}

async function remember(cache, request) {
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function tidyUp() {
  const old = (await caches.keys()).filter((name) => name === 'vabanque-1' || name.startsWith(PREFIX));
  await Promise.all(old.filter((name) => name !== RELEASE.name).map((name) => caches.delete(name)));
  if (!(await caches.has(KIT))) return;
  const cache = await caches.open(KIT);
  const current = new Set(Object.keys(RELEASE.kit).map(addressOf));
  for (const request of await cache.keys()) if (!current.has(request.url)) await cache.delete(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { href, pathname } = new URL(request.url);
  if (request.method !== 'GET' || !href.startsWith(here.href)) return;
  const file = pathname.slice(here.pathname.length);
  if (request.mode === 'navigate') {
    if (file === '' || file === 'index.html') event.respondWith(page(request));
  } else if (file in RELEASE.files) event.respondWith(kept(file).then((answer) => answer ?? fetch(request)));
  else if (file in RELEASE.kit) event.respondWith(caches.match(request.url, { cacheName: KIT }).then((answer) => answer ?? fetch(request)));
  else if (/^api\/games(\/|$)/.test(file)) event.respondWith(latest(request));
});

/** A push message, also while no page is open. A page that somebody is looking at calls by itself. */
self.addEventListener('push', (event) => {
  const { title = 'Vabanque', body = '', place = '', evening = '' } = event.data?.json() ?? {};
  const tell = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    if (pages.some((page) => page.visibilityState === 'visible')) return;
    const tag = evening ? 'vabanque-evening' : 'vabanque-turn';
    await self.registration.showNotification(title, { body, tag, icon: './icon-192.png', data: { place } });
  };
  event.waitUntil(tell());
});

/** A notification leads to its table or evening. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const place = addressOf(event.notification.data?.place ?? '');
  const visit = async () => {
    const [page] = await self.clients.matchAll({ type: 'window' });
    if (!page) return self.clients.openWindow(place);
    await page.focus();
    return page.navigate(place);
  };
  event.waitUntil(visit());
});

const kept = async (file) => (await caches.open(RELEASE.name)).match(addressOf(file));

/** The newest page there is: the server's, unless it is away, busy or too slow. */
async function page(request) {
  try {
    const late = new Promise((_, reject) => setTimeout(reject, PATIENCE));
    const answer = await Promise.race([fetch(request), late]);
    if (answer.status < 500 && answer.status !== 429) return answer;
  } catch {
    /* away */
  }
  return (await kept('index.html')) ?? fetch(request);
}

async function latest(request) {
  const cache = await caches.open(ANSWERS);
  const answer = await remember(cache, request).catch(() => Response.error());
  return answer.ok ? answer : ((await cache.match(request)) ?? answer);
}
