import type * as S from '../wire/schema.ts';

/** A placement: where, whose, and how many of their own dice. */
export interface Placement {
  seq: number;
  seat: number;
  casino: number;
  count: number;
}

/** The last placement, with how many dice of that number the roll before it had. */
export function lastPlacement(entries: readonly S.Seen[]): Placement | null {
  const at = entries.findLastIndex(({ entry }) => entry.kind === 'place');
  const seen = entries[at];
  if (seen?.entry.kind !== 'place') return null;
  const { seat, casino, face } = seen.entry;
  const roll = entries[at - 1]?.entry;
  const own = roll?.kind === 'roll' ? [...roll.own, roll.biggy] : [];
  return { seq: seen.seq, seat, casino, count: own.filter((die) => die === face).length };
}
