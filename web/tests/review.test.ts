import { afterEach, describe, expect, it, vi } from 'vitest';
import { Growing } from '../src/review/review.svelte.ts';
import { Refused } from '../src/wire/http.ts';
import type { ReviewPart } from '../src/wire/schema.ts';

const WHOLE = { id: 'a', start: [1], since: 0, done: 1, total: 1, exact: true, events: [], seats: [{}] };

afterEach(() => vi.useRealTimers());

describe('a review that grows', () => {
  it('asks again after the number of seconds the server says', async () => {
    vi.useFakeTimers();
    const begin = vi.fn<() => Promise<ReviewPart>>();
    begin.mockRejectedValueOnce(new Refused('too-many', { seconds: 2 }));
    begin.mockResolvedValueOnce(WHOLE as unknown as ReviewPart);
    const review = new Growing();
    const followed = review.follow(begin);
    await vi.advanceTimersByTimeAsync(1900);
    expect(begin).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    await followed;
    expect(review.failed).toBeNull();
    expect(review.complete).toBe(true);
  });

  it('says why a record cannot be reviewed', async () => {
    const review = new Growing();
    await review.follow(() => Promise.reject(new Refused('not-json')));
    expect(review.failed).not.toBeNull();
  });
});
