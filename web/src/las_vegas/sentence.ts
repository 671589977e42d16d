import { t } from '../lib/i18n.svelte.ts';
import type { AnyEntry, Telling } from '../table/frame.ts';
import * as vegas from '../vegas/vegas.ts';
import type * as S from '../wire/schema.ts';

/** Roll and placement are one sentence; a roll that is not yet placed has its own. */
export function sentence(entry: AnyEntry, { names, before, after }: Telling): string | null {
  const name = 'seat' in entry ? (names[entry.seat] ?? '?') : '';
  switch (entry.kind) {
    case 'spare':
      return t('entry-spare', { name, dice: entry.faces.join(' ') });
    case 'roll':
      return after === null ? t('entry-roll', { name, dice: rolled(entry) }) : null;
    case 'place': {
      const casino = vegas.casinoName(entry.casino);
      if (before?.kind !== 'roll') return t('entry-place', { name, face: entry.face, casino });
      const dice = [...before.own, ...before.neutral, before.biggy];
      const count = dice.filter((die) => die === entry.face).length;
      return t('log-place', { who: name, roll: rolled(before), count, casino });
    }
    default:
      return vegas.sentence(entry, names);
  }
}

function rolled({ own, neutral, biggy }: S.RollEntry): string {
  const parts = [
    own.join(' '),
    neutral.length ? t('dice-neutral', { dice: neutral.join(' ') }) : '',
    biggy === null ? '' : t('dice-biggy', { face: biggy }),
  ];
  return parts.filter(Boolean).join(', ');
}
