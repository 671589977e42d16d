import { expect, it } from 'vitest';
import { storyOf } from '../src/story/story.ts';
import type { Drawing } from '../src/table/frame.ts';
import type { Replay } from '../src/wire/schema.ts';

/** Three people lay cards at the same time; what they have by then is in `scores`. */
const step = (at: number, scores: number[]) => ({
  at,
  scores,
  entries: [0, 1, 2].map((seat) => ({ kind: 'lay', seat })),
});
const replay = {
  names: ['Anna', 'Ben', 'Chloé'],
  result: { winners: [2] },
  steps: [step(0, [0, 0, 0]), step(3, [50, 10, 10]), step(6, [50, 80, 60]), step(9, [50, 90, 900])],
} as unknown as Replay;
const drawing = {
  moves: ['lay'],
  sentence: (entry: { seat: number }) => `${entry.seat} lays`,
} as unknown as Drawing;

it('where all move at once, the story names whoever it is about', () => {
  expect(storyOf(replay, drawing, 0)).toEqual([
    { kind: 'turning', at: 3, text: '2 lays', swing: 830 },
    { kind: 'best', at: 1, text: '0 lays', swing: 40 },
    { kind: 'worst', at: 2, text: '1 lays', swing: 70 },
  ]);
});
