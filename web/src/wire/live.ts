import type * as S from '../../../schema/wire.ts';
import { t } from '../lib/i18n.svelte.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import { table as store } from '../stores.svelte.ts';
import { boardOf, endOf, frameOf, lobbyOf, summaryOf, tableOf, type Shown } from './adapter.ts';
import { ask, Refused } from './http.ts';
import { newId, TableSocket } from './socket.ts';
import { forget, keep as keepToken, tokenOf, tokens } from './tokens.ts';
import type { AwaitedView, CasinoNumber, ChoiceView, EndView, GameId, HomeView, KeepView, LayView } from './views.ts';
import type { Plan, Wire } from './wire.ts';

/** A good first table of each game: how many sit at it, and what is switched on. Taste, not rules. */
const FIRST_TABLE: Record<GameId, { seats: number; options: Record<string, boolean> }> = {
  'las-vegas-2012': { seats: 4, options: {} },
  'las-vegas-biggy': { seats: 4, options: { bandit: true } },
  'las-vegas-cards': { seats: 4, options: {} },
  'top-10000': { seats: 3, options: {} },
};
/** How long bots seem to think, and how long a bust or a reveal stays, in milliseconds. */
export const PACES = { calm: [1300, 2600], normal: [900, 1800], fast: [0, 0] } as const;
const REACTION = 3500;

const seed = (): string => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
const pause = (): number => PACES[prefs.saved.pace][1];

/** One followed table: the server's latest view, the journal so far, and what this page has shown of it. */
class Followed {
  view: S.View | null = null;
  entries: S.Seen[] = [];
  #fresh: S.Seen[] = [];
  #shown: Shown = { paid: -1, revealed: -1, reactions: new Map(), hint: null, odds: false };
  #info: S.GameInfo | null = null;
  #until = 0;
  #closed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ending = false;
  #hinted = -1;
  readonly socket: TableSocket;

  constructor(
    readonly table: string,
    readonly wire: LiveWire,
    /** Look through this seat's eyes only (tutorial). */
    readonly eyes: number | null = null,
  ) {
    this.socket = new TableSocket(table, tokenOf(table), {
      entries: (rows) => this.#hear(rows),
      view: (view) => this.#see(view),
      presence: (here) => this.#presence(here),
      state: (state) => {
        store.connection = state;
        if (state === 'back') setTimeout(() => store.connection === 'back' && (store.connection = 'live'), 2000);
      },
      refused: (code) => this.#refused(code),
      names: () => this.view?.seats.map((seat) => seat.name ?? '') ?? [],
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.socket.close();
  }

  #refused(code: string): void {
    const mine = tokenOf(this.table) !== null;
    if (code === 'bad-token' || code === 'taken-over') forget(this.table);
    store.toast(new Refused(code).message, 'bad', 8);
    if (mine && (code === 'bad-token' || code === 'taken-over')) this.wire.again(this.table);
    else store.missing = true;
  }

  #hear(rows: S.Seen[]): void {
    this.entries = [...this.entries, ...rows];
    if (this.view) this.#fresh = [...this.#fresh, ...rows];
    for (const { entry, at } of rows) {
      if (entry.kind !== 'reacted' || Date.now() - at > REACTION) continue;
      this.#shown.reactions.set(entry.seat, entry.emoji);
      setTimeout(() => {
        this.#shown.reactions.delete(entry.seat);
        this.draw();
      }, REACTION);
    }
  }

  #see(view: S.View): void {
    if (this.#closed) return;
    const first = this.view === null;
    const before = this.view;
    this.view = view;
    if (view.turn !== before?.turn || view.you !== before.you) this.#shown.hint = null;
    const board = view.board;
    if (first && board !== null && board.kind !== 'top-10000') {
      // What was paid before this page opened is old news.
      this.#shown.paid = board.paid_seq ?? -1;
      if (board.kind === 'las-vegas-cards') this.#shown.revealed = board.revealed_seq ?? -1;
    }
    this.#bust();
    this.#fresh = [];
    this.draw();
    if (
      prefs.saved.hints !== 'off' &&
      view.setup.hints !== 'off' &&
      view.you !== null &&
      view.to_move.includes(view.you) &&
      this.#hinted !== view.turn
    )
      void this.hint().catch(() => undefined);
  }

