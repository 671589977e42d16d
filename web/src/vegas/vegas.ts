import { t } from '../lib/i18n.svelte.ts';
import type { AnyEntry, Frame, Moment } from '../table/frame.ts';
import { draw, same, type Below } from '../wire/fair.ts';
import type * as S from '../wire/schema.ts';

/** What the two Las Vegas games with casinos have in common. */
export type Scene = S.LasVegasScene | S.CardScene;
export type Hand = S.LasVegasHand | S.CardHand;

/** A seat's money as this device may know it; null where it is hidden. */
export const moneyOf = (frame: Frame, scene: Scene, hand: Hand | null, seat: number): number | null =>
  scene.players[seat]?.score ?? (seat === frame.you ? (hand?.score ?? null) : null);

export const casinoName = (casino: number): string => t(`casino-${casino}`);

/** A payout stays until it has been watched. */
export const payout = (scene: Scene): Moment[] =>
  scene.paid && scene.paid_at !== null ? [{ name: 'payout', seq: scene.paid_at, passes: false }] : [];

export const roundOf = (entry: AnyEntry): number | null => (entry.kind === 'round' ? entry.number : null);

/** The plot of scores gets a point with every payout: the round that was paid. */
export function plotted(step: S.ReplayStep): string | null {
  if (!step.entries.some(({ kind }) => kind === 'pay') || !('round' in step.scene)) return null;
  const next = step.entries.some(({ kind }) => kind === 'round');
  return String(step.scene.round - (next ? 1 : 0));
}

/** Money won, with every open bill counted for the player who would get it now. */
export function worth(scene: Scene, scores: readonly (number | null)[]): number[] {
  const worths = scores.map((score) => score ?? 0);
  for (const { value, goes_to: owner } of scene.casinos.flatMap(({ bills }) => bills))
    if (typeof owner === 'number') worths[owner]! += value;
  return worths;
}

/** Bills are dealt from the deck one after the other. */
export const fairBills = async (bills: readonly number[], { deck }: S.AwaitedBills, below: Below): Promise<boolean> =>
  same(await draw(deck, bills.length, below), bills);
