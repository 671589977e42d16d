import { list, t } from '../lib/i18n.svelte.ts';
import type * as S from '../wire/schema.ts';
import { moverOf, type Frame } from './frame.ts';

/** Whose turn it is, in words; `mine`: this device's. */
export function turnWords(frame: Frame, mine: boolean, theirs = 'their-turn'): string {
  const mover = moverOf(frame);
  if (mine && !frame.shared) return t('your-turn');
  if (mine && mover) return t('turn-of', { who: mover.name ?? '' });
  return mover && mover.seat !== frame.you ? t(theirs, { who: mover.name ?? '' }) : t('nobodys-turn');
}

/** Is it the reader? Where several people share a device, nobody is. */
export const isYou = (owner: S.Owner, { you, shared }: Pick<Frame, 'you' | 'shared'>): boolean =>
  owner === you && !shared;

/** What the table calls an owner: their name, “You”, or the neutral dice. */
export function nameOf(owner: S.Owner, { seats, ...reader }: Pick<Frame, 'seats' | 'you' | 'shared'>): string {
  if (owner === 'neutral') return t('neutral-name');
  return isYou(owner, reader) ? t('you') : (seats.find((seat) => seat.seat === owner)?.name ?? '?');
}

/** Everybody else at a table, in a list of tables. */
export const othersAt = ({ seats, yours }: S.TableSummary): string =>
  list(seats.flatMap(({ name, kind }, seat) => (name && kind !== 'open' && !yours.includes(seat) ? [name] : [])));
