import { prefs } from './prefs.svelte.ts';

/** Sounds are synthesised, not fetched. None is longer than a second or louder than a word. Off by default. */
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays `source` from `at`: a fast attack (but without a click), then a fade of `length` seconds. */
function strike(
  source: AudioScheduledSourceNode,
  through: AudioNode,
  at: number,
  length: number,
  volume: number,
): void {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  through.connect(gain).connect(context!.destination);
  source.start(at);
  source.stop(at + length);
}

function bell(at: number, pitch: number, length: number, volume: number, type: OscillatorType = 'sine'): void {
  const oscillator = new OscillatorNode(context!, { type, frequency: pitch });
  strike(oscillator, oscillator, at, length, volume);
}

/** A die on wood, a card on felt: a moment of noise around one pitch. */
function knock(at: number, pitch: number, length: number, volume: number): void {
  if (!hiss) {
    hiss = new AudioBuffer({ length: context!.sampleRate / 2, sampleRate: context!.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }
  const noise = new AudioBufferSourceNode(context!, { buffer: hiss });
  strike(
    noise,
    noise.connect(new BiquadFilterNode(context!, { type: 'bandpass', frequency: pitch, Q: 3 })),
    at,
    length,
    volume,
  );
}

const SOUNDS = {
  turn: (at: number) => [660, 880].forEach((pitch, i) => bell(at + i * 0.12, pitch, 0.5, 0.12)),
  dice: (at: number) =>
    [0, 0.07, 0.13, 0.21, 0.28, 0.38].forEach((later, i) =>
      knock(at + later, 1300 + Math.random() * 1300, 0.06, 0.5 - i * 0.05),
    ),
  cards: (at: number) => [0, 0.09].forEach((later) => knock(at + later, 3200, 0.12, 0.25)),
  money: (at: number) => [1046, 1318, 1568].forEach((pitch, i) => bell(at + i * 0.07, pitch, 0.3, 0.08, 'triangle')),
  bust: (at: number) => [330, 247].forEach((pitch, i) => bell(at + i * 0.14, pitch, 0.4, 0.1, 'triangle')),
};

export type SoundName = keyof typeof SOUNDS;

export function sound(name: SoundName): void {
  if (!prefs.saved.sound || typeof AudioContext === 'undefined') return;
  // A page may make no noise before it is touched, and nobody wants to hear it all at the first touch.
  if (navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  SOUNDS[name](context.currentTime);
}
