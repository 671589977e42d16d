// Made by scripts/schema.py from the server's message types. Do not edit.

/** A player agrees to the setup that the host has changed. By default, for all my seats. */
export interface Accept {
  type: "accept";
  id: string;
  seat?: number | null;
  /** The `seq` of the view it is based on; it is refused as stale if the setup has changed since. */
  seq?: number | null;
}

/** A player agrees to the changed setup. */
export interface Accepted {
  kind: "accepted";
  seat: number;
}

/** Done and stored: a crash cannot undo it. */
export interface Ack {
  type: "ack";
  id: string;
  seq: number;
  /** Only after a rematch: the new table. */
  table: string | null;
}

/** These people are here, whether or not they have a device. */
export interface AddPeople {
  type: "add-people";
  names: string[];
  /** People of the club, by their number; also those who had left. */
  members: number[];
  id: string;
}

/** The host changes the setup before the game (but not which game it is), or the number of seats. Everybody else who sits there has to accept it before the start. */
export interface Agree {
  type: "agree";
  id: string;
  setup: Setup;
  /** Additional seats are open. If there are fewer, the last ones are removed, unless a person sits there. */
  seats?: number | null;
}

/** The setup or the number of seats has changed before the game. */
export interface Agreed {
  kind: "agreed";
  setup: Setup;
  seats: SeatNow[];
  commitment: string | null;
  /** The seats of whoever changed it: all other people have to accept it. Null in old journals, where devices that several people share did not have to. */
  by: number[] | null;
}

export type AnyAwaited = AwaitedBills | AwaitedRoll | AwaitedSpare | AwaitedHand | AwaitedThrow;

export type AnyCommand = MakeMove | Land | TakeBack | Start | LeaveSeat | Back | Arrange | Agree | Accept | Seed | StandIn | React | Rematch | Close;

export type AnyEntry = RoundEntry | FillEntry | SpareEntry | RollEntry | PlaceEntry | JetonEntry | PayEntry | LeaveEntry | DrawEntry | LayEntry | ThrowEntry | KeepEntry | BustEntry | BankEntry;

export type AnyEveningCommand = AddPeople | PersonLeaves | PersonRests | KeepApart | DrawSeats | TakeBackSeats | EnterScore | ConfirmScore | OpenGame | PauseClock | Replan | RenamePerson | ReleasePerson | CloseEvening;

export type AnyEvent = Opened | Seated | Agreed | Accepted | Seeded | Started | Sealed | Drawn | TakenBack | StoodIn | Returned | Reacted | Ended | Rematched | Moved | Closed;

export type AnyHand = AreaHand | LasVegasHand | CardHand | TopHand;

export type AnyMove = PlaceEntry | LayEntry | KeepEntry | MoveText;

export type AnyPosition = { game: "las-vegas-2012" | "las-vegas-biggy"; view: LasVegasView } | { game: "las-vegas-cards"; view: LasVegasCardsView } | { game: "top-10000"; view: Top10000View };

export type AnyScene = AreaScene | LasVegasScene | CardScene | TopScene;

/** A part of the table. */
export interface Area {
  title: Phrase | null;
  dice: Die[];
  cards: Card[];
  counters: Counter[];
  lines: Phrase[];
  /** Takes a row of its own, as long as the table is wide. Other areas stand side by side. */
  wide: boolean;
}

/** One legal move, as a button. */
export interface AreaChoice {
  /** In short notation (`Rules.write_move`). */
  move: string;
  label: Phrase;
  /** What it would mean. */
  preview: Phrase[];
  /** The thing to touch instead: it becomes the button. No two choices point at the same thing. */
  on: Ref | null;
}

/** A hand that every front end can draw. */
export interface AreaHand {
  kind: "areas";
  /** This seat's own score, even if others may not see it. */
  score: number;
  dice: Die[];
  cards: Card[];
  /** What this seat has already chosen, while others are still choosing. */
  sealed: string | null;
  choices: AreaChoice[];
}

/** One seat and what lies in front of it. */
export interface AreaPlayer {
  /** null where it is hidden. */
  score: number | null;
  /** Has this player left for good? */
  left: boolean;
  counters: Counter[];
  dice: Die[];
  cards: Card[];
}

/** A table that every front end can draw. */
export interface AreaScene {
  /** Tells front ends how to draw it. */
  kind: "areas";
  players: AreaPlayer[];
  /** Is the game over? */
  over: boolean;
  /** Where the game is: the round, the goal. */
  heading: Phrase;
  areas: Area[];
}

export type Argument = number | string | Name | Phrase | Argument[];

/** The host changes a seat before the game. */
export interface Arrange {
  type: "arrange";
  id: string;
  seat: number;
  kind: "bot" | "local" | "open";
  name?: string | null;
  bot?: string | null;
}

/** The game starts by itself: when all seats are taken, or after a while with bots in the free ones. */
export interface AutoStart {
  /** Seconds after the table is created. */
  after: number;
  bot?: string;
}

/** What players have to enter, at a table with real dice, cards or bills. */
export interface Awaited {
  /** The kind of journal entry it becomes. */
  kind: string;
  seat: number | null;
  /** The question and how to answer it, in sentences. */
  ask: Phrase[];
}

/** Bills for a casino. */
export interface AwaitedBills {
  /** The kind of journal entry it becomes. */
  kind: "fill";
  seat: number | null;
  /** The question and how to answer it, in sentences. */
  ask: Phrase[];
  casino: number;
  /** Bills left: value, copies. */
  deck: [number, number][];
  /** Either this many are laid out … */
  bills: number | null;
  /** … or one after another until they are worth this much. */
  worth: number | null;
}

/** A player's five cards. */
export interface AwaitedHand {
  /** The kind of journal entry it becomes. */
  kind: "draw";
  seat: number | null;
  /** The question and how to answer it, in sentences. */
  ask: Phrase[];
  cards: number;
  /** Cards left in the pile: card, copies. Only in replays of games that are over. */
  deck: [string, number][] | null;
}

/** A player's dice. */
export interface AwaitedRoll {
  /** The kind of journal entry it becomes. */
  kind: "roll";
  seat: number | null;
  /** The question and how to answer it, in sentences. */
  ask: Phrase[];
  dice: number;
  neutral: number;
  biggy: boolean;
}