  #presence(here: number[]): void {
    if (!this.view) return;
    const seats = this.view.seats.map((seat) =>
      seat.kind !== 'bot' && (seat.presence === 'here' || seat.presence === 'away')
        ? { ...seat, presence: here.includes(seat.seat) ? ('here' as const) : ('away' as const) }
        : seat,
    );
    this.view = { ...this.view, seats };
    this.draw();
  }

  /** A bust and the next player's throw come in one breath; the eye needs a moment for the first. */
  #bust(): void {
    const at = this.#fresh.findLastIndex(({ entry }) => entry.kind === 'bust');
    const view = this.view;
    if (at < 0 || !pause() || view?.board?.kind !== 'top-10000' || document.hidden) return;
    const seq = this.#fresh[at]!.seq;
    const until = this.entries.filter((row) => row.seq <= seq);
    const thrown = until.findLast(({ entry }) => entry.kind === 'throw')?.entry;
    if (thrown?.kind !== 'throw') return;
    let lost = 0;
    for (const { entry } of until.slice(0, -1).reverse()) {
      if (entry.kind === 'bank' || entry.kind === 'bust') break;
      if (entry.kind === 'keep') lost += entry.points;
    }
    const dice: S.ThrownDie[] = [
      ...thrown.black.map((face, id) => ({ id, red: false, face })),
      ...(thrown.red === null ? [] : [{ id: 9, red: true, face: thrown.red }]),
    ];
    const shown = boardOf(
      { ...view.board, dice, thrown: 6, kept: [], turn_points: lost },
      null,
      { ...frameOf(this.#eyes(view), until, this.#shown), turn: [thrown.seat] },
      until,
      this.#shown,
    );
    if (shown.kind !== 'top-10000') return;
    store.view = { ...shown, bust: true };
    this.#until = Date.now() + pause();
  }

  /** A device with several people at it shows nobody's secrets between their turns. */
  #eyes(view: S.View): S.View {
    if (this.eyes !== null) return view.you === this.eyes ? view : { ...view, you: this.eyes, mine: null };
    if (view.yours.length < 2 || view.you === null || view.to_move.includes(view.you) || view.status === 'over')
      return view;
    const hidden = !view.setup.open_money && view.setup.game !== 'top-10000';
    return {
      ...view,
      you: null,
      mine: null,
      seats: hidden ? view.seats.map((seat) => ({ ...seat, score: null })) : view.seats,
    };
  }

  draw(): void {
    // A late timer of the table before must not draw over the next one.
    if (this.#closed) return;
    clearTimeout(this.#timer);
    const wait = this.#until - Date.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => this.draw(), wait);
      return;
    }
    const raw = this.view;
    if (!raw) return;
    const view = this.#eyes(raw);
    store.shared = raw.yours.length > 1;
    store.host = raw.host;
    store.byHand = raw.setup.dice === 'by-hand';
    store.status = raw.status;
    if (view.status === 'closed') {
      store.missing = true;
      return;
    }
    if (view.board === null) {
      store.lobby = lobbyOf(view, this.#info, location.origin + location.pathname);
      if (!this.#info)
        void this.wire.game(view.setup.game).then(
          (info) => ((this.#info = info), this.draw()),
          () => undefined,
        );
      return;
    }
    this.#shown.odds = prefs.saved.hints !== 'off';
    store.awaited = raw.awaited && raw.status === 'running' ? awaitedOf(raw.awaited, raw.turn) : null;
    const shown = tableOf(view, this.entries, this.#shown)!;
    store.view = shown;
    if (shown.kind === 'las-vegas-cards' && shown.reveal) {
      const seq = view.board.kind === 'las-vegas-cards' ? (view.board.revealed_seq ?? -1) : -1;
      this.#timer = setTimeout(
        () => {
          this.#shown.revealed = seq;
          this.draw();
        },
        Math.max(pause(), 50),
      );
    } else if (view.status === 'over' && !(shown.kind !== 'top-10000' && shown.payout)) void this.#end();
  }

  async #end(): Promise<void> {
    if (store.end) store.end = { ...store.end, rematch: this.view?.rematch ?? null };
    if (this.#ending || store.end) return;
    this.#ending = true;
    try {
      const end = await this.wire.end(this.table);
      if (!this.#closed) store.end = end;
    } catch (error) {
      this.#ending = false;
      store.toast(error instanceof Error ? error.message : String(error), 'bad');
    }
  }

  paid(): void {
    const board = this.view?.board;
    if (board && board.kind !== 'top-10000') this.#shown.paid = board.paid_seq ?? this.#shown.paid;
    this.draw();
  }

  async hint(): Promise<void> {
    const view = this.view;
    if (view?.you == null) return;
    this.#hinted = view.turn;
    const hint = await ask<S.Hint>(`/tables/${this.table}/hint?seat=${view.you}`, undefined, tokenOf(this.table));
    if (this.view?.turn !== hint.turn) return;
    this.#shown.hint = hint;
    this.draw();
  }

  /** The first view has come. */
  async ready(): Promise<void> {
    for (let tries = 0; tries < 400 && this.view === null; tries++) await new Promise((done) => setTimeout(done, 25));
  }

  async move(move: S.AnyMove): Promise<void> {
    const { seq } = await this.socket.send({ type: 'move', id: newId(), move, turn: this.view?.turn ?? null });
    await this.#known(seq);
  }

  /** Done is only what can be seen: a second tap on the old table would be refused. */
  async #known(seq: number): Promise<void> {
    for (let tries = 0; tries < 60 && (this.view?.seq ?? seq) < seq; tries++)
      await new Promise((done) => setTimeout(done, 25));
  }

  async land(text: string | null): Promise<void> {
    const { seq } = await this.socket.send({ type: 'land', id: newId(), text, turn: this.view?.turn ?? null });
    await this.#known(seq);
  }

  get me(): number {
    if (this.view?.you == null) throw new Refused('spectator');
    return this.view.you;
  }

  ended(replay: S.Replay): EndView {
    const view = this.view!;
    return { ...endOf(view, replay, frameOf(view, this.entries, this.#shown)), rematch: view.rematch };
  }
}

function awaitedOf(awaited: S.Awaited, turn: number): AwaitedView {
  return {
    ...awaited,
    turn,
    casino: awaited.casino as CasinoNumber | null,
    deck: (awaited.deck ?? []).map(([value, copies]) => [Number(value), copies]),
  };
}

const setupOf = (plan: Plan): S.Setup => ({
  game: plan.game,
  options: plan.options,
  open_money: plan.openMoney,
  hints: plan.hints,
  clock: plan.clock,
  public: plan.public,
  dice: plan.byHand ? 'by-hand' : 'fair',
});

export class LiveWire implements Wire {
  #at: Followed | null = null;
  #catalogue: Promise<S.Catalogue> | null = null;

  catalogue(): Promise<S.Catalogue> {
    this.#catalogue ??= ask<S.Catalogue>('/games').catch((error: unknown) => {
      this.#catalogue = null;
      throw error;
    });
    return this.#catalogue;
  }

  async game(id: string): Promise<S.GameInfo> {
    return (await this.catalogue()).games.find((game) => game.id === id)!;
  }

  async home(): Promise<HomeView> {
    const mine = tokens();
    const [own, open] = await Promise.all([
      Object.keys(mine).length ? ask<S.TableList>('/tables/mine', { tokens: mine }) : Promise.resolve({ tables: [] }),
      ask<S.TableList>('/tables'),
    ]);
    for (const id of Object.keys(mine))
      if (!own.tables.some((each) => each.table === id && each.status !== 'closed')) forget(id);
    const ours = [...own.tables].sort((a, b) => b.touched - a.touched);
    return {
      running: ours
        .filter((each) => each.status === 'running' || each.status === 'open')
        .map(summaryOf)
        .slice(0, 6),
      open: open.tables
        .filter((each) => !(each.table in mine))
        .map(summaryOf)
        .slice(0, 6),
      replays: ours
        .filter((each) => each.status === 'over')
        .map(summaryOf)
        .slice(0, 5),
    };
  }

  async playNow(game: GameId): Promise<string> {
    const info = await this.game(game);
    const { seats, options } = FIRST_TABLE[game];
    // The very strongest is for those who ask for it; where there are few, everybody but the weakest plays.
    const bots = (info.bots.length > 4 ? info.bots.slice(-4, -1) : info.bots.slice(1)).reverse();
    return this.#open({
      setup: { game, options, bot_delay: PACES[prefs.saved.pace][0], hints: 'best', first: 0, public: false },
      seats: Array.from({ length: seats }, (_, seat) =>
        seat === 0
          ? { kind: 'local' as const, name: prefs.saved.name || t('you') }
          : { kind: 'bot' as const, bot: bots[(seat - 1) % bots.length]! },
      ),
      seed: seed(),
      start: true,
    });
  }

  async openTable(plan: Plan, names: string[] = []): Promise<string> {
    return this.#open({
      setup: { ...setupOf(plan), bot_delay: PACES[prefs.saved.pace][0] },
      seats: Array.from({ length: plan.seats }, (_, seat) =>
        names[seat]
          ? { kind: 'local' as const, name: names[seat] }
          : seat === 0
            ? { kind: 'local' as const, name: prefs.saved.name || t('you') }
            : { kind: 'open' as const },
      ),
      seed: seed(),
      start: plan.byHand,
    });
  }

  async #open(table: S.NewTable): Promise<string> {
    const made = await ask<S.TableMade>('/tables', table);
    keepToken(made.table, made.token);
    return made.table;
  }

  async join(code: string, name: string): Promise<string> {
    const { table } = await ask<S.Found>(`/codes/${encodeURIComponent(code)}`);
    if (tokenOf(table)) return table;
    const made = await ask<S.TableMade>(`/tables/${table}/seats`, { name, id: newId(), seed: seed() } satisfies S.Join);
    keepToken(made.table, made.token);
    return made.table;
  }

  async takeOver(code: string): Promise<string> {
    const made = await ask<S.TableMade>('/takeovers', { code });
    keepToken(made.table, made.token);
    return made.table;
  }

  offer(): Promise<S.Offer> {
    const table = this.#here.table;
    return ask<S.Offer>(`/tables/${table}/takeover`, {}, tokenOf(table));
  }

  follow(table: string, eyes: number | null = null): () => void {
    store.reset();
    const followed = new Followed(table, this, eyes);
    this.#at = followed;
    return () => {
      followed.close();
      if (eyes !== null) {
        // A lesson is over when one goes away; nobody comes back to it.
        void ask(`/tables/${table}/commands`, { type: 'close', id: newId() }, tokenOf(table)).catch(() => undefined);
        forget(table);
      }
      if (this.#at === followed || this.#at?.table === table) {
        this.#at?.close();
        this.#at = null;
        store.reset();
      }
    };
  }

  /** The token is no longer good: go on as a spectator. */
  again(table: string): void {
    this.#at?.close();
    this.#at = new Followed(table, this);
  }

  get #here(): Followed {
    if (!this.#at) throw new Error(t('no-server'));
    return this.#at;
  }

  redraw(): void {
    this.#at?.draw();
  }

  paid(): void {
    this.#at?.paid();
  }

  async place(choice: ChoiceView): Promise<void> {
    await this.#here.move({ kind: 'place', seat: this.#here.me, face: choice.face, casino: choice.casino });
  }

  async lay(lay: LayView): Promise<void> {
    const mine = this.#here.view?.mine;
    if (mine?.kind !== 'las-vegas-cards') return;
    await this.#here.move({ kind: 'lay', seat: this.#here.me, cards: lay.cards.map((card) => mine.hand[card]!) });
  }

  async keep(keep: KeepView, then: 'throw' | 'bank'): Promise<void> {
    await this.#here.move({ kind: 'keep', seat: this.#here.me, combos: keep.combos, points: keep.points, then });
  }

  lesson(game: GameId, options: Record<string, boolean>): Promise<string> {
    return this.#open({
      setup: { game, options, dice: 'by-hand', open_money: true, first: 0, spectators: false },
      seats: [
        { kind: 'local', name: prefs.saved.name || t('you') },
        { kind: 'local', name: 'Bruno' },
      ],
      start: true,
    });
  }

  async rival(seat: number, move: Omit<S.Place, 'seat'> | Omit<S.Lay, 'seat'>): Promise<void> {
    await this.#here.move({ ...move, seat });
  }

  async land(text: string | null): Promise<void> {
    await this.#here.ready();
    await this.#here.land(text);
  }

  react(emoji: string): void {
    const seat = this.#here.view?.you ?? null;
    void this.#here.socket
      .send({ type: 'react', id: newId(), emoji: emoji as S.Reaction, seat })
      .catch(() => undefined);
  }

  hint(): Promise<void> {
    return this.#here.hint();
  }

  async seatBot(seat: number, bot: string | null): Promise<void> {
    await this.#here.socket.send(
      bot === null
        ? { type: 'arrange', id: newId(), seat, kind: 'open' }
        : { type: 'arrange', id: newId(), seat, kind: 'bot', bot },
    );
  }

  async seatLocal(seat: number, name: string): Promise<void> {
    await this.#here.socket.send({ type: 'arrange', id: newId(), seat, kind: 'local', name });
  }

  async agree(plan: Plan): Promise<void> {
    await this.#here.socket.send({
      type: 'agree',
      id: newId(),
      setup: { ...this.#here.view!.setup, ...setupOf(plan) },
      seats: plan.seats,
    });
  }

  /** Bots take the seats nobody has taken. */
  async start(): Promise<void> {
    const view = this.#here.view!;
    const bots = (await this.game(view.setup.game)).bots;
    for (const seat of view.seats.filter((each) => each.kind === 'open')) await this.seatBot(seat.seat, bots.at(-1)!);
    await this.#here.socket.send({ type: 'start', id: newId() });
  }

  async leave(): Promise<void> {
    // Not by the socket: without a line the answer is no at once, instead of a leaving that happens at some later time.
    const table = this.#here.table;
    await ask<S.Ack>(`/tables/${table}/commands`, { type: 'leave', id: newId() }, tokenOf(table));
  }

  async back(): Promise<void> {
    await this.#here.socket.send({ type: 'back', id: newId() });
  }

  async standIn(seat: number): Promise<void> {
    await this.#here.socket.send({ type: 'stand-in', id: newId(), seat });
  }

  /** The same people again. Where only this device and bots sit, the game starts at once. */
  async rematch(): Promise<string> {
    const here = this.#here;
    const token = tokenOf(here.table);
    const table = (await here.socket.send({ type: 'rematch', id: newId() })).table!;
    if (token) keepToken(table, token);
    const view = await ask<S.View>(`/tables/${table}`, undefined, token);
    const alone = view.seats.every((seat) => seat.you || seat.kind === 'bot');
    if (view.can_start && alone) await ask<S.Ack>(`/tables/${table}/commands`, { type: 'start', id: newId() }, token);
    return table;
  }

  async end(table: string): Promise<EndView> {
    return this.#here.ended(await this.replay(table));
  }

  async record(table: string): Promise<Blob> {
    const record = await ask<unknown>(`/tables/${table}/record`, undefined, tokenOf(table));
    return new Blob([`${JSON.stringify(record)}\n`], { type: 'application/json' });
  }

  replay(table: string): Promise<S.Replay> {
    return ask<S.Replay>(`/tables/${table}/replay`, undefined, tokenOf(table));
  }

  replayRecord(text: string): Promise<S.Replay> {
    return ask<S.Replay>('/replays', text);
  }

  async fairness(table: string) {
    const { check } = await import('./fair.ts');
    const report = await check(await this.replay(table));
    if (!report) throw new Error(t('fair-none'));
    return report;
  }
}
