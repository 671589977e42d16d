import { isKind, type Lesson } from '../table/frame.ts';
import las2012 from './course-las-vegas-2012.json?url';
import biggy from './course-las-vegas-biggy.json?url';
import script2012 from './lesson-las-vegas-2012.json';
import scriptBiggy from './lesson-las-vegas-biggy.json';

const fits: Lesson['fits'] = (move, wanted) =>
  isKind(move, 'place') && isKind(wanted, 'place') && move.face === wanted.face && move.casino === wanted.casino;

const LESSONS: Record<string, Lesson> = {
  'las-vegas-2012': { ...(script2012 as Pick<Lesson, 'steps'>), course: las2012, fits },
  'las-vegas-biggy': { ...(scriptBiggy as Pick<Lesson, 'steps'>), course: biggy, fits },
};

export const lesson = (game: string): Lesson | null => LESSONS[game] ?? null;
