import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as S from '../src/wire/schema.ts';
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

/** A server that says what a test wants it to. */
class Telling extends Refusing {
  static last: Telling;
  readonly sent: string[] = [];
  constructor() {
    super();
    Telling.last = this;
  }
  override send(text?: string): void {
    this.sent.push(text ?? '');
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

test('changes make a new view and reuse what stays the same', async () => {
  vi.stubGlobal('WebSocket', Telling);
  const seen: S.TableView[] = [];
  const rows: number[] = [];
  const socket = new TableSocket('table', 'token', {
    entries: (entries) => rows.push(...entries.map(({ seq }) => seq)),
    view: (view) => seen.push(view),
    state: () => undefined,
    refused: () => undefined,
    names: () => [],
  });
  const server = Telling.last;
  const scene = { roll: [1, 2], casinos: [{ dice: [3] }, { dice: [] }] };
  const entry = (seq: number) => ({ seq, at: 0, entry: { kind: 'reacted' } });
  server.tell({ type: 'hello', heartbeat: 1000 });
  server.tell({ type: 'news', now: 5, entries: [entry(1)], view: { seq: 1, hand: null, scene } });
  const done = socket.send({ type: 'start', id: 'a command' });
  server.tell({
    type: 'news',
    now: 6,
    entries: [entry(1), entry(2)],
    changes: [
      ['seq', 2],
      ['scene/casinos/0/dice/1', 3],
      ['hand', { cards: [] }],
    ],
    ack: { id: 'a command', seq: 2 },
  });
  expect(await done).toEqual({ id: 'a command', seq: 2 });
  expect(rows).toEqual([1, 2]);
  expect(seen[1]).toEqual({
    now: 6,
    seq: 2,
    hand: { cards: [] },
    scene: { roll: [1, 2], casinos: [{ dice: [3, 3] }, { dice: [] }] },
  });
  const scenes = seen.map((view) => view.scene as unknown as typeof scene);
  expect(scenes[0]!.casinos[0]!.dice).toEqual([3]);
  expect(scenes[1]!.roll).toBe(scenes[0]!.roll);
  expect(scenes[1]!.casinos[1]).toBe(scenes[0]!.casinos[1]);
  server.tell({ type: 'news', now: 7, ack: { id: 'unknown', seq: 2 } });
  expect(seen.length).toBe(2);
});
