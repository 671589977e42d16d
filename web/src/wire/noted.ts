import { Kept } from '../lib/kept.ts';
import type * as S from './schema.ts';

/**
 * What this device noted about a table's dice before the start, to compare with the proof at the end.
 * Without it a proof would only agree with itself: see docs/fairness.md.
 */
export interface Noted {
  commitment: string;
  /** This device's own seeds: seat → the seed the server has acknowledged. */
  seeds: Record<number, string>;
  /** Who was to start, as agreed. */
  first: number | 'random';
  /** Everybody's seeds as shown at the start, and which seats were bots. */
  started?: { seeds: string[]; bots: number[] };
  /** The server's journal is no longer what this device saw. */
  rewritten?: true;
}

const kept = new Kept<Noted>('vabanque.dice');

export const notedOf = (table: string): Noted | null => kept.of(table);

function change(table: string, changes: Partial<Noted>): void {
  const noted = notedOf(table);
  if (noted) kept.keep(table, { ...noted, ...changes });
}

/** A table that has not started commits to its dice. The first commitment stays, whatever is said later. */
export function notePromise(table: string, commitment: string | null, first: number | 'random' = 'random'): void {
  const noted = notedOf(table);
  if (noted) change(table, { first });
  else if (commitment) kept.keep(table, { commitment, seeds: {}, first });
}

export const noteSeed = (table: string, seat: number, seed: string): void =>
  change(table, { seeds: { ...notedOf(table)?.seeds, [seat]: seed } });

/** The game starts. Returns whether this device's own seeds are in it. */
export function noteStart(table: string, seeds: string[], seats: readonly S.SeatView[]): boolean {
  const noted = notedOf(table);
  if (noted && !noted.started)
    change(table, { started: { seeds, bots: seats.filter(({ kind }) => kind === 'bot').map(({ seat }) => seat) } });
  return Object.entries(noted?.seeds ?? {}).every(([seat, seed]) => seeds[Number(seat)] === seed);
}

export const noteRewritten = (table: string): void => change(table, { rewritten: true });
