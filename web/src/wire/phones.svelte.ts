import { ask } from './http.ts';
import type * as S from './schema.ts';

const AT_HOME = ['localhost', '127.0.0.1', '[::1]'];

/** Whether phones on the same network may join, and where they find this server. */
class Door {
  possible = $state(false);
  address = $state<string | null>(null);

  async look(): Promise<void> {
    this.#know(await ask<S.Phones>('/phones'));
  }

  async set(open: boolean): Promise<void> {
    this.#know(await ask<S.Phones>('/phones', { open }));
  }

  #know({ possible, address }: S.Phones): void {
    this.possible = possible;
    this.address = address;
  }

  /** A link that also works on other devices, if there is one: on those, `localhost` would be a different machine. */
  link(hash: string): string {
    const home = AT_HOME.includes(location.hostname) ? this.address : null;
    return `${home ?? location.origin}${location.pathname}${hash}`;
  }
}

export const door = new Door();
