import { botOf } from '../wire/bots.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import * as api from '../wire/api.ts';
import type * as S from '../wire/schema.ts';

/** Play on from a position, from the seat that is to decide, against bots. Returns the table's id. */
export async function playOn(position: S.DrawnPosition): Promise<string> {
  const { game, options, names, seat: mine, line } = position;
  const info = await api.gameInfo(game);
  let bots = 0;
  return api.openAt(
    { game, options, hints: 'best', first: 0, public: false, position: line },
    names.map((_, seat) =>
      seat === mine ? null : { kind: 'bot' as const, bot: botOf(info.bots, prefs.saved.strength, bots++) },
    ),
  );
}
