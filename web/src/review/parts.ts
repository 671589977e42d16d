import { pause } from '../lib/pause.ts';
import * as api from '../wire/api.ts';
import { Refused } from '../wire/http.ts';
import type * as S from '../wire/schema.ts';

/** How often to ask for news of a review, in milliseconds. */
const INTERVAL = 600;

/**
 * A review as the server works it out, part by part. The last part has the seats, unless the reader closes it earlier.
 * `begin` starts the review; the rest is requested by id.
 */
export async function* reviewParts(
  begin: () => Promise<S.ReviewPart>,
  closed: () => boolean = () => false,
): AsyncGenerator<S.ReviewPart, void> {
  let part = await patiently(begin, closed);
  yield part;
  while (!part.seats.length && !closed()) {
    await pause(INTERVAL);
    const { id, since, events } = part;
    part = await patiently(() => api.reviewPart(id, since + events.length), closed);
    yield part;
  }
}

/** Asks again when the server says so: it is busy, or this device has just fetched the whole page. */
async function patiently(ask: () => Promise<S.ReviewPart>, closed: () => boolean): Promise<S.ReviewPart> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (closed() || !(error instanceof Refused) || !['too-many', 'overloaded'].includes(error.code)) throw error;
      await pause(1000 * Number(error.facts['seconds'] ?? 1));
    }
  }
}
