import { pause } from '../lib/pause.ts';
import * as api from '../wire/api.ts';
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
  let part = await begin();
  yield part;
  while (!part.seats.length && !closed()) {
    await pause(INTERVAL);
    const { id, since, events } = part;
    part = await api.reviewPart(id, since + events.length);
    yield part;
  }
}
