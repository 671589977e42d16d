import { drawing } from '../games.ts';
import { number } from '../lib/i18n.svelte.ts';
import { lastSeq } from '../table/frame.ts';
import { dice, same } from '../wire/fair.ts';
import type * as S from '../wire/schema.ts';
import { lastBust } from './bust.ts';
import Landing from './Landing.svelte';
import { lesson } from './lesson.ts';
import { marks } from './marks.ts';
import RulePicture from './RulePicture.svelte';
import { sentence } from './sentence.ts';
import Table from './Table.svelte';

const RED_FACES = [1, 2, 3, 4, 5, 'coin'];

export default drawing<S.TopScene, S.TopHand>({
  Table,
  Landing,
  Picture: RulePicture,
  score: number,
  sentence,
  sound: (frame) =>
    frame.moments[0] === 'bust' ? ['bust', lastSeq(frame.entries, 'bust')] : ['dice', lastSeq(frame.entries, 'throw')],
  /** A bust and the next player's throw arrive together; the eye needs a moment for the bust. */
  moments(_, entries) {
    const bust = lastBust(entries);
    return bust ? [{ name: 'bust', seq: bust.seq, passes: true, turn: [bust.seat] }] : [];
  },
  axis: 'plot-turns',
  plotted: ({ entries }, points) =>
    entries.some(({ kind }) => kind === 'bank' || kind === 'bust') ? String(points) : null,
  moves: ['keep'],
  marks,
  lesson,
  pad: () => ({ keys: [50, 100, 200, 300, 400, 500, 600, 1000], rounds: null, target: 10_000, most: 4 }),
  offer: (hand, seat, wanted) => ({
    ...hand,
    choices: hand.choices.filter(({ combos, points }) => wanted({ kind: 'keep', seat, combos, points, then: 'bank' })),
  }),
  follows: async (entry, chance, below) =>
    entry.kind === 'throw' &&
    chance.kind === 'throw' &&
    same(await dice(chance.dice, below), entry.black) &&
    same(chance.red ? RED_FACES[await below(6)] : null, entry.red),
});
