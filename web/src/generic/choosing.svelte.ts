import { prefs } from '../lib/prefs.svelte.ts';
import { isMine, type Frame } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';

interface Seen {
  frame: Frame;
  hand: S.AreaHand | null;
  onmove?: (move: S.AnyMove) => Promise<void> | void;
}

/** The choice that the player of this device has, made with buttons or by touching the things themselves. */
export class Choosing {
  readonly #seen: () => Seen;
  busy = $state(false);
  #picked = $state<string | null>(null);
  readonly choices = $derived.by(() => {
    const { frame, hand } = this.#seen();
    return hand && isMine(frame) && hand.sealed === null ? hand.choices : [];
  });
  /** The choice awaiting confirmation, if this device asks for one. */
  readonly picked = $derived(this.choices.find(({ move }) => move === this.#picked) ?? null);

  constructor(seen: () => Seen) {
    this.#seen = seen;
  }

  /** The choice that points at a thing. */
  at(area: number | null, die: number | null = null, card: number | null = null): S.AreaChoice | null {
    return this.choices.find(({ on }) => on !== null && on.area === area && on.die === die && on.card === card) ?? null;
  }

  async choose(choice: S.AreaChoice) {
    if (this.busy) return;
    if (prefs.saved.confirm && this.#picked !== choice.move) {
      this.#picked = choice.move;
      return;
    }
    this.busy = true;
    try {
      const { frame, onmove } = this.#seen();
      await onmove?.({ seat: frame.you!, text: choice.move });
      this.#picked = null;
    } finally {
      this.busy = false;
    }
  }

  /** The digits choose as well, in the order of the choices. */
  press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const choice = this.choices[Number(event.key) - 1];
    if (choice) void this.choose(choice);
    else if (event.key === 'Escape') this.#picked = null;
  }
}
