import { drawingOf } from '../games.ts';
import { t } from '../lib/i18n.svelte.ts';
import { useSeatStyle } from '../lib/players.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import type { Drawing, Frame, Moment } from '../table/frame.ts';
import { logOf } from '../table/log.ts';
import { toasts } from '../ui/toasts.svelte.ts';
import { gameInfo, PACES, replay, setupOf, contributeSeeds, seedAndStart } from './api.ts';
import { botOf } from './bots.ts';
import type { FairnessReport } from './fair.ts';
import { ask, Refused } from './http.ts';
import { notedOf, notePromise, noteStart } from './noted.ts';
import type { Plan } from './options.ts';
import type * as S from './schema.ts';
import { newId, TableSocket, type Line, type Listener } from './socket.ts';
import { forget, keep, tokenOf } from './tokens.ts';

/** How long a reaction is shown, in milliseconds. */
const REACTION = 3500;
/** Even in a hurry, cards that are turned over stay visible for a moment. */
const SHORTEST_MOMENT = 50;

/** One table that this page follows: what the server says about it, what this page has shown, what people do at it. */
export class Followed {
  /** The server's latest view, as this device's seats may see it. */
  view = $state.raw<S.TableView | null>(null);
  /** The game's drawing; null before the game. */
  drawing = $state.raw<Drawing | null>(null);
  /** The whole game, once it is over and everything has been watched. */
  replay = $state.raw<S.Replay | null>(null);
  /** Whether its dice follow from the commitment made before the start; null until that is known. */
  fairness = $state.raw<FairnessReport | null>(null);
  connection = $state<'live' | 'lost' | 'back'>('live');
  /** There is no such table, or it is closed. */
  missing = $state(false);

  #entries = $state.raw<readonly S.Seen[]>([]);
  /** Moments up to these entries have been watched. */
  #watched = $state.raw<Readonly<Record<string, number>>>({});
  #reactions = $state.raw<Readonly<Record<number, string>>>({});
  #hint = $state.raw<S.Hint | null>(null);

