import { describe, expect, it } from 'vitest';
import { fromRecord, readGames, type Played } from '../src/mine/played.ts';
import {
  byOrder,
  csvOf,
  evenings,
  extremes,
  overTime,
  recordsOf,
  rivals,
  select,
  shareOf,
} from '../src/mine/statistics.ts';

let number = 0;
const game = (winners: number[], more: Partial<Played> = {}): Played => ({
  id: `g${number++}`,
  at: new Date(2026, 3, 1, 20).getTime(),
  game: 'a',
  names: ['Anna', 'Ben'],
  bots: [null, null],
  me: 0,
  first: 0,
  score: [10, 5],
  winners,
  places: winners.includes(0) ? [1, 2] : [2, 1],
  ...more,
});

describe('win shares', () => {
  it('count part of a shared victory, and know what equally strong players would win', () => {
    const three = { names: ['Anna', 'Ben', 'Carla'], bots: [null, null, null], score: [1, 1, 0], places: [1, 1, 3] };
    const { wins, games, fair } = shareOf([game([0]), game([1]), game([0, 1], three)]);
    expect([wins, games]).toEqual([1.5, 3]);
    expect(fair).toBeCloseTo((1 / 2 + 1 / 2 + 1 / 3) / 3);
  });
  it('have a Wilson interval: for 8 of 10, from 49 to 94 per cent', () => {
    const { low, high } = shareOf([...Array(8).fill(game([0])), ...Array(2).fill(game([1]))]);
    expect([low.toFixed(3), high.toFixed(3)]).toEqual(['0.490', '0.943']);
    expect(shareOf([game([1])]).low).toBe(0);
    expect(shareOf([])).toMatchObject({ games: 0, low: 0, high: 1 });
  });
  it('are grouped by who began', () => {
    expect(byOrder([game([0]), game([0], { first: 1 }), game([1], { first: null })]).map(([order]) => order)).toEqual([
      0, 1,
    ]);
  });
});

describe('rivals', () => {
  it('are people by name and bots by level, and never myself', () => {
    const met = rivals([game([0]), game([1]), game([1], { names: ['Anna', 'Roxy'], bots: [null, 'greedy'] })]);
    expect(met.map(({ name, bot, ahead, behind }) => [name, bot, ahead, behind])).toEqual([
      ['Ben', false, 1, 1],
      ['greedy', true, 0, 1],
    ]);
  });
});

describe('evenings', () => {
  it('last until five in the morning', () => {
    const late = new Date(2026, 3, 2, 2).getTime();
    const morning = new Date(2026, 3, 2, 9).getTime();
    expect(
      evenings([game([0]), game([0], { at: late }), game([0], { at: morning })]).map(({ games }) => games),
    ).toEqual([2, 1]);
  });
  it('are best when more was won than expected', () => {
    const other = new Date(2026, 4, 1, 20).getTime();
    const { best, worst } = extremes([
      ...[0, 0, 1].map((winner) => game([winner])),
      ...[1, 1, 1].map((winner) => game([winner], { at: other })),
    ])!;
    expect([best.wins, worst.wins]).toEqual([2, 0]);
    expect(extremes([game([0])])).toBeNull();
  });
});

it('the longest streak follows the order of play, whatever order the games arrive in', () => {
  const day = (n: number, winner: number) => game([winner], { at: n });
  expect(recordsOf([day(3, 0), day(1, 0), day(2, 0), day(4, 1)]).streak).toBe(3);
});

it('many reviewed games become at most sixty points that together cover every game', () => {
  const points = overTime(
    Array.from({ length: 130 }, (_, at) => game([0], { at, review: { luck: at / 130, decisions: -0.1 } })),
  );
  expect(points.length).toBeLessThanOrEqual(60);
  expect(points.reduce((sum, { games }) => sum + games, 0)).toBe(130);
});

it('the list can be filtered by game, outcome, opponents and name', () => {
  const games = [game([0]), game([1], { game: 'b' }), game([0], { bots: [null, 'greedy'], names: ['Anna', 'Élise'] })];
  const all = { game: '', outcome: '', against: '', search: '' } as const;
  expect(select(games, all)).toHaveLength(3);
  expect(select(games, { ...all, game: 'b' })).toEqual([games[1]]);
  expect(select(games, { ...all, outcome: 'lost' })).toEqual([games[1]]);
  expect(select(games, { ...all, against: 'bots' })).toEqual([games[2]]);
  expect(select(games, { ...all, search: ' éli' })).toEqual([games[2]]);
});

it('a table for spreadsheets quotes what it must, and no name becomes a formula', () => {
  const [, line] = csvOf([game([0], { names: ['=1+1', 'B, "C"'] })]).split('\r\n');
  expect(line).toContain(`"'=1+1 / B, ""C"""`);
});

describe('records from files', () => {
  const plain = {
    format: 'vabanque/1',
    game: 'a',
    seats: ['Anna', 'Ben'],
    start: 1,
    journal: [],
    result: { score: [5, 5], bills: [2, 3], winners: [1] },
  };
  it('are read one per line; the first count breaks ties below the winner', () => {
    const { games, skipped } = readGames(`${JSON.stringify(plain)}\n{"format":"vabanque/2"}\nnonsense\n`, 77);
    expect(skipped).toBe(2);
    expect(games[0]!.played).toMatchObject({ at: 77, first: 1, winners: [1], places: [2, 1] });
  });
  it('are not accepted while the game is running, or if they are damaged', () => {
    for (const wrong of [{ result: undefined }, { seats: 'Anna' }, { result: { score: [1], winners: [0] } }])
      expect(fromRecord(JSON.stringify({ ...plain, ...wrong }), 0)).toBeNull();
    expect(fromRecord('null', 0)).toBeNull();
  });
});
