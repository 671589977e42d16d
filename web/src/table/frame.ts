import type { Component, Snippet } from 'svelte';
import type { SoundName } from '../lib/sound.ts';
import type { Below } from '../wire/fair.ts';
import type * as S from '../wire/schema.ts';
import type { LogLine } from './log.ts';

export type AnyEntry = S.Seen['entry'];
type PlainMove = Exclude<S.AnyMove, S.MoveText>;

/** A table of any game as this page shows it. What lies on it is the game's scene. */
export interface Frame {
  table: string;
  game: string;
  seats: readonly S.SeatView[];
  /** Through whose eyes; null for spectators, and while a shared device changes hands. */
  you: number | null;
  /** Is this device only watching? */
  watching?: boolean;
  /** Do several people share this device? Then nobody is “you”: everybody goes by name. */
  shared?: boolean;
  /** Seats that decide now: several at once in some games, none between rounds. */
  turn: readonly number[];
  /** The server's clock when it sent this. */
  now: number;
  entries: readonly S.Seen[];
  log: readonly LogLine[];
  hints: S.Hints;
  /** What this page still has to show before play goes on; the first is on the screen. */
  moments: readonly string[];
  /** Seat → emoji, for a few seconds. */
  reactions: Readonly<Record<number, string>>;
  hint: S.Hint | null;
  /** Show risks unasked? */
  odds: boolean;
}

/** Something that stays on the screen although the game has moved on: a payout, a bust. */
export interface Moment {
  name: string;
  /** The journal entry it belongs to. */
  seq: number;
  /** Does it pass by itself? Otherwise it stays until someone has watched it. */
  passes: boolean;
  /** Whose turn it was. */
  turn?: number[];
}

/** What the buttons in a table's header do, and whether the table is the page. */
export interface Menu {
  onreact?: (emoji: string) => void;
  onsettings?: () => void;
  onhint?: () => void;
  /** Real dice: takes back the last thing entered or decided; null if there is nothing. */
  ontakeback?: (() => void) | null | undefined;
  /** Is the table only a picture on another page? Then it is not that page's main part. */
  picture?: boolean;
}

export interface TableProps<Scene, Hand> extends Menu {
  frame: Frame;
  scene: Scene;
  /** What this device's seat may choose from; null for spectators. */
  hand: Hand | null;
  onmove?: (move: S.AnyMove) => Promise<void> | void;
  /** The first of `frame.moments` has been watched. */
  onseen?: () => void;
  /** Replaces the tray: replay controls, or real dice tapped in. */
  footer?: Snippet;
}

export interface LandingProps {
  awaited: S.AnyAwaited;
  /** A new key for everything that is awaited. */
  turn: number;
  frame: Frame;
  /** What the dice show, in the server's notation; null lets the server roll or draw. */
  onland: (text: string | null) => void;
}

export interface Standing {
  seat: number;
  place: number;
  score: number;
}

export interface EndProps<Scene> {
  frame: Frame;
  scene: Scene;
  standings: readonly Standing[];
  result: S.Result;
}

/** One step of a tutorial: what happens first, then what the learner should do. */
export interface LessonStep {
  /** Dice, bills or cards that land, and the rival's moves. */
  first: (string | S.AnyMove)[];
  /** The move the coach talks about. Null: just read and go on. */
  wants: S.AnyMove | null;
}

/**
 * Two minutes at a table with scripted dice. The words are `tutorial-<game>-<step>` and `…-title`.
 * The script is `lesson-<game>.json`; `scripts/lessons.py` plays it and records the server's answers.
 */
export interface Lesson {
  steps: LessonStep[];
  /** Address of the recorded answers, so that learning needs no server. */
  course: string;
  /** May this choice be offered when `wanted` is the move to learn? */
  fits: (move: S.AnyMove, wanted: S.AnyMove) => boolean;
  /** Where other moves than the wanted one fit: the coach's answer to those. */
  instead?: (move: S.AnyMove, wanted: S.AnyMove) => string | null;
}

