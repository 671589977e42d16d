import type { Played } from './played.ts';

/** A share with its 95 % confidence interval. */
export interface Share {
  games: number;
  /** Wins; a shared victory counts in part. */
  wins: number;
  share: number;
  low: number;
  high: number;
  /** What a player as strong as everyone else would win: the mean of 1 / number of seats. */
  fair: number;
}

const Z = 1.959964;

/** My part of the victory: 1 alone, 1/2 with one other, 0 if others won. */
export const winOf = (game: Played, seat = game.me): number =>
  seat !== null && game.winners.includes(seat) ? 1 / game.winners.length : 0;

/** The Wilson interval: it stays between 0 and 1, and is sensible even after three games. */
export function shareOf(games: readonly Played[], seatOf = (game: Played) => game.me): Share {
  const n = games.length;
  const wins = games.reduce((sum, game) => sum + winOf(game, seatOf(game)), 0);
  const fair = games.reduce((sum, { names }) => sum + 1 / names.length, 0) / Math.max(1, n);
  if (n === 0) return { games: 0, wins: 0, share: 0, low: 0, high: 1, fair };
  const share = wins / n;
  const middle = (share + (Z * Z) / (2 * n)) / (1 + (Z * Z) / n);
  const half = (Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))) / (1 + (Z * Z) / n);
  return { games: n, wins, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), fair };
}

export function groups<Key>(games: readonly Played[], keys: (game: Played) => readonly Key[]): Map<Key, Played[]> {
  const byKey = new Map<Key, Played[]>();
  for (const game of games)
    for (const key of keys(game)) {
      const group = byKey.get(key);
      if (group) group.push(game);
      else byKey.set(key, [game]);
    }
  return byKey;
}

/** Games in which I had a seat. */
export const mineOf = (games: readonly Played[]): Played[] => games.filter(({ me }) => me !== null);

export const byGame = (games: readonly Played[]): [string, Share][] =>
  [...groups(games, ({ game }) => [game])]
    .map(([game, group]): [string, Share] => [game, shareOf(group)])
    .sort((a, b) => b[1].games - a[1].games);

/** Number of seats at the table → my share. */
export const bySeats = (games: readonly Played[]): [number, Share][] =>
  [...groups(games, ({ names }) => [names.length])]
    .map(([seats, group]): [number, Share] => [seats, shareOf(group)])
    .sort((a, b) => a[0] - b[0]);

/** 0: I began, 1: I was the second … */
export const byOrder = (games: readonly Played[]): [number, Share][] =>
  [...groups(games, ({ me, first, names }) => (first === null ? [] : [(me! - first + names.length) % names.length]))]
    .map(([order, group]): [number, Share] => [order, shareOf(group)])
    .sort((a, b) => a[0] - b[0]);

export interface Rival {
  /** A person's name, or a bot's level. */
  name: string;
  bot: boolean;
  /** My share in games with them, and theirs. */
  mine: Share;
  theirs: Share;
  /** How often I finished ahead of them, and they ahead of me. */
  ahead: number;
  behind: number;
}

/** Everyone I have played with, most frequent first. All bots of one level count as one rival. */
export function rivals(games: readonly Played[]): Rival[] {
  const whoAt = (game: Played, seat: number) => ({
    bot: !!game.bots[seat],
    name: (game.bots[seat] ?? game.names[seat])!,
  });
  const keyOf = (game: Played, seat: number) => JSON.stringify(whoAt(game, seat));
  const seatsOf = ({ names, me }: Played) => names.map((_, seat) => seat).filter((seat) => seat !== me);
  const met = groups(games, (game) => [...new Set(seatsOf(game).map((seat) => keyOf(game, seat)))]);
  return [...met]
    .map(([key, group]): Rival => {
      const theirSeats = (game: Played) => seatsOf(game).filter((seat) => keyOf(game, seat) === key);
      const best = (game: Played) => theirSeats(game).sort((a, b) => game.places[a]! - game.places[b]!)[0]!;
      const count = (fits: (difference: number) => boolean) =>
        group.filter((game) => fits(game.places[game.me!]! - game.places[best(game)]!)).length;
      return {
        ...whoAt(group[0]!, best(group[0]!)),
        mine: shareOf(group),
        theirs: shareOf(group, best),
        ahead: count((difference) => difference < 0),
        behind: count((difference) => difference > 0),
      };
    })
    .sort((a, b) => b.mine.games - a.mine.games);
}

