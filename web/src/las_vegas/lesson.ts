import { isKind, type Lesson } from '../table/frame.ts';
import las2012 from './course-las-vegas-2012.json?url';
import biggy from './course-las-vegas-biggy.json?url';
import bandit from './course-drill-bandit.json?url';
import drillBiggy from './course-drill-biggy.json?url';
import ties from './course-drill-ties.json?url';
import scriptBandit from './lesson-drill-bandit.json';
import scriptDrillBiggy from './lesson-drill-biggy.json';
import scriptTies from './lesson-drill-ties.json';
import script2012 from './lesson-las-vegas-2012.json';
import scriptBiggy from './lesson-las-vegas-biggy.json';

const fits: Lesson['fits'] = (move, wanted) =>
  isKind(move, 'place') && isKind(wanted, 'place') && move.face === wanted.face && move.casino === wanted.casino;

const LESSONS: Record<string, Lesson> = {
  'las-vegas-2012': { ...(script2012 as Pick<Lesson, 'steps'>), course: las2012, fits },
  'las-vegas-biggy': { ...(scriptBiggy as Pick<Lesson, 'steps'>), course: biggy, fits },
  'drill-ties': { ...(scriptTies as Pick<Lesson, 'steps'>), course: ties, fits },
  'drill-biggy': { ...(scriptDrillBiggy as Pick<Lesson, 'steps'>), course: drillBiggy, fits },
  'drill-bandit': { ...(scriptBandit as Pick<Lesson, 'steps'>), course: bandit, fits },
};

export const lesson = (game: string): Lesson | null => LESSONS[game] ?? null;
