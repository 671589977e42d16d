import type * as S from '../wire/schema.ts';

const PATIENCE = [200, 500, 1000, 2000, 4000];
const SILENCE = 60_000;

/** An evening as it changes: one socket that connects again by itself. Call `close` in the end. */
export class Following {
  view = $state.raw<S.EveningView | null>(null);
  lost = $state(false);
  /** Why the server shows nothing: the code of a refusal. */
  refused = $state('');
  /** The server's clock minus ours, in milliseconds. */
  ahead = 0;
  #socket: WebSocket | null = null;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(
    readonly evening: string,
    readonly token: string | null,
  ) {
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #open(): void {
    const server = `${location.protocol.replace('http', 'ws')}//${location.host}`;
    const socket = new WebSocket(`${server}/api/evenings/${this.evening}/live`);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'enter', token: this.token, views: 'none' }));
    socket.onmessage = (event: MessageEvent<string>) =>
      this.#hear(JSON.parse(event.data) as S.EveningView | S.EveningBeat | S.Refused);
    socket.onclose = () => this.#again();
  }

  #again(): void {
    clearTimeout(this.#silence);
    if (this.#closed) return;
    this.lost = true;
    this.#timer = setTimeout(() => this.#open(), PATIENCE[Math.min(this.#tries++, PATIENCE.length - 1)]);
  }

  #hear(message: S.EveningView | S.EveningBeat | S.Refused | { type: 'bye' }): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE);
    switch (message.type) {
      case 'evening':
        this.#tries = 0;
        this.lost = false;
        this.refused = '';
        this.ahead = message.now - Date.now();
        this.view = message;
        break;
      case 'refused':
        if (message.code === 'unavailable') break;
        this.refused = message.code;
        this.close();
        break;
      case 'bye':
        this.refused = 'no-such-evening';
        this.close();
        break;
    }
  }
}
