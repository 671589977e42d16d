import { logOf } from '../table/log.ts';
import { personAt, type Drawing, type Frame } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';

/** A legal move and what it is worth; with what the generic table calls it. */
export type Answer = S.PuzzleAnswer & { label?: S.Phrase | null };

/** A decision to find, with the value of each move: a position of the day, or an exercise from a game of one's own. */
export interface Task {
  position: S.DrawnPosition;
  /** Best first. */
  answers: readonly Answer[];
  /** What many would play; if absent, what was played. */
  tempting: string;
  /** Where the values come from. */
  source: 'exact' | 'close' | 'rollouts' | 'review';
  rollouts: number;
  /** The family of reasons it is about; empty if none is known. */
  theme?: string;
  /** Of how many levels of bots, how many find the best move; absent if nobody knows. */
  found?: { by: string[]; levels: number };
  /** Moves that give away less than this count as right too: the values are no more certain than that. */
  close?: number;
}

/** A move that gives away this much win share is not as good as the best (`analyse.summary.SMALL`). */
const SMALL = 0.01;

export const bestOf = (task: Task): Answer => task.answers[0]!;
export const answerTo = (task: Task, move: string): Answer =>
  task.answers.find((answer) => answer.move === move) ?? bestOf(task);
/** How much win share a move gives away. */
export const costOf = (task: Task, move: string): number => bestOf(task).win - answerTo(task, move).win;
export const isRight = (task: Task, move: string): boolean => costOf(task, move) < (task.close ?? SMALL);

export const taskOf = ({
  position,
  answers,
  tempting,
  rollouts,
  theme,
  found = [],
  levels = 0,
}: S.DrawnPuzzle): Task => ({
  position,
  answers,
  tempting,
  source: rollouts ? 'rollouts' : answers.some(({ error }) => error) ? 'close' : 'exact',
  rollouts,
  theme,
  ...(levels ? { found: { by: found, levels } } : {}),
});

/** How hard it is, from 1 to 5: the fewer levels of bots find it, the harder. Null if nobody knows. */
export const difficultyOf = ({ found }: Task): number | null =>
  found
    ? Math.max(1, Math.min(5, 1 + Math.round((4 * (found.levels - found.by.length)) / Math.max(1, found.levels - 1))))
    : null;

/** The table as the deciding seat sees it. */
export function frameOf({ game, names, seat, to_move: turn, entries }: S.DrawnPosition, drawing: Drawing): Frame {
  return {
    table: 'puzzle',
    game,
    seats: names.map(personAt),
    you: seat,
    turn,
    now: 0,
    entries,
    log: logOf(entries, names, seat, drawing.sentence),
    hints: 'off',
    moments: [],
    reactions: {},
    hint: null,
    odds: false,
  };
}

/** Equal moves are written equally: the order of dice and cards in a move does not matter. */
function written(move: S.AnyMove): string {
  const fields = Object.entries(move).map(([key, value]) => [key, Array.isArray(value) ? [...value].sort() : value]);
  return JSON.stringify(fields.sort(([a], [b]) => String(a).localeCompare(String(b))));
}

/** A move made on the board, in short notation; null if it is not legal. */
export function notationOf({ moves }: S.DrawnPosition, chosen: S.AnyMove): string | null {
  if (!('kind' in chosen)) return moves.find(({ text }) => text === chosen.text)?.text ?? null;
  return moves.find(({ move }) => written(move) === written(chosen))?.text ?? null;
}
