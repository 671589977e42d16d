import { Kept } from '../lib/kept.ts';
import { ask, Refused } from '../wire/http.ts';
import type * as S from '../wire/schema.ts';
import { today, type Day } from './days.ts';

/** Positions that this device has, for times without a connection; those of a few days of all games. */
const positions = new Kept<S.DrawnPuzzle>('vabanque.positions', 16);
const lists = new Kept<S.Puzzles>('vabanque.puzzle-list', 1);

/** What the server says or, if it cannot be reached, what it said last time (`old`). A refusal is always believed. */
async function fetched<T>(path: string, kept: Kept<T>): Promise<{ found: T; old: boolean }> {
  try {
    const found = await ask<T>(path);
    kept.keep(path, found);
    return { found, old: false };
  } catch (error) {
    const found = kept.of(path);
    if (error instanceof Refused || !found) throw error;
    return { found, old: true };
  }
}

const pathOf = (game: string, day: Day): string => `/puzzles/${game}/${day}`;
export const position = async (game: string, day: Day): Promise<S.DrawnPuzzle> =>
  (await fetched(pathOf(game, day), positions)).found;
export const overview = (): Promise<{ found: S.Puzzles; old: boolean }> => fetched('/puzzles', lists);
/** Does this device have the position already? */
export const has = (game: string, day: Day): boolean => positions.of(pathOf(game, day)) !== null;

/** Fetch what is missing of today's positions: the connection may be gone when they are wanted. */
export async function fetchToday(games: readonly string[]): Promise<void> {
  for (const game of games) if (!has(game, today())) await position(game, today()).catch(() => undefined);
}
