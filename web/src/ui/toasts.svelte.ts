export interface Toast {
  id: number;
  text: string;
  tone: 'plain' | 'bad';
}

/** Short messages that go away by themselves. */
class Toasts {
  shown = $state<Toast[]>([]);
  #next = 1;

  say(text: string, tone: Toast['tone'] = 'plain', seconds = 4): void {
    const id = this.#next++;
    this.shown.push({ id, text, tone });
    setTimeout(() => (this.shown = this.shown.filter((toast) => toast.id !== id)), seconds * 1000);
  }

  /** Shows an error's message; an empty one shows nothing. */
  complain(error: unknown, seconds = 4): void {
    const text = error instanceof Error ? error.message : String(error);
    if (text) this.say(text, 'bad', seconds);
  }

  /** Waits for something; if it fails, says why. */
  async watch(work: Promise<unknown>): Promise<void> {
    await work.catch((error: unknown) => this.complain(error));
  }
}

export const toasts = new Toasts();
