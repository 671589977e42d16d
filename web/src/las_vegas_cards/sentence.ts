import { tell } from '../lib/i18n.svelte.ts';
import type { AnyEntry, Telling } from '../table/frame.ts';
import * as vegas from '../vegas/vegas.ts';

/** What is drawn is not told: only what is laid. */
export const sentence = (entry: AnyEntry, telling: Telling): string | null =>
  entry.kind === 'lay'
    ? tell('entry-lay', entry.seat === telling.you, {
        name: telling.names[entry.seat] ?? '?',
        cards: entry.cards.join(' '),
      })
    : vegas.sentence(entry, telling);
