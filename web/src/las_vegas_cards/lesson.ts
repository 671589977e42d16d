import { isKind, type Lesson, type LessonStep } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';

/** A move of the rival. */
const lay = (...cards: string[]): S.LayEntry => ({ kind: 'lay', seat: 1, cards });
const wants =
  (...cards: string[]): LessonStep['wants'] =>
  (move) =>
    isKind(move, 'lay') && move.cards.toSorted().join() === cards.toSorted().join();

export const lesson = (): Lesson => ({
  options: {},
  steps: [
    {
      first: ['60 30', '50 40', '90 50', '70 40', '100 30', '80 60', '1 3 3 5 6+', '2 3 3 4 6'],
      wants: wants('3', '3'),
    },
    { first: [lay('3', '3'), '1 5 5 5 5+', '1 2 4 4 6'], wants: null },
    { first: [], wants: wants('5', '5', '5', '5+') },
    { first: [lay('4', '4'), '1 2 4 6 6', '1 2 5 5 6'], wants: null },
  ],
});