/** The spare neutral dice. */
export interface AwaitedSpare {
  /** The kind of journal entry it becomes. */
  kind: "spare";
  seat: number | null;
  /** The question and how to answer it, in sentences. */
  ask: Phrase[];
  dice: number;
}

/** A player's dice. */
export interface AwaitedThrow {
  /** The kind of journal entry it becomes. */
  kind: "throw";
  seat: number | null;
  /** The question and how to answer it, in sentences. */
  ask: Phrase[];
  /** Black dice. */
  dice: number;
  red: boolean;
}

/** Play on after a bot stood in. */
export interface Back {
  type: "back";
  id: string;
  seat?: number | null;
}

/** The points of this turn are banked. */
export interface BankEntry {
  kind: "bank";
  seat: number;
  turn: number;
  score: number;
}

/** A bill at a casino. Money is in thousands of dollars. */
export interface Bill {
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
  why: "barred" | "expired" | "no-spectators" | "shutdown" | "taken-over" | "too-many";
}

/** A card on the table; without text it lies face down. */
export interface Card {
  text: string | null;
  owner: number | null;
}

/** A seat's own cards. */
export interface CardHand {
  kind: "las-vegas-cards";
  /** This seat's own score, even if others may not see it. */
  score: number;
  /** Bills won, highest first. */
  won: number[];
  /** What all casinos together would pay this seat now. */
  due: number;
  cards: string[];
  discards: string[];
  choices: LayChoice[];
  /** What this seat has chosen, while others are still thinking. */
  sealed: string[] | null;
}

/** A seat with its cards. */
export interface CardPlayer {
  /** null where it is hidden. */
  score: number | null;
  /** Has this player left for good? */
  left: boolean;
  /** Bills won, highest first; null where they are hidden. */
  won: number[] | null;
  /** How many bills that is. */
  bills: number;
  jetons: number;
  /** Cards laid this round. */
  laid: string[];
  /** Out of this round? */
  out: boolean;
  /** Cards in hand, in the draw pile and under the glass. */
  hand: number;
  pile: number;
  glass: number;
  /** The hand itself: only in replays of games that are over. */
  cards: string[] | null;
}

/** A table of the card game. */
export interface CardScene {
  /** Tells front ends how to draw it. */
  kind: "las-vegas-cards";
  players: CardPlayer[];
  /** Is the game over? */
  over: boolean;
  round: number;
  rounds: number;
  /** Who started this round; null where all decide together (R63). */
  starter: number | null;
  casinos: Casino[];
  /** The table just before the last payout: who got which bill, whom a tie cancelled. */
  paid: Casino[] | null;
  /** Everybody just before that payout: everything is placed, nothing is paid. */
  paid_players: CardPlayer[] | null;
  /** The number of the entry with which that payout began. */
  paid_at: number | null;
  /** Round by round, seat by seat: bills won; null while money is hidden. */
  history: number[][][] | null;
  /** Round by round, seat by seat: money won, Jetons included; null while money is hidden. */
  totals: number[][] | null;
  play: number;
  plays: number;
  in_turn: boolean;
  /** A player who has laid this many cards is out of the round. */
  exit: number;
  /** What was laid last, by everybody who laid together. */
  revealed: Lay[];
  /** The number of the entry that revealed it. */
  revealed_at: number | null;
}

/** A casino and what lies there. */
export interface Casino {
  casino: number;
  /** Highest first. */
  bills: Bill[];
  /** In seat order. */
  stacks: Stack[];
  jeton: boolean;
  /** The Bandit only: the faces it still takes. */
  open: number[] | null;
}

/** What a choice would bring at one casino if it were paid right after. */
export interface CasinoGain {
  casino: number;
  weight: number;
  bill: number | null;
  /** 1 for the most dice; null if a tie cancels them. */
  rank: number | null;
  tied_with: (number | "neutral")[];
}

export interface Catalogue {
  games: GameInfo[];
  reactions: string[];
  longest_name: number;
  /** Seconds without a connection after which others may let a bot stand in. */
  away: number;
  keeps: Keeps;
}

/** Would this move be allowed? Nothing happens. */
export interface Check {
  type: "check";
  id: string;
  move: AnyMove;
}

export interface Checked {
  type: "checked";
  id: string;
  ok: boolean;
  code: string | null;
  facts: Record<string, number | string>;
}

export interface Clock {
  /** The time allowed for this move. */
  seconds: number;
  /** When the time is up, by the server's clock (compare with the view's `now`). */
  ends: number;
}

/** The host closes the table. */
export interface Close {
  type: "close";
  id: string;
}

export interface CloseEvening {
  type: "close";
  id: string;
}

/** The table ends without a result: the host or an operator closed it, or the game has gone on for too long. */
export interface Closed {
  kind: "closed";
  why: "host" | "operator" | "too-long";
}

/** A whole club as one file, without keys and devices. */
export interface ClubFile {
  format: "vabanque-club/1";
  name: string;
  members: Record<string, string | null>;
  evenings: EveningFile[];
}

/** The key is shown only once. Its holder runs the club's evenings. */
export interface ClubMade {
  club: string;
  key: string;
}

/** A club: its evenings, members and leaderboard. Keys are listed only for the club's own key. */
export interface ClubView {
  club: string;
  name: string;
  members: MemberView[];
  /** The newest first. */
  evenings: EveningSummary[];
  standings: StandingView[];
  ratings: RatingView[];
  keys: KeyInfo[];
  role: "club" | "helper" | "watch";
}

export interface ConfirmScore {
  type: "confirm";
  game: number;
  id: string;
}

export interface CorrectionView {
  at: number;
  by: string;
  game: number;
  before: number[];
  after: number[];
}

/** A number with a label. */
export interface Counter {
  label: Phrase;
  value: number;
}

/** The position with the suspected cause taken away. */
export interface Counterfactual {
  /** What was changed: “Without Ben’s dice at Oasis”. */
  changed: Phrase;
  /** What the move that was played would have lost there, in win share. */
  loss: number;
  /** Compared with the best move of the changed position, or only with the move that was best in the real one. */
  against: "all" | "best";
}

/** A die on the table. */
export interface Die {
  face: number | string;
  owner: number | null;
  /** Set aside or used up: drawn apart from the others. */
  aside: boolean;
}

/** A player draws a hand of five, sorted. Nobody else sees it. */
export interface DrawEntry {
  kind: "draw";
  seat: number;
  cards: string[] | Hidden;
}

