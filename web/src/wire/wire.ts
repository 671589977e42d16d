import type { ChoiceView, EndView, GameId, HomeView, KeepView, LayView, OptionView } from './views.ts';
import type { FairnessReport } from '../pages/Fairness.svelte';

/**
 * Everything the pages ask of the server. The implementation speaks HTTP and one socket, adapts the server's views
 * (`adapter.ts`) and fills the stores; a refusal is thrown as an error whose `message` is already a sentence.
 */
export interface Wire {
  home(): Promise<HomeView>;
  /** One click: a table with bots, dice in hand. Answers the table's id. */
  playNow(game: GameId): Promise<string>;
  openTable(game: GameId): Promise<string>;
  join(code: string, name: string): Promise<string>;
  /** Follow a table until the returned function is called; views land in `stores.svelte.ts`. */
  follow(table: string): () => void;

  place(choice: ChoiceView): Promise<void>;
  lay(lay: LayView): Promise<void>;
  keep(keep: KeepView, then: 'throw' | 'bank'): Promise<void>;
  react(emoji: string): void;
  hint(): Promise<void>;

  seatBot(seat: number, bot: string | null): Promise<void>;
  seatLocal(seat: number): Promise<void>;
  option(id: string, value: OptionView['value']): Promise<void>;
  start(): Promise<void>;
  rematch(): Promise<string>;

  end(table: string): Promise<EndView>;
  record(table: string): Promise<Blob>;
  fairness(table: string): Promise<FairnessReport>;
}

let current: Wire | null = null;
export const useWire = (wire: Wire): void => void (current = wire);

/** The wire in use. Before there is one, every request is refused in words. */
export function wire(): Wire {
  if (!current) throw new Error('no-server');
  return current;
}
