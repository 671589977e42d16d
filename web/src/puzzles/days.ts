/** Days are written as 2026-11-17, by the reader's own clock. */
export type Day = string;

const two = (value: number): string => String(value).padStart(2, '0');
export const dayOf = (date: Date): Day => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
export const today = (): Day => dayOf(new Date());
/** Noon, so that no change to summer time moves a day. */
export const dateOf = (day: Day): Date => new Date(`${day}T12:00:00`);
export function daysAfter(day: Day, days: number): Day {
  const date = dateOf(day);
  date.setDate(date.getDate() + days);
  return dayOf(date);
}

/** How a position was answered. */
export interface Answered {
  move: string;
  right: boolean;
  /** The day of the answer. */
  on: Day;
}

const KEY = 'vabanque.puzzles';
const MOST = 4000;

function read(): Record<string, Answered> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Answered>;
  } catch {
    return {}; // no storage
  }
}

const nameOf = (game: string, day: Day): string => `${game} ${day}`;

export const answered = (game: string, day: Day): Answered | null => read()[nameOf(game, day)] ?? null;

/** The first answer counts. */
export function note(game: string, day: Day, answer: Answered): void {
  const known = read();
  if (known[nameOf(game, day)]) return;
  known[nameOf(game, day)] = answer;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(known).slice(-MOST))));
  } catch {
    /* as above */
  }
}

/** How many days in a row the position of the day was solved on its own day; today's may still be open. */
export function streak(game: string, now: Day = today(), of: (game: string, day: Day) => Answered | null = answered) {
  const solved = (day: Day): boolean => {
    const answer = of(game, day);
    return answer !== null && answer.right && answer.on === day;
  };
  let length = 0;
  let day = of(game, now) ? now : daysAfter(now, -1);
  while (solved(day)) {
    length += 1;
    day = daysAfter(day, -1);
  }
  return length;
}
