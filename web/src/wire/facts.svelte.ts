import { money, number } from '../lib/i18n.svelte.ts';
import { Kept } from '../lib/kept.ts';
import type * as S from './schema.ts';

const kept = new Kept<S.Facts>('vabanque.facts');

/** What is assumed of a game this device has never heard of: it hides what could be secret, and counts points. */
const UNKNOWN: S.Facts = {
  secret_hands: true,
  hidden_scores: false,
  simultaneous: false,
  rounds: false,
  first_player: true,
  lowest_wins: false,
  unit: 'points',
  table_luck: 'review-table-luck',
};

/**
 * The facts of each game, as its server states them. This device remembers them: its old games may be of a server that
 * cannot be reached, or that no longer offers them.
 */
class KnownFacts {
  #known = $state.raw(kept.all);

  of(game: string): S.Facts {
    return this.#known[game] ?? UNKNOWN;
  }

  learn({ games }: S.Catalogue): void {
    for (const { id, facts } of games) if (JSON.stringify(kept.of(id)) !== JSON.stringify(facts)) kept.keep(id, facts);
    this.#known = kept.all;
  }
}

export const facts = new KnownFacts();

/** A score as people count it: money, or points; penalties without their sign, and none as 0, not −0. */
export function scoreIn(game: string, score: number): string {
  const { unit, lowest_wins: lowest } = facts.of(game);
  return unit === 'money' ? money(score) : number(lowest ? 0 - score : score);
}
