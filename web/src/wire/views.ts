import type * as S from '../../../schema/wire.ts';
import type { Plan } from './wire.ts';

/**
 * What the components draw. Nothing here is computed in the browser: legal moves, previews and points arrive as data.
 * `adapter.ts` turns the server's views into these types; fixtures are written in them directly.
 * Money is in thousands of dollars, seats are 0…n−1, `'neutral'` is the white dice's imaginary player.
 */
export type GameId = 'las-vegas-2012' | 'las-vegas-biggy' | 'las-vegas-cards' | 'top-10000';
export const GAMES: readonly GameId[] = ['las-vegas-2012', 'las-vegas-biggy', 'las-vegas-cards', 'top-10000'];

export type Face = 1 | 2 | 3 | 4 | 5 | 6;
export type CasinoNumber = Face | 7;
export type Owner = number | 'neutral';

/** A clock as the server sees it: seconds left of how many, and whether it is running. */
export interface ClockView {
  left: number;
  of: number;
  running: boolean;
}

export interface SeatView {
  seat: number;
  name: string;
  you: boolean;
  bot: boolean;
  /** Present, gone for the moment, or replaced by a bot until they come back. */
  presence: 'here' | 'away' | 'stood-in';
  /** A bot computes, or a person has the move. */
  thinking: boolean;
  clock: ClockView | null;
  /** Null where the table hides money and the seat is not yours. */
  money: number | null;
  bills: number;
  jetons: number;
  /** Dice in hand (own and Biggy), and neutral dice in hand. Cards: cards laid this round. */
  dice: number;
  neutral: number;
  reaction: string | null;
}

/** One owner's dice at one casino. */
export interface StackView {
  owner: Owner;
  faces: Face[];
  biggy: Face | null;
  weight: number;
  /** Tied out if it were paid now. */
  tied: boolean;
}

export interface BillView {
  value: number;
  /** Who would get it if it were paid now. */
  goesTo: Owner | null;
}

export interface CasinoView {
  casino: CasinoNumber;
  bills: BillView[];
  jetons: number;
  stacks: StackView[];
  /** The Bandit only: the faces it still takes. */
  open: Face[] | null;
}

/** What the roll shows, and what placing it would mean. */
export interface ChoiceView {
  face: Face;
  casino: CasinoNumber;
  own: number;
  neutral: number;
  biggy: boolean;
  /** If it were paid right after this move: my weight there, the bill I would get, with whom I would be tied. */
  weight: number;
  bill: number | null;
  tiedWith: Owner[];
  /** Which place I would have there (1 = most dice), null when tied out or not there. */
  rank: number | null;
}

export interface HintView {
  choice: number;
  /** Expected money (or win chance) per choice, as the strong bot sees it. */
  values: { choice: number; value: number; win: number }[];
}

export interface LogLine {
  seq: number;
  /** Fluent id and facts, so that every reader gets it in their own language. */
  id: string;
  args: Record<string, string | number>;
  seat: number | null;
}

export interface TableFrame {
  table: string;
  game: GameId;
  round: number;
  rounds: number;
  starter: number;
  /** Do I only watch? */
  watching: boolean;
  /** Seats in order; me first is the component's business. */
  seats: SeatView[];
  /** Who decides now. Several in the card game, none between rounds. */
  turn: number[];
  log: LogLine[];
  allows: { hints: 'off' | 'odds' | 'bot'; undo: boolean; reactions: boolean };
}

export interface RollView {
  own: Face[];
  neutral: Face[];
  biggy: Face | null;
  /** Changes with every roll, so that the animation knows a new one from an old one. */
  seq: number;
}

export interface PayView {
  casino: CasinoNumber;
  bills: { value: number; to: Owner | null }[];
  tied: Owner[];
}

/** The placement that led to this view, so that the dice can be seen to travel. */
export interface MovedView {
  seq: number;
  seat: number;
  casino: CasinoNumber;
  count: number;
}

export interface LasVegasView {
  kind: 'las-vegas';
  frame: TableFrame;
  moved: MovedView | null;
  casinos: CasinoView[];
  roll: RollView | null;
  choices: ChoiceView[];
  hint: HintView | null;
  payout: PayView[] | null;
}

export interface CardView {
  number: Face;
  double: boolean;
}

