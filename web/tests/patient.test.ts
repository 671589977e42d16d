import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { again } from '../src/lib/again.ts';
import { patientFetch, waiting } from '../src/lib/patient.svelte.ts';
import { ask } from '../src/wire/http.ts';

/** The server's answers, one after the other; the last one for ever. */
function answering(...statuses: number[]) {
  const fetched = vi.fn(() => {
    const status = statuses.length > 1 ? statuses.shift()! : statuses[0]!;
    const body = status === 200 ? { tables: [] } : { code: 'too-many', facts: { seconds: 2 } };
    return Promise.resolve(Response.json(body, { status, headers: status === 200 ? {} : { 'retry-after': '2' } }));
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a request that is refused for now', () => {
  it('is repeated after as many seconds as the server says, and the page knows meanwhile', async () => {
    const fetched = answering(429, 200);
    const answer = ask('/tables');
    await vi.advanceTimersByTimeAsync(1900);
    expect([fetched.mock.calls.length, waiting.count]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await answer).toEqual({ tables: [] });
    expect([fetched.mock.calls.length, waiting.count]).toEqual([2, 0]);
  });

  it('is given up in the end, with the server’s reason', async () => {
    const fetched = answering(429);
    const answer = expect(ask('/tables')).rejects.toMatchObject({ code: 'too-many' });
    await vi.advanceTimersByTimeAsync(60_000);
    await answer;
    expect([fetched.mock.calls.length, waiting.count]).toEqual([6, 0]);
  });

  it('is not repeated if it changes something and may have been carried out', async () => {
    const fetched = answering(503, 200);
    expect((await patientFetch('/api/tables', { method: 'POST' })).status).toBe(503);
    expect(fetched).toHaveBeenCalledTimes(1);
    answering(503, 200);
    const read = patientFetch('/api/tables');
    await vi.advanceTimersByTimeAsync(2100);
    expect((await read).status).toBe(200);
  });
});

it('a list that is fetched now and then is not asked for while an answer is due', async () => {
  vi.stubGlobal('document', { hidden: false });
  let arrive: (list: string) => void = () => undefined;
  const asked = vi.fn(() => new Promise<string>((resolve) => (arrive = resolve)));
  const taken: string[] = [];
  const stop = again(1000, asked, (list) => taken.push(list));
  await vi.advanceTimersByTimeAsync(5500);
  expect(asked).toHaveBeenCalledTimes(1);
  arrive('first');
  await vi.advanceTimersByTimeAsync(1000);
  expect([asked.mock.calls.length, taken]).toEqual([2, ['first']]);
  stop();
});
