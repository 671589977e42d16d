import { isKind, type Lesson } from '../table/frame.ts';
import course from './course-las-vegas-cards.json?url';
import doubles from './course-drill-doubles.json?url';
import drill from './lesson-drill-doubles.json';
import script from './lesson-las-vegas-cards.json';

const cards = (move: { cards: string[] }): string => move.cards.toSorted().join();

export const lesson = (name: string): Lesson => ({
  ...((name === 'drill-doubles' ? drill : script) as Pick<Lesson, 'steps'>),
  course: name === 'drill-doubles' ? doubles : course,
  fits: (move, wanted) => isKind(move, 'lay') && isKind(wanted, 'lay') && cards(move) === cards(wanted),
});
