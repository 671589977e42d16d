import { drawing } from '../games.ts';
import { lastSeq } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';
import { scoreIn } from '../wire/facts.svelte.ts';
import Landing from './Landing.svelte';
import Table from './Table.svelte';

/** Draws any game from its scene alone. */
export default drawing<S.AreaScene, S.AreaHand>({
  Table,
  Landing,
  score: (points, game) => scoreIn(game, points),
  // For games from outside, the server puts journal entries into words.
  /** The last table stays on the screen for a moment before the podium. */
  moments: (_, entries) => [{ name: 'end', seq: lastSeq(entries, 'ended'), passes: true }].filter(({ seq }) => seq > 0),
  axis: 'plot-turns',
  pad: () => ({ keys: [1, 2, 3, 4, 5, 10, 50, 100], rounds: null, target: null, most: 10 }),
});
