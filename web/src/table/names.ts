import { t } from '../lib/i18n.svelte.ts';
import type * as S from '../wire/schema.ts';
import type { Frame } from './frame.ts';

/** What the table calls an owner: their name, “You”, or the neutral dice. */
export function nameOf(owner: S.Owner, { seats, you }: Pick<Frame, 'seats' | 'you'>): string {
  if (owner === 'neutral') return t('neutral-name');
  return owner === you ? t('you') : (seats.find((seat) => seat.seat === owner)?.name ?? '?');
}
