import { words } from '../lib/i18n.svelte.ts';
import { pause } from '../lib/pause.ts';
import { ask } from '../wire/http.ts';
import type * as S from '../wire/schema.ts';

/** How long a page that has just been opened may need to store itself, in milliseconds. */
const INSTALLING = 30_000;

/** Could this browser be told something while the page is closed? Some have no push service. */
export const canPush = (): boolean => 'PushManager' in globalThis && Boolean(navigator.serviceWorker);

/** What receives messages. On a first visit it is only being installed. */
async function receiver(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('./sw.js');
  return navigator.serviceWorker.ready;
}

/** Where this browser takes messages while the page is closed; null if it takes none. */
export async function pushWish(): Promise<S.PushNotice | null> {
  const worker = await Promise.race([receiver().catch(() => null), pause(INSTALLING)]);
  if (!worker || !('pushManager' in worker)) return null;
  const { key } = await ask<S.PushKey>('/notices/key');
  const made = await subscribed(worker.pushManager, key).catch(() => null);
  const { endpoint, keys } = made?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  const language = words.lang as S.PushNotice['language'];
  return { kind: 'push', url: endpoint, p256dh: keys.p256dh, auth: keys.auth, language };
}

async function subscribed(service: PushManager, key: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: key };
  try {
    return await service.subscribe(wanted);
  } catch (error) {
    // A subscription belongs to one key. A server with a new database has a new one.
    const old = await service.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return service.subscribe(wanted);
  }
}
