import type * as S from '../../../schema/wire.ts';
import { changed } from './changes.ts';
import type { HereLine } from '../offline/house.ts';
import { later } from '../later.ts';
import { isHere } from './here.ts';
import { Refused } from './http.ts';

type Command = S.AnyCommand;
interface Waiting {
  command: Command;
  resolve: (ack: S.Ack) => void;
  reject: (error: Error) => void;
}
export interface Listener {
  entries(rows: S.Seen[]): void;
  view(view: S.TableView): void;
  state(state: 'live' | 'lost' | 'back'): void;
  /** The server refuses us: the reason is a refusal's code. */
  refused(code: string): void;
  names(): readonly string[];
}

/** What a page needs from its connection to a table. */
export interface Line {
  send(command: S.AnyCommand): Promise<S.Ack>;
  close(): void;
}

const PATIENCE = [200, 500, 1000, 2000, 4000];
/** A token is given up only after this many refusals, seconds apart: a server may not know it yet. */
const DOUBTS = 4;

/**
 * One table's socket. It reconnects by itself, asks only for what it missed, and resends what was not acknowledged:
 * the server carries out a command once, however often its id arrives.
 */
export class TableSocket implements Line {
  #socket: WebSocket | HereLine | null = null;
  #waiting = new Map<string, Waiting>();
  #seq = 0;
  /** The view that the next changes apply to. */
  #view: S.TableView | null = null;
  #tries = 0;
  #doubts = 0;
  #closed = false;
  #entered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #heartbeat = 30_000;

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly listener: Listener,
  ) {
    this.#open();
    addEventListener('online', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    removeEventListener('online', this.#hurry);
    this.#socket?.close();
    this.#giveUp(new Error(''));
  }

  #giveUp(why: Error): void {
    for (const command of this.#waiting.values()) command.reject(why);
    this.#waiting.clear();
  }

  send(command: Command): Promise<S.Ack> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(command.id, { command, resolve, reject });
      if (this.#entered) this.#say(command);
    });
  }

  #hurry = (): void => {
    if (this.#entered || this.#closed) return;
    clearTimeout(this.#timer);
    this.#open();
  };

  #say(message: S.FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #open(): void {
    const where = new URL(`/api/tables/${this.table}/live?after=${this.#seq}`, location.href);
    where.protocol = where.protocol.replace('http', 'ws');
    if (!isHere(this.token)) return this.#use(new WebSocket(where));
    later.offline().then(
      ({ HereLine }) => this.#closed || this.#use(new HereLine(this.table, this.#seq)),
      () => this.#lost(),
    );
  }

  #use(socket: WebSocket | HereLine): void {
    this.#socket = socket;
    socket.onopen = () => this.#say({ type: 'enter', token: this.token, views: 'changes' });
    socket.onmessage = ({ data }: { data: string }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(data) as S.FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #lost(): void {
    clearTimeout(this.#silence);
    if (this.#closed) return;
    this.#entered = false;
    this.listener.state('lost');
    this.#timer = setTimeout(() => this.#open(), PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]);
  }

  /** A connection that says nothing for two heartbeats is dead, whatever the system believes. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), 2 * this.#heartbeat);
  }

  #hear(message: S.FromServer): void {
    this.#listen();
    switch (message.type) {
      case 'hello':
        this.#entered = true;
        this.#heartbeat = message.heartbeat;
        this.listener.state(this.#tries ? 'back' : 'live');
        this.#tries = this.#doubts = 0;
        for (const { command } of this.#waiting.values()) this.#say(command);
        break;
      case 'entries': // a long journal comes in several parts
        this.#follow(message.entries);
        break;
      case 'news': {
        const { entries = [], changes = [], ack } = message;
        this.#follow(entries);
        const view = message.view ?? this.#view;
        if (view) this.#view = { ...changed(view, changes), now: message.now };
        if (this.#view && (message.view || changes.length)) this.listener.view(this.#view);
        if (ack) this.#settle(ack.id)?.resolve(ack);
        break;
      }
      case 'refused':
        if (message.id)
          this.#settle(message.id)?.reject(new Refused(message.code, message.facts, this.listener.names()));
        else if (!this.#entered) this.#refuse(message.code);
        else this.#giveUp(new Refused(message.code, message.facts)); // it does not say which: fail all
        break;
      case 'bye':
        if (message.why !== 'shutdown' && message.why !== 'too-many') this.#refuse(message.why);
        break;
    }
  }

  #follow(entries: S.Seen[]): void {
    const rows = entries.filter((row) => row.seq > this.#seq);
    this.#seq = Math.max(this.#seq, ...rows.map((row) => row.seq));
    if (rows.length) this.listener.entries(rows);
  }

  #settle(id: string): Waiting | undefined {
    const command = this.#waiting.get(id);
    this.#waiting.delete(id);
    return command;
  }

  #refuse(code: string): void {
    if (code === 'unavailable' || code === 'too-many') return; // it will be back
    if (code === 'bad-token' && this.#doubts++ < DOUBTS) return;
    this.close();
    this.listener.refused(code);
  }
}

export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36).padStart(2, '0')).join('');
