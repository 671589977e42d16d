import type * as S from '../../../schema/wire.ts';
import type { GameId } from '../wire/views.ts';

/**
 * Two minutes at a real table with told dice: the server runs the game and checks every move, the script only says what
 * the dice show and what Bruno does. Words: `tutorial-<game>-<scene>` and `…-title`.
 */
export type Wanted = Omit<S.Place, 'seat'> | Omit<S.Lay, 'seat'> | Omit<S.Keep, 'seat' | 'points'>;
type RivalMove = Omit<S.Place, 'seat'> | Omit<S.Lay, 'seat'>;
export interface Scene {
  /** What happens before the coach speaks: dice, bills or cards land, or Bruno moves. */
  first: (string | RivalMove)[];
  /** What the learner shall do; null: read and go on. */
  wants: Wanted | null;
}
export interface Lesson {
  options: Record<string, boolean>;
  scenes: Scene[];
}

const place = (face: number, casino = face): Omit<S.Place, 'seat'> => ({ kind: 'place', face, casino });
const lay = (...cards: string[]): Omit<S.Lay, 'seat'> => ({ kind: 'lay', cards });
const keep = (then: 'throw' | 'bank', ...combos: string[]): Omit<S.Keep, 'seat' | 'points'> => ({
  kind: 'keep',
  combos,
  then,
});

export const LESSONS: Record<GameId, Lesson> = {
  'las-vegas-2012': {
    options: {},
    scenes: [
      { first: ['30 40', '60', '90', '10 50', '70', '20 30', '1 1 3 3 3 5 6 6'], wants: null },
      { first: [], wants: place(3) },
      { first: ['2 2 2 3 3 3 4 5', place(3), '1 3 5 5 6'], wants: null },
      { first: [], wants: place(3) },
      { first: ['2 2 4 4 4', place(4), '1 1 1 1'], wants: place(1) },
      { first: ['5 5', place(5)], wants: null },
    ],
  },
  'las-vegas-biggy': {
    options: { bandit: true },
    scenes: [
      { first: ['60 30', '80 40', '50 20', '70 30', '90 10', '60 50', '100 40', '1 2 2 4 5 6 b2'], wants: place(2) },
      { first: ['1 1 3 3 3 6 b3', place(3), '1 5 5 6'], wants: place(5, 7) },
      { first: ['1 5 6', place(1), '4 4'], wants: place(4) },
      { first: ['6 6', place(6)], wants: null },
    ],
  },
  'las-vegas-cards': {
    options: {},
    scenes: [
      {
        first: ['60 30', '50 40', '90 50', '70 40', '100 30', '80 60', '1 3 3 5 6+', '2 3 3 4 6'],
        wants: lay('3', '3'),
      },
      { first: [lay('3', '3'), '1 5 5 5 5+', '1 2 4 4 6'], wants: null },
      { first: [], wants: lay('5', '5', '5', '5+') },
      { first: [lay('4', '4'), '1 2 4 6 6', '1 2 5 5 6'], wants: null },
    ],
  },
  'top-10000': {
    options: {},
    scenes: [
      { first: ['1 3 4 4 6 r5'], wants: keep('throw', '1', 'r5') },
      { first: ['3 4 4 4'], wants: keep('bank', '444') },
      { first: ['2 3 4 4 6 r2', '2 3 5 5 6 r4'], wants: null },
      { first: [], wants: keep('throw', '5>1') },
      { first: ['1 2 3 6 rc'], wants: keep('throw', '1') },
      { first: ['1 2 3 4 6 r5'], wants: keep('bank', '123456') },
      { first: [], wants: null },
    ],
  },
};
