import { untrack } from 'svelte';
import type { Frame } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';
import { moneyOf, type Hand, type Scene } from './vegas.ts';

export type Paying = 'waits' | 'pays' | 'paid';

/** A payout on the board, casino by casino and bill by bill: how far this page has shown it. */
export class PayoutShow {
  /** Casinos that have paid, and bills that have left the next one. */
  casinos = $state(0);
  bills = $state(0);

  constructor(readonly pays: readonly S.Casino[]) {}

  get now(): S.Casino | null {
    return this.pays[this.casinos] ?? null;
  }

  stateOf({ casino }: S.Casino): Paying {
    const at = this.pays.findIndex((pay) => pay.casino === casino);
    return at < this.casinos ? 'paid' : at === this.casinos ? 'pays' : 'waits';
  }

  /** How many of a casino's bills have left it. */
  gone(casino: S.Casino): number {
    const state = this.stateOf(casino);
    return state === 'paid' ? casino.bills.length : state === 'pays' ? this.bills : 0;
  }

  /** What a seat has won so far: adding up bills that the server has paid, nothing more. */
  won(seat: number): number {
    return this.#sum(
      (owner) => owner === seat,
      (pay) => this.gone(pay),
    );
  }

  /** What it will have won in the end. */
  all(seat: number): number {
    return this.#sum(
      (owner) => owner === seat,
      ({ bills }) => bills.length,
    );
  }

  /** Bills nobody has won so far, the neutral dice's included: they go under the deck, or into the box. */
  get unclaimed(): number {
    return this.#sum(
      (owner) => typeof owner !== 'number',
      (pay) => this.gone(pay),
    );
  }

  #sum(whose: (owner: S.Owner | null) => boolean, upto: (pay: S.Casino) => number): number {
    return this.pays
      .flatMap((pay) => pay.bills.slice(0, upto(pay)))
      .reduce((sum, { value, goes_to: owner }) => sum + (whose(owner) ? value : 0), 0);
  }

  next(): void {
    this.casinos += 1;
    this.bills = 0;
  }

  end(): void {
    this.casinos = this.pays.length;
  }
}

/** The show of the payout that began with the entry `paidAt`. New entries do not restart it. */
export const showOf = (paidAt: number | null, scene: () => Scene): PayoutShow | null =>
  paidAt === null ? null : untrack(() => new PayoutShow(scene().paid ?? []));

/** The scene as it was before the payout, with what has been paid so far. */
export function sceneOf<Shown extends Scene>(scene: Shown, show: PayoutShow): Shown {
  const players = (scene.paid_players ?? scene.players).map((player, seat) => ({
    ...player,
    score: player.score === null ? null : player.score + show.won(seat),
  }));
  return { ...scene, casinos: scene.paid ?? scene.casinos, players, round: scene.round - (scene.over ? 0 : 1) };
}

/** The money of a seat while it is being paid; null where it is hidden. */
export function purseOf(frame: Frame, scene: Scene, hand: Hand | null, show: PayoutShow, seat: number): number | null {
  const before = scene.paid_players?.[seat]?.score ?? null;
  if (before !== null) return before + show.won(seat);
  const now = moneyOf(frame, scene, hand, seat);
  return now === null ? null : now - show.all(seat) + show.won(seat);
}

/** Entries up to the casino that is paying now; later ones would spoil it. */
export function frameOf(frame: Frame, scene: Scene, show: PayoutShow): Frame {
  const paying = frame.entries.filter(({ seq, entry }) => entry.kind === 'pay' && seq >= (scene.paid_at ?? 0));
  const last = paying[Math.min(show.casinos, paying.length - 1)]?.seq ?? 0;
  return { ...frame, turn: [], log: frame.log.filter(({ seq }) => seq <= last) };
}