/** Seat the next round; in free seating, everybody who is free. With `final`, the next stage of the final. */
export interface DrawSeats {
  type: "draw";
  final: boolean;
  id: string;
}

/** With real dice: the server drew what follows, and it belongs to nobody (bills). Taking back skips it. */
export interface Drawn {
  kind: "drawn";
}

/** A table before a decision, as the seat that has to decide sees it. In a position from a link, dice may be due instead, or the game over: then nobody is `to_move`, and `hand` is null. */
export interface DrawnPosition {
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  seat: number;
  to_move: number[];
  scene: AnyScene;
  hand: AnyHand;
  /** What has happened so far, as far as the seat may know it. */
  entries: Seen[];
  moves: LegalMove[];
  /** The position in one line, to play on from (`Setup.position`). What the seat may not know is made up. */
  line: string;
}

/** A decision to find, with its solution. */
export interface DrawnPuzzle {
  id: string;
  position: DrawnPosition;
  /** All legal moves, best first. */
  answers: PuzzleAnswer[];
  /** What most of the simple bots would play. */
  tempting: string;
  /** How many rollouts confirmed it; 0 if the values are exact. */
  rollouts: number;
  /** The family of reasons that it is about (docs/coach.md). */
  theme: string;
  /** The levels of bots that find the best move, weakest first: the fewer, the harder. */
  found: string[];
  /** How many levels of bots there are. */
  levels: number;
}

export interface Ended {
  kind: "ended";
  /** Journals of earlier versions have more fields in it; they are ignored. */
  result: Result;
  fairness: FairnessProof | null;
}

/** The first message on a socket: who I am (without a token, a spectator), and which views to send unasked. `changes` sends everything as `news`, one message per change: first a whole view, then what has changed in it. `all` sends a whole view after every change, `turn` only when it is my turn. */
export interface Enter {
  type: "enter";
  token?: string | null;
  views?: "all" | "changes" | "none" | "turn";
}

/** The result of a game, or its correction. Without scores, the game does not count. */
export interface EnterScore {
  type: "score";
  game: number;
  scores: number[];
  /** Seats; null means those with the highest score. */
  winners: number[] | null;
  id: string;
}

/** New rows, without gaps; a client that notices a gap asks again with `after`. */
export interface Entries {
  type: "entries";
  entries: Seen[];
  to_move: number[];
}

/** Nothing new: the connection lives. */
export interface EveningBeat {
  type: "beat";
  now: number;
}

export interface EveningDone {
  id: string;
  seq: number;
}

export interface EveningFile {
  created: number;
  journal: LineFile[];
  /** Game → its record (`vabanque/1`). */
  records: Record<string, Record<string, unknown>>;
}

export interface EveningMade {
  evening: string;
  club: string;
  code: string;
}

/** What the evening is to be. It may change until the last round. */
export interface EveningPlan {
  game: string;
  options: Record<string, boolean | number | string>;
  least: number;
  most: number;
  wanted: number;
  mode: "free" | "rounds" | "swiss";
  rounds: number;
  level: boolean;
  minutes: number;
  play: "by-hand" | "here" | "paper";
  final: number;
}

export interface EveningSummary {
  evening: string;
  name: string;
  code: string | null;
  created: number;
  game: string;
  people: number;
  rounds: number;
  closed: boolean;
  /** Who is in the first place. */
  winners: number[];
}

/** An evening as everybody may see it. No secret of a game or a key is in it. */
export interface EveningView {
  type: "evening";
  evening: string;
  club: string;
  club_name: string;
  code: string | null;
  name: string;
  created: number;
  seq: number;
  now: number;
  plan: EveningPlan;
  round: number;
  people: PersonView[];
  games: GameView[];
  /** Who waits while others play the last seating. */
  idle: number[];
  /** Pairs who must not sit together; empty unless a key asks. */
  apart: [number, number][];
  standings: StandingView[];
  corrections: CorrectionView[];
  /** When the time of this round is up; null without a clock. */
  clock_ends: number | null;
  /** While the clock stands still: milliseconds left. */
  clock_left: number | null;
  paused: boolean;
  /** Have all rounds, and the final, been played? */
  ended: boolean;
  closed: boolean;
  role: "club" | "person" | "watch";
  /** The person whose device asks. */
  you: number | null;
}

/** What is true of a game, whatever its options. Everybody reads it here; the conformance suite checks it. */
export interface Facts {
  secret_hands: boolean;
  hidden_scores: boolean;
  simultaneous: boolean;
  rounds: boolean;
  first_player: boolean;
  lowest_wins: boolean;
  unit: "money" | "points";
  table_luck: string;
}

