import type { ChoiceView, EndView, GameId, HomeView, KeepView, LayView, OptionView } from './views.ts';
import type * as S from '../../../schema/wire.ts';
import type { FairnessReport } from '../pages/Fairness.svelte';

/** What somebody chooses before opening a table. */
export interface Plan {
  game: GameId;
  seats: number;
  options: Record<string, OptionView['value']>;
  openMoney: boolean;
  hints: 'off' | 'odds' | 'best';
  clock: number | null;
  public: boolean;
  byHand: boolean;
}

/**
 * All that the pages ask of the server. The implementation (`live.ts`) speaks HTTP and one socket, adapts the server's
 * views (`adapter.ts`) and fills the stores; a refusal is thrown as an error whose `message` is already a sentence.
 */
export interface Wire {
  home(): Promise<HomeView>;
  catalogue(): Promise<S.Catalogue>;
  /** One click: a table with bots, dice in hand. Answers the table's id. */
  playNow(game: GameId): Promise<string>;
  openTable(plan: Plan, names?: string[]): Promise<string>;
  join(code: string, name: string): Promise<string>;
  /** Another device's place, with the code it showed. */
  takeOver(code: string): Promise<string>;
  offer(): Promise<S.Offer>;
  /** Follow a table until the returned function is called; views land in `stores.svelte.ts`. */
  follow(table: string, eyes?: number): () => void;
  /** Draw again what is known: the language has changed. */
  redraw(): void;
  place(choice: ChoiceView): Promise<void>;
  lay(lay: LayView): Promise<void>;
  keep(keep: KeepView, then: 'throw' | 'bank'): Promise<void>;
  /** A tutorial's table: told dice, and a rival whose moves this page makes. */
  lesson(game: GameId, options: Record<string, boolean>): Promise<string>;
  rival(seat: number, move: Omit<S.Place, 'seat'> | Omit<S.Lay, 'seat'>): Promise<void>;
  /** Real dice: what they show, in the notation of the server; null lets the server draw. */
  land(text: string | null): Promise<void>;
  react(emoji: string): void;
  hint(): Promise<void>;
  /** The payout has been watched. */
  paid(): void;
  seatBot(seat: number, bot: string | null): Promise<void>;
  seatLocal(seat: number, name: string): Promise<void>;
  /** The host changes what is agreed on, before the game. */
  agree(plan: Plan): Promise<void>;
  start(): Promise<void>;
  leave(): Promise<void>;
  back(): Promise<void>;
  standIn(seat: number): Promise<void>;
  rematch(): Promise<string>;
  end(table: string): Promise<EndView>;
  record(table: string): Promise<Blob>;
  replay(table: string): Promise<S.Replay>;
  replayRecord(text: string): Promise<S.Replay>;
  fairness(table: string): Promise<FairnessReport>;
}

let current: Wire | null = null;
export const useWire = (wire: Wire): void => void (current = wire);

/** The wire in use. Before there is one, every request is refused in words. */
export function wire(): Wire {
  if (!current) throw new Error('no-server');
  return current;
}
