import type { AwaitedView, EndView, HomeView, LobbyView, TableView } from './wire/views.ts';

export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
}

/** What this page knows of the one table it shows. Filled by the wire; read by the components. */
class TableStore {
  view = $state.raw<TableView | null>(null);
  lobby = $state.raw<LobbyView | null>(null);
  end = $state.raw<EndView | null>(null);
  /** Real dice that somebody has to tap in. */
  awaited = $state.raw<AwaitedView | null>(null);
  /** Do several people share this device? Am I the host? */
  shared = $state(false);
  host = $state(false);
  /** Real dice, tapped in. */
  byHand = $state(false);
  status = $state<'open' | 'running' | 'over' | 'closed'>('open');
  /** There is no such table, or it is closed. */
  missing = $state(false);
  connection = $state<'live' | 'lost' | 'back'>('live');
  toasts = $state<Toast[]>([]);
  #next = 1;

  reset(): void {
    this.view = this.lobby = this.end = this.awaited = null;
    this.shared = this.host = this.byHand = this.missing = false;
    this.status = 'open';
    this.connection = 'live';
  }

  toast(text: string, tone: Toast['tone'] = 'plain', seconds = 4): void {
    const id = this.#next++;
    this.toasts.push({ id, text, tone });
    setTimeout(() => (this.toasts = this.toasts.filter((each) => each.id !== id)), seconds * 1000);
  }
}

class HomeStore {
  view = $state.raw<HomeView>({ running: [], open: [], replays: [] });
}

export const table = new TableStore();
export const home = new HomeStore();
