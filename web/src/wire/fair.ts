import type * as S from '../../../schema/wire.ts';
import type { FairnessReport } from '../pages/Fairness.svelte';

/**
 * Every die again, in the browser: outcome number k comes from HMAC-SHA-256 with the server's seed over the table, k, a
 * block number and all seats' seeds; its eight big-endian words become uniform numbers by rejection.
 * What was thrown or drawn, and out of what, stands in the replay.
 */
const RED_FACES = [1, 2, 3, 4, 5, 'coin'] as const;

type Below = (n: number) => Promise<number>;
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

async function dice(count: number, below: Below): Promise<number[]> {
  const faces: number[] = [];
  for (let die = 0; die < count; die++) faces.push(1 + (await below(6)));
  return faces.sort((a, b) => a - b);
}

/** `count` things out of a sorted pile, in the order drawn. */
async function draw<T>(pile: readonly (readonly [T, number])[], count: number, below: Below): Promise<T[]> {
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

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Does this outcome follow from the numbers? */
async function follows(entry: S.AnyEntry, chance: S.Awaited, below: Below): Promise<boolean> {
  switch (entry.kind) {
    case 'fill':
      return same(await draw(chance.deck ?? [], entry.bills.length, below), entry.bills);
    case 'spare':
      return same(await dice(chance.neutral, below), entry.faces);
    case 'roll':
      return (
        same(await dice(chance.dice, below), entry.own) &&
        same(await dice(chance.neutral, below), entry.neutral) &&
        same(chance.biggy ? 1 + (await below(6)) : null, entry.biggy)
      );
    case 'draw': {
      const order = (chance.deck ?? []).map(([card]) => card);
      const cards = await draw(chance.deck ?? [], chance.dice, below);
      return same(
        cards.sort((a, b) => order.indexOf(a) - order.indexOf(b)),
        entry.cards,
      );
    }
    case 'throw':
      return (
        same(await dice(chance.dice, below), entry.black) &&
        same(chance.red ? RED_FACES[await below(6)] : null, entry.red)
      );
    default:
      return false;
  }
}

export async function check(replay: S.Replay): Promise<FairnessReport | null> {
  const proof = replay.fairness;
  if (!proof) return null;
  const seed = bytes(proof.server_seed);
  const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  let checked = 0;
  let wrong = 0;
  for (const step of replay.steps) {
    const entry = step.entries[0];
    if (!step.chance || entry?.kind !== step.chance.kind) continue;
    if (!(await follows(entry, step.chance, numbers(key, proof, checked)))) wrong += 1;
    checked += 1;
  }
  return {
    commitment: proof.commitment,
    seed: proof.server_seed,
    seatSeeds: proof.seat_seeds.flatMap((each, seat) =>
      each ? [{ name: replay.names[seat] ?? '?', seed: each }] : [],
    ),
    commitmentHolds: hex(await crypto.subtle.digest('SHA-256', seed)) === proof.commitment,
    checked,
    wrong,
  };
}
