import { t } from '../lib/i18n.svelte.ts';
import { isKind, type Lesson } from '../table/frame.ts';
import course from './course-top-10000.json?url';
import bank from './course-drill-bank.json?url';
import drill from './lesson-drill-bank.json';
import script from './lesson-top-10000.json';

const combos = (move: { combos: string[] }): string => move.combos.toSorted().join();

export const lesson = (name: string): Lesson => ({
  ...((name === 'drill-bank' ? drill : script) as Pick<Lesson, 'steps'>),
  course: name === 'drill-bank' ? bank : course,
  fits: (move, wanted) => isKind(move, 'keep') && isKind(wanted, 'keep') && combos(move) === combos(wanted),
  instead: (move, wanted) =>
    isKind(move, 'keep') && isKind(wanted, 'keep') && move.then !== wanted.then
      ? t(wanted.then === 'throw' ? 'tutorial-rather-throw' : 'tutorial-rather-bank')
      : null,
});
