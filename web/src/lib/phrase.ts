import { tell } from './i18n.svelte.ts';
import type * as S from '../wire/schema.ts';

/** A phrase in words. Its arguments may be names of players and other phrases; the player at `you` is addressed. */
export function say(phrase: S.Phrase, names: readonly string[], you: number | null = null): string {
  const args = Object.entries(phrase.args).map(([key, value]) => [key, argument(value, names, you)] as const);
  const toYou = Object.values(phrase.args).some((value) => you !== null && isName(value) && value.seat === you);
  return tell(phrase.id, toYou, Object.fromEntries(args));
}

/** Several phrases as one text. */
export const sayAll = (phrases: readonly S.Phrase[], names: readonly string[], you: number | null = null): string =>
  phrases.map((phrase) => say(phrase, names, you)).join(' ');

const isName = (value: S.Argument): value is S.Name =>
  typeof value === 'object' && !Array.isArray(value) && !('id' in value);

function argument(value: S.Argument, names: readonly string[], you: number | null): string | number {
  if (Array.isArray(value)) return value.map((item) => argument(item, names, you)).join(', ');
  if (typeof value !== 'object') return value;
  return 'id' in value ? say(value, names, you) : (names[value.seat] ?? '?');
}
