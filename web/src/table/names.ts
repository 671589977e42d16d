import { t } from '../lib/i18n.svelte.ts';
import type * as S from '../wire/schema.ts';
import { moverOf, type Frame } from './frame.ts';

/** Whose turn it is, in words; `mine`: this device's. */
export function turnWords(frame: Frame, mine: boolean, theirs = 'their-turn'): string {
  const mover = moverOf(frame);
  if (mine) return t('your-turn');
  return mover && mover.seat !== frame.you ? t(theirs, { who: mover.name ?? '' }) : t('nobodys-turn');
}

/** What the table calls an owner: their name, “You”, or the neutral dice. */
export function nameOf(owner: S.Owner, { seats, you }: Pick<Frame, 'seats' | 'you'>): string {
  if (owner === 'neutral') return t('neutral-name');
  return owner === you ? t('you') : (seats.find((seat) => seat.seat === owner)?.name ?? '?');
}
