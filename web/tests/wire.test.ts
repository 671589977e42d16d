import { createHmac, createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import cardGame from '../src/las_vegas_cards/drawing.ts';
import { laysOf } from '../src/las_vegas_cards/lays.ts';
import lasVegas from '../src/las_vegas/drawing.ts';
import { equals } from '../src/lib/equal.ts';
import { turningPoints } from '../src/wire/end.ts';
import { check, numbers } from '../src/wire/fair.ts';
import { notePromise, noteSeed, noteStart } from '../src/wire/noted.ts';
import { choicesOf, optionsOf } from '../src/wire/options.ts';
import type * as S from '../src/wire/schema.ts';
import { facts, scoreIn } from '../src/wire/facts.svelte.ts';

describe('equal things', () => {
  it('are interchangeable: either of two fives may be tapped', () => {
    expect(equals(['1', '5', '5', '3'], [1])).toEqual([[1], [2]]);
  });
  it('keep their number: two of three fours, with the one', () => {
    expect(equals(['1', '4', '4', '4'], [0, 1, 2])).toEqual([
      [0, 1, 2],
      [0, 1, 3],
      [0, 2, 3],
    ]);
  });
  it('are not equal if their colours differ', () => {
    expect(equals(['5false', '5true'], [0])).toEqual([[0]]);
  });
});

describe('options', () => {
  it('with a range offer its default and simple fractions of it', () => {
    expect(
      choicesOf({
        name: 'target',
        default: 10_000,
        allowed: [],
        least: 50,
        most: 100_000,
        step: 50,
        seats: null,
        needs: null,
      }),
    ).toEqual([2500, 5000, 10_000]);
  });
  it('with a list offer the list', () => {
    expect(
      choicesOf({
        name: 'order',
        default: 'together',
        allowed: ['together', 'in-turn'],
        least: null,
        most: null,
        step: null,
        seats: null,
        needs: null,
      }),
    ).toEqual(['together', 'in-turn']);
  });
  it('take their default and say why if something they need is missing', () => {
    const flag = {
      default: false,
      allowed: [false, true],
      least: null,
      most: null,
      step: null,
      seats: null,
      needs: null,
    };
    const info: S.GameInfo = {
      id: 'x',
      least: 2,
      most: 5,
      bots: [],
      words: false,
      facts: facts.of('unheard-of'),
      options: [
        { ...flag, name: 'bandit' },
        { ...flag, name: 'ties', needs: ['bandit', true] },
        { ...flag, name: 'neutral', seats: [2, 3] },
      ],
    };
    const at = (seats: number, chosen: Record<string, boolean>) =>
      optionsOf(info, seats, chosen).map(({ value, blocked }) => [value, blocked]);
    expect(at(5, { ties: true, neutral: true })).toEqual([
      [false, null],
      [false, { option: 'bandit', value: true }],
      [false, { seats: [2, 3] }],
    ]);
    expect(at(2, { ties: true, neutral: true, bandit: true })).toEqual([
      [true, null],
      [true, null],
      [true, null],
    ]);
  });
});

it('a score is counted as the server says, and in points if it has said nothing', () => {
  const games = [
    { id: 'bank', facts: { unit: 'money' } },
    { id: 'pig', facts: { unit: 'points' } },
    { id: 'penalties', facts: { unit: 'points', lowest_wins: true } },
  ] as S.GameInfo[];
  expect(scoreIn('bank', 90)).toBe('90');
  facts.learn({ games } as S.Catalogue);
  expect(['bank', 'pig', 'unheard-of'].map((game) => scoreIn(game, 90))).toEqual(['$90,000', '90', '90']);
  expect(scoreIn('penalties', -66)).toBe('66');
  facts.learn({ games: games.slice(1) } as S.Catalogue);
  expect(scoreIn('bank', 90)).toBe('$90,000');
});

describe('the end of a round of cards', () => {
  const scene = { revealed_at: 8, paid: [], paid_at: 9, in_turn: false } as unknown as S.CardScene;
  const hand = { cards: ['3'], choices: [{ places: [0] }] } as unknown as S.CardHand;
  /** What is on the screen while these moments are still to be watched, and in how many ways cards can be laid. */
  const shown = (paid: number, revealed: number) => {
    const seen: Record<string, number> = { payout: paid, reveal: revealed };
    const moments = cardGame.moments!(scene, []).filter(({ name, seq }) => seq > seen[name]!);
    const names = moments.map(({ name }) => name);
    return [names[0] === 'reveal', names[0] === 'payout', laysOf(hand, names).length];
  };
  it('shows the cards, then the payout, and only then asks for more cards', () => {
    expect([shown(-1, -1), shown(-1, 8), shown(9, 8)]).toEqual([
      [true, false, 0],
      [false, true, 1],
      [false, false, 1],
    ]);
  });
});

describe('turning points', () => {
  const step = (seat: number, goes_to: number | null, scores = [0, 0]) =>
    ({
      entries: [{ kind: 'place', seat, face: 3, casino: 3 }],
      scores,
      scene: { kind: 'las-vegas', casinos: [{ bills: [{ value: 90, goes_to }] }] },
    }) as unknown as S.ReplayStep;
  const game = (steps: S.ReplayStep[], winners: number[]) => ({ steps, result: { winners } }) as unknown as S.Replay;
  it('are the moves that most change who would get what', () => {
    expect(turningPoints(game([step(0, null), step(1, 1), step(0, 1), step(0, 0)], [0]), lasVegas, 2)).toEqual([
      { at: 1, seat: 1, swing: 90 },
      { at: 3, seat: 0, swing: 180 },
    ]);
  });
  it('do not include a payout that gives everybody what they expected', () => {
    expect(turningPoints(game([step(0, 0), step(1, null, [90, 0])], [0]), lasVegas)).toEqual([
      { at: 0, seat: 0, swing: 90 },
    ]);
  });
});

const seed = Buffer.alloc(32, 7);
const proof: S.FairnessProof = {
  table: 'abc',
  commitment: createHash('sha256').update(seed).digest('hex'),
  server_seed: seed.toString('hex'),
  seat_seeds: ['x', ''],
  first: 0,
};
/** The same numbers from another library: the first word of the block that outcome `k` begins with. */
const word = (k: number, index: number) =>
  createHmac('sha256', seed)
    .update(['abc', k, 0, 'x', ''].join('\n'))
    .digest()
    .readUInt32BE(4 * index);
const chance: S.AwaitedRoll = { kind: 'roll', seat: 0, ask: [], dice: 2, neutral: 0, biggy: true };

function replay(own: number[], biggy: number): S.Replay {
  const entry: S.AnyEntry = { kind: 'roll', seat: 0, own, neutral: [], biggy };
  return {
    game: 'las-vegas-biggy',
    options: {},
    names: ['Anna', 'Ben'],
    start: 0,
    verdict: { ok: true, code: null, entry: null, facts: {}, fair: true },
    steps: [{ entries: [entry], at: 0, chance, to_move: [], scene: null as never, scores: [] }],
    result: null,
    fairness: proof,
  };
}

describe('fair dice', () => {
  const follows = lasVegas.follows!;
  it('come word by word from the seeds', async () => {
    const key = await crypto.subtle.importKey('raw', seed, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    const below = numbers(key, proof, 3);
    expect([await below(6), await below(6)]).toEqual([word(3, 0) % 6, word(3, 1) % 6]);
  });
  it('are recognised, and so is a tampered roll', async () => {
    const faces = [0, 1, 2].map((index) => 1 + (word(0, index) % 6));
    const own = faces.slice(0, 2).sort((a, b) => a - b);
    expect(await check(replay(own, faces[2]!), follows)).toMatchObject({
      faults: [],
      checked: 1,
      wrong: 0,
      seatSeeds: [{ name: 'Anna', seed: 'x' }],
    });
    expect(await check(replay(own, (faces[2]! % 6) + 1), follows)).toMatchObject({
      checked: 1,
      wrong: 1,
      faults: ['outcomes'],
    });
  });
  it('need the seed that the server committed to', async () => {
    expect(
      await check({ ...replay([1, 1], 1), fairness: { ...proof, commitment: 'f'.repeat(64) } }, follows),
    ).toMatchObject({
      faults: ['promise', 'outcomes'],
    });
  });
});

describe('what this device noted before the start', () => {
  const follows = lasVegas.follows!;
  const faces = [0, 1, 2].map((index) => 1 + (word(0, index) % 6));
  const own = faces.slice(0, 2).sort((a, b) => a - b);
  const game = (table: string, changes: Partial<S.FairnessProof> = {}): S.Replay => ({
    ...replay(own, faces[2]!),
    fairness: { ...proof, table, ...changes },
  });
  /** Only faults found by comparing with the notes: outcomes depend on the table's id, which differs here. */
  const faults = async (replayed: S.Replay, seen: S.Seen[] = []) =>
    (await check(replayed, follows, seen))!.faults.filter((fault) => fault !== 'outcomes');
  const seats = [{ kind: 'person', seat: 0 } as S.SeatView, { kind: 'bot', seat: 1 } as S.SeatView];

  it('agrees with an honest server', async () => {
    notePromise('honest', proof.commitment, 0);
    noteSeed('honest', 0, 'x');
    expect(noteStart('honest', ['x', ''], seats)).toBe(true);
    expect(await faults(game('honest'))).toEqual([]);
    expect((await check(game('honest'), follows))!.noted).toBe(true);
    expect((await check(game('elsewhere'), follows))!.noted).toBe(false);
  });
  it('exposes a server that picks its seed late, and one that leaves out a seed', async () => {
    notePromise('late', 'f'.repeat(64), 0);
    notePromise('late', proof.commitment, 0); // the first commitment stays
    noteSeed('late', 0, 'mine');
    expect(noteStart('late', ['x', ''], seats)).toBe(false);
    expect(await faults(game('late'))).toEqual(['commitment', 'seed']);
  });
  it('exposes seeds that changed after the start, including a bot’s', async () => {
    notePromise('changed', proof.commitment, 0);
    noteStart('changed', ['x', ''], seats);
    noteStart('changed', ['x', 'later'], seats);
    expect(await faults(game('changed', { seat_seeds: ['x', 'later'] }))).toEqual(['seeds', 'bot']);
  });
  it('exposes a wrong starter', async () => {
    notePromise('starter', proof.commitment, 'random');
    expect(await faults(game('starter'))).toEqual(['starter']);
    expect(await faults({ ...game('elsewhere'), start: 1 })).toEqual(['starter']);
  });
  it('exposes a rewritten journal', async () => {
    notePromise('journal', proof.commitment, 0);
    const seen = (entry: unknown): S.Seen => ({ seq: 9, at: 0, entry: entry as S.AnyEntry, told: null });
    const roll = { kind: 'roll', seat: 0, own, neutral: [], biggy: faces[2] };
    expect(await faults(game('journal'), [seen({ kind: 'started' }), seen(roll)])).toEqual([]);
    expect(await faults(game('journal'), [seen({ ...roll, own: [0, 0] })])).toEqual(['journal']);
    expect(await faults(game('journal'))).toEqual(['journal']); // and it stays noted
  });
});
