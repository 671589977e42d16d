import { list, number, t, tell } from '../lib/i18n.svelte.ts';
import type { AnyEntry, Telling } from '../table/frame.ts';

export function sentence(entry: AnyEntry, { names, you }: Telling): string | null {
  const seat = 'seat' in entry ? entry.seat : null;
  const say = (id: string, args: Record<string, string | number> = {}) =>
    tell(id, seat !== null && seat === you, { name: names[seat ?? -1] ?? '?', ...args });
  switch (entry.kind) {
    case 'throw': {
      const red = entry.red === 'coin' ? t('dice-coin') : entry.red === null ? '' : t('dice-red', { face: entry.red });
      return say('entry-throw', { dice: [entry.black.join(' '), red].filter(Boolean).join(', ') });
    }
    case 'keep': {
      const combos = list(entry.combos.map(written));
      return say(`entry-keep-${entry.then}`, { combos, points: number(entry.points) });
    }
    case 'bust':
      return say('entry-bust');
    case 'bank':
      return say('entry-bank', { turn: number(entry.turn), score: number(entry.score) });
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
