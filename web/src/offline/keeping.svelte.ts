import { KIT } from '../wire/here.ts';

/** The files with which a device plays without a server; scripts/kit.py writes the list. */
interface Kit {
  files: Record<string, { size: number; hash: string }>;
}
/** The service worker looks there, too. */
const SHELF = 'vabanque-kit';
const here = new URL('./kit/', document.baseURI);

/** Keeps the kit on this device, and lets it go. */
class Keeping {
  /** Bytes of the whole kit; 0 until that is known. */
  size = $state(0);
  /** Which share has been fetched, from 0 to 1; null if nothing is being fetched. */
  share = $state<number | null>(null);
  kept = $state(false);
  failed = $state<'failed' | 'full' | null>(null);

  /** Can anything be kept here? Browsers allow it only on pages that nobody can have changed on their way. */
  readonly possible = typeof caches !== 'undefined' && Boolean(navigator.serviceWorker);

  async look(): Promise<void> {
    const { files } = await this.#kit();
    this.size = Object.values(files).reduce((sum, { size }) => sum + size, 0);
    this.kept = this.possible && (await this.#missing(files)).length === 0;
    this.#note();
  }

  async keep(): Promise<void> {
    if (this.share !== null) return;
    this.failed = null;
    this.share = 0;
    try {
      const { files } = await this.#kit();
      void navigator.storage?.persist?.().catch(() => false);
      const missing = await this.#missing(files);
      let fetched = this.size - missing.reduce((sum, [, { size }]) => sum + size, 0);
      const shelf = await caches.open(SHELF);
      for (const [file, { size, hash }] of missing) {
        const answer = await fetch(new URL(file, here), { integrity: hash });
        if (!answer.ok || !answer.body) throw new Error(file);
        const weight = size / (Number(answer.headers.get('content-length')) || size);
        let read = 0;
        const counted = new TransformStream<Uint8Array, Uint8Array>({
          transform: (chunk, control) => {
            read += chunk.length;
            this.share = (fetched + Math.min(size, read * weight)) / this.size;
            control.enqueue(chunk);
          },
        });
        const { headers } = answer;
        await shelf.put(new URL(file, here), new Response(answer.body.pipeThrough(counted), { headers }));
        fetched += size;
      }
      this.kept = true;
    } catch (error) {
      this.failed = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'failed';
    } finally {
      this.share = null;
      this.#note();
    }
  }

  /** Fetch it without being asked, but not over a connection that may cost money. */
  async byItself(): Promise<void> {
    const { connection } = navigator as { connection?: { type?: string; saveData?: boolean } };
    if (!this.possible || connection?.saveData || connection?.type === 'cellular') return;
    await this.look();
    if (!this.kept) await this.keep();
  }

  async remove(): Promise<void> {
    await caches.delete(SHELF);
    this.kept = false;
    this.#note();
  }

  async #kit(): Promise<Kit> {
    return (await (await fetch(new URL('kit.json', here))).json()) as Kit;
  }

  async #missing(files: Kit['files']): Promise<[string, { size: number; hash: string }][]> {
    const shelf = await caches.open(SHELF);
    const there = new Set((await shelf.keys()).map(({ url }) => url));
    return Object.entries(files).filter(([file]) => !there.has(new URL(file, here).href));
  }

  /** Other pages have to know without asking the cache. */
  #note(): void {
    try {
      if (this.kept) localStorage.setItem(KIT, '1');
      else localStorage.removeItem(KIT);
    } catch {
      /* no storage: then nothing is kept either */
    }
  }
}

export const keeping = new Keeping();