export interface FairnessProof {
  table: string;
  commitment: string;
  server_seed: string;
  seat_seeds: string[];
  /** Who starts, as agreed before the game; missing in records of earlier versions. */
  first: number | "random" | null;
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

export interface FoundEvening {
  evening: string;
}

export type FromClient = Enter | LookFrom | Check | Ping | MakeMove | Land | TakeBack | Start | LeaveSeat | Back | Arrange | Agree | Accept | Seed | StandIn | React | Rematch | Close;

export type FromServer = Hello | Entries | TableView | News | Ack | Refused | Checked | Presence | Pong | Bye;

export interface GameInfo {
  id: string;
  least: number;
  most: number;
  options: OptionInfo[];
  /** Weakest first, where that is known. */
  bots: string[];
  /** Does the game bring its own texts (`GET /games/{game}/words/{language}`)? */
  words: boolean;
  facts: Facts;
}

/** One table of one seating. */
export interface GameView {
  number: number;
  round: number;
  /** Which table of the room it is, from 1. */
  place: number;
  stage: "final" | "round";
  people: number[];
  starter: number;
  status: "over" | "running" | "unconfirmed" | "void";
  /** The table of this server at which it is played. */
  table: string | null;
  /** The round that is being played there; 0 if unknown. */
  progress: number;
  /** What every seat has until now, a few seconds old; empty where money is hidden, or if unknown. */
  so_far: number[];
  scores: number[];
  winners: number[];
  /** Who gave the result: `table`, `club`, a helper's name, or `person:7`. */
  by: string;
  /** Win shares without luck, once the game was reviewed. */
  adjusted: number[];
}

export interface Health {
  ok: boolean;
  version: string;
  database: boolean;
  tables: number;
  /** Tables set aside because their journal cannot be read; the log says why. */
  unreadable: string[];
  /** Do bots run compiled code? If compiling failed, the log says why; `plain` means that nobody tries. */
  bots: "compiled" | "compiling" | "failed" | "plain";
  /** By kind of work: bots, hints, records. */
  queues: Record<string, Queue>;
  /** By reason and class of address, the most frequent first. */
  refusals: RefusalCount[];
  /** How many addresses and networks an operator keeps out. */
  barred: number;
}

export interface Hello {
  type: "hello";
  table: string;
  seq: number;
  yours: number[];
  host: boolean;
  /** The server sends something at least this often, in milliseconds. */
  heartbeat: number;
  now: number;
}

/** A helper's key, shown only once. It runs evenings, but makes no keys and deletes nothing. */
export interface HelperMade {
  helper: string;
  key: string;
}

/** Things that lie face down: stands in entries and views for what a viewer may not know. */
export interface Hidden {
  count: number;
}

export interface Hint {
  level: "best" | "odds" | "off";
  bot: string | null;
  /** The best move, if the table shows it. */
  best: AnyMove | null;
  /** The same in short notation. */
  best_text: string | null;
  values: MoveValue[];
  /** The unit of values: money in thousands, or the chance to win in per cent. */
  unit: "money" | "win";
  turn: number;
}

export type Hints = "best" | "odds" | "off";

/** Tell a webhook: an address that you got from a chat service, or one of your own. */
export interface HookNotice {
  kind: "hook";
  url: string;
  /** How the service wants its message; `plain` is `{"text", "table", "game", "link"}`. */
  template: "discord" | "matrix" | "plain" | "slack" | "telegram";
  /** Telegram only: the chat to write to. */
  chat: string | null;
  language: "de" | "en" | "fr" | "nl";
}

/** A seat takes the Jeton of a casino (house rule, R24). */
export interface JetonEntry {
  kind: "jeton";
  seat: number;
  casino: number;
}

/** Take an open seat: any, or a particular one. */
export interface Join {
  name: string;
  /** Keep it secret: a repeated request gets the same seat and a new token, while its device holds the seat. */
  id: string;
  seat?: number | null;
  seed?: string;
}

/** Take part with this device: as a new person, or as somebody whom the host has already written down. */
export interface JoinEvening {
  /** Keep it secret: a repeated request makes nobody new, and gets a new token. */
  id: string;
  name?: string | null;
  person?: number | null;
}

export interface Journal {
  entries: Seen[];
  seq: number;
}

export interface KeepApart {
  type: "apart";
  people: [number, number];
  apart: boolean;
  id: string;
}

/** One way to set dice aside; you may bank or roll again afterwards. */
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
  /** Black dice to roll again with. */
  black: number;
  red: boolean;
  /** Do all six dice come back? */
  six: boolean;
  /** Probability that the next throw is a bust; null if the table does not show odds. */
  bust: number | null;
}

/** Combinations set aside from the throw, their points, and whether to roll again or to bank. */
export interface KeepEntry {
  kind: "keep";
  seat: number;
  combos: string[];
  points: number;
  then: "throw" | "bank";
}

/** Hours for which this server keeps an untouched table. */
export interface Keeps {
  open: number;
  running: number;
  over: number;
  /** How long a finished game stays for the others once a player has deleted it. */
  deleted: number;
}

export interface KeyInfo {
  /** With which it can be revoked; not the key. */
  id: string;
  /** Empty for the club's own key. */
  name: string;
  created: number;
}

/** With real dice: what they show (`1 1 5 n1 b4`), or the bills or cards. Without text, the server draws. */
export interface Land {
  type: "land";
  id: string;
  text?: string | null;
  turn?: number | null;
}

/** The table as `viewer` may know it: other hands and discards are only counted (R33). */
export interface LasVegasCardsView {
  round: number;
  starter: number;
  /** 1–6. When cards are laid in turn, the number of the cycle. */
  play: number;
  /** Whose turn it is, if cards are laid in turn; else the round's starter. */
  seat: number;
  /** Per casino, highest first; while the casinos are being filled, only those filled so far. */
  bills: number[][];
  /** Cards every seat has laid this round. Each lies at the casino of its number. */
  laid: string[][];
  /** Who takes no further part in this round. */
  out: boolean[];
  jetons_at: boolean[];
  jetons: number[];
  /** Bills not drawn yet, copies of each value. */
  deck: number[];
  /** Bills nobody won, copies of each value. */
  gone: number[];
  left: number[];
  over: boolean;
  viewer: number | null;
  /** The viewer's own; empty for a spectator. */
  hand: string[];
  /** The viewer's own. */
  discards: string[];
  hand_sizes: number[];
  glass_sizes: number[];
  pile_sizes: number[];
  /** Every seat's bills; null where they are hidden under the safe (R6). */
  won: (number[] | null)[];
  won_bills: number[];
}

/** What a seat may choose from. Its dice are public, but its money may not be. */
export interface LasVegasHand {
  kind: "las-vegas";
  /** This seat's own score, even if others may not see it. */
  score: number;
  /** Bills won, highest first. */
  won: number[];
  /** What all casinos together would pay this seat now. */
  due: number;
  choices: PlaceChoice[];
}

/** A seat with its dice in hand. */
export interface LasVegasPlayer {
  /** null where it is hidden. */
  score: number | null;
  /** Has this player left for good? */
  left: boolean;
  /** Bills won, highest first; null where they are hidden. */
  won: number[] | null;
  /** How many bills that is. */
  bills: number;
  jetons: number;
  /** Normal dice; a Biggy is one more. */
  dice: number;
  neutral: number;
  /** Is the Biggy still in hand? */
  biggy: boolean;
}

/** A table of Las Vegas with dice. */
export interface LasVegasScene {
  /** Tells front ends how to draw it. */
  kind: "las-vegas";
  players: LasVegasPlayer[];
  /** Is the game over? */
  over: boolean;
  round: number;
  rounds: number;
  /** Who started this round; null where all decide together (R63). */
  starter: number | null;
  casinos: Casino[];
  /** The table just before the last payout: who got which bill, whom a tie cancelled. */
  paid: Casino[] | null;
  /** Everybody just before that payout: everything is placed, nothing is paid. */
  paid_players: LasVegasPlayer[] | null;
  /** The number of the entry with which that payout began. */
  paid_at: number | null;
  /** Round by round, seat by seat: bills won; null while money is hidden. */
  history: number[][][] | null;
  /** Round by round, seat by seat: money won, Jetons included; null while money is hidden. */
  totals: number[][] | null;
  /** The roll to place from. */
  roll: Roll | null;
  /** Neutral dice rolled before this round. */
  spare: number[] | null;
  /** Are neutral dice used? */
  neutral: boolean;
}

