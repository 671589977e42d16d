import { t } from '../lib/i18n.svelte.ts';
import type { Owner, SeatView } from '../wire/views.ts';

/** How the table calls an owner: their name, “You”, or the white dice. */
export function nameOf(owner: Owner, seats: readonly SeatView[]): string {
  if (owner === 'neutral') return t('neutral-name');
  const seat = seats.find((each) => each.seat === owner);
  return seat?.you ? t('you') : (seat?.name ?? '?');
}
