import type * as S from '../wire/schema.ts';

export interface LastBust {
  /** The number of the bust in the journal, and that of its throw. */
  seq: number;
  throwSeq: number;
  seat: number;
  dice: S.ThrownDie[];
  /** What had been set aside in this turn, throw by throw. */
  kept: string[][];
  /** Points it cost. */
  lost: number;
}

/** The last bust of a game. The next player's throw arrives with it, so the scene no longer shows it. */
export function lastBust(entries: readonly S.Seen[]): LastBust | null {
  const at = entries.findLastIndex(({ entry }) => entry.kind === 'bust');
  if (at < 0) return null;
  const until = entries.slice(0, at);
  const seen = until.findLast(({ entry }) => entry.kind === 'throw');
  if (seen?.entry.kind !== 'throw') return null;
  const turnBefore = until.findLastIndex(({ entry }) => entry.kind === 'bank' || entry.kind === 'bust');
  const keeps = until.slice(turnBefore + 1).flatMap(({ entry }) => (entry.kind === 'keep' ? [entry] : []));
  const lost = keeps.reduce((sum, { points }) => sum + points, 0);
  const { black, red, seat } = seen.entry;
  const dice: S.ThrownDie[] = black.map((face, id) => ({ id, red: false, face }));
  if (red !== null) dice.push({ id: black.length, red: true, face: red });
  return { seq: entries[at]!.seq, throwSeq: seen.seq, seat, dice, kept: keeps.map(({ combos }) => combos), lost };
}
