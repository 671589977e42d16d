import { t, words } from '../lib/i18n.svelte.ts';
import { patientFetch } from '../lib/patient.svelte.ts';

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
    ...Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, String(fact)])),
    who: names[seat] ?? `${seat + 1}`,
  };
  const id = [`refused-${code}`, `error-${code}`].find((known) => words.has(known));
  return id ? t(id, args) : t('refused', { code });
}

/** Ask the server; any refusal is thrown as `Refused`. */
export async function ask<T>(path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (token) headers['authorization'] = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await patientFetch(`/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Error(t('no-server'));
  }
  const reply: unknown = await answer.json().catch(() => null);
  if (answer.ok) return reply as T;
  const problem = reply as { code?: string; facts?: Record<string, number | string> } | null;
  throw problem?.code ? new Refused(problem.code, problem.facts ?? {}) : new Error(t('no-server'));
}
