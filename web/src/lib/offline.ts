/** Seconds that a first page has for itself before all pages are kept; not the same for everybody in a room. */
const FIRST = 2;
const SPREAD = 3;

/** Once this page has loaded and has had its time, keep all pages for offline use. */
export function keepPages(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  const soon = () => {
    // A page that has been kept before looks for a new release at once: it costs one request.
    if (navigator.serviceWorker.controller) register();
    else setTimeout(register, 1000 * (FIRST + SPREAD * Math.random()));
  };
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Do this device's pages work offline? */
export const keepsPages = (): boolean =>
  typeof navigator !== 'undefined' && Boolean(navigator.serviceWorker?.controller) && 'caches' in globalThis;
