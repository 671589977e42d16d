import { later } from '../later.ts';
import { t } from '../lib/i18n.svelte.ts';
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

/** What this device knows about its own games: which seat was mine, and where bots sat. */
export interface Own {
  me: number | null;
  bots: readonly (string | null)[];
}
export const NOBODY: Own = { me: null, bots: [] };

/** This device's part in a game that it has on its shelf. */
export const ownPart = async (table: string): Promise<Own> => {
  const shelf = await later.shelf();
  return (await shelf.allGames()).find(({ id }) => id === table) ?? NOBODY;
};

/** The table at one step of a replay, as a spectator sees it. */
export function frameOf(
  replay: S.Replay,
  drawing: Drawing,
  table: string,
  entries: S.Seen[],
  shown: Pick<Frame, 'turn' | 'moments'>,
  own: Own = NOBODY,
): Frame {
  return {
    table,
    game: replay.game,
    seats: replay.names.map((name, seat) => ({
      ...personAt(seat === own.me ? t('you') : name, seat),
      kind: own.bots[seat] ? 'bot' : 'person',
    })),
    you: null,
    now: 0,
    entries,
    log: logOf(entries, replay.names, own.me, drawing.sentence),
    hints: 'off',
    reactions: {},
    hint: null,
    odds: false,
    ...shown,
  };
}
