import { registrationOf } from '../games.ts';
import { t } from '../lib/i18n.svelte.ts';
import type { Drawing } from '../table/frame.ts';
import { replay } from './api.ts';
import type * as S from './schema.ts';

/**
 * Every die again, in the browser: outcome number k comes from HMAC-SHA-256 with the server's seed over the table, k, a
 * block number and all seats' seeds; its eight big-endian words become uniform numbers by rejection.
 * What was thrown or drawn, and out of what, stands in the replay.
 */
export interface FairnessReport {
  commitment: string;
  seed: string;
  seatSeeds: { name: string; seed: string }[];
  commitmentHolds: boolean;
  checked: number;
  wrong: number;
}

/** The next uniform number in 0 … n−1. */
export type Below = (n: number) => Promise<number>;
const bytes = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (buffer: ArrayBuffer): string =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

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

/** `count` things out of a sorted pile, in the order drawn. */
export async function draw<T>(pile: readonly (readonly [T, number])[], count: number, below: Below): Promise<T[]> {
  const left = pile.map(([thing, copies]) => ({ thing, copies }));
  const drawn: T[] = [];
  for (let each = 0; each < count; each++) {
    let at = await below(left.reduce((sum, sort) => sum + sort.copies, 0));
    const sort = left.find(({ copies }) => (at -= copies) < 0)!;
    sort.copies -= 1;
    drawn.push(sort.thing);
  }
  return drawn;
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Checks every outcome of a game; null if its dice were not fair dice. */
export async function check(game: S.Replay, follows: NonNullable<Drawing['follows']>): Promise<FairnessReport | null> {
  const proof = game.fairness;
  if (!proof) return null;
  const seed = bytes(proof.server_seed);
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let checked = 0;
  let wrong = 0;
  for (const step of game.steps) {
    const entry = step.entries[0];
    if (!step.chance || entry?.kind !== step.chance.kind) continue;
    if (!(await follows(entry, step.chance, numbers(key, proof, checked)))) wrong += 1;
    checked += 1;
  }
  return {
    commitment: proof.commitment,
    seed: proof.server_seed,
    seatSeeds: proof.seat_seeds.flatMap((each, seat) => (each ? [{ name: game.names[seat] ?? '?', seed: each }] : [])),
    commitmentHolds: hex(await crypto.subtle.digest('SHA-256', seed)) === proof.commitment,
    checked,
    wrong,
  };
}

/** Checks a table's game; throws in words where that cannot be done here. */
export async function checkTable(table: string): Promise<FairnessReport> {
  const game = await replay(table);
  const { follows } = await registrationOf(game.game).draw();
  if (!follows && game.fairness) throw new Error(t('fair-elsewhere'));
  const report = follows && (await check(game, follows));
  if (!report) throw new Error(t('fair-none'));
  return report;
}
