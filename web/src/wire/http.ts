import { t, words } from '../lib/i18n.svelte.ts';
import { later } from '../later.ts';
import { patientFetch } from '../lib/patient.svelte.ts';
import { alone, isHere, keepsHouse, KNOWN } from './here.ts';

/** A refusal: the server's code and facts, and a sentence to show. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, number | string> = {},
    names: readonly string[] = [],
  ) {
    super(sentence(code, facts, names));
  }
}

function sentence(code: string, facts: Record<string, number | string>, names: readonly string[]): string {
  const seat = Number(facts['seat'] ?? -1);
  const args = {
    ...Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, key === 'casino' ? fact : String(fact)])),
    who: names[seat] ?? `${seat + 1}`,
  };
  const id = [`refused-${code}`, `error-${code}`].find((known) => words.has(known));
  return id ? t(id, args) : t('refused', { code });
}

/** What the house on this device can answer in the server's place. */
const ANYWHERE = /^\/(games$|tables$|replays|positions|puzzles)/;

/** Ask whoever has the table; about anything else, the server or, without a connection, the house on this device. */
export async function ask<T>(path: string, body?: unknown, token?: string | null): Promise<T> {
  const method = body === undefined ? 'GET' : 'POST';
  const askHere = async () => (await later.offline()).ask<T>(method, path, body, token ?? null);
  if (alone) return (KNOWN[`${method} ${path}`]?.() ?? askHere()) as Promise<T>;
  if (isHere(token)) return askHere();
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await patientFetch(`/api${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch {
    if (keepsHouse() && ANYWHERE.test(path) && `${method} ${path}` !== 'GET /tables') return askHere();
    throw new Error(t('no-server'));
  }
  const reply: unknown = await answer.json().catch(() => null);
  if (answer.ok) return reply as T;
  const problem = reply as { code?: string; facts?: Record<string, number | string> } | null;
  throw problem?.code ? new Refused(problem.code, problem.facts ?? {}) : new Error(t('no-server'));
}
