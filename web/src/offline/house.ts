import { t } from '../lib/i18n.svelte.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import { Refused } from '../wire/http.ts';
import type { FromHouse, FromPage } from './protocol.ts';

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}
let worker: Worker | null = null;
let numbers = 0;
const waiting = new Map<number, Waiting>();
const lines = new Map<number, HereLine>();

/** The house of this page: it begins with the first question, and stays. */
function house(): Worker {
  if (worker) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'house' });
  worker.onmessage = ({ data }: MessageEvent<FromHouse>) => hear(data);
  worker.onerror = () => fail('offline-broken');
  return worker;
}

const tell = (message: FromPage): void => house().postMessage(message);

function hear(message: FromHouse): void {
  if ('id' in message) {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) return asked?.resolve(message.answer);
    const { code, facts } = message.answer as { code: string; facts: Record<string, string | number> };
    asked?.reject(new Refused(code, facts));
  } else if ('broken' in message) fail(message.broken);
  else if ('trouble' in message) toasts.say(new Refused(message.trouble).message, 'bad', 12);
  else if ('forgetful' in message) toasts.say(t('offline-forgetful'), 'bad', 12);
  else if ('closed' in message) hangUp(message.line);
  else lines.get(message.line)?.onmessage?.({ data: message.message });
}

/** Nobody gets an answer. If another tab has the house, this one gets it once that tab is closed. */
function fail(code: string): void {
  const refused = new Refused(code);
  for (const asked of waiting.values()) asked.reject(refused);
  waiting.clear();
  if (lines.size) toasts.say(refused.message, 'bad', 12);
  if (code === 'offline-other-tab') return;
  worker?.terminate();
  worker = null; // the next question tries again
}

function hangUp(line: number): void {
  const gone = lines.get(line);
  lines.delete(line);
  gone?.onclose?.();
}

export function ask<T>(method: string, path: string, body: unknown, token: string | null): Promise<T> {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const id = (numbers += 1);
  tell({ id, ask: { method, path, body: text, token } });
  return new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject })) as Promise<T>;
}

/** In place of a socket, for a table on this device. */
export class HereLine {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly #number = (numbers += 1);

  constructor(table: string, after: number) {
    lines.set(this.#number, this);
    tell({ line: this.#number, open: table, after });
    queueMicrotask(() => this.onopen?.());
  }

  send(text: string): void {
    tell({ line: this.#number, say: text });
  }

  close(): void {
    if (!lines.delete(this.#number)) return;
    tell({ line: this.#number, close: true });
    this.onclose?.();
  }
}
