import type { AnyEntry } from '../table/frame.ts';

/** The log leaves out draws, and the bills that are laid out: everyone sees those. */
export const sentence = (entry: AnyEntry): null | undefined =>
  entry.kind === 'draw' || entry.kind === 'fill' ? null : undefined;
