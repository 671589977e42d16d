import { list, number, t } from '../lib/i18n.svelte.ts';
import type { AnyEntry, Telling } from '../table/frame.ts';

export function sentence(entry: AnyEntry, { names }: Telling): string | null {
  const name = 'seat' in entry ? (names[entry.seat] ?? '?') : '';
  switch (entry.kind) {
    case 'throw': {
      const red = entry.red === 'coin' ? t('dice-coin') : entry.red === null ? '' : t('dice-red', { face: entry.red });
      return t('entry-throw', { name, dice: [entry.black.join(' '), red].filter(Boolean).join(', ') });
    }
    case 'keep': {
      const combos = list(entry.combos.map(written));
      return t(`entry-keep-${entry.then}`, { name, combos, points: number(entry.points) });
    }
    case 'bust':
      return t('entry-bust', { name });
    case 'bank':
      return t('entry-bank', { name, turn: number(entry.turn), score: number(entry.score) });
    default:
      return null;
  }
}

/** `33r3` is written 3-3-3, a turned five 5→1: colours don't matter once dice lie aside. */
const written = (combo: string): string =>
  combo
    .replaceAll('r', '')
    .replace(/(\d)(?=\d)/g, '$1-')
    .replace('>', '→');
