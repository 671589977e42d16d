import { prefs } from './prefs.svelte.ts';
import type { SoundName } from './synth.ts';

export type { SoundName };

/** What a phone in the hand feels, in milliseconds. */
const BUZZ: Partial<Record<SoundName, number[]>> = { biggy: [0, 550, 40], money: [12], crash: [50], win: [30, 60, 60] };

/** A sound, and what goes with it in the hand. Off by default; the synthesiser is not even fetched before. */
export function sound(name: SoundName, step = 0): void {
  if (!prefs.saved.sound || typeof AudioContext === 'undefined') return;
  // A page may make no noise before it is touched, and nobody wants to hear it all at the first touch.
  if (navigator.userActivation?.hasBeenActive === false) return;
  if (BUZZ[name] && !prefs.still) navigator.vibrate?.(BUZZ[name]);
  void import('./synth.ts').then(
    ({ play }) => play(name, step),
    () => undefined,
  );
}

/** The browser's own voice says it, if people want that: above all for a referee who looks at the dice. */
export function speak(text: string): void {
  if (!prefs.saved.voice || !text || typeof speechSynthesis === 'undefined') return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = document.documentElement.lang;
  speechSynthesis.speak(words);
}

/** What is still waiting to be said is old by now. */
export const hush = (): void => {
  if (prefs.saved.voice && typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
};
