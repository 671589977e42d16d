/** Tokens of tables that only this device has begin with it. */
const HERE = 'here-';
/** Noted by whoever keeps everything for playing without a server. */
export const KIT = 'vabanque.kit';

export const isHere = (token: string | null | undefined): boolean => token?.startsWith(HERE) ?? false;

/** Is this page part of a folder without a server of ours (scripts/site.py)? */
export const alone = typeof document !== 'undefined' && 'alone' in document.documentElement.dataset;

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