/** A score pad for real dice: what can be written down. It adds up but knows no rules. */
export interface Pad {
  /** What players tap: bills, or points. */
  keys: readonly number[];
  /** How a key looks; without it, as a number. */
  Piece?: Component<{ value: number; small?: boolean }>;
  /** After this many rounds the highest total wins; null: the first to reach `target` does. */
  rounds: number | null;
  target: number | null;
  most: number;
}

/** What it takes to describe an entry: the players' names, the reader's own seat, its neighbours in the journal. */
export interface Telling {
  names: readonly string[];
  you: number | null;
  before: AnyEntry | null;
  after: AnyEntry | null;
}

/** Everything the page asks about a game while it is played, replayed or explained. */
export interface Drawing<Scene = S.AnyScene, Hand = S.AnyHand> {
  Table: Component<TableProps<Scene, Hand>>;
  /** Asks for what real dice, bills or cards show. */
  Landing: Component<LandingProps>;
  /** A score, or a difference of scores, in words. */
  score: (points: number, game: string) => string;
  /** The log's text for an entry: null to leave it out, undefined to use the server's. */
  sentence?: (entry: AnyEntry, telling: Telling) => string | null | undefined;
  /** The sound to play now; it plays again when the key changes. */
  sound?: (frame: Frame, scene: Scene) => [SoundName, number] | null;
  /** Moments that have to be seen, in order. */
  moments?: (scene: Scene, entries: readonly S.Seen[]) => Moment[];
  /** Scores at the end, in more detail than the standings. */
  End?: Component<EndProps<Scene>>;
  /** The message that names the horizontal axis of the score plot. */
  axis: string;
  /**
   * The label of the point that the score plot gets after this step; null for no point. `points`: how many it has by
   * now. Without this function: a point whenever a score has changed.
   */
  plotted?: (step: S.ReplayStep, points: number) => string | null;
  /** The number of the round that begins with this entry. */
  roundOf?: (entry: AnyEntry) => number | null;
  /** Which entries are moves that may have decided the game; by default whatever a seat decides. */
  moves?: readonly string[];
  /** Where a move in short notation goes on the board, as CSS selectors: to be marked in reviews. */
  marks?: (scene: Scene, move: string) => string[];
  /** What each seat has, including what it would get as things stand. Without it, its score. */
  worth?: (scene: Scene, scores: readonly (number | null)[]) => number[];
  /** The tutorial of a game, or a drill (`drill-<id>`). */
  lesson?: (name: string) => Lesson | null;
  pad: (game: string) => Pad;
  /** The hand with only the choices whose move is wanted. */
  offer?: (hand: Hand, seat: number, wanted: (move: S.AnyMove) => boolean) => Hand;
  /** A picture beside a chapter of the rules. */
  Picture?: Component<{ game: string; slug: string }>;
  /** Does this outcome follow from the fair numbers? */
  follows?: (entry: AnyEntry, chance: S.AnyAwaited, below: Below) => Promise<boolean>;
}

/** Is it a move of this kind? Games from outside write theirs as text. */
export const isKind = <K extends PlainMove['kind']>(
  move: S.AnyMove,
  kind: K,
): move is Extract<PlainMove, { kind: K }> => 'kind' in move && move.kind === kind;

/** A player of whom only the name is known: in a recorded game. */
export const personAt = (name: string, seat: number): S.SeatView => ({
  seat,
  name,
  kind: 'person',
  bot: null,
  host: false,
  presence: 'here',
  sealed: false,
  clock: null,
  seeded: true,
  accepted: true,
  away_from: null,
});
export const seatOf = (frame: Frame, seat: number): S.SeatView => frame.seats.find((other) => other.seat === seat)!;
export const isMine = (frame: Frame): boolean => frame.you !== null && frame.turn.includes(frame.you);
/** The seat that decides now, if there is just one. */
export const moverOf = (frame: Frame): S.SeatView | null =>
  frame.seats.find((seat) => frame.turn.includes(seat.seat)) ?? null;

/** The number of the latest entry of this kind; 0 if there is none. Distinguishes a new throw from an old one. */
export const lastSeq = (entries: readonly S.Seen[], kind: string): number =>
  entries.findLast(({ entry }) => entry.kind === kind)?.seq ?? 0;
