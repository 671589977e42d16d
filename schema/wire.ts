// Made by scripts/schema.py from the server's message types. Do not edit.

/** Done and kept: it will still be so after a crash. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
  /** Only after a rematch: the new table. */
  table: string | null;
}

/** The host changes what is agreed on before the game (not which game), or how many seats there are. */
export interface Agree {
  type: "agree";
  id: string;
  setup: Setup;
  /** More seats are open ones; fewer take away the last, unless a person sits there. */
  seats?: number | null;
}

/** The setup or the number of seats has changed before the game. */
export interface Agreed {
  kind: "agreed";
  setup: Setup;
  seats: SeatNow[];
  commitment: string | null;
}

export type AnyBoard = LasVegasBoard | CardsBoard | TenBoard;

export type AnyCommand = Move | Land | Start | Leave | Back | Arrange | Agree | Seed | StandIn | React | Rematch | Close;

export type AnyEntry = BankEntry | BustEntry | DrawEntry | FillEntry | JetonEntry | KeepEntry | LayEntry | LeaveEntry | PayEntry | PlaceEntry | RollEntry | RoundEntry | SpareEntry | ThrowEntry;

export type AnyEvent = Opened | Seated | Agreed | Seeded | Started | Sealed | StoodIn | Returned | Reacted | Ended | Rematched | Moved | Closed;

export type AnyMine = LasVegasMine | CardsMine | TenMine;

export type AnyMove = Place | Lay | Keep;

export type AnyPosition = LasVegasPosition | CardsPosition | TenPosition;

/** The host changes a seat before the game. */
export interface Arrange {
  type: "arrange";
  id: string;
  seat: number;
  kind: "bot" | "local" | "open";
  name?: string | null;
  bot?: string | null;
}

/** Dice by hand: what somebody has to enter now. */
export interface Awaited {
  kind: "draw" | "fill" | "roll" | "spare" | "throw";
  seat: number | null;
  casino: number | null;
  /** Own or black dice; bills to lay out are as many as the rules say. */
  dice: number;
  neutral: number;
  biggy: boolean;
  red: boolean;
  /** Bills left: value, copies. In replays also cards left in the seat's pile. */
  deck: ([number | string, number])[] | null;
  /** So many bills are laid out… */
  bills: number | null;
  /** …or one after the other until they are worth this much. */
  worth: number | null;
}

/** Play on after a bot stood in. */
export interface Back {
  type: "back";
  id: string;
  seat?: number | null;
}

/** The points of this turn are written down. */
export interface BankEntry {
  kind: "bank";
  seat: number;
  turn: number;
  score: number;
}

export interface BillView {
  value: number;
  /** Who would get it if it were paid now. */
  goes_to: number | "neutral" | null;
}

/** Nothing could be set aside: the points of this turn are lost. */
export interface BustEntry {
  kind: "bust";
  seat: number;
}

/** The server hangs up. */
export interface Bye {
  type: "bye";
  why: "expired" | "shutdown" | "taken-over" | "too-many";
}

export interface CardsBoard {
  kind: "las-vegas-cards";
  round: number;
  rounds: number;
  starter: number;
  play: number;
  plays: number;
  in_turn: boolean;
  /** With this many cards laid a player is out of the round. */
  exit: number;
  casinos: CasinoView[];
  laid: string[][];
  out: boolean[];
  hand_sizes: number[];
  pile_sizes: number[];
  glass_sizes: number[];
  /** What was laid last, by all who laid together. */
  revealed: CardsLay[];
  revealed_seq: number | null;
  /** Only in replays of finished games. */
  hands: string[][] | null;
  paid: CasinoView[] | null;
  paid_seq: number | null;
  history: number[][][] | null;
}

/** A player lays cards at the casinos of their numbers; the rest of the hand goes under the glass. */
export interface CardsLay {
  seat: number;
  cards: string[];
}

