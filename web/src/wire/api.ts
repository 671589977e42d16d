import { registrationOf } from '../games.ts';
import { t } from '../lib/i18n.svelte.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import { botOf } from './bots.ts';
import { later } from '../later.ts';
import { isHere, keepsHouse } from './here.ts';
import { ask, Refused } from './http.ts';
import type { Plan } from './options.ts';
import type * as S from './schema.ts';
import { notedOf, notePromise, noteSeed } from './noted.ts';
import { keptRecord, listed, shelveAll } from './replays.ts';
import { newId } from './socket.ts';
import { finish, forget, keep, tokenOf, tokens, unfinished } from './tokens.ts';
import { facts } from './facts.svelte.ts';

/** How long bots seem to think, and how long a bust or reveal stays on the screen, in milliseconds. */
export const PACES = { calm: [1300, 2600], normal: [900, 1800], fast: [0, 0] } as const;
const botDelay = (): number => PACES[prefs.saved.pace][0];

const newSeed = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
/** Players who have not given a name yet go by their seat. */
export const myName = (): string => prefs.saved.name || t('player-number', { number: 1 });

let catalogued: Promise<S.Catalogue> | null = null;

/** The games this server offers. Fetched once. */
export function catalogue(): Promise<S.Catalogue> {
  catalogued ??= ask<S.Catalogue>('/games').then(
    (offered) => {
      facts.learn(offered);
      return offered;
    },
    (error: unknown) => {
      catalogued = null;
      throw error;
    },
  );
  return catalogued;
}

export async function gameInfo(game: string): Promise<S.GameInfo> {
  return (await catalogue()).games.find(({ id }) => id === game)!;
}

export interface Tables {
  /** This device's tables: open or running, and finished. */
  running: S.TableSummary[];
  over: S.TableSummary[];
  /** Other people's public tables. */
  open: S.TableSummary[];
  /** The server did not answer, and without it this device has only what it has stored. */
  offline?: boolean;
}

/** The tables for the home page, latest first. */
export async function tables(): Promise<Tables> {
  let lists: [S.TableSummary[], S.TableList];
  try {
    lists = await Promise.all([own(), ask<S.TableList>('/tables')]);
  } catch (error) {
    if (error instanceof Refused) throw error;
    const here = await ownHere();
    return {
      running: goingOn(here),
      over: [...overOf(here), ...listed()].slice(0, 5),
      open: [],
      offline: !keepsHouse(),
    };
  }
  const [ours, open] = lists;
  const ended = overOf(ours);
  const over = [...ended, ...listed().filter(({ table }) => ended.every((other) => other.table !== table))].slice(0, 5);
  void shelveAll(over).catch(() => undefined);
  return {
    running: goingOn(ours).slice(0, 6),
    over,
    open: open.tables.filter(({ table }) => !(table in tokens())).slice(0, 6),
  };
}

const overOf = (all: readonly S.TableSummary[]): S.TableSummary[] => all.filter(({ status }) => status === 'over');

/** The latest game that this device finished with other people: the same people can be invited again. */
export const lastWithFriends = (over: readonly S.TableSummary[]): S.TableSummary | null =>
  over.find(
    ({ table, seats, yours }) =>
      tokenOf(table) !== null &&
      seats.some(({ kind }, seat) => (kind === 'person' || kind === 'local') && !yours.includes(seat)),
  ) ?? null;

/** A new table for the same people, who find it on their home page; whoever asks second gets the same one. */
export async function inviteAgain(table: string): Promise<string> {
  const token = tokenOf(table);
  const { table: next } = await ask<S.Ack>(`/tables/${table}/commands`, { type: 'rematch', id: newId() }, token);
  keep(next!, token!);
  return next!;
}

/** Somebody may have asked for a rematch of this game meanwhile: then this device has a seat there. */
export async function lookForInvitation(table: string): Promise<void> {
  const { rematch } = await ask<S.TableView>(`/tables/${table}`, undefined, tokenOf(table));
  if (rematch && !(rematch in tokens())) keep(rematch, tokenOf(table)!);
}

/** This device's tables that may not be over yet, latest first. Those the server no longer has are forgotten. */
async function own(): Promise<S.TableSummary[]> {
  return [...(await ownThere()), ...(await ownHere())].toSorted((a, b) => b.touched - a.touched);
}

/** The tables that only this device has. Nobody else knows about them, and reading them needs no house. */
async function ownHere(): Promise<S.TableSummary[]> {
  if (!Object.values(tokens()).some(isHere)) return [];
  return (await later.offline()).summaries();
}

async function ownThere(): Promise<S.TableSummary[]> {
  const seats = Object.fromEntries(Object.entries(unfinished()).filter(([, token]) => !isHere(token)));
  if (!Object.keys(seats).length) return [];
  const { tables: summaries } = await ask<S.TableList>('/tables/mine', { tokens: seats } satisfies S.Mine);
  const alive = new Set(summaries.filter(({ status }) => status !== 'closed').map(({ table }) => table));
  for (const id of Object.keys(seats)) if (!alive.has(id)) forget(id);
  for (const { table, status, touched } of summaries) if (status === 'over') finish(table, touched);
  listener(summaries);
  return summaries;
}

/** Open or running tables; those where it is my turn come first. */
const goingOn = (summaries: readonly S.TableSummary[]): S.TableSummary[] =>
  summaries
    .filter(({ status }) => status === 'running' || status === 'open')
    .toSorted((a, b) => Number(b.your_turn) - Number(a.your_turn));

/** Called with every answer about this device's tables. */
let listener: (tables: readonly S.TableSummary[]) => void = () => undefined;
export const listen = (to: typeof listener): void => void (listener = to);