/** The table as `viewer` may know it. Unless money is open, others show only how many bills they have (R6). */
export interface LasVegasView {
  round: number;
  /** Who started this round. */
  starter: number;
  /** Whose turn it is. */
  seat: number;
  /** Per casino, highest first; while the casinos are being filled, only those filled so far. */
  bills: number[][];
  /** [casino − 1][owner]: normal dice on casinos 1–6. The last owner is neutral, if neutral dice are used. */
  dice: number[][];
  /** Normal dice left, per seat. */
  own: number[];
  /** Neutral dice left, per seat; empty without neutral dice. */
  neutral: number[];
  /** Where each seat's Biggy is: 0 in hand, a casino's number, −1 void; empty without Biggies. */
  biggies: number[];
  /** [face − 1]: what lies on the Bandit; empty without the Bandit. */
  bandit: ([number, number, number, boolean] | null)[];
  /** Does a Jeton still lie at casinos 1–6? Empty without Jetons. */
  jetons_at: boolean[];
  /** Jetons taken, per seat. */
  jetons: number[];
  /** Are the spare neutral dice still to be rolled? */
  spare_due: boolean;
  /** The roll to place from. */
  roll: Roll | null;
  /** Bills not drawn yet, copies of each value. They have no order: chance draws one when it is needed. */
  deck: number[];
  /** Bills nobody won, copies of each value. They never come back (R1), whether in the box or under the deck. */
  gone: number[];
  /** Seats whose players left for good. */
  left: number[];
  over: boolean;
  viewer: number | null;
  /** Every seat's bills; null where they are hidden. */
  won: (number[] | null)[];
  /** How many bills every seat has won. */
  won_bills: number[];
}

/** A player lays cards at the casinos of their numbers; the rest of the hand goes under the glass. */
export interface Lay {
  seat: number;
  cards: string[];
}

/** Laying some cards from the hand. */
export interface LayChoice {
  cards: string[];
  /** Where these cards are in the hand; equal cards are interchangeable. */
  places: number[];
  /** How many cards the seat would then have laid this round. */
  laid: number;
  /** Would the seat then be out of this round? */
  out: boolean;
  jetons: number;
  gains: CasinoGain[];
  /** What all casinos together would pay this seat right after, as far as others' choices are known. */
  total: number;
}

/** A player lays cards at the casinos of their numbers; the rest of the hand goes under the glass. */
export interface LayEntry {
  kind: "lay";
  seat: number;
  cards: string[];
}

/** A player leaves for good and nobody takes over: dice and cards already placed stay, the rest is void (R11c). */
export interface LeaveEntry {
  kind: "leave";
  seat: number;
}

/** Before the game, free the seat; during it, let a bot stand in or give up the dice. By default, all my seats. */
export interface LeaveSeat {
  type: "leave";
  id: string;
  seat?: number | null;
}

export interface LegalMove {
  /** In short notation. */
  text: string;
  move: AnyMove;
}

/** One entry of an evening's journal (docs/club.md). */
export interface LineFile {
  at: number;
  by: string;
  event: Record<string, unknown>;
}

/** Ask for a view from one of my seats. */
export interface LookFrom {
  type: "look";
  seat?: number | null;
}

/** A seat decides. */
export interface MakeMove {
  type: "move";
  id: string;
  move: AnyMove;
  /** The `turn` of the view it is based on; it is refused as stale if the game has moved on. */
  turn?: number | null;
}

export interface MeetingView {
  person: number;
  before: number;
  last: number;
}

export interface MemberView {
  number: number;
  name: string | null;
  evenings: number;
}

/** A browser's own tables: table → token. */
export interface Mine {
  tokens: Record<string, string>;
}

/** A move in the game's short notation: taken from a choice, or typed in. */
export interface MoveText {
  seat: number;
  text: string;
}

export interface MoveValue {
  /** In short notation. */
  text: string;
  move: AnyMove;
  /** In the hint's unit. */
  value: number;
}

/** Another device took over these seats. */
export interface Moved {
  kind: "moved";
  seats: number[];
}

/** An argument of a phrase: the name of the player at this seat. */
export interface Name {
  seat: number;
}

export interface NewClub {
  name: string;
}

export interface NewEvening {
  plan: EveningPlan;
  name: string;
  people: string[];
}

export interface NewHelper {
  name: string;
}

/** Create a table. Local seats belong to this device; the first one is its owner's own. */
export interface NewTable {
  setup: Setup;
  seats: SeatSetup[];
  seed?: string;
  /** Start at once, if no seat is open. */
  start?: boolean;
}

/** One change of the table, for sockets that entered with `views: "changes"`. */
export interface News {
  type: "news";
  now: number;
  /** New rows, without gaps. */
  entries?: Seen[];
  /** The whole view, in the first message and after a `look`; it has no `position`. */
  view?: TableView | null;
  /** What has changed in the view since the last news: (path, value). An index equal to a list's length appends. */
  changes?: [string, unknown][];
  /** Acknowledges this socket's own command, if that caused the change. */
  ack?: Ack | null;
}

/** How a device is told that it is its turn. */
export interface NoticeKinds {
  /** `push`, `hook`, both, or none. Addresses are not shown again. */
  kinds: string[];
}

/** A one-time code with which another device takes this one's place, or fetches its profile. */
export interface Offer {
  code: string;
  expires: number;
}

/** Open a table for a game that has none: with the club's key, to keep it as a referee does. */
export interface OpenGame {
  type: "open";
  game: number;
  id: string;
}

export interface OpenPhones {
  open: boolean;
}

export interface Opened {
  kind: "opened";
  setup: Setup;
  seats: SeatNow[];
  /** SHA-256 of the server's seed; null with real dice. */
  commitment: string | null;
  /** The table that this one is a rematch of. */
  before: string | null;
  series: SeriesSoFar | null;
}

