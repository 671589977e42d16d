import { t } from '../lib/i18n.svelte.ts';
import type { AnyEntry, Telling } from '../table/frame.ts';
import * as vegas from '../vegas/vegas.ts';

/** What is drawn is not told: only what is laid. */
export const sentence = (entry: AnyEntry, { names }: Telling): string | null =>
  entry.kind === 'lay'
    ? t('entry-lay', { name: names[entry.seat] ?? '?', cards: entry.cards.join(' ') })
    : vegas.sentence(entry, names);
