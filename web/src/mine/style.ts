import type { Played, Reviewed } from './played.ts';

/** How I play, as `vabanque.stats.style` works it out (docs/statistics.md). */
export interface Style {
  /** The level of bots whose decisions cost as much, with its 95 % confidence interval, and the same for good days. */
  level: string;
  low: string;
  high: string;
  good: string;
  games: number;
}

/** Number of seats → level → what it loses per decision: in all its games, and in the best third of them. */
export type Losses = Record<string, Record<string, [number, number]>>;
const shipped = import.meta.glob<Losses>('../../../src/vabanque/games/*/data/*-losses.json', { import: 'default' });

/** What a decision costs every level, by game. */
export async function fetchLosses(): Promise<Record<string, Losses>> {
  const files = Object.entries(shipped).map(async ([path, load]) => [nameOf(path), await load()] as const);
  return Object.fromEntries(await Promise.all(files));
}
const nameOf = (path: string): string => path.split('/').at(-1)!.replace('-losses.json', '');

const LEAST = 3;
/** Good days are the best one in this many games. */
const BEST = 3;
const Z = 1.959964;
const MEAN = 0,
  GOOD = 1;

interface Compared {
  lost: number;
  choices: number;
  reference: Record<string, [number, number]>;
}

/** The level that I play like; null if too few reviewed games can be compared. */
export function playsLike(games: readonly Played[], losses: Record<string, Losses>): Style | null {
  const compared = games.flatMap(({ game, names, review }): Compared[] => {
    const reference = losses[game]?.[names.length];
    return review?.choices && reference ? [{ lost: -review.decisions, choices: review.choices, reference }] : [];
  });
  if (compared.length < LEAST) return null;
  const levels = Object.keys(compared[0]!.reference).filter((level) =>
    compared.every(({ reference }) => level in reference),
  );
  if (!levels.length) return null;
  const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
    items.reduce((total, item) => total + of(item), 0);
  const expected = (chosen: readonly Compared[], column: 0 | 1): [string, number][] =>
    levels.map((level) => [level, sum(chosen, ({ choices, reference }) => choices * reference[level]![column])]);
  const weight = ({ choices, reference }: Compared): number =>
    choices * sum(levels, (level) => reference[level]![MEAN]);

  const total = sum(compared, ({ lost }) => lost);
  const all = sum(compared, weight);
  const n = compared.length;
  const spread = sum(compared, (game) => (game.lost - (weight(game) / all) * total) ** 2);
  const error = Z * Math.sqrt((n / (n - 1)) * spread);
  const best = compared.toSorted((a, b) => a.lost / weight(a) - b.lost / weight(b)).slice(0, Math.ceil(n / BEST));
  const means = expected(compared, MEAN);
  return {
    level: nearest(means, total),
    low: nearest(means, total + error),
    high: nearest(means, total - error),
    good: nearest(
      expected(best, GOOD),
      sum(best, ({ lost }) => lost),
    ),
    games: n,
  };
}

/** The level that loses about as much: half as much and twice as much are equally far away. */
function nearest(expected: readonly [string, number][], lost: number): string {
  const distance = (theirs: number): number => Math.abs(Math.log(Math.max(lost, 1e-9) / Math.max(theirs, 1e-9)));
  return expected.reduce((best, level) => (distance(level[1]) < distance(best[1]) ? level : best))[0];
}

/** Families of reasons, and the win share that each cost per reviewed game; the most expensive first. */
export function costliest(games: readonly Played[]): [string, number][] {
  const reviews = games.map(({ review }) => review).filter((review): review is Reviewed => review !== undefined);
  const families: Record<string, number> = {};
  for (const review of reviews)
    for (const [family, lost] of Object.entries(review.families ?? {}))
      families[family] = (families[family] ?? 0) + lost;
  return Object.entries(families)
    .map(([family, lost]): [string, number] => [family, lost / reviews.length])
    .sort((a, b) => b[1] - a[1]);
}