  /** The view as the person holding the device may see it. */
  readonly #open = $derived(this.view && this.#hideSecrets(this.view));
  readonly scene = $derived(this.#open?.scene ?? null);
  readonly #moments: Moment[] = $derived(
    this.scene && this.drawing?.moments
      ? this.drawing.moments(this.scene, this.#entries).filter(({ name, seq }) => seq > (this.#watched[name] ?? -1))
      : [],
  );
  readonly hand = $derived(this.#moments[0]?.turn ? null : (this.#open?.hand ?? null));
  readonly frame: Frame | null = $derived(this.#open && this.drawing && this.#frameOf(this.#open, this.drawing));
  /** What has to be entered when the dice are real. */
  readonly awaited = $derived(this.view?.status === 'running' ? this.view.awaited : null);
  readonly byHand = $derived(this.view?.setup.dice === 'by-hand');
  /** Do several people share this device? */
  readonly shared = $derived((this.view?.yours.length ?? 0) > 1);

  #socket: Line;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The moment now on the screen that passes by itself. */
  #passing: number | null = null;
  #ending = false;
  /** The turn for which a hint was fetched automatically. */
  #hinted = -1;
  #stirring = false;
  /** The last step back that is under way. */
  #takingBack: Promise<void> | null = null;
  /** Promises waiting for a view with everything up to an entry. */
  #waiting: { seq: number; resolve: () => void }[] = [];

  constructor(
    readonly table: string,
    /** Look through this seat's eyes only (tutorial). */
    readonly eyes: number | null = null,
    /** How to talk to the table. */
    readonly dial: (listener: Listener) => Line = (listener) => new TableSocket(table, tokenOf(table), listener),
  ) {
    this.#socket = this.#connect();
  }

  #connect(): Line {
    return this.dial({
      entries: (rows) => this.#hear(rows),
      view: (view) => void this.#see(view),
      state: (state) => {
        this.connection = state;
        if (state === 'back') setTimeout(() => this.connection === 'back' && (this.connection = 'live'), 2000);
      },
      refused: (code) => this.#refused(code),
      names: () => this.#names,
    });
  }

  close(): void {
    this.#closed = true;
    useSeatStyle(null, null);
    clearTimeout(this.#timer);
    this.#socket.close();
    for (const { resolve } of this.#waiting) resolve();
  }

  get #names(): string[] {
    return this.view?.seats.map((seat) => seat.name ?? '') ?? [];
  }

  /** The server refuses us. Without a valid token this device becomes a spectator. */
  #refused(code: string): void {
    const lost = tokenOf(this.table) !== null && (code === 'bad-token' || code === 'taken-over');
    toasts.say(new Refused(code).message, 'bad', 8);
    if (lost) {
      forget(this.table);
      this.#entries = [];
      this.#socket = this.#connect();
    } else this.missing = true;
  }

  #hear(rows: S.Seen[]): void {
    for (const row of rows) {
      const { entry, at } = row;
      // Forget what was taken back.
      if (entry.kind === 'taken-back') this.#entries = this.#entries.filter(({ seq }) => seq <= entry.to);
      this.#entries = [...this.#entries, row];
      if (entry.kind !== 'reacted' || Date.now() - at > REACTION) continue;
      this.#react(entry.seat, entry.emoji);
      setTimeout(() => this.#react(entry.seat, null), REACTION);
    }
  }

  #react(seat: number, emoji: string | null): void {
    const { [seat]: _, ...others } = this.#reactions;
    this.#reactions = emoji === null ? others : { ...others, [seat]: emoji };
  }

  async #see(view: S.TableView): Promise<void> {
    const before = this.view;
    if (view.scene !== null && this.drawing === null) {
      const drawing = await drawingOf(view.scene.kind);
      if (this.drawing === null) {
        this.drawing = drawing;
        // What happened before this page opened is old news.
        const old = drawing.moments?.(view.scene, this.#entries) ?? [];
        this.#watched = Object.fromEntries(old.map(({ name, seq }) => [name, seq]));
      }
    }
    if (this.#closed || (this.view?.seq ?? -1) > view.seq) return;
    // Several people at one device, and spectators, see the seats' default colours and signs.
    useSeatStyle(view.yours.length === 1 ? view.yours[0]! : null, prefs.saved.sign);
    this.view = view;
    if (view.status === 'closed') this.missing = true;
    if (view.status === 'open') void this.#promised(view);
    else if (before?.status !== view.status) this.#begun(view);
    if (view.turn !== before?.turn || view.you !== before.you) this.#hint = null;
    this.#goOn();
    for (const { seq, resolve } of this.#waiting) if (view.seq >= seq) resolve();
    this.#waiting = this.#waiting.filter(({ seq }) => view.seq < seq);
    const mine = view.you !== null && view.to_move.includes(view.you);
    if (mine && prefs.saved.hints !== 'off' && view.setup.hints !== 'off' && this.#hinted !== view.turn)
      void this.hint().catch(() => undefined);
  }

  /** Before the start: note the server's commitment to the dice, and add this device's seeds. */
  async #promised({ commitment, setup, seats, yours }: S.TableView): Promise<void> {
    notePromise(this.table, commitment, setup.first);
    const noted = notedOf(this.table);
    if (!commitment || !noted || this.#stirring) return;
    const bare = seats.filter(({ seat, seeded }) => yours.includes(seat) && !(seeded && noted.seeds[seat]));
    if (!bare.length) return;
    this.#stirring = true;
    const numbers = bare.map(({ seat }) => seat);
    // If it is refused, the game has started without it, which the check at the end reports.
    await contributeSeeds(numbers, (command) => this.#socket.send(command), this.table).catch(() => undefined);
    this.#stirring = false;
  }

  /** The game has started: everybody's seeds are public and must not change any more. */
  #begun({ seats }: S.TableView): void {
    for (const { entry } of this.#entries)
      if (entry.kind === 'started' && !noteStart(this.table, entry.seat_seeds, seats))
        toasts.say(t('fair-fault-seed'), 'bad', 12);
  }

  /** A device shared by several people shows nobody's secrets between their turns. */
  #hideSecrets(view: S.TableView): S.TableView {
    if (this.eyes !== null) return view.you === this.eyes ? view : { ...view, you: this.eyes, hand: null };
    if (view.yours.length < 2 || view.you === null || view.to_move.includes(view.you) || view.status === 'over')
      return view;
    return { ...view, you: null, hand: null };
  }

  #frameOf(view: S.TableView, drawing: Drawing): Frame {
    return {
      table: view.table,
      game: view.setup.game,
      seats: view.seats,
      you: view.you,
      shared: this.eyes === null && this.shared,
      watching: view.yours.length === 0 && view.status === 'running',
      turn: this.#moments[0]?.turn ?? view.to_move,
      now: view.now,
      entries: this.#entries,
      log: logOf(this.#entries, this.#names, this.eyes ?? (this.shared ? null : view.you), drawing.sentence),
      hints: view.setup.hints ?? 'off',
      moments: this.#moments.map(({ name }) => name),
      reactions: this.#reactions,
      hint: this.#hint,
      odds: prefs.saved.hints !== 'off',
    };
  }

  /** Let the moment on the screen pass, if it passes by itself; after a game's last one comes the end. */
  #goOn(): void {
    const moment = this.#moments[0];
    if (moment?.passes) {
      if (this.#passing === moment.seq) return;
      this.#passing = moment.seq;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#pass(moment), Math.max(PACES[prefs.saved.pace][1], SHORTEST_MOMENT));
    } else if (!moment && this.view?.status === 'over') void this.#end();
  }

  #pass({ name, seq }: Moment): void {
    if (this.#closed) return;
    this.#watched = { ...this.#watched, [name]: seq };
    this.#passing = null;
    this.#goOn();
  }

  /** The moment on the screen has been watched. */
  seen(): void {
    const moment = this.#moments[0];
    if (moment) this.#pass(moment);
  }

  async #end(): Promise<void> {
    if (this.#ending || this.replay) return;
    this.#ending = true;
    try {
      const record = await replay(this.table);
      if (!this.#closed) this.replay = record;
      const follows = this.drawing?.follows;
      if (follows && isSecureContext)
        this.fairness = await import('./fair.ts').then(({ check }) => check(record, follows, this.#entries));
    } catch (error) {
      toasts.complain(error);
    } finally {
      this.#ending = false;
    }
  }

  /** A move isn't done until it is visible: a second tap on the old table would be refused. */
  async #send(command: S.AnyCommand): Promise<S.Ack> {
    const ack = await this.#socket.send(command);
    await this.#known(ack.seq);
    return ack;
  }

  /** Resolves with a view that holds everything up to this entry. */
  #known(seq: number): Promise<void> {
    if (this.view && this.view.seq >= seq) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push({ seq, resolve }));
  }

  async move(move: S.AnyMove): Promise<void> {
    await this.#send({ type: 'move', id: newId(), move, turn: this.view?.turn ?? null });
  }

  /** Real dice: what they show, in the server's notation; null lets the server roll or draw. */
  async land(text: string | null): Promise<void> {
    await this.#known(0);
    await this.#send({ type: 'land', id: newId(), text, turn: this.view?.turn ?? null });
  }

  /**
   * Real dice: take back the last thing entered or decided. Somebody who taps quickly goes back several steps: a tap
   * waits until the one before it is visible. Without a connection, where a tap seems to do nothing, one counts.
   */
  takeBack(): Promise<void> {
    if (this.#takingBack && this.connection === 'lost') return this.#takingBack;
    const step = (this.#takingBack ?? Promise.resolve()).then(async () => {
      if (this.#closed || !this.view?.can_take_back) return;
      await this.#send({ type: 'take-back', id: newId(), turn: this.view.turn });
    });
    const settled: Promise<void> = step
      .catch(() => undefined)
      .then(() => {
        if (this.#takingBack === settled) this.#takingBack = null;
      });
    this.#takingBack = settled;
    return step;
  }

  async hint(): Promise<void> {
    const view = this.view;
    if (view?.you == null) return;
    this.#hinted = view.turn;
    const hint = await ask<S.Hint>(`/tables/${this.table}/hint?seat=${view.you}`, undefined, tokenOf(this.table));
    if (this.view?.turn === hint.turn) this.#hint = hint;
  }

  react(emoji: string): void {
    const seat = this.view?.you ?? null;
    void this.#socket.send({ type: 'react', id: newId(), emoji: emoji as S.Reaction, seat }).catch(() => undefined);
  }

  async seatBot(seat: number, bot: string | null): Promise<void> {
    const kind = bot === null ? 'open' : 'bot';
    await this.#socket.send({ type: 'arrange', id: newId(), seat, kind, bot });
  }

  async seatLocal(seat: number, name: string): Promise<void> {
    await this.#socket.send({ type: 'arrange', id: newId(), seat, kind: 'local', name });
  }

  /** The host changes the terms before the game. */
  async agree(plan: Plan): Promise<void> {
    const setup = { ...this.view!.setup, ...setupOf(plan) };
    await this.#socket.send({ type: 'agree', id: newId(), setup, seats: plan.seats });
  }

  /** Accept the host's changes as this page shows them. */
  async accept(): Promise<void> {
    await this.#socket.send({ type: 'accept', id: newId(), seq: this.view!.seq });
  }

  /** Start the game. Bots take the free seats. */
  async start(): Promise<void> {
    const { setup, seats } = this.view!;
    const { bots } = await gameInfo(setup.game);
    for (const { seat, kind } of seats)
      if (kind === 'open') await this.seatBot(seat, botOf(bots, prefs.saved.strength, seat));
    await this.#socket.send({ type: 'start', id: newId() });
  }

  /** Over HTTP: without a connection it fails at once, instead of leaving at some later time. */
  async leave(): Promise<void> {
    await this.#command({ type: 'leave', id: newId() });
  }

  #command(command: S.AnyCommand): Promise<S.Ack> {
    return ask<S.Ack>(`/tables/${this.table}/commands`, command, tokenOf(this.table));
  }

  /** Play on after a bot stood in. */
  async back(): Promise<void> {
    await this.#socket.send({ type: 'back', id: newId() });
  }

  async standIn(seat: number): Promise<void> {
    await this.#socket.send({ type: 'stand-in', id: newId(), seat });
  }

  /** A code that lets another device take this one's place. */
  offer(): Promise<S.Offer> {
    return ask<S.Offer>(`/tables/${this.table}/takeover`, {}, tokenOf(this.table));
  }

  /** The same people again; returns the new table. With only this device and bots, the game starts at once. */
  async rematch(): Promise<string> {
    const token = tokenOf(this.table);
    const { table } = await this.#socket.send({ type: 'rematch', id: newId() });
    if (!table) throw new Error(t('no-server'));
    if (token) keep(table, token);
    const view = await ask<S.TableView>(`/tables/${table}`, undefined, token);
    notePromise(table, view.commitment, view.setup.first);
    const alone = view.seats.every(({ seat, kind }) => view.yours.includes(seat) || kind === 'bot');
    if (view.can_start && alone) await seedAndStart(table, view.yours, token);
    return table;
  }
}
