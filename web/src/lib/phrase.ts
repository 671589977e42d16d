import { list, t, tell } from './i18n.svelte.ts';
import type * as S from '../wire/schema.ts';

/**
 * A phrase in words. Its arguments may be players' names and other phrases. `you` is the reader's own seat: messages
 * that name it say `You`, and lists of names begin with it.
 */
export function say(phrase: S.Phrase, names: readonly string[], you: number | null = null): string {
  const args = Object.entries(phrase.args).map(([key, value]) => [key, argument(value, names, you)] as const);
  const named = Object.values(phrase.args)
    .flat()
    .some((value) => isName(value, you));
  return tell(phrase.id, named, Object.fromEntries(args));
}

/** Several phrases as one text. */
export const sayAll = (phrases: readonly S.Phrase[], names: readonly string[], you: number | null = null): string =>
  phrases.map((phrase) => say(phrase, names, you)).join(' ');

function argument(value: S.Argument, names: readonly string[], you: number | null): string | number {
  if (Array.isArray(value))
    return list([
      ...(value.some((item) => isName(item, you)) ? [t('listed-you')] : []),
      ...value.filter((item) => !isName(item, you)).map((item) => String(argument(item, names, you))),
    ]);
  if (typeof value !== 'object') return value;
  return 'id' in value ? say(value, names, you) : (names[value.seat] ?? '?');
}

const isName = (value: S.Argument, seat: number | null): boolean =>
  typeof value === 'object' && 'seat' in value && value.seat === seat;
