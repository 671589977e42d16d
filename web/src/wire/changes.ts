import type * as S from './schema.ts';

type Part = Record<string, unknown> | unknown[];

/** A view after these changes. Whatever has not changed stays the same object, so it is not drawn again. */
export function changed(view: S.TableView, changes: NonNullable<S.News['changes']>): S.TableView {
  let next: unknown = view;
  for (const [path, value] of changes) next = replaced(next, path.split('/'), value);
  return next as S.TableView;
}

function replaced(part: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  const copy = (Array.isArray(part) ? [...(part as unknown[])] : { ...(part as object) }) as Part;
  const inner = (copy as Record<string, unknown>)[step];
  (copy as Record<string, unknown>)[step] = replaced(inner, rest, value);
  return copy;
}