export interface CardsMine {
  kind: "las-vegas-cards";
  hand: string[];
  discards: string[];
  choices: LayChoice[];
  /** What I chose, while others still think. */
  sealed: string[] | null;
}

export interface CardsPosition {
  kind: "las-vegas-cards";
  view: CardsView;
}

/** The table as `viewer` may know it: other hands and discards are only counted (R33). */
export interface CardsView {
  round: number;
  starter: number;
  play: number;
  seat: number;
  bills: number[][];
  laid: string[][];
  out: boolean[];
  jetons_at: boolean[];
  jetons: number[];
  deck: number[];
  gone: number[];
  left: number[];
  over: boolean;
  viewer: number | null;
  hand: string[];
  discards: string[];
  hand_sizes: number[];
  glass_sizes: number[];
  pile_sizes: number[];
  won: (number[] | null)[];
  won_bills: number[];
}

export interface CasinoView {
  casino: number;
  bills: BillView[];
  stacks: StackView[];
  jeton: boolean;
  /** The Bandit only: the faces it still takes. */
  open: number[] | null;
}

export interface Catalogue {
  games: GameInfo[];
  reactions: string[];
  longest_name: number;
}

/** Would this be allowed? Nothing happens. */
export interface Check {
  type: "check";
  id: string;
  move: Place | Lay | Keep;
}

export interface Checked {
  type: "checked";
  id: string;
  ok: boolean;
  code: string | null;
  facts: Record<string, number | string>;
}

export interface Clock {
  /** Allowed for this move. */
  seconds: number;
  /** When the time is up, by the server's clock (compare with the view's `now`). */
  ends: number;
}

/** The host closes the table. */
export interface Close {
  type: "close";
  id: string;
}

export interface Closed {
  kind: "closed";
  why: "host";
}

/** A player draws a hand of five, sorted. Nobody else sees it. */
export interface DrawEntry {
  kind: "draw";
  seat: number;
  cards: string[];
}

export interface Ended {
  kind: "ended";
  result: GameResult;
  fairness: FairnessProof | null;
}

/** The first message on a socket: who I am (no token: a spectator), and whether views should come by themselves. */
export interface Enter {
  type: "enter";
  token?: string | null;
  views?: "all" | "none" | "turn";
}

/** New rows, none left out; a client that finds a gap asks again with `after`. */
export interface Entries {
  type: "entries";
  entries: Seen[];
  to_move: number[];
}

export interface FairnessProof {
  table: string;
  commitment: string;
  server_seed: string;
  seat_seeds: string[];
}

/** Bills are laid out at a casino, in the order drawn. */
export interface FillEntry {
  kind: "fill";
  casino: number;
  bills: number[];
}

export interface Found {
  table: string;
}

export type FromClient = Enter | Look | Check | Ping | Move | Land | Start | Leave | Back | Arrange | Agree | Seed | StandIn | React | Rematch | Close;

export type FromServer = Hello | Entries | View | Ack | Refused | Checked | Presence | Pong | Bye;

/** What a choice would mean at one casino if it were paid right after. */
export interface Gain {
  casino: number;
  weight: number;
  bill: number | null;
  rank: number | null;
  tied_with: (number | "neutral")[];
}

export interface GameInfo {
  id: string;
  least: number;
  most: number;
  options: OptionInfo[];
  /** Weakest first, where that is known. */
  bots: string[];
}

/** How a game ended. Unknown fields are ignored: journals of earlier versions have some. */
export interface GameResult {
  score: number[];
  winners: number[];
  /** Further numbers for every seat: `bills` and `jetons` in Las Vegas. */
  counts: Record<string, number[]>;
}

export interface Health {
  ok: boolean;
  version: string;
  database: boolean;
  tables: number;
}

export interface Hello {
  type: "hello";
  table: string;
  seq: number;
  yours: number[];
  host: boolean;
  /** The server says something at least this often, in milliseconds. */
  heartbeat: number;
  now: number;
}