export interface Evening {
  /** The day on which it began, at midnight local time. */
  day: number;
  games: number;
  wins: number;
  /** Wins above expectation. */
  over: number;
}

const MORNING = 5 * 3_600_000;

/** An evening lasts until five in the morning. */
export function evenings(games: readonly Played[]): Evening[] {
  const dayOf = ({ at }: Played) => {
    const then = new Date(at - MORNING);
    return new Date(then.getFullYear(), then.getMonth(), then.getDate()).getTime();
  };
  return [...groups(games, (game) => [dayOf(game)])].map(([day, group]) => {
    const { games: count, wins, fair } = shareOf(group);
    return { day, games: count, wins, over: wins - fair * count };
  });
}

/** The best and the worst evening with at least `least` games; null if there are fewer than two. */
export function extremes(games: readonly Played[], least = 3): { best: Evening; worst: Evening } | null {
  const long = evenings(games)
    .filter(({ games: count }) => count >= least)
    .sort((a, b) => b.over - a.over);
  return long.length < 2 ? null : { best: long[0]!, worst: long.at(-1)! };
}

export interface Records {
  /** Game → the game in which I scored most. */
  scores: [string, Played][];
  /** Most victories in a row. */
  streak: number;
  /** Most games in one evening. */
  longest: Evening | null;
}

export function recordsOf(games: readonly Played[]): Records {
  const scores = [...groups(games, ({ game }) => [game])].map(([game, group]): [string, Played] => [
    game,
    group.reduce((best, played) => (played.score[played.me!]! > best.score[best.me!]! ? played : best)),
  ]);
  let streak = 0,
    running = 0;
  for (const game of games.toSorted((a, b) => a.at - b.at)) {
    running = winOf(game) > 0 ? running + 1 : 0;
    streak = Math.max(streak, running);
  }
  const longest = evenings(games).reduce<Evening | null>(
    (most, evening) => (most && most.games >= evening.games ? most : evening),
    null,
  );
  return { scores, streak, longest };
}

/** A line is drawn with at most this many points. */
const POINTS = 60;

/** Mean luck and decisions over time: reviewed games in groups of equal size, oldest first. */
export function overTime(games: readonly Played[]): { luck: number; decisions: number; games: number; at: number }[] {
  const reviewed = games.filter(({ review }) => review).sort((a, b) => a.at - b.at);
  const size = Math.max(1, Math.ceil(reviewed.length / POINTS));
  return Array.from({ length: Math.ceil(reviewed.length / size) }, (_, index) => {
    const group = reviewed.slice(index * size, (index + 1) * size);
    const mean = (part: 'luck' | 'decisions') =>
      group.reduce((sum, { review }) => sum + review![part], 0) / group.length;
    return { luck: mean('luck'), decisions: mean('decisions'), games: group.length, at: group.at(-1)!.at };
  });
}

/** Which of all games the list shows. */
export interface Filter {
  game: string;
  outcome: '' | 'won' | 'lost';
  against: '' | 'people' | 'bots';
  search: string;
}

export function select(games: readonly Played[], { game, outcome, against, search }: Filter): Played[] {
  const wanted = search.trim().toLocaleLowerCase();
  return games.filter(
    (played) =>
      (!game || played.game === game) &&
      (!outcome || (outcome === 'won') === winOf(played) > 0) &&
      (!against || (against === 'people') === played.bots.some((bot, seat) => bot === null && seat !== played.me)) &&
      (!wanted || played.names.some((name) => name.toLocaleLowerCase().includes(wanted))),
  );
}

const cell = (value: string | number): string => {
  // A spreadsheet runs a cell that begins like a formula, so other people's names must not.
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** One line per game, for spreadsheets. */
export function csvOf(games: readonly Played[]): string {
  const head = ['id', 'ended', 'game', 'seats', 'seat', 'rank', 'win', 'score', 'names', 'scores', 'luck', 'decisions'];
  const lines = games.map((game) => [
    game.id,
    new Date(game.at).toISOString(),
    game.game,
    game.names.length,
    game.me === null ? '' : game.me + 1,
    game.me === null ? '' : game.places[game.me]!,
    game.me === null ? '' : winOf(game),
    game.me === null ? '' : game.score[game.me]!,
    game.names.join(' / '),
    game.score.join(' / '),
    game.review?.luck ?? '',
    game.review?.decisions ?? '',
  ]);
  return [head, ...lines].map((line) => line.map(cell).join(',')).join('\r\n') + '\r\n';
}
