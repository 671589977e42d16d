import { closeTo } from '../review/review.svelte.ts';
import { ask } from '../wire/http.ts';
import type * as S from '../wire/schema.ts';
import { daysAfter, today, type Day } from './days.ts';
import { costOf, type Task } from './solving.ts';

/** The player's own mistake, to be solved until it is no longer made. Stored on this device only. */
export interface Exercise {
  /** The game and the number of the decision within it. */
  id: string;
  /** When it is next due. */
  due: Day;
  /** How many times in a row it was solved. */
  solved: number;
  task: Task;
}

/** Days until a solved exercise comes back; solved again after the last interval, it is done. */
export const INTERVALS = [1, 3, 7, 16, 35] as const;
const KEY = 'vabanque.exercises';
const MOST = 100;
/** How many journal entries are stored with a position: the board needs none, the log shows the last few. */
const ENTRIES = 40;

export function kept(): Exercise[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Exercise[];
  } catch {
    return []; // no storage
  }
}

function keep(exercises: readonly Exercise[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(exercises.slice(-MOST)));
  } catch {
    /* storage full or missing: what was there stays */
  }
}

/** The family of reasons that a mistake belongs to; empty if no reason is known. */
const familyOf = ({ task }: Exercise): string => task.answers.find(({ move }) => move === task.tempting)?.why?.id ?? '';

/** Those that are due, beginning with the kind of mistake that costs this player most. */
export function dueOn(day: Day): Exercise[] {
  const all = kept();
  const costs = new Map<string, number>();
  for (const exercise of all) {
    const family = familyOf(exercise);
    costs.set(family, (costs.get(family) ?? 0) + costOf(exercise.task, exercise.task.tempting));
  }
  const costOfFamily = (exercise: Exercise): number => (familyOf(exercise) ? costs.get(familyOf(exercise))! : 0);
  return all.filter(({ due }) => due <= day).sort((a, b) => costOfFamily(b) - costOfFamily(a));
}

/** When the exercise comes back after an answer; null if it is done. */
export function after(exercise: Exercise, right: boolean, day: Day = today()): Exercise | null {
  if (!right) return { ...exercise, solved: 0, due: daysAfter(day, INTERVALS[0]) };
  const days = INTERVALS[exercise.solved];
  return days === undefined ? null : { ...exercise, solved: exercise.solved + 1, due: daysAfter(day, days) };
}

export function answer(exercise: Exercise, right: boolean): void {
  const next = after(exercise, right);
  keep(kept().flatMap((other) => (other.id !== exercise.id ? [other] : next ? [next] : [])));
}

export const forget = (id: string): void => keep(kept().filter((other) => other.id !== id));

/** Which of these mistakes are not exercises yet. */
export const newOf = (game: string, mistakes: readonly S.ReviewEvent[]): S.ReviewEvent[] => {
  const known = new Set(kept().map(({ id }) => id));
  return mistakes.filter(({ entry }) => !known.has(`${game} ${entry}`));
};

/** Turn mistakes in a recorded game into exercises; the server shows the table as it was before each. */
export async function add(game: string, record: string, mistakes: readonly S.ReviewEvent[]): Promise<void> {
  for (const { entry, options = [], chosen = '', reasons = [], noise } of newOf(game, mistakes)) {
    const position = await ask<S.DrawnPosition>(`/positions?entry=${entry}`, record);
    const why = reasons[0]?.why;
    const task: Task = {
      position: { ...position, entries: position.entries.slice(-ENTRIES) },
      answers: options.map((option) => ({ ...option, ...(option.move === chosen && why ? { why } : {}) })),
      tempting: chosen,
      source: 'review',
      rollouts: 0,
      close: closeTo(noise),
    };
    keep([...kept(), { id: `${game} ${entry}`, due: today(), solved: 0, task }]);
  }
}
