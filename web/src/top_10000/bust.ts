import type * as S from '../wire/schema.ts';

export interface LastBust {
  /** The bust's place in the journal, and that of the throw. */
  seq: number;
  throwSeq: number;
  seat: number;
  dice: S.ThrownDie[];
  /** Points that it cost. */
  lost: number;
}

/** The last bust of a game. The next player's throw comes in the same breath, so the scene no longer shows it. */
export function lastBust(entries: readonly S.Seen[]): LastBust | null {
  const at = entries.findLastIndex(({ entry }) => entry.kind === 'bust');
  if (at < 0) return null;
  const until = entries.slice(0, at);
  const seen = until.findLast(({ entry }) => entry.kind === 'throw');
  if (seen?.entry.kind !== 'throw') return null;
  const turnBefore = until.findLastIndex(({ entry }) => entry.kind === 'bank' || entry.kind === 'bust');
  const lost = until
    .slice(turnBefore + 1)
    .reduce((sum, { entry }) => sum + (entry.kind === 'keep' ? entry.points : 0), 0);
  const { black, red, seat } = seen.entry;
  const dice: S.ThrownDie[] = black.map((face, id) => ({ id, red: false, face }));
  if (red !== null) dice.push({ id: black.length, red: true, face: red });
  return { seq: entries[at]!.seq, throwSeq: seen.seq, seat, dice, lost };
}
