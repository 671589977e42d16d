/** The heights of the lines behind a plot of scores, lowest first. Zero is always one of them. */
export function gridOf(scores: readonly number[]): number[] {
  const low = Math.min(0, ...scores);
  const high = Math.max(0, ...scores);
  if (low === 0) {
    const top = roundUp(Math.max(1, high), [1, 1.2, 1.6, 2, 3, 4, 5, 6, 8, 10]);
    return [0, 0.25, 0.5, 0.75, 1].map((part) => part * top);
  }
  const step = roundUp(Math.max(1, (high - low) / 4), [1, 2, 5, 10]);
  const first = Math.floor(low / step);
  const count = Math.ceil(high / step) - first + 1;
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}

/** The next of the `round` numbers, times a power of ten. */
function roundUp(value: number, round: readonly number[]): number {
  const size = 10 ** Math.floor(Math.log10(value));
  return round.map((step) => step * size).find((step) => step >= value) ?? value;
}
