import { isHere } from '../wire/here.ts';
import { reviewParts } from '../review/parts.ts';
import * as api from '../wire/api.ts';
import { ask } from '../wire/http.ts';
import type * as S from '../wire/schema.ts';
import { tokenOf, tokens } from '../wire/tokens.ts';
import { accountOf, fromView, type BroughtIn, type Played } from './played.ts';

/**
 * All finished games of this device, in IndexedDB: a small row for each, so that lists and statistics can read them
 * all, and beside it the compressed record, to replay the game long after its server has forgotten it.
 */
const NAME = 'vabanque';
type StoreName = 'games' | 'records';
interface Row {
  id: string;
  body: Blob;
}

let opened: Promise<IDBDatabase> | null = null;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore('games', { keyPath: 'id' });
      request.result.createObjectStore('records', { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // Another tab wants to delete everything: don't block it.
      request.result.onversionchange = () => {
        request.result.close();
        opened = null;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(new Error(request.error?.message));
  });
  opened.catch(() => (opened = null));
  return opened;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error(request.error?.message));
  });

async function read<T>(store: StoreName, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return done(work((await open()).transaction(store).objectStore(store)));
}

/** All or nothing. */
async function write(work: (games: IDBObjectStore, records: IDBObjectStore) => void): Promise<void> {
  const transaction = (await open()).transaction(['games', 'records'], 'readwrite');
  work(transaction.objectStore('games'), transaction.objectStore('records'));
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(new Error(transaction.error?.message));
  });
}

async function through(body: Blob, stream: CompressionStream | DecompressionStream): Promise<Blob> {
  return new Response(body.stream().pipeThrough(stream)).blob();
}
const pack = (record: string): Promise<Blob> => through(new Blob([record]), new CompressionStream('gzip'));

/** Every game, latest first. */
export async function allGames(): Promise<Played[]> {
  const games = await read('games', (store) => store.getAll() as IDBRequest<Played[]>);
  return games.sort((a, b) => b.at - a.at);
}

/** A game as one line of JSON; null if this device has not kept it. */
export async function recordOf(id: string): Promise<string | null> {
  const row = await read('records', (store) => store.get(id) as IDBRequest<Row | undefined>);
  return row ? (await through(row.body, new DecompressionStream('gzip'))).text() : null;
}

export async function put(games: readonly BroughtIn[]): Promise<void> {
  const rows = await Promise.all(
    games.map(async ({ played, record }) => ({ played, row: { id: played.id, body: await pack(record) } })),
  );
  await write((shelf, records) => {
    for (const { played, row } of rows) {
      shelf.put(played);
      records.put(row);
    }
  });
}

/** Only rows, as another device sent them; games that are already here stay as they are. */
export async function putRows(games: readonly Played[]): Promise<void> {
  const known = new Set((await allGames()).map(({ id }) => id));
  await write((shelf) => games.filter(({ id }) => !known.has(id)).forEach((game) => shelf.put(game)));
}

export const remove = (ids: readonly string[]): Promise<void> =>
  write((games, records) => {
    for (const id of ids) {
      games.delete(id);
      records.delete(id);
    }
  });

/** Deletes everything, for other tabs too. */
export async function removeAll(): Promise<void> {
  (await open()).close();
  opened = null;
  await done(indexedDB.deleteDatabase(NAME));
}

/** Keep a table that is over, unless it is here already. */
export async function keepTable(view: S.TableView, at: number): Promise<void> {
  const played = fromView(view, at);
  if (!played || played.me === null) return;
  if (await read('games', (store) => store.getKey(view.table))) return;
  const record = await ask<{ start: number }>(`/tables/${view.table}/record`, undefined, tokenOf(view.table));
  await put([{ played: { ...played, first: record.start }, record: JSON.stringify(record) }]);
}

/** What a review says about my seat. */
export async function noteReview(id: string, seats: readonly S.ReviewSeat[]): Promise<void> {
  const game = await read('games', (store) => store.get(id) as IDBRequest<Played | undefined>);
  const mine = game?.me == null ? undefined : seats[game.me];
  if (!game || !mine) return;
  await write((games) => games.put({ ...game, review: accountOf(mine) }));
}

/** Fetch the games of this device that ended while it was away. */
export async function catchUp(): Promise<void> {
  const known = new Set((await allGames()).map(({ id }) => id));
  const missing = Object.fromEntries(
    Object.entries(tokens())
      .filter(([id, token]) => !known.has(id) && !isHere(token))
      .slice(-50),
  );
  if (!Object.keys(missing).length) return;
  const { tables } = await ask<S.TableList>('/tables/mine', { tokens: missing });
  for (const { table, status, touched } of tables)
    if (status === 'over')
      await keepTable(await ask<S.TableView>(`/tables/${table}`, undefined, tokenOf(table)), touched);
}

/** Lets the server review a game to the end, and stores the result. */
export async function review(id: string): Promise<void> {
  let seats: readonly S.ReviewSeat[] = [];
  for await (const part of reviewParts(() => api.tableReview(id))) seats = part.seats;
  await noteReview(id, seats);
}