export const mine = async (): Promise<S.TableSummary[]> => goingOn(await own());

/** Create a table, and start it if nobody else is expected. */
async function open(setup: S.Setup, seats: S.SeatSetup[], start: boolean): Promise<string> {
  const { table, token, seats: own, commitment } = await ask<S.TableMade>('/tables', { setup, seats } as S.NewTable);
  keep(table, token);
  notePromise(table, commitment, setup.first);
  if (start) await seedAndStart(table, own, token);
  return table;
}

/** Add this device's seeds for its seats. First note the server's commitment, so that it cannot choose afterwards. */
export async function contributeSeeds(
  seats: readonly number[],
  tell: (command: S.Seed) => Promise<unknown>,
  table: string,
) {
  for (const seat of seats) {
    const seed = newSeed();
    await tell({ type: 'seed', id: newId(), seat, seed });
    noteSeed(table, seat, seed);
  }
}

/** A table at which only this device and bots sit. */
export async function seedAndStart(table: string, seats: readonly number[], token: string | null): Promise<void> {
  const tell = (command: S.AnyCommand) => ask<S.Ack>(`/tables/${table}/commands`, command, token);
  if (notedOf(table)) await contributeSeeds(seats, tell, table);
  await tell({ type: 'start', id: newId() });
}

const me = (): S.SeatSetup => ({ kind: 'local', name: myName() });

/** One click: a table with bots, dice in hand. Returns the table's id. */
export async function playNow(game: string): Promise<string> {
  const info = await gameInfo(game);
  const first = registrationOf(game).games[game];
  const seats = Math.max(info.least, Math.min(info.most, first?.seats ?? 4));
  const bot = (number: number): S.SeatSetup => ({
    kind: 'bot',
    bot: botOf(info.bots, prefs.saved.strength, number),
  });
  return open(
    { game, options: first?.options ?? {}, bot_delay: botDelay(), hints: 'best', first: 0, public: false },
    [me(), ...Array.from({ length: seats - 1 }, (_, number) => bot(number))],
    true,
  );
}

/** A table that begins in a position; null is this device's own seat. It starts at once unless friends are expected. */
export const openAt = (setup: S.Setup, seats: readonly (S.SeatSetup | null)[]): Promise<string> =>
  open(
    { ...setup, bot_delay: botDelay() },
    seats.map((seat) => seat ?? me()),
    seats.every((seat) => seat?.kind !== 'open'),
  );

export const setupOf = (plan: Plan): S.Setup => ({
  game: plan.game,
  options: plan.options,
  open_money: plan.openMoney,
  hints: plan.hints,
  clock: plan.clock,
  public: plan.public,
  dice: plan.byHand ? 'by-hand' : 'fair',
  series: plan.series,
});

/** A table for friends or, with `names`, for people who share this device. */
export async function openTable(plan: Plan, names: readonly string[] = []): Promise<string> {
  const seat = (number: number): S.SeatSetup =>
    names[number] ? { kind: 'local', name: names[number] } : number === 0 ? me() : { kind: 'open' };
  return open(
    { ...setupOf(plan), bot_delay: botDelay() },
    Array.from({ length: plan.seats }, (_, number) => seat(number)),
    plan.byHand,
  );
}

export const publicTables = async (): Promise<S.TableSummary[]> => (await ask<S.TableList>('/tables')).tables;

/** A seat at a public table that is waiting for players, or at a new one. */
export async function pair(game: string, name: string, wait: number): Promise<string> {
  const wanted: S.Pairing = { game, name: name || myName(), id: newId(), wait, seats: null };
  const { table, token } = await ask<S.TableMade>('/pairings', wanted);
  keep(table, token);
  return table;
}

/** The table for a join code, as this device may see it. */
export async function find(code: string): Promise<S.TableView> {
  const { table } = await ask<S.Found>(`/codes/${encodeURIComponent(code)}`);
  return ask<S.TableView>(`/tables/${table}`, undefined, tokenOf(table));
}

export async function join(code: string, name: string): Promise<string> {
  const { table, yours } = await find(code);
  if (yours.length) return table;
  forget(table); // this device may have left its seat, or been removed
  const joined = await ask<S.TableMade>(`/tables/${table}/seats`, { name, id: newId() } satisfies S.Join);
  keep(joined.table, joined.token);
  return joined.table;
}

/** Take another device's place, using the code it showed. */
export async function takeOver(code: string): Promise<string> {
  const { table, token } = await ask<S.TableMade>('/takeovers', { code });
  keep(table, token);
  return table;
}

export async function record(table: string): Promise<Blob> {
  const game = await ask<unknown>(`/tables/${table}/record`, undefined, tokenOf(table));
  return new Blob([`${JSON.stringify(game)}\n`], { type: 'application/json' });
}

export { replay } from './replays.ts';

export const replayRecord = (text: string): Promise<S.Replay> => ask<S.Replay>('/replays', text);

/** The review of a finished table, or of any record; it grows, and `reviewPart` fetches the rest. */
export async function tableReview(table: string): Promise<S.ReviewPart> {
  try {
    return await ask<S.ReviewPart>(`/tables/${table}/review`, undefined, tokenOf(table));
  } catch (error) {
    const record = await keptRecord(table);
    if (record === null) throw error;
    return recordReview(record);
  }
}
export const recordReview = (text: string): Promise<S.ReviewPart> => ask<S.ReviewPart>('/reviews', text);
export const reviewPart = (review: string, since: number): Promise<S.ReviewPart> =>
  ask<S.ReviewPart>(`/reviews/${review}?since=${since}`);

/** A file may be one game, or one game per line: then the first. */
export function firstGame(text: string): string {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return text.trim().split('\n')[0] ?? '';
  }
}
