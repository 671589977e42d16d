import { t } from './i18n.svelte.ts';
import type * as S from '../wire/schema.ts';

/** A phrase in words. Its arguments may be names of players and other phrases. */
export function say(phrase: S.Phrase, names: readonly string[]): string {
  const args = Object.entries(phrase.args).map(([key, value]) => [key, argument(value, names)] as const);
  return t(phrase.id, Object.fromEntries(args));
}

/** Several phrases as one text. */
export const sayAll = (phrases: readonly S.Phrase[], names: readonly string[]): string =>
  phrases.map((phrase) => say(phrase, names)).join(' ');

function argument(value: S.Argument, names: readonly string[]): string | number {
  if (Array.isArray(value)) return value.map((item) => argument(item, names)).join(', ');
  if (typeof value !== 'object') return value;
  return 'id' in value ? say(value, names) : (names[value.seat] ?? '?');
}
