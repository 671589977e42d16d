import { t, words } from '../lib/i18n.svelte.ts';
import { scoreIn } from '../wire/facts.svelte.ts';
import type { Played } from './played.ts';

export const scoreOf = (game: Played, seat = game.me): string =>
  seat === null ? '' : scoreIn(game.game, game.score[seat]!);

export const dayOf = (at: number): string =>
  new Date(at).toLocaleDateString(words.lang, { day: 'numeric', month: 'long', year: 'numeric' });

/** A rival's name; a bot goes by its level. */
export const rivalName = ({ name, bot }: { name: string; bot: boolean }): string =>
  bot ? t('mine-bot', { level: words.has(`bot-${name}`) ? t(`bot-${name}`) : name }) : name;
