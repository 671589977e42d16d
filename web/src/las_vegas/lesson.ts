import { isKind, type Lesson, type LessonStep } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';

/** A move of the rival. */
const place = (face: number, casino = face): S.PlaceEntry => ({ kind: 'place', seat: 1, face, casino });
const wants =
  (face: number, casino = face): LessonStep['wants'] =>
  (move) =>
    isKind(move, 'place') && move.face === face && move.casino === casino;

const LESSONS: Record<string, Lesson> = {
  'las-vegas-2012': {
    options: {},
    steps: [
      { first: ['30 40', '60', '90', '10 50', '70', '20 30', '1 1 3 3 3 5 6 6'], wants: null },
      { first: [], wants: wants(3) },
      { first: ['2 2 2 3 3 3 4 5', place(3), '1 3 5 5 6'], wants: null },
      { first: [], wants: wants(3) },
      { first: ['2 2 4 4 4', place(4), '1 1 1 1'], wants: wants(1) },
      { first: ['5 5', place(5)], wants: null },
    ],
  },
  'las-vegas-biggy': {
    options: { bandit: true },
    steps: [
      { first: ['60 30', '80 40', '50 20', '70 30', '90 10', '60 50', '100 40', '1 2 2 4 5 6 b2'], wants: wants(2) },
      { first: ['1 1 3 3 3 6 b3', place(3), '1 5 5 6'], wants: wants(5, 7) },
      { first: ['1 5 6', place(1), '4 4'], wants: wants(4) },
      { first: ['6 6', place(6)], wants: null },
    ],
  },
};

export const lesson = (game: string): Lesson | null => LESSONS[game] ?? null;
