import { afterEach, describe, expect, it, vi } from 'vitest';
import { reviewParts } from '../src/review/parts.ts';
import { gradeOf, Growing, isMistake, moveName } from '../src/review/review.svelte.ts';
import { isRight, type Task } from '../src/puzzles/solving.ts';
import { Refused } from '../src/wire/http.ts';
import type { ReviewEvent, ReviewPart } from '../src/wire/schema.ts';

const WHOLE = { id: 'a', start: [1], since: 0, done: 1, total: 1, exact: true, events: [], seats: [{}] };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a review that grows', () => {
  it('says why a record cannot be reviewed', async () => {
    const review = new Growing();
    await review.follow(() => Promise.reject(new Refused('not-json')));
    expect(review.failed).not.toBeNull();
  });
});

it('the parts of a review come until it is complete, however often the server asks for patience', async () => {
  vi.useFakeTimers();
  const half = { ...WHOLE, since: 2, events: [{}, {}, {}], seats: [] };
  const answers = [
    Response.json({ code: 'too-many', facts: { seconds: 3 } }, { status: 429, headers: { 'retry-after': '3' } }),
    Response.json({ ...WHOLE, since: 5 }),
  ];
  const fetched = vi.fn(() => Promise.resolve(answers.shift()!));
  vi.stubGlobal('fetch', fetched);
  const parts: ReviewPart[] = [];
  const read = async () => {
    for await (const part of reviewParts(() => Promise.resolve(half as unknown as ReviewPart))) parts.push(part);
  };
  const done = read();
  await vi.advanceTimersByTimeAsync(3500);
  expect([parts.length, fetched.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(2500);
  await done;
  expect(parts.map(({ seats }) => seats.length)).toEqual([0, 1]);
  expect(fetched).toHaveBeenLastCalledWith('/api/reviews/a?since=5', expect.anything());
});

describe('noise', () => {
  it('is no mistake, however much it seems to cost', () => {
    const noisy = { entry: 1, kind: 'decision', after: [], cost: 0.3, noise: 0.4 } as unknown as ReviewEvent;
    expect([isMistake(noisy), isMistake({ ...noisy, noise: 0.2 })]).toEqual([false, true]);
    expect([gradeOf(0.3, 0.4), gradeOf(0.3, 0.2)]).toEqual(['best', 'grave']);
  });

  it('makes moves that close to the best right in an exercise', () => {
    const answers = [
      { move: 'go', win: 0.5 },
      { move: 'home', win: 0.4 },
    ];
    const task = { answers, close: 0.2 } as unknown as Task;
    expect([isRight(task, 'home'), isRight({ ...task, close: 0.05 }, 'home')]).toEqual([true, false]);
  });
});

it('a move without a label is written in short notation', () => {
  expect(moveName({ move: 'go' }, [])).toBe('go');
  expect(moveName({ move: 'go', label: { id: 'cave-go', args: {} } }, [])).not.toBe('go');
});