export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  /** Empty for a number: see least, most and step. */
  allowed: (boolean | number | string)[];
  least: number | null;
  most: number | null;
  step: number | null;
  /** Only with this many players; null means any number. */
  seats: number[] | null;
  /** Only where another option has this value. */
  needs: [string, boolean | number | string] | null;
}

/** Play with people: at a public table of this game that is waiting for players, or at a new one. */
export interface Pairing {
  game: string;
  name: string;
  /** As in `Join`: a repeated request with the same id gets the same seat. */
  id: string;
  /** Seconds after which bots take the free seats of a new table. */
  wait: number;
  /** Seats of a new table; null for four, or as close as the game allows. */
  seats: number | null;
}

export interface PauseClock {
  type: "pause";
  paused: boolean;
  id: string;
}

/** A casino pays out: seat → bill, the bill that the neutral dice won, the bills nobody took. */
export interface PayEntry {
  kind: "pay";
  casino: number;
  bills: Record<string, number>;
  neutral: number | null;
  unclaimed: number[];
}

export interface PersonLeaves {
  type: "leave";
  person: number;
  id: string;
}

/** The token is shown only once. It acts for this person, and for their seat at every table of the evening. */
export interface PersonMade {
  evening: string;
  person: number;
  token: string;
}

export interface PersonRests {
  type: "rest";
  person: number;
  resting: boolean;
  id: string;
}

export interface PersonView {
  number: number;
  /** Null if it was removed. */
  name: string | null;
  here: boolean;
  resting: boolean;
  device: boolean;
  /** The game they are in. */
  game: number | null;
}

/** Other devices on the same network. */
export interface Phones {
  /** May this browser open or close the door for them? */
  possible: boolean;
  /** Where they find the table; null while the door is closed. */
  address: string | null;
}

/** Something to say: the id of a message in the catalogues, with its arguments. */
export interface Phrase {
  id: string;
  args: Record<string, Argument>;
}

export interface Ping {
  type: "ping";
}

/** Placing all dice of one face. */
export interface PlaceChoice {
  face: number;
  casino: number;
  own: number;
  neutral: number;
  biggy: boolean;
  /** Would it take the Jeton that lies there? */
  jeton: boolean;
  gain: CasinoGain;
  /** What all casinos together would pay this seat right after. */
  total: number;
}

/** A player places all dice of one face on its casino, or on the Bandit. */
export interface PlaceEntry {
  kind: "place";
  seat: number;
  face: number;
  casino: number;
}

