const RELOADED = 'vabanque.reloaded';

/** Once this page has loaded, keep all pages for offline use; and follow the server to a new release. */
export function keepPages(): void {
  // A part of this page is gone: the server has a new release. Reload, but never in a loop.
  addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < 30_000) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  });
  if (!('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Do this device's pages work offline? */
export const keepsPages = (): boolean =>
  typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller) && 'caches' in globalThis;
