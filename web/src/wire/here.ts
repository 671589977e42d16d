/** Tokens of tables that only this device has begin with it. */
const HERE = 'here-';
/** Noted by whoever keeps everything for playing without a server. */
export const KIT = 'vabanque.kit';

export const isHere = (token: string | null | undefined): boolean => token?.startsWith(HERE) ?? false;

/** Is this page part of a folder without a server of ours (scripts/site.py)? */
export const alone = typeof document !== 'undefined' && 'alone' in document.documentElement.dataset;

/**
 * The address of a server's page from what somebody typed, or else from what the folder was made with
 * (`scripts/site.py --server`); null if it is none.
 */
export function server(typed: string): string | null {
  const given = typed || document.documentElement.dataset['server'] || '';
  try {
    const { protocol, host, origin, pathname } = new URL(/^https?:/i.test(given) ? given : `https://${given}`);
    const fine = /^https?:$/.test(protocol) && /^[\w.:[\]-]+$/.test(host); // Chromium takes “no address” for a host
    return fine ? `${origin}${pathname.replace(/[^/]*$/, '')}` : null;
  } catch {
    return null;
  }
}

/** What such a page knows without waking the house. */
export const KNOWN: Record<string, () => Promise<unknown>> = {
  'GET /games': async () => (await fetch('./games.json')).json(),
  'GET /tables': () => Promise.resolve({ tables: [] }),
  'GET /phones': () => Promise.resolve({ possible: false, address: null }),
};

/** Does this device have everything to play without a server? */
export function keepsHouse(): boolean {
  try {
    return localStorage.getItem(KIT) !== null;
  } catch {
    return false;
  }
}
