import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Listener, TableSocket } from '../src/wire/socket.ts';

/** A server that says one thing to everybody and hangs up. */
class Refusing {
  static code = 'bad-token';
  static opened = 0;
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: () => void;
  constructor() {
    Refusing.opened++;
    setTimeout(() => {
      this.onopen?.();
      this.onmessage?.({ data: JSON.stringify({ type: 'refused', id: null, code: Refusing.code, facts: {} }) });
      this.onclose?.();
    });
  }
  send(): void {}
  close(): void {}
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Refusing);
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  Refusing.opened = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function connect(): string[] {
  const refusals: string[] = [];
  const listener: Listener = {
    entries: () => undefined,
    view: () => undefined,
    presence: () => undefined,
    state: () => undefined,
    refused: (code) => refusals.push(code),
    names: () => [],
  };
  new TableSocket('table', 'token', listener);
  return refusals;
}

test('a token is not given up when one server does not know it yet', async () => {
  Refusing.code = 'bad-token';
  const refusals = connect();
  await vi.advanceTimersByTimeAsync(3000);
  expect(refusals).toEqual([]);
  expect(Refusing.opened).toBeGreaterThan(2);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(refusals).toEqual(['bad-token']);
});

test('a table that does not exist is given up at once', async () => {
  Refusing.code = 'no-such-table';
  const refusals = connect();
  await vi.advanceTimersByTimeAsync(100);
  expect(refusals).toEqual(['no-such-table']);
  expect(Refusing.opened).toBe(1);
});
