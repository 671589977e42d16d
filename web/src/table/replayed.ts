import type * as S from '../wire/schema.ts';
import { personAt, type Drawing, type Frame } from './frame.ts';
import { logOf } from './log.ts';

/** Everything that has happened up to step number `at` of a replay. */
export function entriesUntil(replay: S.Replay, at: number): S.Seen[] {
  return replay.steps.slice(0, at + 1).flatMap((past) =>
    past.entries.map((entry, index): S.Seen => ({
      seq: past.at + index,
      at: 0,
      entry,
      told: past.told?.[index] ?? null,
    })),
  );
}

/** The table at one step of a replay, as a spectator sees it. */
export function frameOf(
  replay: S.Replay,
  drawing: Drawing,
  table: string,
  entries: S.Seen[],
  shown: Pick<Frame, 'turn' | 'moments'>,
): Frame {
  return {
    table,
    game: replay.game,
    seats: replay.names.map(personAt),
    you: null,
    now: 0,
    entries,
    log: logOf(entries, replay.names, null, drawing.sentence),
    hints: 'off',
    reactions: {},
    hint: null,
    odds: false,
    ...shown,
  };
}
