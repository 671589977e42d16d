import type { Pad } from '../table/frame.ts';

/** What one player got in one round or turn, piece by piece: bills, or points set aside. An empty list is a dash. */
export type Cell = readonly number[];
/** One thing that was written; undoing it restores what stood there before. */
type Written = { at: [row: number, seat: number]; before: Cell | null } | { rows: (Cell | null)[][] };

interface Saved {
  names: string[];
  rows: (Cell | null)[][];
  past: Written[];
}

export const sumOf = (cell: Cell): number => cell.reduce((sum, piece) => sum + piece, 0);

/** Paper and pencil for real dice: adds up and says who won. It needs no server and stays on this device. */
export class Sheet {
  #saved = $state.raw<Saved>({ names: [], rows: [], past: [] });
  readonly #key: string;

  constructor(
    game: string,
    readonly pad: Pad,
  ) {
    this.#key = `vabanque.pad.${game}`;
    this.#saved = this.#load() ?? { names: Array<string>(Math.min(4, pad.most)).fill(''), rows: [], past: [] };
  }

  #load(): Saved | null {
    try {
      const saved = JSON.parse(localStorage.getItem(this.#key) ?? 'null') as Saved | null;
      return saved && Array.isArray(saved.names) && Array.isArray(saved.rows) && Array.isArray(saved.past)
        ? saved
        : null;
    } catch {
      return null; // no storage, or not ours: a new sheet
    }
  }

  #write(changes: Partial<Saved>): void {
    this.#saved = { ...this.#saved, ...changes };
    try {
      localStorage.setItem(this.#key, JSON.stringify(this.#saved));
    } catch {
      /* as above */
    }
  }

  get names(): readonly string[] {
    return this.#saved.names;
  }

  /** One column per player. Scores of players who have left stay stored, out of sight. */
  seat(names: string[]): void {
    this.#write({ names });
  }

  cell(row: number, seat: number): Cell | null {
    return this.#saved.rows[row]?.[seat] ?? null;
  }

  /** The lines of the sheet: all rounds, or the turns so far and the next one. */
  readonly lines = $derived.by(() => this.pad.rounds ?? Math.max(this.#saved.rows.length, 1));

  readonly totals = $derived.by(() =>
    this.names.map((_, seat) => this.#saved.rows.reduce((sum, row) => sum + sumOf(row[seat] ?? []), 0)),
  );
  /** How many pieces a player has: the tie-break in games that count bills. */
  readonly #pieces = $derived.by(() =>
    this.names.map((_, seat) => this.#saved.rows.reduce((sum, row) => sum + (row[seat]?.length ?? 0), 0)),
  );

  /** Those with the highest total and, where pieces break ties, the most pieces; nobody until something is won. */
  readonly ahead = $derived.by(() => {
    const best = Math.max(...this.totals);
    if (best <= 0) return [];
    const first = this.names.map((_, seat) => seat).filter((seat) => this.totals[seat] === best);
    if (this.pad.target !== null) return first;
    const most = Math.max(...first.map((seat) => this.#pieces[seat]!));
    return first.filter((seat) => this.#pieces[seat] === most);
  });

  /** The first empty field in the order of play; null when the game is over. */
  readonly next = $derived.by((): [number, number] | null => {
    if (this.pad.target !== null && Math.max(...this.totals) >= this.pad.target) return null;
    for (let row = 0; row < (this.pad.rounds ?? this.#saved.rows.length + 1); row += 1)
      for (let seat = 0; seat < this.names.length; seat += 1) if (this.cell(row, seat) === null) return [row, seat];
    return null;
  });

  /** Who has won, once the game is over. */
  readonly winners = $derived.by(() => (this.next === null ? this.ahead : []));

  write([row, seat]: [number, number], cell: Cell): void {
    const rows = this.#saved.rows.map((line) => [...line]);
    while (rows.length <= row) rows.push([]);
    while (rows[row]!.length <= seat) rows[row]!.push(null);
    const before = rows[row]![seat]!;
    rows[row]![seat] = cell;
    this.#write({ rows, past: [...this.#saved.past, { at: [row, seat], before }] });
  }

  /** A new game with the same players. Even this can be undone. */
  clear(): void {
    this.#write({ rows: [], past: [{ rows: this.#saved.rows }] });
  }

  get begun(): boolean {
    return this.#saved.rows.length > 0;
  }

  get canUndo(): boolean {
    return this.#saved.past.length > 0;
  }

  undo(): void {
    const past = [...this.#saved.past];
    const last = past.pop();
    if (!last) return;
    if ('rows' in last) return this.#write({ rows: last.rows, past });
    const rows = this.#saved.rows.map((line) => [...line]);
    rows[last.at[0]]![last.at[1]] = last.before;
    while (rows.length && rows.at(-1)!.every((cell) => cell === null)) rows.pop();
    this.#write({ rows, past });
  }
}