/** One seat, as everybody sees it. */
export interface Player {
  /** null where it is hidden. */
  score: number | null;
  /** Has this player left for good? */
  left: boolean;
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

/** Every error: a stable code and facts, never a stack trace. */
export interface Problem {
  code: string;
  facts: Record<string, number | string>;
}

/** What makes a device someone's own: settings and seats, as the browser writes them. Keep it secret. */
export interface Profile {
  profile: string;
}

export interface PushKey {
  /** The server's public key for Web Push, which browsers need to subscribe. */
  key: string;
}

/** Tell this browser, by Web Push: a subscription as browsers make it. */
export interface PushNotice {
  kind: "push";
  /** The subscription's endpoint. */
  url: string;
  p256dh: string;
  auth: string;
  language: "de" | "en" | "fr" | "nl";
}

/** A legal move, what it is worth, and what people call it. */
export interface PuzzleAnswer {
  /** In short notation. */
  move: string;
  /** The win share of the deciding seat, based on what it can know. */
  win: number;
  /** Standard error of its loss against the best move; 0 if the value is exact, or only estimated. */
  error?: number;
  /** Was it confirmed (by rollouts, or exactly)? The others are estimates, shifted along with the confirmed moves. */
  rolled?: boolean;
  /** A phrase: why it is a mistake, confirmed by a counterfactual (`coach.Reason.why`). */
  why?: Phrase | null;
  label?: Phrase | null;
}

export interface PuzzleGame {
  game: string;
  /** How many there are; after that many days they come again, in another order. */
  puzzles: number;
  week: PuzzleWeek | null;
}

/** A set of positions of one theme; a new one begins every Monday. */
export interface PuzzleWeek {
  /** 2026-W47: its positions are 2026-W47.1, 2026-W47.2 … */
  week: string;
  theme: string;
  size: number;
}

/** The puzzles this server has. */
export interface Puzzles {
  /** The first day of the archive: 2026-09-01. */
  first: string;
  games: PuzzleGame[];
}

/** One kind of heavy work. */
export interface Queue {
  /** Processes at the moment. */
  workers: number;
  /** Questions that wait for a process. */
  waiting: number;
  /** For how many seconds the oldest of them has waited. */
  oldest: number;
}

export interface RatingView {
  person: number;
  mu: number;
  sigma: number;
  games: number;
  /** μ − 3σ, by which the leaderboard is sorted. */
  sure: number;
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

/** Why a move was a mistake, confirmed by a counterfactual. */
export interface Reason {
  family: string;
  /** One sentence about this position. */
  why: Phrase;
  /** One sentence for the next game. */
  remember: Phrase;
  /** What the move that was played lost, in win share. */
  loss: number;
  counterfactual: Counterfactual;
}

/** A thing that a choice points at: `Ref(card=2)` in the seat's own hand, `Ref(area=0, die=1)`, or a whole area. */
export interface Ref {
  /** Its place in the scene; null is the seat's own hand. */
  area: number | null;
  /** Its place among the dice there … */
  die: number | null;
  /** … or among the cards; neither means the whole area. */
  card: number | null;
}

/** How often something was refused since this process started. */
export interface RefusalCount {
  code: string;
  /** this-machine, local-network, ipv4, ipv6 or unknown. */
  address: string;
  count: number;
}

/** Not done, and nothing has changed. The sentence is `error-<code>` in the catalogues. */
export interface Refused {
  type: "refused";
  code: string;
  facts: Record<string, number | string>;
  id: string | null;
}

/** Take a person's device away from them, so that another can act for them. */
export interface ReleasePerson {
  type: "release";
  person: number;
  id: string;
}

/** The same players at a new table; its id is in the answer. */
export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Rematched {
  kind: "rematched";
  table: string;
}

export interface RenamePerson {
  type: "rename";
  person: number;
  name: string;
  id: string;
}

export interface Replan {
  type: "plan";
  plan: EveningPlan;
  id: string;
}

/** A finished or running game, step by step. */
export interface Replay {
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  start: number;
  verdict: ReplayVerdict;
  steps: ReplayStep[];
  result: Result | null;
  fairness: FairnessProof | null;
}

export interface ReplayStep {
  /** Entries of the record. */
  entries: AnyEntry[];
  /** Index of the first of them in the record's journal. */
  at: number;
  /** What was rolled or drawn, and from what: enough to recompute fair dice. */
  chance: AnyAwaited | null;
  to_move: number[];
  scene: AnyScene;
  scores: (number | null)[];
  /** The entries in words, for games from other packages. */
  told?: Phrase[][] | null;
}

export interface ReplayVerdict {
  ok: boolean;
  code: string | null;
  entry: number | null;
  facts: Record<string, number | string>;
  /** Were the dice proved fair as well? */
  fair: boolean;
}

/** How a game ended. */
export interface Result {
  /** More is better: penalties count below zero. */
  score: number[];
  winners: number[];
  /** More numbers per seat, by their names in the record. The first of them breaks ties. */
  counts: Record<string, number[]>;
}

export interface Returned {
  kind: "returned";
  seat: number;
}

/** What a chance event or a decision changed. Win shares are between 0 and 1. */
export interface ReviewEvent {
  /** Index in the record's journal. */
  entry: number;
  kind: "chance" | "decision";
  /** Everybody's win share afterwards. */
  after: number[];
  /** Whose dice, or who decided. */
  seat?: number | null;
  /** For every seat: its win share afterwards, minus the mean over all outcomes. */
  luck?: number[];
  chosen?: string;
  best?: string;
  cost?: number;
  /** Standard error of the cost, or of the luck. */
  error?: number;
  /** A smaller cost may be none. */
  noise?: number;
  /** All legal moves, best first. */
  options?: ReviewOption[];
  /** Why the choice was a mistake (`coach.Reason`), each confirmed by a counterfactual; the most telling first. */
  reasons?: Reason[];
}

export interface ReviewOption {
  /** In short notation. */
  move: string;
  win: number;
  /** What people call it. */
  label: Phrase | null;
}

/** A review, as far as it has been computed. */
export interface ReviewPart {
  /** Use it to ask for the rest. */
  id: string;
  start: number[];
  /** Entries in the journal … */
  total: number;
  /** … and how many have been reviewed. */
  done: number;
  exact: boolean;
  /** How many events are left out, because the browser already has them. */
  since: number;
  events: ReviewEvent[];
  /** Empty until the review is complete. */
  seats: ReviewSeat[];
  /** Do the win shares come from random rollouts? */
  rough: boolean;
}

/** Where a seat's win share came from: start + luck + decisions + others + evaluator = result. */
export interface ReviewSeat {
  luck: number;
  /** The part due to its own dice and cards. */
  own_luck: number;
  /** The part that is nobody's own, such as bills (`facts.table_luck`). */
  table_luck: number;
  decisions: number;
  others: number;
  evaluator: number;
  lost: number;
  adjusted: number;
  result: number;
  /** Decisions that offered a choice; 0 in reviews stored by earlier versions. */
  choices: number;
  /** Family of reasons → what the mistakes of this family cost. */
  families: Record<string, number>;
}

/** A player rolls all remaining dice; faces are sorted. */
export interface Roll {
  seat: number;
  own: number[];
  neutral: number[];
  biggy: number | null;
}

/** A player rolls all remaining dice; faces are sorted. */
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
  /** Who rolls or lays first. */
  start: number;
}

/** A choice has been made and lies face down: only its own seat sees it. */
export interface Sealed {
  kind: "sealed";
  seat: number;
  move: AnyMove | null;
}

/** Who sits where. */
export interface SeatNow {
  kind: "bot" | "local" | "open" | "person";
  name: string | null;
  bot: string | null;
}

/** A seat at a new table: open to anyone, a bot, or a person at the creator's device. */
export interface SeatSetup {
  kind?: "bot" | "local" | "open";
  name?: string | null;
  bot?: string | null;
}

/** Who sits there. What they have is in the scene. */
export interface SeatView {
  seat: number;
  name: string | null;
  kind: "bot" | "local" | "open" | "person";
  /** The bot that decides, even if it only stands in. */
  bot: string | null;
  host: boolean;
  presence: "away" | "here" | "left" | "stood-in";
  /** Has chosen, face down. */
  sealed: boolean;
  clock: Clock | null;
  seeded: boolean;
  /** False: the host has changed the setup, and this player has not agreed to it yet. */
  accepted: boolean;
  /** When other players may let a bot play for this one; null while the player is there, or where only a clock may. */
  away_from: number | null;
}

/** A seat has changed hands before the game. */
export interface Seated {
  kind: "seated";
  seat: number;
  now: SeatNow;
}

/** A browser adds its part to the dice, before the start. */
export interface Seed {
  type: "seed";
  id: string;
  seat: number;
  seed: string;
}

/** A seat has added its seed to the dice; the others see it when the game starts. */
export interface Seeded {
  kind: "seeded";
  seat: number;
  seed: string | null;
}

/** A row of the journal as a viewer may see it. */
export interface Seen {
  seq: number;
  at: number;
  entry: AnyEvent | AnyEntry;
  /** An entry of the record in words. */
  told?: Phrase[] | null;
}

/** Several games with the same players. With every game, the start player moves on by one seat. */
export interface Series {
  games: number;
  /** What counts: victories (shared ones in part), or the total won in all games. */
  by?: "money" | "wins";
  /** Bots become one level stronger after a person's victory; a bot that wins becomes one level weaker. */
  handicap?: boolean;
  /** May bots that are able to remember from game to game how each person plays? */
  remember?: boolean;
}

/** Where a series stands before this game. One number per seat; a player who joins later begins with 0. */
export interface SeriesSoFar {
  /** This game's number, from 1. */
  number: number;
  wins: number[];
  money: number[];
  /** What bots remember about the seats, if the players have agreed to it; only bots can read it. */
  memory: (string | null)[];
}

/** Where a series stands, including this game once it is over. */
export interface SeriesView {
  number: number;
  games: number;
  by: "money" | "wins";
  wins: number[];
  money: number[];
  /** Was this the last game? */
  over: boolean;
}

/** What the players agreed on. It does not change during a game. */
export interface Setup {
  game: string;
  options?: Record<string, boolean | number | string>;
  /** Seconds per move; when they run out, a bot stands in. */
  clock?: number | null;
  public?: boolean;
  spectators?: boolean;
  /** Is the money players have won public (R6)? */
  open_money?: boolean;
  hints?: "best" | "odds" | "off";
  /** `by-hand`: players enter what the real dice show. */
  dice?: "by-hand" | "fair";
  /** How long bots seem to think, in milliseconds. */
  bot_delay?: number;
  /** The bot that plays for players who left or ran out of time. `auto` is replaced by a bot that can play the game. With null, nobody stands in, and their dice are void (R11c). */
  stand_in?: string | null;
  first?: number | "random";
  fill?: AutoStart | null;
  series?: Series | null;
  /** Where the game begins, in one line (docs/positions.md); null at its start. Hidden hands stand in it, too. */
  position?: string | null;
}

/** The spare neutral dice of a three-player round, each at the casino of its face (R8). */
export interface SpareEntry {
  kind: "spare";
  seat: number;
  faces: number[];
}

/** One owner's dice or cards at one casino. */
export interface Stack {
  owner: number | "neutral";
  /** Normal dice, one number each; in the card game, one number for every die printed on the cards. */
  faces: number[];
  cards: string[] | null;
  /** The face of the Biggy, if it lies here. */
  biggy: number | null;
  /** How many dice these count for. */
  weight: number;
  /** The sum of the faces, which decides ties at the Bandit. */
  pips: number;
  /** Would a tie cancel these dice if the casino were paid now? */
  tied: boolean;
}

/** A player lets a bot play for another player who has been away for a while. */
export interface StandIn {
  type: "stand-in";
  id: string;
  seat: number;
}

export interface StandingView {
  person: number;
  place: number;
  games: number;
  victories: number;
  share: number;
  money: number;
  direct: number;
  adjusted: number | null;
  reviewed: number;
  final: number | null;
  /** Places gained since the last round. */
  moved: number;
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
  /** Who caused it: the player, the clock, or another player (in old journals always the host). */
  why: "asked" | "clock" | "host" | "left";
}

export interface TableList {
  tables: TableSummary[];
}

/** The token is shown only once. Its holder acts for these seats. */
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
  /** When the game starts by itself, with bots in the free seats. */
  starts: number | null;
  /** When my time is up, if it is my turn. */
  clock_ends: number | null;
}

