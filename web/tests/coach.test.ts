import { afterEach, expect, it, vi } from 'vitest';
import type { Played } from '../src/mine/played.ts';
import { costliest, fetchLosses, playsLike } from '../src/mine/style.ts';
import { note, runOf, setOf } from '../src/puzzles/days.ts';
import { difficultyOf, type Task } from '../src/puzzles/solving.ts';
import { marks as marksOnDice } from '../src/top_10000/marks.ts';
import { marks as marksOnCasinos } from '../src/vegas/marks.ts';

afterEach(() => vi.unstubAllGlobals());

const reviewed = (lost: number, families: Record<string, number> = {}): Played => ({
  id: String(lost),
  at: 0,
  game: 'top-10000',
  names: ['A', 'B'],
  bots: [null, null],
  me: 0,
  first: 0,
  score: [0, 0],
  winners: [0],
  places: [1, 2],
  review: { luck: 0, decisions: -lost, choices: 20, families },
});

it('whoever loses as much as a level plays like it, as in vabanque stats', async () => {
  const losses = await fetchLosses();
  for (const [level, [mean]] of Object.entries(losses['top-10000']!['2']!)) {
    const games = [0.99, 1, 1.01].map((part) => reviewed(20 * mean * part));
    expect(playsLike(games, losses)).toMatchObject({ level, games: 3 });
  }
  expect(playsLike([reviewed(0.1), reviewed(0.2)], losses)).toBeNull();
});

it('families are ranked by what they cost per reviewed game', () => {
  const games = [reviewed(0.2, { a: 0.1 }), reviewed(0.3, { a: 0.1, b: 0.4 }), reviewed(0)];
  expect(costliest(games).map(([family]) => family)).toEqual(['b', 'a']);
  expect(costliest(games)[0]![1]).toBeCloseTo(0.4 / 3);
});

it('a run counts days on which any game was solved on its own day, and survives until tomorrow', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const solve = (game: string, day: string, on = day, right = true) => note(game, day, { move: '', right, on });
  solve('x', '2026-11-10');
  solve('y', '2026-11-11');
  solve('x', '2026-11-12', '2026-11-13'); // a day late
  solve('x', '2026-11-14', '2026-11-14', false);
  solve('y', '2026-11-14');
  const run = runOf(['x', 'y'], '2026-11-01', '2026-11-15');
  expect([run.now, run.longest]).toEqual([1, 2]);
  expect(run.week.map(({ solved }) => solved)).toEqual([false, true, true, false, false, true, false]);
});

it('a position of a weekly set is not a day', () => {
  expect(setOf('2026-W47.3')).toEqual({ week: '2026-W47', number: 3 });
  expect(setOf('2026-11-17')).toBeNull();
});

it('a position that no level finds is the hardest, and one that all but one find the easiest', () => {
  const task = (found: number) => ({ found: { by: Array.from({ length: found }, String), levels: 6 } }) as Task;
  expect([0, 1, 3, 5, 6].map((found) => difficultyOf(task(found)))).toEqual([5, 5, 3, 2, 1]);
  expect(difficultyOf({} as Task)).toBeNull();
});

it('a move is marked at its casinos, or on the dice that it sets aside', () => {
  expect(marksOnCasinos(null, '3 bandit')).toEqual(['[data-casino="7"]']);
  expect(marksOnCasinos(null, '1 5+')).toEqual(['[data-casino="1"]', '[data-casino="5"]']);
  const faces = [1, 5, 5, 2, 4];
  const dice = [...faces.map((face) => ({ face, red: false })), { face: 5, red: true }];
  const slot = (number: number) => `.die-slot:nth-child(${number})`;
  expect(marksOnDice({ dice }, '1 5>1 throw')).toEqual([slot(1), slot(2)]);
  expect(marksOnDice({ dice }, 'r5 bank')).toEqual([slot(6)]);
  expect(marksOnDice({ dice }, '55r5 throw')).toEqual([slot(2), slot(3), slot(6)]);
});
