import { botOf } from '../wire/bots.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import * as api from '../wire/api.ts';
import type * as S from '../wire/schema.ts';

/** Play on from a position, from one of its seats: against bots, or with friends. Returns the table's id. */
export async function playOn(position: S.DrawnPosition, mine: number, friends: boolean): Promise<string> {
  const { game, options, names, line } = position;
  const info = await api.gameInfo(game);
  let bots = 0;
  const other = (): S.SeatSetup =>
    friends ? { kind: 'open' } : { kind: 'bot', bot: botOf(info.bots, prefs.saved.strength, bots++) };
  return api.openAt(
    { game, options, hints: 'best', first: 0, public: false, position: line },
    names.map((_, seat) => (seat === mine ? null : other())),
  );
}
