import type * as S from '../wire/schema.ts';

/** Dice in a player's hand; the Biggy is one more. */
export const diceOf = (player: S.LasVegasPlayer): number => player.dice + (player.biggy ? 1 : 0);

/** How many dice a choice places. */
export const piecesOf = (choice: S.PlaceChoice): number => choice.own + choice.neutral + (choice.biggy ? 1 : 0);

export const BANDIT = 7;