export interface Hint {
  level: "best" | "odds" | "off";
  bot: string | null;
  best: Place | Lay | Keep | null;
  values: MoveValue[];
  turn: number;
}

export type Hints = "best" | "odds" | "off";

/** A seat takes the Jeton of a casino (house rule, R24). */
export interface JetonEntry {
  kind: "jeton";
  seat: number;
  casino: number;
}

/** Take an open seat, any or a certain one. */
export interface Join {
  name: string;
  /** Keep it secret: the same id again means the same seat, with a new token. */
  id: string;
  seat?: number | null;
  seed?: string;
}

export interface Journal {
  entries: Seen[];
  seq: number;
}

export interface Keep {
  kind: "keep";
  seat: number;
  combos: string[];
  points: number;
  then: "bank" | "throw";
}

export interface KeepChoice {
  combos: string[];
  points: number;
  /** Ids of the dice set aside. */
  dice: number[];
  turned: Turned[];
  /** Points of this turn if banked now. */
  turn_points: number;
  /** Score if banked now. */
  score: number;
  /** Would banking end the game? */
  wins: boolean;
  /** Black dice to throw on with. */
  black: number;
  red: boolean;
  /** Do all six dice come back? */
  six: boolean;
  /** Probability that the next throw is a bust; null if the table gives no odds. */
  bust: number | null;
}

/** Combinations set aside from the throw, their points, and whether to throw on or to bank. */
export interface KeepEntry {
  kind: "keep";
  seat: number;
  combos: string[];
  points: number;
  then: "bank" | "throw";
}

/** By hand: what the real dice show (`1 1 5 n1 b4`), the bills, the cards; no text: let the server draw. */
export interface Land {
  type: "land";
  id: string;
  text?: string | null;
  turn?: number | null;
}

export interface LasVegasBoard {
  kind: "las-vegas";
  round: number;
  rounds: number;
  starter: number;
  casinos: CasinoView[];
  roll: Roll | null;
  /** Neutral dice thrown before this round. */
  spare: number[] | null;
  /** The table as the last payout found it: who got which bill, whom a tie cancelled. */
  paid: CasinoView[] | null;
  paid_seq: number | null;
  /** Round by round, seat by seat: bills won; null while money is hidden. */
  history: number[][][] | null;
}

/** What one seat may choose from. */
export interface LasVegasMine {
  kind: "las-vegas";
  choices: PlaceChoice[];
}

export interface LasVegasPosition {
  kind: "las-vegas";
  view: LasVegasView;
}

/** The table as `viewer` may know it. Without open money others show only how many bills they have (R6). */
export interface LasVegasView {
  round: number;
  starter: number;
  seat: number;
  bills: number[][];
  dice: number[][];
  own: number[];
  neutral: number[];
  biggies: number[];
  bandit: (Lot | null)[];
  jetons_at: boolean[];
  jetons: number[];
  spare_due: boolean;
  roll: Roll | null;
  deck: number[];
  gone: number[];
  left: number[];
  over: boolean;
  viewer: number | null;
  won: (number[] | null)[];
  won_bills: number[];
}

export interface Lay {
  kind: "lay";
  seat: number;
  cards: string[];
}

export interface LayChoice {
  cards: string[];
  /** Which cards of the hand (equal cards are interchangeable). */
  indices: number[];
  /** Cards laid this round afterwards. */
  laid: number;
  /** Would that be my last play of the round (eight cards)? */
  out: boolean;
  jetons: number;
  gains: Gain[];
  total: number;
}

/** A player lays cards at the casinos of their numbers; the rest of the hand goes under the glass. */
export interface LayEntry {
  kind: "lay";
  seat: number;
  cards: string[];
}

/** Before the game: free the seat. During it: a bot stands in, or the dice are void. No seat: all of mine. */
export interface Leave {
  type: "leave";
  id: string;
  seat?: number | null;
}

