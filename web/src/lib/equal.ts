/** Equal things are interchangeable: every selection that looks the same as `chosen`. */
export function equals(kinds: readonly string[], chosen: readonly number[]): number[][] {
  let selections: number[][] = [[]];
  for (const kind of new Set(chosen.map((index) => kinds[index]!))) {
    const alike = kinds.flatMap((other, index) => (other === kind ? [index] : []));
    const ways = subsets(alike, chosen.filter((index) => kinds[index] === kind).length);
    selections = selections.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return selections.map((selection) => selection.sort((a, b) => a - b));
}

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Maps each index to its new place when an equal selection replaces the chosen one. */
export function swapped(
  kinds: readonly string[],
  chosen: readonly number[],
  picked: readonly number[],
): (index: number) => number {
  return (index) => {
    const inside = chosen.includes(index);
    const alike = (fits: (at: number) => boolean) =>
      kinds.flatMap((kind, at) => (kind === kinds[index] && fits(at) ? [at] : []));
    const place = alike((at) => chosen.includes(at) === inside).indexOf(index);
    return alike((at) => picked.includes(at) === inside)[place] ?? index;
  };
}

/** Do both hold the same numbers, in any order? */
export const sameSet = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((item) => b.includes(item));
