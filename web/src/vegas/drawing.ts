import { money } from '../lib/i18n.svelte.ts';
import BillsByRound from './BillsByRound.svelte';
import { plotted, roundOf, worth } from './vegas.ts';

/** What the drawings of all Las Vegas games have in common: money, rounds, bills. */
export const shared = { End: BillsByRound, score: money, axis: 'plot-rounds', plotted, roundOf, worth };
