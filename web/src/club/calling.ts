import { Kept } from '../lib/kept.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import { pushWish } from '../people/push.ts';
import { askForCalls, remove } from './api.ts';

/** Evening → the last game this device was called to. */
const told = new Kept<number>('vabanque.called', 20);

/** Is this a game that this device has not been called to yet? */
export function called(evening: string, game: number): boolean {
  if ((told.of(evening) ?? -1) >= game) return false;
  told.keep(evening, game);
  return true;
}

/** A buzz, and a notification if the phone shows something else. */
export async function callMe(text: string, place: string): Promise<void> {
  navigator.vibrate?.([200, 100, 200]);
  if (!document.hidden || !prefs.saved.notify || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const options = { tag: 'vabanque-evening', icon: './icon-192.png', data: { place } };
  // Phones show notifications from service workers only.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) await worker.showNotification(text, options);
  else new Notification(text, options);
}

/**
 * Be called also while this page is closed, by Web Push, or no longer. Some browsers have no push service; the page
 * itself then calls as long as it is open.
 */
export async function callWhileClosed(evening: string, token: string, on: boolean): Promise<void> {
  if (!on) return remove(`/evenings/${evening}/notices`, token);
  const wish = await pushWish();
  if (wish) await askForCalls(evening, token, wish);
}
