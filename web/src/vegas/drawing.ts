import { money } from '../lib/i18n.svelte.ts';
import type { Pad } from '../table/frame.ts';
import Bill from './Bill.svelte';
import BillsByRound from './BillsByRound.svelte';
import { marks } from './marks.ts';
import { plotted, roundOf, worth } from './vegas.ts';

/** What the drawings of all Las Vegas games have in common: money, rounds, bills. */
export const shared = { End: BillsByRound, score: money, axis: 'plot-rounds', plotted, roundOf, worth, marks };

/** A score pad with bills as keys: from `least` to `highest` thousand. */
export const billPad = (least: number, highest: number, rounds: number, most: number): Pad => ({
  keys: Array.from({ length: (highest - least) / 10 + 1 }, (_, step) => least + 10 * step),
  Piece: Bill,
  rounds,
  target: null,
  most,
});
