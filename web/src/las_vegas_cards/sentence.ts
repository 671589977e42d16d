import type { AnyEntry } from '../table/frame.ts';

/** What is drawn is not told, only what is laid; and what the bank lays out is seen. */
export const sentence = (entry: AnyEntry): null | undefined =>
  entry.kind === 'draw' || entry.kind === 'fill' ? null : undefined;
