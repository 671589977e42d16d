import { list, t, tell } from '../lib/i18n.svelte.ts';
import { say } from '../lib/phrase.ts';
import type { AnyEntry, Telling } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';

/**
 * Roll and placement share one sentence; a roll not yet placed gets its own. New bills get none: all see them. The
 * server sends no words for these (`told_by_browsers`).
 */
export function sentence(entry: AnyEntry, { names, you, before, after }: Telling): string | null | undefined {
  if (entry.kind === 'fill' || (entry.kind === 'roll' && after !== null)) return null;
  if (entry.kind === 'roll')
    return say({ id: 'entry-roll', args: { name: { seat: entry.seat }, dice: [rolled(entry)] } }, names, you);
  if (entry.kind !== 'place' || before?.kind !== 'roll') return undefined;
  return tell('log-place', entry.seat === you, {
    name: names[entry.seat] ?? '?',
    roll: rolled(before),
    dice: placed(before, entry.face),
    casino: entry.casino,
  });
}

/** The dice of a roll that show one face, as the server tells them in `scene.placed`. */
function placed({ own, neutral, biggy }: S.RollEntry, face: number): string {
  const [mine, others] = [own, neutral].map((dice) => dice.filter((die) => die === face).length) as [number, number];
  const id = mine && others ? 'placed-some-neutral' : mine ? 'placed-dice' : 'placed-neutral';
  const dice = mine + others ? [t(id, { count: mine + others, neutral: others, face })] : [];
  if (biggy === face) dice.push(t(dice.length ? 'placed-biggy' : 'placed-biggy-alone', { face }));
  return list(dice);
}

function rolled({ own, neutral, biggy }: S.RollEntry): string {
  const parts = [
    own.join(' '),
    neutral.length ? t('dice-neutral', { dice: neutral.join(' ') }) : '',
    biggy === null ? '' : t('dice-biggy', { face: biggy }),
  ];
  return list(parts.filter(Boolean));
}
