import type * as S from './schema.ts';

/**
 * Who is away from a table, and from when on others may let a bot play for them or start in the host's place. The
 * server says when, so that everybody counts down to the same moment.
 */
export class Absences {
  #now = $state(Date.now());
  /** The server's clock may differ from ours. */
  readonly #skew = $derived.by(() => (this.view()?.now ?? 0) - Date.now());

  /** Create it while a component initialises: it counts as long as that component lives. */
  constructor(readonly view: () => S.TableView | null) {
    const counting = $derived(
      view()?.host_away_from != null || !!view()?.seats.some(({ away_from }) => away_from != null),
    );
    $effect(() => {
      if (!counting) return;
      this.#now = Date.now();
      const timer = setInterval(() => (this.#now = Date.now()), 1000);
      return () => clearInterval(timer);
    });
  }

  #until(when: number | null | undefined): number | null {
    return when == null ? null : Math.max(0, Math.ceil((when - this.#now - this.#skew) / 1000));
  }

  /** Seconds until others may act for this seat, 0 once they may; null while its player is there. */
  left(seat: number): number | null {
    return this.#until(this.view()?.seats[seat]?.away_from);
  }

  /** Seconds until any player may start the game, 0 once they may; null while the host is there. */
  get hostLeft(): number | null {
    return this.#until(this.view()?.host_away_from);
  }

  /** May this device start the game and add bots? It is the host's, or has a seat and the host is away. */
  get hosting(): boolean {
    const view = this.view();
    return !!view && (view.host || (view.yours.length > 0 && this.hostLeft === 0));
  }
}
