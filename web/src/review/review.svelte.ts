import { words } from '../lib/i18n.svelte.ts';
import * as api from '../wire/api.ts';
import type * as S from '../wire/schema.ts';

/** A mistake from this much win share on is clear, and worth an exercise (`analyse.summary`). */
export const CLEAR = 0.03;
export const SMALL = 0.01;

/** A review as it grows: the server works it out piece by piece, and this page asks for what is new. */
export class Growing {
  start = $state.raw<number[]>([]);
  events = $state.raw<S.ReviewEvent[]>([]);
  seats = $state.raw<S.ReviewSeat[]>([]);
  done = $state(0);
  total = $state(0);
  exact = $state(false);
  failed = $state<string | null>(null);
  complete = $derived(this.seats.length > 0);
  #closed = false;

  /** `begin` starts the review; what follows is asked for by its name. */
  async follow(begin: () => Promise<S.ReviewPart>): Promise<void> {
    try {
      let part = await begin();
      this.#take(part);
      while (!this.complete && !this.#closed) {
        await new Promise((wake) => setTimeout(wake, 600));
        part = await api.reviewPart(part.id, this.events.length);
        this.#take(part);
      }
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    this.#closed = true;
  }

  #take(part: S.ReviewPart): void {
    this.start = part.start;
    this.done = part.done;
    this.total = part.total;
    this.exact = part.exact;
    // A server that lost its place begins anew.
    this.events = [...this.events.slice(0, part.since), ...part.events];
    this.seats = part.seats;
  }
}

/** The win chances of one seat: journal entry and share, from the start on. */
export function line(review: Growing, seat: number): [number, number][] {
  const begun: [number, number] = [0, review.start[seat] ?? 0];
  return [begun, ...review.events.map(({ entry, after }): [number, number] => [entry + 1, after[seat] ?? 0])];
}

export const isMistake = (event: S.ReviewEvent, least = CLEAR): boolean =>
  event.kind === 'decision' && (event.cost ?? 0) >= least;

/** The last step of a replay that lies wholly before a journal entry. */
export function stepBefore(steps: readonly S.ReplayStep[], entry: number): number {
  let last = 0;
  steps.forEach((step, index) => {
    if (step.at + step.entries.length <= entry) last = index;
  });
  return last;
}

/** `+14.2 %`, `−3 %`: a change of win share as the reader's language writes it. */
export const signed = (share: number): string =>
  new Intl.NumberFormat(words.lang, {
    style: 'percent',
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  }).format(share);
