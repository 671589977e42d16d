import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { untrack } from 'svelte';
import { moneyIn, numberIn } from './money.ts';

/**
 * The catalogues of terminal and server that the browser needs, too. Others (errors of the command line) stay on the
 * server. Each is fetched with its language.
 */
const catalogues = import.meta.glob<string>('../../../src/vabanque/locales/*/{names,web,table}.ftl', {
  query: '?raw',
  import: 'default',
});

/** Words of pages that few readers open; fetched with the page. */
const later = import.meta.glob<string>('../../../src/vabanque/locales/*/{review,mine,people,puzzles,rules}.ftl', {
  query: '?raw',
  import: 'default',
});

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

  /** The language asked for last; it is spoken as soon as its words are there. */
  #wanted: Lang = 'en';
  /** Games that bring their own words. */
  #foreign: readonly string[] = [];
  /** Catalogues of pages that have been opened. */
  #opened: readonly string[] = [];

  /** The last of the fetches that follow one another. */
  #last: Promise<unknown> = Promise.resolve();

  /** One after the other: what was asked for later is what is spoken, whichever file arrives first. */
  #inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Learn the words of games from outside. */
  async ofGames(games: readonly string[]): Promise<void> {
    this.#foreign = games;
    if (games.length) await this.speak(this.#wanted);
  }

  async #ofGame(game: string, lang: Lang): Promise<string> {
    const answer = await fetch(`/api/games/${encodeURIComponent(game)}/words/${lang}`);
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

  /** Learn the words of a page that is opened now: `review`. Other languages bring them from then on. */
  also(catalogue: string): Promise<void> {
    return this.#inTurn(async () => {
      if (!this.#opened.includes(catalogue)) this.#opened = [...this.#opened, catalogue];
      this.#bundle?.addResource(new FluentResource(await this.#later(catalogue, this.lang)));
    });
  }

  has(id: string): boolean {
    return this.#bundle?.hasMessage(id) ?? false;
  }

  /** The sentence `id`; a missing one shows its id, so that tests and eyes find it. */
  say(id: string, args?: Record<string, FluentVariable>): string {
    const message = this.#bundle?.getMessage(id);
    if (!this.#bundle || !message?.value) return this.#bundle ? `⟦${id}⟧` : '';
    return this.#bundle.formatPattern(message.value, args ?? null, []);
  }

  /** Ids that begin with `prefix`, in the order of the file. */
  ids(prefix: string): string[] {
    const messages = (this.#bundle as unknown as { _messages?: Map<string, unknown> } | null)?._messages;
    return messages ? [...messages.keys()].filter((id) => id.startsWith(prefix)) : [];
  }
}

export const words = new Words();
/** Something that comes with its words. Another language brings them by itself, so this need not be done again. */
export const withWords = async <Loaded>(catalogue: string, load: () => Promise<Loaded>): Promise<Loaded> => {
  await untrack(() => words.also(catalogue));
  return load();
};
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
/** The same about a player who may be the reader: the message chooses by `$you`. */
export const tell = (id: string, you: boolean, args?: Record<string, FluentVariable>): string =>
  t(id, { ...args, you: you ? 'yes' : 'no' });
export const money = (thousands: number): string => moneyIn(words.lang, thousands);
export const number = (value: number): string => numberIn(words.lang, value);
export const percent = (share: number): string =>
  new Intl.NumberFormat(words.lang, { style: 'percent', maximumFractionDigits: 1 }).format(share);
/** "Anna, Ben and Carla" in the reader's language; or "2, 3 or 4". */
export const list = (names: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(words.lang, { type }).format(names);
