import type * as S from '../wire/schema.ts';

/** A placement: where, whose, and how many of their own dice. */
export interface Placement {
  seq: number;
  seat: number;
  casino: number;
  count: number;
}

/** The last placement, and how many dice showed that number in the roll before it. */
export function lastPlacement(entries: readonly S.Seen[]): Placement | null {
  const at = entries.findLastIndex(({ entry }) => entry.kind === 'place');
  const placed = entries[at];
  if (placed?.entry.kind !== 'place') return null;
  const { seat, casino, face } = placed.entry;
  const roll = entries[at - 1]?.entry;
  const own = roll?.kind === 'roll' ? [...roll.own, roll.biggy] : [];
  return { seq: placed.seq, seat, casino, count: own.filter((die) => die === face).length };
}
