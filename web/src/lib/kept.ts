/** What this device remembers about tables or games, newest last; beyond the limit the oldest are dropped. */
export class Kept<Value> {
  #known: Record<string, Value> | null = null;

  constructor(
    readonly key: string,
    readonly most = 40,
  ) {}

  get all(): Record<string, Value> {
    if (this.#known === null) {
      try {
        this.#known = JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, Value>;
      } catch {
        this.#known = {}; // no storage: remembered until the page is closed
      }
    }
    return this.#known;
  }

  of(id: string): Value | null {
    return this.all[id] ?? null;
  }

  keep(id: string, value: Value): void {
    this.#save([...this.#without(id), [id, value]]);
  }

  forget(id: string): void {
    this.#save(this.#without(id));
  }

  #without(id: string): [string, Value][] {
    return Object.entries(this.all).filter(([other]) => other !== id);
  }

  #save(entries: [string, Value][]): void {
    this.#known = Object.fromEntries(entries.slice(-this.most));
    try {
      localStorage.setItem(this.key, JSON.stringify(this.#known));
    } catch {
      /* as above */
    }
  }
}