/** A player leaves for good and nobody takes over: what is placed stays, the rest is void (R11c). */
export interface LeaveEntry {
  kind: "leave";
  seat: number;
}

/** Ask for a view, through the eyes of one of my seats. */
export interface Look {
  type: "look";
  seat?: number | null;
}

/** The dice of one face on the Bandit: they all came in one action (R17, R18). */
export type Lot = [number, number, number, boolean];

/** A browser's own tables: table → token. */
export interface Mine {
  tokens: Record<string, string>;
}

/** A seat decides. */
export interface Move {
  type: "move";
  id: string;
  move: Place | Lay | Keep;
  /** The view's `turn` for which this was meant; refused as stale if the game has moved on. */
  turn?: number | null;
}

export interface MoveValue {
  move: Place | Lay | Keep;
  /** Expected money of this round (Las Vegas), or the chance to win in per cent (Die oberen 10 000). */
  value: number;
}

/** Another device took over these seats. */
export interface Moved {
  kind: "moved";
  seats: number[];
}

/** Make a table. Local seats belong to this device; the first of them is its owner's own. */
export interface NewTable {
  setup: Setup;
  seats: SeatSetup[];
  seed?: string;
  /** Start at once, if no seat is open. */
  start?: boolean;
}

/** A one-time code with which another device takes this one's place. */
export interface Offer {
  code: string;
  expires: number;
}

export interface Opened {
  kind: "opened";
  setup: Setup;
  seats: SeatNow[];
  /** SHA-256 of the server's seed; none with dice by hand. */
  commitment: string | null;
  /** The table of which this is the rematch. */
  before: string | null;
}

export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  /** Empty for a number: see least, most and step. */
  allowed: (boolean | number | string)[];
  least: number | null;
  most: number | null;
  step: number | null;
  /** Only with so many players; none: with any number. */
  seats: number[] | null;
  /** Only where another option has this value. */
  needs: [string, boolean | number | string] | null;
}

export type Owner = number | "neutral";

/** A casino pays out: seat → bill, the bill that the neutral dice won, the bills nobody took. */
export interface PayEntry {
  kind: "pay";
  casino: number;
  bills: Record<string, number>;
  neutral: number | null;
  unclaimed: number[];
}

export interface Ping {
  type: "ping";
}

export interface Place {
  kind: "place";
  seat: number;
  face: number;
  casino: number;
}

export interface PlaceChoice {
  face: number;
  casino: number;
  own: number;
  neutral: number;
  biggy: boolean;
  jeton: boolean;
  gain: Gain;
  /** All that would be mine at all casinos. */
  total: number;
}

/** A player places all dice of one face on its casino, or on the Bandit. */
export interface PlaceEntry {
  kind: "place";
  seat: number;
  face: number;
  casino: number;
}

export interface Pong {
  type: "pong";
  now: number;
}

export interface Presence {
  type: "presence";
  here: number[];
  spectators: number;
}

/** Every answer that is not a yes: a stable code and facts, never a stack trace. */
export interface Problem {
  code: string;
  facts: Record<string, number | string>;
}

export interface React {
  type: "react";
  id: string;
  emoji: "🍀" | "👏" | "😂" | "😎" | "😭" | "😱";
  seat?: number | null;
}

export interface Reacted {
  kind: "reacted";
  seat: number;
  emoji: "🍀" | "👏" | "😂" | "😎" | "😭" | "😱";
}

export type Reaction = "🍀" | "👏" | "😂" | "😎" | "😭" | "😱";

/** Not done; nothing has changed. The sentence is `error-<code>` in the catalogues. */
export interface Refused {
  type: "refused";
  code: string;
  facts: Record<string, number | string>;
  id: string | null;
}

/** The same people at a new table; its id comes in the answer. */
export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Rematched {
  kind: "rematched";
  table: string;
}

/** A finished or running game, step by step. */
export interface Replay {
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  start: number;
  verdict: Verdict;
  steps: ReplayStep[];
  result: GameResult | null;
  fairness: FairnessProof | null;
}

