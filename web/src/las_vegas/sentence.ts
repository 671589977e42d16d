import { t, tell } from '../lib/i18n.svelte.ts';
import type { AnyEntry, Telling } from '../table/frame.ts';
import * as vegas from '../vegas/vegas.ts';
import type * as S from '../wire/schema.ts';

/** Roll and placement are one sentence; a roll that is not yet placed has its own. */
export function sentence(entry: AnyEntry, telling: Telling): string | null {
  const { names, you, before, after } = telling;
  const seat = 'seat' in entry ? entry.seat : null;
  const say = (id: string, args: Record<string, string | number>) =>
    tell(id, seat !== null && seat === you, { name: names[seat ?? -1] ?? '?', ...args });
  switch (entry.kind) {
    case 'spare':
      return say('entry-spare', { dice: entry.faces.join(' ') });
    case 'roll':
      return after === null ? say('entry-roll', { dice: rolled(entry) }) : null;
    case 'place': {
      const casino = vegas.casinoName(entry.casino);
      if (before?.kind !== 'roll') return say('entry-place', { face: entry.face, casino });
      const dice = [...before.own, ...before.neutral, before.biggy];
      const count = dice.filter((die) => die === entry.face).length;
      return say('log-place', { roll: rolled(before), count, casino });
    }
    default:
      return vegas.sentence(entry, telling);
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
