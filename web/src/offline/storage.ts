import type * as S from '../wire/schema.ts';

/** A table without its journal: only the house in the worker reads what is in it. */
export interface KeptTable {
  row: [id: string, ...unknown[]];
  devices: unknown[];
}
export type Row = [seq: number, ...unknown[]];
/** What has to be stored before anybody hears of it. */
export interface Write {
  table: string;
  kept: KeptTable;
  rows: Row[];
  /** How lists show the table to this device. */
  summary: S.TableSummary;
}

/** Somebody else has written these rows: another tab. */
export class Conflict extends Error {}

const NAME = 'vabanque-tables';
const TABLES = 'tables';
const JOURNAL = 'journal';
let opened: Promise<IDBDatabase> | null = null;

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error());
  });

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(TABLES, { keyPath: 'table' });
      request.result.createObjectStore(JOURNAL); // key: [table, seq], so that nobody writes a row twice
    };
    request.onsuccess = () => {
      // A newer release wants to change the storage: let it.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error());
  });
  opened.catch(() => (opened = null));
  return opened;
}

const rowsOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** A table with its journal; null if there is none. */
export async function load(table: string): Promise<{ table: KeptTable; rows: Row[] } | null> {
  const reading = (await database()).transaction([TABLES, JOURNAL]);
  const [kept, rows] = await Promise.all([
    done(reading.objectStore(TABLES).get(table) as IDBRequest<{ kept: KeptTable } | undefined>),
    done(reading.objectStore(JOURNAL).getAll(rowsOf(table)) as IDBRequest<Row[]>),
  ]);
  return kept ? { table: kept.kept, rows } : null;
}

/** Store everything, or nothing. Throws `Conflict`, or what the browser says, such as a full disk. */
export async function store(writes: readonly Write[], deleted: readonly string[]): Promise<void> {
  const writing = (await database()).transaction([TABLES, JOURNAL], 'readwrite', { durability: 'strict' });
  const [tables, journal] = [writing.objectStore(TABLES), writing.objectStore(JOURNAL)];
  for (const { table, kept, rows, summary } of writes) {
    tables.put({ table, kept, summary });
    for (const row of rows) journal.add(row, [table, row[0]]);
  }
  for (const table of deleted) {
    tables.delete(table);
    journal.delete(rowsOf(table));
  }
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () =>
      reject(writing.error?.name === 'ConstraintError' ? new Conflict() : (writing.error ?? new Error()));
  });
}

/** How lists show this device's own tables, latest first; none if there is no storage. */
export async function summaries(): Promise<S.TableSummary[]> {
  try {
    const reading = (await database()).transaction(TABLES);
    const all = (await done(reading.objectStore(TABLES).getAll())) as { summary: S.TableSummary }[];
    return all.map(({ summary }) => summary).toSorted((a, b) => b.touched - a.touched);
  } catch {
    return [];
  }
}