export interface CardSeatView {
  seat: number;
  /** Cards left to draw, under the glass, and laid at the casinos this round. */
  pile: number;
  glass: number;
  laid: number;
  out: boolean;
  /** Sealed their choice for this play. */
  ready: boolean;
}

/** Every legal selection of my hand, as indices, with what it would mean. */
export interface LayView {
  cards: number[];
  /** Cards laid this round after this choice, and whether that takes me out (eight). */
  laid: number;
  out: boolean;
  gains: { casino: Face; bill: number | null; tiedWith: Owner[] }[];
}

export interface CardsView {
  kind: 'las-vegas-cards';
  frame: TableFrame;
  order: 'together' | 'in-turn';
  play: number;
  plays: number;
  /** With this many cards laid a player is out. */
  exit: number;
  casinos: CasinoView[];
  hand: CardView[];
  lays: LayView[];
  seats: CardSeatView[];
  sealed: boolean;
  reveal: { seat: number; cards: CardView[] }[] | null;
  hint: HintView | null;
  payout: PayView[] | null;
}

export interface ThrownDie {
  id: number;
  red: boolean;
  face: Face | 'coin';
  aside: boolean;
}

/** One legal way to set dice aside from this throw: which dice, in the record's notation, and its points. */
export interface KeepView {
  combos: string[];
  /** Ids of the dice set aside; turned fives also name the five that is used up and stays. */
  dice: number[];
  turned: { die: number; partner: number }[];
  points: number;
  /** Points of this turn if banked now, and whether that ends the game. */
  total: number;
  wins: boolean;
  /** Dice to roll if I go on. */
  next: number;
  /** Probability that the next throw is a bust, when the table allows odds. */
  bust: number | null;
}

export interface SheetRow {
  seat: number;
  /** Points banked turn by turn; null is the dash after a bust. */
  turns: (number | null)[];
  score: number;
}

/** Real dice: what somebody has to tap in now. */
export interface AwaitedView {
  /** Another number, another roll. */
  turn: number;
  kind: 'roll' | 'spare' | 'fill' | 'draw' | 'throw';
  seat: number | null;
  casino: CasinoNumber | null;
  dice: number;
  neutral: number;
  biggy: boolean;
  red: boolean;
  /** Bills still in the deck: value, copies. So many are laid out, or until they are worth so much. */
  deck: [number, number][];
  bills: number | null;
  worth: number | null;
}

export interface TenView {
  kind: 'top-10000';
  frame: TableFrame;
  target: number;
  dice: ThrownDie[];
  seq: number;
  coin: boolean;
  bust: boolean;
  turnPoints: number;
  keeps: KeepView[];
  sheet: SheetRow[];
  hint: { keep: number; then: 'throw' | 'bank'; throwValue: number; bankValue: number } | null;
}

export type TableView = LasVegasView | CardsView | TenView;

export interface EndView {
  frame: TableFrame;
  standings: { seat: number; place: number; score: number; bills: number; jetons: number }[];
  /** Score of each seat after each step (round, or turn in Die oberen 10 000). */
  plot: { steps: string[]; scores: number[][] };
  /** Bills won round by round, seat → values. */
  rounds: number[][][];
  rematch: string | null;
  fairness: { commitment: string; seed: string | null; seatSeeds: string[]; outcomes: number } | null;
}

export interface LobbySeat {
  seat: number;
  name: string | null;
  you: boolean;
  bot: string | null;
  host: boolean;
  local: boolean;
}

export interface LobbyView {
  table: string;
  code: string;
  link: string;
  game: GameId;
  seats: LobbySeat[];
  /** The game's options and bots; null while they are being fetched. */
  info: S.GameInfo | null;
  plan: Plan;
  youHost: boolean;
  /** Do I sit here at all? */
  seated: boolean;
  /** Bots that can play this game, weakest first. */
  bots: string[];
}

/** An option of the game, with what may be chosen and what it lacks. */
export interface OptionView {
  id: string;
  value: string | boolean | number;
  choices: (string | boolean | number)[];
  blocked: { seats: number[] } | { option: string; value: OptionView['value'] } | null;
}

export interface TableSummary {
  table: string;
  code: string | null;
  game: GameId;
  seats: string[];
  free: number;
  state: 'yours' | 'theirs' | 'open' | 'over';
  round: number;
  rounds: number;
  when: string;
}

export interface HomeView {
  running: TableSummary[];
  open: TableSummary[];
  replays: TableSummary[];
}
