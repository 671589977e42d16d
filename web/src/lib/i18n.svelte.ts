import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { moneyIn, numberIn } from './money.ts';

/** The same catalogues that the terminal and the server read. One chunk a file, fetched when its language is. */
const catalogues = import.meta.glob<string>('../../../src/vabanque/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

export const LANGS = ['en', 'de', 'fr', 'nl'] as const;
export type Lang = (typeof LANGS)[number];
export const LANG_NAMES: Record<Lang, string> = { en: 'English', de: 'Deutsch', fr: 'Français', nl: 'Nederlands' };

/** The wordings the browser needs; others (errors of the command line, say) stay on the server. */
const WANTED = ['names', 'web', 'table', 'rules'];

/** Which of our languages a browser's preference list asks for. */
export function pickLang(wanted: readonly string[]): Lang {
  for (const tag of wanted) {
    const found = LANGS.find((lang) => tag.toLowerCase().split('-')[0] === lang);
    if (found) return found;
  }
  return 'en';
}

class Words {
  lang = $state<Lang>('en');
  #bundle = $state.raw<FluentBundle | null>(null);

  get ready(): boolean {
    return this.#bundle !== null;
  }

  async speak(lang: Lang): Promise<void> {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const wanted = Object.entries(catalogues).filter(([path]) =>
      WANTED.some((name) => path.endsWith(`/${lang}/${name}.ftl`)),
    );
    for (const text of await Promise.all(wanted.map(([, load]) => load())))
      bundle.addResource(new FluentResource(text));
    this.lang = lang;
    this.#bundle = bundle;
    if (typeof document !== 'undefined') document.documentElement.lang = lang;
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
export const t = (id: string, args?: Record<string, FluentVariable>): string => words.say(id, args);
export const money = (thousands: number): string => moneyIn(words.lang, thousands);
export const number = (value: number): string => numberIn(words.lang, value);
export const percent = (share: number): string =>
  new Intl.NumberFormat(words.lang, { style: 'percent', maximumFractionDigits: 1 }).format(share);
/** "Anna, Ben and Carla" in the reader's language; or "2, 3 or 4". */
export const list = (names: string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string =>
  new Intl.ListFormat(words.lang, { type }).format(names);
