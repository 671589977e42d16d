import { t } from '../lib/i18n.svelte.ts';
import { isKind, type Lesson, type LessonStep } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';

const wants = (then: 'throw' | 'bank', ...combos: string[]): Pick<LessonStep, 'wants' | 'offers' | 'instead'> => {
  const fits = (move: S.AnyMove): move is S.KeepEntry =>
    isKind(move, 'keep') && move.combos.toSorted().join() === combos.toSorted().join();
  return {
    offers: fits,
    wants: (move) => fits(move) && move.then === then,
    instead: () => t(then === 'throw' ? 'tutorial-rather-throw' : 'tutorial-rather-bank'),
  };
};

export const lesson = (): Lesson => ({
  options: {},
  steps: [
    { first: ['1 3 4 4 6 r5'], ...wants('throw', '1', 'r5') },
    { first: ['3 4 4 4'], ...wants('bank', '444') },
    { first: ['2 3 4 4 6 r2', '2 3 5 5 6 r4'], wants: null },
    { first: [], ...wants('throw', '5>1') },
    { first: ['1 2 3 6 rc'], ...wants('throw', '1') },
    { first: ['1 2 3 4 6 r5'], ...wants('bank', '123456') },
    { first: [], wants: null },
  ],
});
