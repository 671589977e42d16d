import { ask } from '../wire/http.ts';
import type * as S from '../wire/schema.ts';
import { daysAfter, today, type Day } from './days.ts';
import type { Task } from './solving.ts';

/** One's own mistake, to be solved again and again until it is not made any more. Kept on this device alone. */
export interface Exercise {
  /** The game and the number of the decision in it. */
  id: string;
  /** When it comes again. */
  due: Day;
  /** How often in a row it was solved. */
  solved: number;
  task: Task;
}

/** Days until a solved exercise comes again; solved once more after the last, it is done. */
export const INTERVALS = [1, 3, 7, 16, 35] as const;
const KEY = 'vabanque.exercises';
const MOST = 100;
/** Entries of the journal that are kept with a position: the board needs none, the log shows the last. */
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
    /* full, or no storage: what was there stays */
  }
}

export const dueOn = (day: Day): Exercise[] => kept().filter(({ due }) => due <= day);

/** After an answer: when the exercise comes again. Null: it is done. */
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

/** Make exercises of mistakes in a recorded game; the server shows the table as it was before each of them. */
export async function add(game: string, record: string, mistakes: readonly S.ReviewEvent[]): Promise<void> {
  for (const { entry, options = [], chosen = '', why } of newOf(game, mistakes)) {
    const position = await ask<S.Position>(`/positions?entry=${entry}`, record);
    const task: Task = {
      position: { ...position, entries: position.entries.slice(-ENTRIES) },
      answers: options.map(({ move, win }) => ({ move, win, ...(move === chosen && why ? { why } : {}) })),
      tempting: chosen,
      source: 'review',
      rollouts: 0,
    };
    keep([...kept(), { id: `${game} ${entry}`, due: today(), solved: 0, task }]);
  }
}
