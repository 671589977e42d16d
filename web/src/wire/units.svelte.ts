import { money, number } from '../lib/i18n.svelte.ts';
import { Kept } from '../lib/kept.ts';
import type * as S from './schema.ts';

type Unit = S.GameInfo['unit'];

const kept = new Kept<Unit>('vabanque.units');

/**
 * What each game's scores are counted in. This device remembers it: its old games may be of a server that cannot be
 * reached, or that no longer offers them. Games it has never heard of count points.
 */
class Units {
  #known = $state.raw(kept.all);

  of(game: string): Unit {
    return this.#known[game] ?? 'points';
  }

  learn({ games }: S.Catalogue): void {
    for (const { id, unit } of games) if (kept.of(id) !== unit) kept.keep(id, unit);
    this.#known = kept.all;
  }
}

export const units = new Units();

/** A score as its game counts it: money, or points. */
export const scoreIn = (game: string, score: number): string =>
  units.of(game) === 'money' ? money(score) : number(score);
