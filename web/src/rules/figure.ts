import type * as S from '../wire/schema.ts';
import type { DieColour } from '../lib/players.ts';

/** What vabanque.figures computes: see scripts/figures.py. */
export interface Piece {
  kind: 'die' | 'bill' | 'card' | 'jeton' | 'count' | 'pips';
  value: number | string;
  owner: DieColour | null;
  big: boolean;
  out: boolean;
}
export interface Row {
  label: S.Phrase | null;
  pieces: Piece[];
  note: S.Phrase | null;
  good: boolean | null;
}
export interface Figure {
  rows: Row[];
  told: S.Phrase[];
}
export interface Figures {
  names: string[];
  sections: Record<string, Figure[]>;
}

const files = import.meta.glob<Figures>('./figures-*.json', { import: 'default' });

/** The figures of a game's rules; a game from another package has none. */
export const figuresOf = (game: string): Promise<Figures | null> =>
  files[`./figures-${game}.json`]?.() ?? Promise.resolve(null);