/** The table as a viewer may see it: everything that the browser draws. */
export interface TableView {
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
  /** The seat this view is for; null for a spectator. */
  you: number | null;
  /** All seats of this device. */
  yours: number[];
  host: boolean;
  can_start: boolean;
  /** Has the host taken this device's seat from it? */
  removed: boolean;
  to_move: number[];
  rematch: string | null;
  /** What lies on the table, the same for everybody; null before the start. */
  scene: AnyScene | null;
  /** What `you` hold and may choose from, while the game runs. */
  hand: AnyHand | null;
  /** With real dice: what has to be entered now. */
  awaited: AnyAwaited | null;
  /** Why the table was closed without a result, if it was. */
  closed: "host" | "operator" | "too-long" | null;
  /** With real dice: is there anything to take back? */
  can_take_back: boolean;
  /** The rules' own view, for clients that analyse it. */
  position: AnyPosition | null;
  result: Result | null;
  series: SeriesView | null;
  /** Before the start: when any player may start the game; null while the host's device is connected. */
  host_away_from: number | null;
  /** When the game starts by itself; null if a player has to start it. */
  starts: number | null;
}

/** With real dice: take back what players entered or decided last, and whatever followed from it. */
export interface TakeBack {
  type: "take-back";
  id: string;
  turn?: number | null;
}

/** Take the last seating back. Its tables are closed. */
export interface TakeBackSeats {
  type: "undraw";
  id: string;
}

export interface TakeOver {
  code: string;
}

/** With real dice: everything that happened in the game after row `to` is undone. */
export interface TakenBack {
  kind: "taken-back";
  to: number;
}

/** Dice are rolled. Black faces are sorted; `red` is null if that die has been set aside. */
export interface Throw {
  seat: number;
  black: number[];
  red: number | "coin" | null;
}

/** Dice are rolled. Black faces are sorted; `red` is null if that die has been set aside. */
export interface ThrowEntry {
  kind: "throw";
  seat: number;
  black: number[];
  red: number | "coin" | null;
}

/** A die of the throw; its id is its position in it, black dice first. */
export interface ThrownDie {
  id: number;
  red: boolean;
  face: number | "coin";
}

/** The state, and who looks at it. */
export interface Top10000View {
  scores: number[];
  /** Whose turn it is. */
  seat: number;
  /** Points set aside in this turn, not banked yet. */
  turn: number;
  /** Black dice to roll next, or just rolled. */
  black: number;
  red: boolean;
  /** The throw to set aside from. */
  throw: Throw | null;
  left: number[];
  over: boolean;
  viewer: number | null;
}

/** What a seat may set aside, most points first. */
export interface TopHand {
  kind: "top-10000";
  /** This seat's own score, even if others may not see it. */
  score: number;
  choices: KeepChoice[];
}

/** A table of Die oberen 10 000. */
export interface TopScene {
  /** Tells front ends how to draw it. */
  kind: "top-10000";
  players: Player[];
  /** Is the game over? */
  over: boolean;
  target: number;
  /** Whose turn it is. */
  seat: number;
  /** The throw on the table. */
  dice: ThrownDie[];
  /** Dice to roll next, or just rolled. */
  thrown: number;
  /** Is the red die among them? */
  red: boolean;
  turn_points: number;
  /** What was set aside in this turn, throw by throw. */
  kept: string[][];
  /** The last throw, even after a bust. */
  last: Throw | null;
  /** Was that throw a bust? */
  bust: boolean;
  /** The points that the bust cost. */
  lost: number;
  /** Seat by seat, turn by turn: points banked, or null for a dash. Of very long games, the latest turns. */
  sheet: ((number | null)[])[];
}

/** A 5 turned to a 1, and the 5 that stays and is blocked. */
export interface Turned {
  die: number;
  partner: number;
}

/** Why somebody sits where they sit. */
export interface WhyView {
  person: number;
  round: number;
  waits: boolean;
  waited: number;
  fewest_waits: number;
  small: boolean;
  small_before: number;
  meetings: MeetingView[];
  unmet: number;
  repeats: number;
  alternative: number;
  apart: boolean;
  level: boolean;
}
