import { patientFetch } from '../lib/patient.svelte.ts';
import { forget, tokens } from '../wire/tokens.ts';
import { removeAll } from './shelf.ts';

/** Ask the host to delete every table for which this device has a seat. Others may still be playing at some. */
export async function forgetHost(): Promise<{ gone: number; kept: number }> {
  let gone = 0,
    kept = 0;
  for (const [table, token] of Object.entries(tokens())) {
    const answer = await patientFetch(`/api/tables/${table}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    }).catch(() => null);
    const problem = answer?.ok ? null : ((await answer?.json().catch(() => null)) as { code?: string } | null);
    // Whatever is gone, or no longer ours, needs no deleting.
    if (answer?.ok || answer?.status === 404 || problem?.code === 'spectator') {
      forget(table);
      gone++;
    } else kept++;
  }
  return { gone, kept };
}

/** Everything that this page has ever stored here. Seats at running tables are lost with it. */
export async function forgetDevice(): Promise<void> {
  await removeAll().catch(() => undefined);
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith('vabanque')))
    localStorage.removeItem(key);
  sessionStorage.clear();
  if ('caches' in globalThis)
    for (const name of (await caches.keys()).filter((key) => key.startsWith('vabanque'))) await caches.delete(name);
  for (const worker of (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [])
    await worker.unregister();
}
