import { standingsOf } from '../wire/end.ts';
import type * as S from '../wire/schema.ts';

/** A finished game as this device remembers it: enough for lists and statistics. Its record is stored beside it. */
export interface Played {
  /** The table's id; for an imported game, `own-` and a hash of its record. */
  id: string;
  /** When it ended, in milliseconds since 1970. */
  at: number;
  game: string;
  names: string[];
  /** The level of each seat's bot; null for people. */
  bots: (string | null)[];
  /** My seat; null if I only imported or watched the game. */
  me: number | null;
  /** Who began; null if unknown. */
  first: number | null;
  score: number[];
  winners: number[];
  /** Every seat's rank: 1 is the winner. */
  places: number[];
  review?: Reviewed;
}

/** My side of a review, in win share (docs/review.md). */
export interface Reviewed {
  luck: number;
  /** What my decisions gave away: 0 is flawless, and it is never positive. */
  decisions: number;
  /** In how many decisions there was a choice; absent in reviews from earlier versions. */
  choices?: number;
  /** Family of reasons → what its mistakes cost. */
  families?: Record<string, number>;
}

const placesOf = (result: S.Result): number[] => {
  const places: number[] = [];
  for (const { seat, place } of standingsOf(result)) places[seat] = place;
  return places;
};

/** A finished table as one of its players sees it; null if it is not over. */
export function fromView({ table, setup, seats, yours, result }: S.TableView, at: number): Played | null {
  if (!result) return null;
  return {
    id: table,
    at,
    game: setup.game,
    names: seats.map(({ name, seat }) => name ?? String(seat + 1)),
    bots: seats.map(({ kind, bot }) => (kind === 'bot' ? bot : null)),
    me: yours[0] ?? null,
    first: typeof setup.first === 'number' ? setup.first : null,
    score: result.score,
    winners: result.winners,
    places: placesOf(result),
  };
}

export const accountOf = ({ luck, decisions, choices, families }: S.ReviewSeat): Reviewed => ({
  luck,
  decisions,
  choices,
  families,
});

interface PlainRecord {
  format: string;
  game: string;
  seats: string[];
  start?: number;
  at?: number;
  journal: unknown[];
  result?: { score: number[]; winners: number[] } & Record<string, number[]>;
}

export interface BroughtIn {
  played: Played;
  /** One line of JSON. */
  record: string;
}

/** A 53-bit hash of a text: importing the same game again gives it the same id. */
function hashOf(text: string): string {
  let a = 0xdeadbeef,
    b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  return (4294967296 * (2097151 & (b ^ (b >>> 13))) + ((a ^ (a >>> 16)) >>> 0)).toString(36);
}

/** A record (`vabanque/1`) of a finished game; null if the line is something else or the game is not over. */
export function fromRecord(line: string, at: number): BroughtIn | null {
  let plain: PlainRecord;
  try {
    plain = JSON.parse(line) as PlainRecord;
  } catch {
    return null;
  }
  const { result, seats } = plain ?? {};
  if (plain?.format !== 'vabanque/1' || !Array.isArray(seats) || !result) return null;
  const numbers = (value: unknown): value is number[] =>
    Array.isArray(value) && value.every((item) => typeof item === 'number');
  if (!numbers(result.score) || !numbers(result.winners) || result.score.length !== seats.length) return null;
  const { score, winners, ...counts } = result;
  return {
    record: line,
    played: {
      id: `own-${hashOf(line)}`,
      at: typeof plain.at === 'number' ? plain.at : at,
      game: String(plain.game),
      names: seats.map(String),
      bots: seats.map(() => null),
      me: null,
      first: plain.start ?? null,
      score,
      winners,
      places: placesOf({ score, winners, counts }),
    },
  };
}

/** The finished games of a file: one record, or one per line. `skipped` counts the lines that are not one. */
export function readGames(text: string, at: number): { games: BroughtIn[]; skipped: number } {
  const single = fromRecord(text.trim(), at);
  if (single) return { games: [{ ...single, record: JSON.stringify(JSON.parse(text)) }], skipped: 0 };
  const lines = text.split('\n').filter((line) => line.trim());
  const games = lines.map((line) => fromRecord(line.trim(), at)).filter((game) => game !== null);
  return { games, skipped: lines.length - games.length };
}

/** Who plays in these games, most frequent first. */
export function namesIn(games: readonly BroughtIn[]): string[] {
  const counts = new Map<string, number>();
  for (const { played } of games) for (const name of played.names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name);
}
