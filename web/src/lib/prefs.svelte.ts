import { strengthOf, type Strength } from '../wire/bots.ts';
import { LANGS, pickLang, words, type Lang } from './i18n.svelte.ts';

interface Saved {
  lang: Lang | null;
  theme: 'night' | 'light';
  /** Larger text, and lines and letters that stand out, on every page. */
  large: boolean;
  contrast: boolean;
  sound: boolean;
  /** Does the browser's voice announce turns and payouts? */
  voice: boolean;
  /** How payouts are shown. */
  payouts: 'full' | 'short' | 'none';
  /** How many payouts in a row this person has skipped: the next ones are quicker. */
  skips: number;
  motion: boolean;
  confirm: boolean;
  hints: 'off' | 'odds' | 'bot';
  name: string;
  /** The sign and colour of my dice on this device; null means those of the seat. */
  sign: number | null;
  /** Notify me when it is my turn and the page is in the background? */
  notify: boolean;
  /** Has this person been welcomed? */
  met: boolean;
  /** The game that this device played last. */
  played: string;
  /** The strength of the bots that this device seats. */
  strength: Strength;
  /** How long the table pauses between moves. */
  pace: 'calm' | 'normal' | 'fast';
  /** Referee mode: are the bills real as well, and tapped in? Otherwise the server deals them. */
  realBills: boolean;
  /** May everything for playing without a server be fetched by itself, on Wi-Fi? */
  keepItself: boolean;
  /** Where people meet who do not share a device, on a page without a server of its own; empty if nowhere. */
  server: string;
}

const KEY = 'vabanque.prefs';
const DEFAULTS: Saved = {
  lang: null,
  theme: 'night',
  large: false,
  contrast: false,
  sound: false,
  voice: false,
  payouts: 'full',
  skips: 0,
  motion: true,
  confirm: false,
  hints: 'off',
  name: '',
  sign: null,
  notify: false,
  met: false,
  played: '',
  strength: 'mixed',
  pace: 'normal',
  realBills: false,
  keepItself: false,
  server: '',
};

function load(): Saved {
  try {
    const saved = { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Saved>) };
    return { ...saved, strength: strengthOf(saved.strength) };
  } catch {
    return { ...DEFAULTS }; // no storage (private window): the settings last as long as the page
  }
}

/** This device's settings. Changing one takes effect at once and is remembered. */
class Prefs {
  saved = $state<Saved>(typeof localStorage === 'undefined' ? { ...DEFAULTS } : load());

  /** Motion is off if either the system or the player says so. */
  get still(): boolean {
    return (
      !this.saved.motion ||
      (typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches)
    );
  }

  set<K extends keyof Saved>(key: K, value: Saved[K]): void {
    this.saved[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.saved));
    } catch {
      /* as above */
    }
    this.apply();
  }

  apply(): void {
    const root = document.documentElement;
    root.dataset.theme = this.saved.theme;
    root.dataset.text = this.saved.large ? 'large' : 'normal';
    root.dataset.contrast = this.saved.contrast ? 'high' : 'normal';
    root.dataset.motion = this.saved.motion ? 'on' : 'off';
    document
      .querySelector('meta[name=theme-color]')
      ?.setAttribute('content', this.saved.theme === 'night' ? '#0c1024' : '#e6eaf6');
    const lang = this.saved.lang && LANGS.includes(this.saved.lang) ? this.saved.lang : pickLang(navigator.languages);
    if (lang !== words.lang || !words.ready) void words.speak(lang);
  }
}

export const prefs = new Prefs();
