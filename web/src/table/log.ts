import { tell } from '../lib/i18n.svelte.ts';
import { sayAll } from '../lib/phrase.ts';
import type * as S from '../wire/schema.ts';
import type { AnyEntry, Drawing } from './frame.ts';

const LINES = 120;
/** What may happen between two entries of a game without being part of it. */
const ASIDE = new Set(['reacted', 'stood-in', 'returned', 'moved', 'drawn', 'sealed']);

export interface LogLine {
  seq: number;
  text: string;
  /** Whose line it is; null for headings. */
  seat: number | null;
}

/** The latest entries as sentences; the player at `you` is addressed. */
export function logOf(
  entries: readonly S.Seen[],
  names: readonly string[],
  you: number | null,
  sentence: Drawing['sentence'],
): LogLine[] {
  const lines: LogLine[] = [];
  for (let at = Math.max(0, entries.length - 2 * LINES); at < entries.length; at++) {
    const { seq, entry, told: phrases } = entries[at]!;
    const [before, after] = [neighbour(entries, at, -1), neighbour(entries, at, 1)];
    const own = sentence?.(entry, { names, you, before, after });
    const fallback = () => (phrases ? sayAll(phrases, names, you) : ofAnyTable(entry, names, you));
    const text = own === undefined ? fallback() : own;
    if (text) lines.push({ seq, text, seat: 'seat' in entry ? entry.seat : null });
  }
  return lines.slice(-LINES);
}

/** The game's entry before (-1) or after (1) the one at `at`. */
function neighbour(entries: readonly S.Seen[], at: number, step: 1 | -1): AnyEntry | null {
  let next: S.Seen | undefined;
  do next = entries[(at += step)];
  while (next && ASIDE.has(next.entry.kind));
  return next?.entry ?? null;
}

/** Entries that any game may have. */
function ofAnyTable(entry: AnyEntry, names: readonly string[], you: number | null): string | null {
  if (entry.kind !== 'stood-in' && entry.kind !== 'returned') return null;
  return tell(`log-${entry.kind}`, entry.seat === you, { name: names[entry.seat] ?? '?' });
}
