import { isKind, type Lesson } from '../table/frame.ts';
import course from './course-las-vegas-cards.json?url';
import script from './lesson-las-vegas-cards.json';

const cards = (move: { cards: string[] }): string => move.cards.toSorted().join();

export const lesson = (): Lesson => ({
  ...(script as Pick<Lesson, 'steps'>),
  course,
  fits: (move, wanted) => isKind(move, 'lay') && isKind(wanted, 'lay') && cards(move) === cards(wanted),
});
