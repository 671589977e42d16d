/** A page is a path after the `#` and its query: `#/table/abc?seat=1`. The server never needs to know it. */
export interface Place {
  path: string[];
  query: URLSearchParams;
}

export function parse(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  // A place is replaced as a whole, so its query need not be reactive itself.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  return { path: path.split('/').filter(Boolean).map(decodeURIComponent), query: new URLSearchParams(query) };
}

class Router {
  place = $state.raw<Place>(parse(typeof location === 'undefined' ? '' : location.hash));

  start(): void {
    addEventListener('hashchange', () => {
      this.place = parse(location.hash);
      scrollTo(0, 0);
    });
  }

  go(path: string): void {
    location.hash = path;
  }

  /** Go where `work` says, unless the reader has gone elsewhere in the meantime. */
  async goAfter(work: Promise<string>): Promise<void> {
    const from = this.place;
    const path = await work;
    if (this.place === from) this.go(path);
  }
}

export const router = new Router();