export interface ReplayStep {
  entries: AnyEntry[];
  /** Index of the first of them in the record's journal. */
  at: number;
  /** What was thrown or drawn, and out of what: enough to recompute fair dice. */
  chance: Awaited | null;
  to_move: number[];
  board: LasVegasBoard | CardsBoard | TenBoard;
  scores: number[];
}

export interface Returned {
  kind: "returned";
  seat: number;
}

/** A player rolls all dice left; faces are sorted. */
export interface Roll {
  seat: number;
  own: number[];
  neutral: number[];
  biggy: number | null;
}

/** A player rolls all dice left; faces are sorted. */
export interface RollEntry {
  kind: "roll";
  seat: number;
  own: number[];
  neutral: number[];
  biggy: number | null;
}

/** A round begins. */
export interface RoundEntry {
  kind: "round";
  number: number;
  start: number;
}

/** A choice is made and lies face down; only its seat sees it. */
export interface Sealed {
  kind: "sealed";
  seat: number;
  move: Place | Lay | Keep | null;
}

/** Who sits where. */
export interface SeatNow {
  kind: "bot" | "local" | "open" | "person";
  name: string | null;
  bot: string | null;
}

/** A seat as its table is made: for whoever comes, a bot, or a person at the creator's device. */
export interface SeatSetup {
  kind?: "bot" | "local" | "open";
  name?: string | null;
  bot?: string | null;
}

export interface SeatView {
  seat: number;
  name: string | null;
  kind: "bot" | "local" | "open" | "person";
  /** The bot's level, also while it stands in. */
  bot: string | null;
  you: boolean;
  host: boolean;
  presence: "away" | "here" | "left" | "stood-in";
  to_move: boolean;
  /** Has chosen, face down. */
  sealed: boolean;
  clock: Clock | null;
  /** Money with Jetons, or points; null where it is hidden. */
  score: number | null;
  /** Bills won, highest first; null where they are hidden or the game has none. */
  won: number[] | null;
  bills: number;
  jetons: number;
  /** Own dice in hand (a Biggy is one more); cards: cards laid this round. */
  dice: number;
  neutral: number;
  /** Is the Biggy still in hand? */
  biggy: boolean;
  seeded: boolean;
}

/** A seat has changed hands before the game. */
export interface Seated {
  kind: "seated";
  seat: number;
  now: SeatNow;
}

/** A browser's part of the dice, before the start. */
export interface Seed {
  type: "seed";
  id: string;
  seat: number;
  seed: string;
}

/** A seat has added to the dice; the others see what with the start. */
export interface Seeded {
  kind: "seeded";
  seat: number;
  seed: string | null;
}

/** A row of the journal through a viewer's eyes. */
export interface Seen {
  seq: number;
  at: number;
  entry: AnyEvent | AnyEntry;
}

/** What the people agreed on. It does not change during a game. */
export interface Setup {
  game: string;
  options?: Record<string, boolean | number | string>;
  /** Seconds for a move; when they are over a bot stands in. */
  clock?: number | null;
  public?: boolean;
  spectators?: boolean;
  /** Does won money lie open (R6)? */
  open_money?: boolean;
  hints?: "best" | "odds" | "off";
  /** By hand: people enter what the real dice show. */
  dice?: "by-hand" | "fair";
  /** How long bots seem to think, in milliseconds. */
  bot_delay?: number;
  /** The bot that plays for who left or ran out of time; none: their dice are void (R11c). */
  stand_in?: string | null;
  first?: number | "random";
}

/** The spare neutral dice of a three-player round, each at the casino of its face (R8). */
export interface SpareEntry {
  kind: "spare";
  seat: number;
  faces: number[];
}

