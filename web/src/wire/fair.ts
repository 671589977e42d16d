import { registrationOf } from '../games.ts';
import { t } from '../lib/i18n.svelte.ts';
import type { Drawing } from '../table/frame.ts';
import { replay } from './api.ts';
import { notedOf, noteRewritten } from './noted.ts';
import type * as S from './schema.ts';

/**
 * Recomputes every die in the browser: outcome number k comes from HMAC-SHA-256 with the server's seed over the table,
 * k, a block number and all seats' seeds; its eight big-endian words become uniform numbers by rejection sampling.
 * What was thrown or drawn, and from what, is in the replay.
 */
export interface FairnessReport {
  commitment: string;
  seed: string;
  seatSeeds: { name: string; seed: string }[];
  /** Did this device note the server's commitment before the start? If not, a record can only agree with itself. */
  noted: boolean;
  checked: number;
  wrong: number;
  /** The checks that failed; empty if all is well. */
  faults: Fault[];
}

/**
 * promise: the server's seed does not match its commitment · commitment: this device was given a different one · seed:
 * this device's seed was left out · seeds: seeds changed after the start · bot: a bot added a seed · starter: someone
 * else should have started · outcomes: dice, bills or cards do not follow · journal: not the game this device saw
 */
export type Fault = 'promise' | 'commitment' | 'seed' | 'seeds' | 'bot' | 'starter' | 'outcomes' | 'journal';

/** The next uniform number in 0 … n−1. */
export type Below = (n: number) => Promise<number>;
const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The outcome that decides who starts, if chance does. */
const STARTER = -1;

export function numbers(key: CryptoKey, proof: S.FairnessProof, outcome: number): Below {
  let words: number[] = [];
  let block = 0;
  return async (n) => {
    const fair = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      if (!words.length) {
        const message = [proof.table, outcome, block, ...proof.seat_seeds].join('\n');
        const digest = new DataView(await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(message)));
        words = Array.from({ length: 8 }, (_, index) => digest.getUint32(4 * index));
        block += 1;
      }
      const word = words.shift()!;
      if (word < fair) return word % n;
    }
  };
}

/** The faces of this many dice, sorted. */
export async function dice(count: number, below: Below): Promise<number[]> {
  const faces: number[] = [];
  for (let die = 0; die < count; die++) faces.push(1 + (await below(6)));
  return faces.sort((a, b) => a - b);
}

/** `count` things from a sorted pile, in the order drawn. */
export async function draw<T>(pile: readonly (readonly [T, number])[], count: number, below: Below): Promise<T[]> {
  const left = pile.map(([thing, copies]) => ({ thing, copies }));
  const drawn: T[] = [];
  for (let dealt = 0; dealt < count; dealt++) {
    let at = await below(left.reduce((sum, sort) => sum + sort.copies, 0));
    const sort = left.find(({ copies }) => (at -= copies) < 0)!;
    sort.copies -= 1;
    drawn.push(sort.thing);
  }
  return drawn;
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a device could not see: null, a number of things face down, or `?` for each in games of older servers. */
const hidden = (value: unknown): boolean =>
  value === null ||
  (Array.isArray(value) ? value.includes('?') : typeof value === 'object' && Object.keys(value).join() === 'count');

/** Do these entries, as this device saw them, match the record? */
function agrees(seen: readonly S.Seen[], game: S.Replay): boolean {
  const recorded = game.steps.flatMap(({ entries }) => entries);
  const kinds = new Set<string>(recorded.map(({ kind }) => kind));
  const watched = seen.map(({ entry }) => entry).filter(({ kind }) => kinds.has(kind));
  return watched.every((entry, at) =>
    Object.entries(entry).every(
      ([key, value]) => hidden(value) || same(value, (recorded[at] as Record<string, unknown> | undefined)?.[key]),
    ),
  );
}

/** Compares a proof with what this device noted before and at the start. */
function compare(proof: S.FairnessProof): Fault[] {
  const noted = notedOf(proof.table);
  if (!noted) return [];
  const { commitment, seeds, first, started } = noted;
  const faults: Fault[] = [];
  if (commitment !== proof.commitment) faults.push('commitment');
  if (Object.entries(seeds).some(([seat, seed]) => proof.seat_seeds[Number(seat)] !== seed)) faults.push('seed');
  if (started && !same(started.seeds, proof.seat_seeds)) faults.push('seeds');
  if (started?.bots.some((seat) => proof.seat_seeds[seat])) faults.push('bot');
  if (first !== proof.first) faults.push('starter');
  if (noted.rewritten) faults.push('journal');
  return faults;
}

/** Checks a game's dice; null if it did not use fair dice. `seen` is what this page itself saw of the game. */
export async function check(
  game: S.Replay,
  follows: NonNullable<Drawing['follows']>,
  seen: readonly S.Seen[] = [],
): Promise<FairnessReport | null> {
  const proof = game.fairness;
  if (!proof) return null;
  if (!agrees(seen, game)) noteRewritten(proof.table);
  const faults = compare(proof);
  const seed = bytes(proof.server_seed);
  if (hex(await crypto.subtle.digest('SHA-256', seed)) !== proof.commitment) faults.push('promise');
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const starter = proof.first === 'random' ? await numbers(key, proof, STARTER)(game.names.length) : proof.first;
  if (starter != null && starter !== game.start && !faults.includes('starter')) faults.push('starter');
  let checked = 0;
  let wrong = 0;
  for (const step of game.steps) {
    const entry = step.entries[0];
    if (!step.chance || entry?.kind !== step.chance.kind) continue;
    if (!(await follows(entry, step.chance, numbers(key, proof, checked)))) wrong += 1;
    checked += 1;
  }
  if (wrong) faults.push('outcomes');
  return {
    commitment: proof.commitment,
    seed: proof.server_seed,
    seatSeeds: proof.seat_seeds.flatMap((seed, seat) => (seed ? [{ name: game.names[seat] ?? '?', seed }] : [])),
    noted: notedOf(proof.table) !== null,
    checked,
    wrong,
    faults,
  };
}

/** Checks a table's game; throws an error with a message if that is not possible here. */
export async function checkTable(table: string): Promise<FairnessReport> {
  const game = await replay(table);
  if (!crypto.subtle) throw new Error(t('fair-insecure')); // only https pages, and those on this machine, have it
  const { follows } = await registrationOf(game.game).draw();
  const report = follows && (await check(game, follows));
  if (!report) throw new Error(t(game.fairness ? 'fair-elsewhere' : 'fair-none'));
  return report;
}
