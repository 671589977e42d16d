import { Kept } from '../lib/kept.ts';

/** The most stars this device has got for each. */
const kept = new Kept<number>('vabanque.stars', 50);
export const starsOf = (drill: string): number => kept.of(drill) ?? 0;
export const keepStars = (drill: string, stars: number): void => kept.keep(drill, Math.max(stars, starsOf(drill)));
/** Three for no mistake, two for one, one for getting there. */
export const starsFor = (mistakes: number): number => Math.max(1, 3 - mistakes);
