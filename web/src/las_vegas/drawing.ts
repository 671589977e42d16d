import { drawing } from '../games.ts';
import { lastSeq } from '../table/frame.ts';
import { billPad, shared } from '../vegas/drawing.ts';
import { fairBills, payout } from '../vegas/vegas.ts';
import { dice, same } from '../wire/fair.ts';
import type * as S from '../wire/schema.ts';
import Landing from './Landing.svelte';
import { lesson } from './lesson.ts';
import RulePicture from './RulePicture.svelte';
import { sentence } from './sentence.ts';
import Table from './Table.svelte';

export default drawing<S.LasVegasScene, S.LasVegasHand>({
  ...shared,
  Table,
  Landing,
  Picture: RulePicture,
  sentence,
  sound: (frame, scene) => scene.roll && [scene.roll.biggy ? 'biggy' : 'dice', lastSeq(frame.entries, 'roll')],
  moments: payout,
  moves: ['place'],
  lesson,
  pad: (game) => (game === 'las-vegas-2012' ? billPad(10, 90, 4, 5) : billPad(10, 100, 3, 6)),
  offer: (hand, seat, wanted) => ({
    ...hand,
    choices: hand.choices.filter(({ face, casino }) => wanted({ kind: 'place', seat, face, casino })),
  }),
  async follows(entry, chance, below) {
    if (entry.kind === 'fill' && chance.kind === 'fill') return fairBills(entry.bills, chance, below);
    if (entry.kind === 'spare' && chance.kind === 'spare') return same(await dice(chance.dice, below), entry.faces);
    return (
      entry.kind === 'roll' &&
      chance.kind === 'roll' &&
      same(await dice(chance.dice, below), entry.own) &&
      same(await dice(chance.neutral, below), entry.neutral) &&
      same(chance.biggy ? 1 + (await below(6)) : null, entry.biggy)
    );
  },
});