/** One owner's dice (or cards) at one casino. */
export interface StackView {
  owner: number | "neutral";
  /** Normal dice, one number each; in the card game one for every die printed on the cards. */
  faces: number[];
  cards: string[] | null;
  biggy: number | null;
  weight: number;
  /** Cancelled by a tie if it were paid now. */
  tied: boolean;
}

/** The host lets a bot play for somebody who went away. */
export interface StandIn {
  type: "stand-in";
  id: string;
  seat: number;
}

export interface Start {
  type: "start";
  id: string;
}

export interface Started {
  kind: "started";
  first: number;
  names: string[];
  seat_seeds: string[];
}

export interface StoodIn {
  kind: "stood-in";
  seat: number;
  bot: string;
  why: "clock" | "host" | "left";
}

export interface TableList {
  tables: TableSummary[];
}

/** The token is shown once; whoever has it, acts for these seats. */
export interface TableMade {
  table: string;
  code: string | null;
  token: string;
  seats: number[];
  host: boolean;
  commitment: string | null;
}

export interface TableSummary {
  table: string;
  code: string | null;
  game: string;
  status: "closed" | "open" | "over" | "running";
  seats: SeatNow[];
  free: number;
  round: number;
  created: number;
  touched: number;
  spectators: boolean;
  yours: number[];
  your_turn: boolean;
}

export interface TakeOver {
  code: string;
}

export interface TenBoard {
  kind: "top-10000";
  target: number;
  /** The throw on the table. */
  dice: ThrownDie[];
  /** Dice to throw next or just thrown. */
  thrown: number;
  red: boolean;
  turn_points: number;
  /** What was set aside in this turn, throw by throw. */
  kept: string[][];
  /** The last throw, also after a bust. */
  last: Throw | null;
  /** Did the last throw bust? */
  bust: boolean;
  /** Seat by seat, turn by turn: points banked, or null for a dash. */
  sheet: ((number | null)[])[];
}

export interface TenMine {
  kind: "top-10000";
  choices: KeepChoice[];
}

export interface TenPosition {
  kind: "top-10000";
  view: TenView;
}

/** The state, and who looks at it. */
export interface TenView {
  scores: number[];
  seat: number;
  turn: number;
  black: number;
  red: boolean;
  throw: Throw | null;
  left: number[];
  over: boolean;
  viewer: number | null;
}

/** Dice are thrown: black faces sorted; `red` is None when that die lies aside. */
export interface Throw {
  seat: number;
  black: number[];
  red: number | "coin" | null;
}

/** Dice are thrown: black faces sorted; `red` is None when that die lies aside. */
export interface ThrowEntry {
  kind: "throw";
  seat: number;
  black: number[];
  red: number | "coin" | null;
}

export interface ThrownDie {
  id: number;
  red: boolean;
  face: number | "coin";
}

/** A five turned to a one, and the five that stays and is blocked. */
export interface Turned {
  die: number;
  partner: number;
}

export interface Verdict {
  ok: boolean;
  code: string | null;
  entry: number | null;
  facts: Record<string, number | string>;
  /** Were the dice proved as well? */
  fair: boolean;
}

/** The table through a viewer's eyes: all that the browser draws. */
export interface View {
  type: "view";
  table: string;
  code: string | null;
  seq: number;
  /** Changes whenever the game moves on; send it along with a move. */
  turn: number;
  now: number;
  status: "closed" | "open" | "over" | "running";
  setup: Setup;
  commitment: string | null;
  seats: SeatView[];
  /** Through which seat's eyes; null: a spectator. */
  you: number | null;
  /** All seats of this device. */
  yours: number[];
  host: boolean;
  can_start: boolean;
  to_move: number[];
  awaited: Awaited | null;
  board: LasVegasBoard | CardsBoard | TenBoard | null;
  mine: LasVegasMine | CardsMine | TenMine | null;
  /** The same as the rules see it, for whoever wants to compute. */
  position: LasVegasPosition | CardsPosition | TenPosition | null;
  result: GameResult | null;
  rematch: string | null;
}
