import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { moneyIn, numberIn } from './money.ts';
import { patientFetch } from './patient.svelte.ts';

/**
 * The terminal's and server's catalogues that the browser needs as well. The others (command-line errors) stay on the
 * server. Each is fetched along with its language.
 */
const catalogues = import.meta.glob<string>('../../../src/vabanque/locales/*/{names,web,table}.ftl', {
  query: '?raw',
  import: 'default',
});

/** Texts of pages that few readers open; fetched along with the page. */
const later = import.meta.glob<string>(
  '../../../src/vabanque/locales/*/{review,reasons,mine,people,puzzles,rules,learn,story,club}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
);

export const LANGS = ['en', 'de', 'fr', 'nl'] as const;
export type Lang = (typeof LANGS)[number];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' };

/** Which of our languages a browser's preference list asks for. */
export function pickLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const known = LANGS.find((lang) => tag.toLowerCase().split('-')[0] === lang);
    if (known) return known;
  }
  return 'en';
}

class Words {
  lang = $state<Lang>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  /** The language asked for last; it takes effect as soon as its texts have arrived. */
  #wanted: Lang = 'en';
  /** Games that bring their own texts. */
  #foreign: readonly string[] = [];
  /** Catalogues of pages that have been opened. */
  #opened: readonly string[] = [];

  /** The last fetch in the queue. */
  #last: Promise<unknown> = Promise.resolve();

  /** One after the other, so that the latest request wins, whichever file arrives first. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Load the texts of games from outside. */
  async ofGames(games: readonly string[]): Promise<void> {
    this.#foreign = games;
    if (games.length) await this.speak(this.#wanted);
  }

  async #ofGame(game: string, lang: Lang): Promise<string> {
    const answer = await patientFetch(`/api/games/${encodeURIComponent(game)}/words/${lang}`);
    return answer.ok ? answer.text() : '';
  }

  speak(lang: Lang): Promise<void> {
    this.#wanted = lang;
    return this.#inTurn(() => this.#fetch(lang));
  }

  async #fetch(lang: Lang): Promise<void> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const wanted = Object.entries(catalogues).filter(([path]) => path.includes(`/${lang}/`));
    const texts = [
      ...wanted.map(([, load]) => load()),
      ...this.#opened.map((catalogue) => this.#later(catalogue, lang)),
      ...this.#foreign.map((game) => this.#ofGame(game, lang)),
    ];
    for (const text of await Promise.all(texts)) bundle.addResource(new FluentResource(text));
    if (lang !== this.#wanted) return;
    this.lang = lang;
    this.#bundle = bundle;
    if (typeof document !== 'undefined') document.documentElement.lang = lang;
  }

  async #later(catalogue: string, lang: Lang): Promise<string> {
    const [, load] = Object.entries(later).find(([path]) => path.endsWith(`/${lang}/${catalogue}.ftl`)) ?? [];
    return (await load?.()) ?? '';
  }

  /** Load the texts of a page that is being opened, e.g. `review`. From then on every language brings them along. */
  also(catalogue: string): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#opened.includes(catalogue)) this.#opened = [...this.#opened, catalogue];
      this.#bundle?.addResource(new FluentResource(await this.#later(catalogue, this.lang)));
    });
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The sentence `id`; if it is missing, its id, so that tests and people notice. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(id);
    if (!this.#bundle || !message?.value) return this.#bundle ? `⟦${id}⟧` : '';
    return this.#bundle.formatPattern(message.value, args ?? null, []);
  }

  /** Ids that begin with `prefix`, in file order. */
  ids(prefix: string): string[] {
    const messages = (this.#bundle as unknown as { _messages?: Map<string, unknown> } | null)?._messages;
    return messages ? [...messages.keys()].filter((id) => id.startsWith(prefix)) : [];
  }
}

export const words = new Words();
/** Loads something along with its texts. A later change of language brings them too, so once is enough. */
export const withWords = async <Loaded>(catalogue: string, load: () => Promise<Loaded>): Promise<Loaded> => {
  await untrack(() => words.also(catalogue));
  return load();
};
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
/** Like `t`, about a player who may be the reader: the message distinguishes by `$you`. */
export const tell = (id: string, you: boolean, args?: Record<string, FluentVariable>): string =>
  t(id, { ...args, you: you ? 'yes' : 'no' });
export const money = (thousands: number): string => moneyIn(words.lang, thousands);
export const number = (value: number): string => numberIn(words.lang, value);
/** A difference between two chances, with its standard error if there is one. */
export const percentagePoints = (difference: number, error = 0): string => {
  const format = new Intl.NumberFormat(words.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const value = [difference, ...(error ? [error] : [])].map((share) => format.format(100 * share)).join(' ± ');
  return t('percentage-points', { value });
};
export const percent = (share: number): string =>
  new Intl.NumberFormat(words.lang, { style: 'percent', maximumFractionDigits: 1 }).format(share);
/** "Anna, Ben and Carla" in the reader's language; or "2, 3 or 4". */
export const list = (names: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(words.lang, { type }).format(names);
