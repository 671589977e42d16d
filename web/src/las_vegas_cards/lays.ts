import { equals } from '../lib/equal.ts';
import type { Frame } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';

/** A card is written `4`, or `4+` for a double. */
export const numberOf = (card: string): number => Number(card[0]);
export const isDouble = (card: string): boolean => card.endsWith('+');

/** A legal choice with particular cards of the hand: equal cards are interchangeable. */
export interface Selection {
  places: number[];
  choice: S.LayChoice;
}

/** Everything that can be selected: nothing while a reveal and its payout are still to be watched. */
export function laysOf(hand: S.CardHand | null, moments: readonly string[]): Selection[] {
  if (hand === null || (moments.includes('reveal') && moments.includes('payout'))) return [];
  return hand.choices.flatMap((choice) => equals(hand.cards, choice.places).map((places) => ({ places, choice })));
}

/** In games where all lay at the same time: has this seat chosen? */
export const isReady = (frame: Frame, scene: S.CardScene, seat: number): boolean =>
  !scene.in_turn && !scene.players[seat]!.out && !frame.turn.includes(seat);
