import { list, t, tell } from '../lib/i18n.svelte.ts';
import type { AnyEntry, Telling } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';

/** Roll and placement share one sentence; a roll not yet placed gets its own. New bills get none: all see them. */
export function sentence(entry: AnyEntry, { names, you, before, after }: Telling): string | null | undefined {
  if (entry.kind === 'fill' || (entry.kind === 'roll' && after !== null)) return null;
  if (entry.kind !== 'place' || before?.kind !== 'roll') return undefined;
  return tell('log-place', entry.seat === you, {
    name: names[entry.seat] ?? '?',
    roll: rolled(before),
    count: [...before.own, ...before.neutral, before.biggy].filter((die) => die === entry.face).length,
    face: entry.face,
    casino: entry.casino,
  });
}

function rolled({ own, neutral, biggy }: S.RollEntry): string {
  const parts = [
    own.join(' '),
    neutral.length ? t('dice-neutral', { dice: neutral.join(' ') }) : '',
    biggy === null ? '' : t('dice-biggy', { face: biggy }),
  ];
  return list(parts.filter(Boolean));
}
