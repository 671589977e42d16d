import { t } from '../lib/i18n.svelte.ts';
import type * as S from '../wire/schema.ts';

/** What a person is called; those who wanted to be forgotten are guests. */
export const nameOf = (people: readonly { number: number; name: string | null }[], person: number): string =>
  people.find(({ number }) => number === person)?.name ?? t('club-no-name', { number: person });

/** Names as people type or paste them: one per line, or separated by commas, semicolons or tabs. Two may be alike. */
export function readNames(text: string): string[] {
  return text
    .split(/[\n,;\t]+/)
    .map((name) =>
      name
        .replace(/^\s*\d+[.)]\s+/, '')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 24),
    )
    .filter(Boolean);
}

/** Who gave a result. */
export function actorOf(view: S.EveningView, by: string): string {
  if (by.startsWith('person:')) return nameOf(view.people, Number(by.slice(7)));
  return by === 'table' ? t('club-by-table') : by === 'club' ? t('club-by-club') : by;
}

export function stageOf(view: S.EveningView): string {
  if (view.round === 0) return t('club-before');
  const last = view.games.filter(({ round }) => round === view.round);
  if (last[0]?.stage === 'final') return t(last.length === 1 ? 'club-final-stage' : 'club-semi-stage');
  if (view.plan.mode === 'free') return t('club-mode-free');
  return t('club-round-of', { round: view.round, rounds: view.plan.rounds });
}

/** The games of now: the last seating and, in free seating, whatever is still being played. */
export const currentGames = (view: S.EveningView): S.GameView[] =>
  view.games
    .filter(({ round, status }) => round === view.round || (status !== 'over' && status !== 'void'))
    .toSorted((a, b) => a.place - b.place);

export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
