import { keepsPages } from '../lib/offline.ts';
import { later } from '../later.ts';
import { ask, Refused } from './http.ts';
import type * as S from './schema.ts';
import { tokenOf, tokens } from './tokens.ts';

/** Replays of this device's own games; a finished game never changes. */
const SHELF = 'vabanque-replays';
const MOST = 40;
const LISTED = 'vabanque.over';

const pathOf = (table: string): string => `/tables/${table}/replay`;

/** A finished game step by step: from the server or, offline, from the shelf. */
export async function replay(table: string): Promise<S.Replay> {
  try {
    if (!/^[a-z0-9]+$/.test(table)) throw new Refused('no-such-table'); // imported from a file
    const game = await ask<S.Replay>(pathOf(table), undefined, tokenOf(table));
    if (table in tokens()) await shelve(table, game).catch(() => undefined);
    return game;
  } catch (error) {
    const answer = error instanceof Refused || !keepsPages() ? undefined : await onShelf(table);
    if (answer) return (await answer.json()) as S.Replay;
    const record = await keptRecord(table);
    if (record === null) throw error;
    return ask<S.Replay>('/replays', record);
  }
}

/** The record of a game stored on this device; the server may have forgotten it, or never have known it. */
export const keptRecord = (id: string): Promise<string | null> =>
  later
    .shelf()
    .then(({ recordOf }) => recordOf(id))
    .catch(() => null);

const onShelf = async (table: string): Promise<Response | undefined> =>
  (await caches.open(SHELF)).match(`/api${pathOf(table)}`);

async function shelve(table: string, game: S.Replay): Promise<void> {
  if (!keepsPages()) return;
  const shelf = await caches.open(SHELF);
  await shelf.put(`/api${pathOf(table)}`, new Response(JSON.stringify(game)));
  const oldest = await shelf.keys();
  await Promise.all(oldest.slice(0, -MOST).map((request) => shelf.delete(request)));
}

/** Remember which games are over, and fetch the replays that are not on the shelf yet. */
export async function shelveAll(over: readonly S.TableSummary[]): Promise<void> {
  try {
    localStorage.setItem(LISTED, JSON.stringify(over));
  } catch {
    /* no storage: nothing is listed offline */
  }
  if (!keepsPages()) return;
  for (const { table } of over) if (!(await onShelf(table))) await replay(table);
}

/** The games that were over when the server last answered. */
export function listed(): S.TableSummary[] {
  try {
    return JSON.parse(localStorage.getItem(LISTED) ?? '[]') as S.TableSummary[];
  } catch {
    return [];
  }
}
