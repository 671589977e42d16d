import { words } from '../lib/i18n.svelte.ts';
import { say } from '../lib/phrase.ts';
import type * as S from '../wire/schema.ts';
import { reviewParts } from './parts.ts';

/** A mistake that costs this much win share is clear, and worth an exercise (`analyse.summary`). */
export const CLEAR = 0.03;
export const SMALL = 0.01;
export const GRAVE = 0.08;
/** A stroke of luck is at least this many standard errors. */
export const CERTAIN = 2;

/** A review as it grows: the server works it out piece by piece, and this page asks for what is new. */
export class Growing {
  /** The same record always has the same id. */
  id = $state('');
  start = $state.raw<number[]>([]);
  events = $state.raw<S.ReviewEvent[]>([]);
  seats = $state.raw<S.ReviewSeat[]>([]);
  done = $state(0);
  total = $state(0);
  exact = $state(false);
  rough = $state(false);
  failed = $state<string | null>(null);
  complete = $derived(this.seats.length > 0);
  #closed = false;

  async follow(begin: () => Promise<S.ReviewPart>): Promise<void> {
    try {
      for await (const part of reviewParts(begin, () => this.#closed)) this.#take(part);
    } catch (error) {
      this.failed = error instanceof Error ? error.message : String(error);
    }
  }

  close(): void {
    this.#closed = true;
  }

  #take(part: S.ReviewPart): void {
    this.id = part.id;
    this.start = part.start;
    this.done = part.done;
    this.total = part.total;
    this.exact = part.exact;
    this.rough = part.rough;
    // A server that lost track starts over.
    this.events = [...this.events.slice(0, part.since), ...part.events];
    this.seats = part.seats;
  }
}

/** One seat's win chances from the start: journal entry and share. Empty until the first is known. */
export function line(review: Growing, seat: number): [number, number][] {
  const start = review.start[seat];
  if (start === undefined) return [];
  return [[0, start], ...review.events.map(({ entry, after }): [number, number] => [entry + 1, after[seat] ?? 0])];
}

/** Everybody's win chance after an entry or, if none is chosen, at the point the review has reached. */
export function sharesAt(review: Growing, entry: number): readonly number[] {
  const past = entry < 0 ? review.events : review.events.filter((event) => event.entry <= entry);
  return past.at(-1)?.after ?? review.start;
}

/** Moves that are less than this apart count as equally good. */
export const closeTo = (noise = 0): number => Math.max(SMALL, noise);

/** What people call a move; short notation if the server does not say. */
export const moveName = (option: { move: string; label?: S.Phrase | null }, names: readonly string[]): string =>
  option.label ? say(option.label, names) : option.move;

/** How serious a mistake was, as in `review-grade-…`. What the evaluator cannot tell from chance is none. */
export const gradeOf = (cost: number, noise = 0): 'best' | 'small' | 'clear' | 'grave' =>
  cost < closeTo(noise) ? 'best' : cost < CLEAR ? 'small' : cost < GRAVE ? 'clear' : 'grave';

/** The largest change a chance event caused, or its change for one seat. */
export function strokeOf(event: S.ReviewEvent, whose: number | null): { seat: number; luck: number } {
  const lucks = event.luck ?? [];
  const seat = whose ?? lucks.reduce((most, luck, at) => (Math.abs(luck) > Math.abs(lucks[most]!) ? at : most), 0);
  return { seat, luck: lucks[seat] ?? 0 };
}

/** The event after which the winner's share never fell below one half again; null without a sole winner. */
export function decisive({ events, seats }: Growing): S.ReviewEvent | null {
  const winner = seats.findIndex(({ result }) => result === 1);
  if (winner < 0) return null;
  const doubtful = events.findLastIndex(({ after }, at) => at < events.length - 1 && after[winner]! < 0.5);
  return events[doubtful + 1] ?? null;
}

export const isMistake = (event: S.ReviewEvent, least = CLEAR): boolean =>
  event.kind === 'decision' && (event.cost ?? 0) >= Math.max(least, event.noise ?? 0);

/** One lesson of a game: a family of reasons, what to remember about it, and the mistakes that belong to it. */
export interface Lesson {
  family: string;
  remember: S.Phrase;
  cost: number;
  /** The most expensive first. */
  events: S.ReviewEvent[];
}

/** What a seat's mistakes, or everybody's, have in common: the most expensive family first. */
export function lessons(events: readonly S.ReviewEvent[], seat: number | null): Lesson[] {
  const found: Record<string, Lesson> = {};
  for (const event of events) {
    const reason = event.reasons?.[0];
    if (!reason || !isMistake(event, SMALL) || (seat ?? event.seat) !== event.seat) continue;
    const { family, remember } = reason;
    const lesson = (found[family] ??= { family, remember, cost: 0, events: [] });
    lesson.cost += event.cost ?? 0;
    lesson.events.push(event);
  }
  for (const { events: mistakes } of Object.values(found)) mistakes.sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0));
  return Object.values(found).sort((a, b) => b.cost - a.cost);
}

/** The last step of a replay that lies entirely before a journal entry. */
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
  })
    .format(share)
    .replace('-', '−');
