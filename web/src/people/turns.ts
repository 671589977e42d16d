import { t } from '../lib/i18n.svelte.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import { sound } from '../lib/sound.ts';
import * as api from '../wire/api.ts';
import type * as S from '../wire/schema.ts';
import { unfinished } from '../wire/tokens.ts';

/** How often a page in the background asks whether it is my turn somewhere, in milliseconds. */
const EVERY = 60_000;

/** Tables at which it was my turn when the server last answered. */
let known: ReadonlySet<string> = new Set();
let heard = 0;

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Ask for permission to notify. Returns whether it was granted. */
export const mayNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

/** It has become my turn while nobody is looking: sound, vibration and, if wanted, a notification. */
export async function call(table: string, game: string): Promise<void> {
  if (!document.hidden) return;
  sound('turn');
  navigator.vibrate?.([120, 80, 120]);
  if (!prefs.saved.notify || !canNotify() || Notification.permission !== 'granted') return;
  const options = {
    body: t(`game-${game}`),
    tag: `vabanque-${table}`,
    icon: './icon-192.png',
    data: { place: `#/table/${table}` },
  };
  // Phones show notifications from service workers only.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker) return worker.showNotification(t('your-turn'), options);
  const shown = new Notification(t('your-turn'), options);
  shown.onclick = () => {
    window.focus();
    location.hash = options.data.place;
    shown.close();
  };
}

/** Title and badge show at how many tables others wait for me. */
function show(count: number): void {
  const away = document.hidden || !location.hash.startsWith('#/table/');
  if (away) document.title = count ? `(${count}) ${t('your-turn')} – Vabanque` : 'Vabanque';
  const badge = count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  badge?.catch(() => undefined);
}

function hear(tables: readonly S.TableSummary[]): void {
  heard = Date.now();
  const mine = tables.filter(({ your_turn: yours, status }) => yours && status === 'running');
  const open = location.hash.split('/')[2]?.split('?')[0];
  // A table's page hears of it at once, over its own connection.
  for (const { table, game } of mine) if (!known.has(table) && table !== open) void call(table, game);
  known = new Set(mine.map(({ table }) => table));
  show(mine.length);
}

/** From now on this page watches all tables of this device. */
export function watch(): void {
  api.listen(hear);
  const look = () => {
    if (Date.now() - heard > EVERY - 5_000 && Object.keys(unfinished()).length) void api.mine().catch(() => undefined);
  };
  setInterval(look, EVERY);
  document.addEventListener('visibilitychange', () => (document.hidden ? show(known.size) : look()));
}
