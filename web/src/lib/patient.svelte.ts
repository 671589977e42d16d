import { pause } from './pause.ts';

/** How often to ask before a refusal is believed. */
const TRIES = 6;

/** How many requests of this page wait until the server wants to hear them. */
class Waiting {
  count = $state(0);
}
export const waiting = new Waiting();

/** Seconds, as the server says; a bit longer for some, so that not everybody comes back at the same moment. */
const rest = (answer: Response): number => (Number(answer.headers.get('retry-after')) || 1) * (1 + Math.random() / 2);

/** Whoever posts a record only wants to know something about it. */
const changesNothing = (address: string, { method = 'GET' }: RequestInit): boolean =>
  method === 'GET' || /\/(replays|reviews|positions)\b/.test(address);

/**
 * Like `fetch`, but whoever asks too often, or while the database is away, waits as long as the server says and asks
 * again. A request that changes something is repeated only if it certainly has not been carried out.
 */
export async function patientFetch(address: string, request: RequestInit = {}): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(address, request);
    const later = answer.status === 429 || (answer.status === 503 && changesNothing(address, request));
    if (!later || tries === TRIES) return answer;
    waiting.count += 1;
    await pause(1000 * rest(answer));
    waiting.count -= 1;
  }
}
