import { changed } from './changes.ts';
import type * as S from './schema.ts';
import type { Line, Listener } from './socket.ts';

/** A lesson's table without a server: every command gets the answer a server gave when this was recorded. */
export class Course implements Line {
  #view: S.TableView;
  #next = 1;

  constructor(
    readonly news: readonly S.News[],
    learner: string,
    readonly listener: Listener,
  ) {
    const { view, entries } = news[0]!;
    this.#view = { ...view!, seats: view!.seats.map((seat) => (seat.seat === 0 ? { ...seat, name: learner } : seat)) };
    queueMicrotask(() => this.#tell(entries)); // like a socket, answer only once the listener is ready
  }

  static async read(address: string): Promise<S.News[]> {
    return (await (await fetch(address)).json()) as S.News[];
  }

  #tell(entries: S.Seen[] = []): void {
    this.listener.entries(entries);
    this.listener.view(this.#view);
  }

  send({ id }: S.AnyCommand): Promise<S.Ack> {
    const { entries, changes = [] } = this.news[this.#next++]!;
    this.#view = changed(this.#view, changes);
    this.#tell(entries);
    return Promise.resolve({ type: 'ack', id, seq: this.#view.seq, table: null });
  }

  close(): void {
    /* nobody to hang up on */
  }
}
