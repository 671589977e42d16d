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

/** A position of a weekly set: 2026-W47.3 is the third of its week. */
export const inSet = (week: string, number: number): Day => `${week}.${number}`;
/** The week and the number of a position of a weekly set; null if it is the position of a day. */
export function setOf(day: Day): { week: string; number: number } | null {
  const [week, number] = day.split('.');
  return number ? { week: week!, number: Number(number) } : null;
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

/** Was a position of the day solved, in any of these games, on its own day? */
const solvedOn = (games: readonly string[], day: Day): boolean =>
  games.some((game) => {
    const answer = answered(game, day);
    return answer !== null && answer.right && answer.on === day;
  });

export interface Run {
  /** Days in a row, up to today or yesterday, with a position solved in any game. */
  now: number;
  longest: number;
  /** The last seven days, today last: was one solved? */
  week: { day: Day; solved: boolean }[];
}

/** The run of days on which something was solved. */
export function runOf(games: readonly string[], first: Day, to: Day = today()): Run {
  let longest = 0,
    length = 0;
  for (let day = first; day < to; day = daysAfter(day, 1)) {
    length = solvedOn(games, day) ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  const now = length + Number(solvedOn(games, to));
  const week = [-6, -5, -4, -3, -2, -1, 0].map((back) => {
    const day = daysAfter(to, back);
    return { day, solved: solvedOn(games, day) };
  });
  return { now, longest: Math.max(longest, now), week };
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
