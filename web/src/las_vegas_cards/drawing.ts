import { drawing } from '../games.ts';
import { billPad, shared } from '../vegas/drawing.ts';
import { fairBills, payout } from '../vegas/vegas.ts';
import { draw, same } from '../wire/fair.ts';
import type * as S from '../wire/schema.ts';
import Landing from './Landing.svelte';
import { lesson } from './lesson.ts';
import RulePicture from './RulePicture.svelte';
import { sentence } from './sentence.ts';
import Table from './Table.svelte';

export default drawing<S.CardScene, S.CardHand>({
  ...shared,
  Table,
  Landing,
  Picture: RulePicture,
  sentence,
  sound: (frame, scene) => (frame.moments[0] === 'reveal' ? ['cards', scene.play] : null),
  /** First the cards that are turned over together, then the payout. */
  moments: (scene) => [
    ...(scene.revealed_at !== null && !scene.in_turn ? [{ name: 'reveal', seq: scene.revealed_at, passes: true }] : []),
    ...payout(scene),
  ],
  moves: ['lay'],
  lesson,
  pad: () => billPad(30, 100, 4, 5),
  offer: (hand, seat, wanted) => ({
    ...hand,
    choices: hand.choices.filter(({ cards }) => wanted({ kind: 'lay', seat, cards })),
  }),
  async follows(entry, chance, below) {
    if (entry.kind === 'fill' && chance.kind === 'fill') return fairBills(entry.bills, chance, below);
    if (entry.kind !== 'draw' || chance.kind !== 'draw') return false;
    const pile = chance.deck ?? [];
    const order = pile.map(([card]) => card);
    const cards = await draw(pile, chance.cards, below);
    return same(
      cards.sort((a, b) => order.indexOf(a) - order.indexOf(b)),
      entry.cards,
    );
  },
});
