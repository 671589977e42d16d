import { untrack } from 'svelte';
import type * as S from './schema.ts';

/**
 * Who is away from a table, and for how long, as far as this page has noticed. After a while the others may let a bot
 * play for them, and do what only the host may do.
 */
export class Absences {
  /** Seat → when this page noticed that nobody is there. */
  #since = $state.raw<Readonly<Record<number, number>>>({});
  #now = $state(Date.now());

  /** Create it while a component initialises: it watches `view` as long as that component lives. */
  constructor(
    readonly view: () => S.View | null,
    /** Seconds after which others may act. */
    readonly patience: () => number,
  ) {
    const others = $derived((view()?.seats ?? []).filter(({ seat }) => !view()!.yours.includes(seat)));
    const gone = $derived(
      others
        .filter(({ presence, kind }) => presence === 'away' && (kind === 'person' || kind === 'local'))
        .map(({ seat }) => seat)
        .join(),
    );
    $effect(() => {
      const seats = gone ? gone.split(',').map(Number) : [];
      const before = untrack(() => this.#since);
      this.#since = Object.fromEntries(seats.map((seat) => [seat, before[seat] ?? Date.now()]));
    });
    $effect(() => {
      if (!gone) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }

  /** Seconds until others may act for this seat, 0 once they may; null while its player is there. */
  left(seat: number): number | null {
    const since = this.#since[seat];
    return since === undefined ? null : Math.max(0, Math.ceil((since - this.#now) / 1000 + this.patience()));
  }

  /** May this device start the game and add bots? It is the host's, or has a seat and the host is away. */
  get hosting(): boolean {
    const view = this.view();
    if (!view) return false;
    const hosts = view.seats.filter(({ host }) => host);
    return view.host || (view.yours.length > 0 && hosts.length > 0 && hosts.every(({ seat }) => this.left(seat) === 0));
  }
}
