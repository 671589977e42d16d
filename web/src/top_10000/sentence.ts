import { list, tell } from '../lib/i18n.svelte.ts';
import type { AnyEntry, Telling } from '../table/frame.ts';

/** Dice set aside are written as they look on the table. */
export function sentence(entry: AnyEntry, { names, you }: Telling): string | undefined {
  if (entry.kind !== 'keep') return undefined;
  return tell(`entry-keep-${entry.then}`, entry.seat === you, {
    name: names[entry.seat] ?? '?',
    combos: list(entry.combos.map(written)),
    points: entry.points,
  });
}

/** `33r3` is written 3-3-3, a turned five 5→1: colours don't matter once dice lie aside. */
const written = (combo: string): string =>
  combo
    .replaceAll('r', '')
    .replace(/(\d)(?=\d)/g, '$1-')
    .replace('>', '→');
