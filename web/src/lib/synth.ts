/** Synthesised sounds: nothing is fetched but this. None is longer than a second or louder than a word. */
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Plays `source` from `at`: a fast attack (but without a click), then a fade of `length` seconds. */
function strike(source: AudioScheduledSourceNode, through: AudioNode, at: number, length: number, volume: number) {
  const gain = context!.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  through.connect(gain).connect(context!.destination);
  source.start(at);
  source.stop(at + length);
}

/** A tone; with `to` it glides there. */
function tone(at: number, pitch: number, length: number, volume: number, type: OscillatorType = 'sine', to = pitch) {
  const oscillator = new OscillatorNode(context!, { type, frequency: pitch });
  oscillator.frequency.setValueAtTime(pitch, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  strike(oscillator, oscillator, at, length, volume);
}

/** A moment of noise around one pitch: a card, a bill, the edge of a die. */
function knock(at: number, pitch: number, length: number, volume: number, sharp = 3) {
  if (!hiss) {
    hiss = new AudioBuffer({ length: context!.sampleRate / 2, sampleRate: context!.sampleRate });
    const samples = hiss.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  }
  const noise = new AudioBufferSourceNode(context!, { buffer: hiss });
  const band = new BiquadFilterNode(context!, { type: 'bandpass', frequency: pitch, Q: sharp });
  strike(noise, noise.connect(band), at, length, volume);
}

/** A die that lands on felt: its edge, and the cloth and wood beneath. */
function die(at: number, volume: number, weight = 1) {
  knock(at, (1500 + Math.random() * 1100) / weight, 0.045 * weight, volume);
  tone(at, (150 + Math.random() * 40) / weight, 0.09 * weight, volume * 0.5, 'sine', 70 / weight);
}

/** `step` counts what has been paid: every bill rings a little higher than the one before. */
const SOUNDS = {
  turn: (at: number) => [660, 880].forEach((pitch, i) => tone(at + i * 0.12, pitch, 0.5, 0.12)),
  dice: (at: number) => [0.16, 0.22, 0.29, 0.34, 0.41, 0.5].forEach((on, i) => die(at + on, 0.5 - i * 0.06)),
  biggy: (at: number) => {
    [0.16, 0.24, 0.33, 0.4].forEach((on, i) => die(at + on, 0.45 - i * 0.06));
    die(at + 0.55, 0.9, 2.4);
  },
  cards: (at: number) => [0, 0.09].forEach((on) => knock(at + on, 3200, 0.12, 0.25)),
  money: (at: number, step: number) => {
    [0, 0.03, 0.055].forEach((on) => knock(at + on, 4200, 0.05, 0.14, 1));
    const pitch = 523 * 2 ** (Math.min(step, 24) / 12);
    tone(at + 0.04, pitch, 0.25, 0.08, 'triangle');
    tone(at + 0.1, pitch * 1.5, 0.3, 0.06, 'triangle');
  },
  crash: (at: number) => {
    knock(at, 700, 0.28, 0.6, 0.7);
    tone(at, 180, 0.3, 0.2, 'sawtooth', 60);
  },
  bandit: (at: number) => {
    tone(at, 220, 0.16, 0.12, 'sawtooth', 110);
    [0.18, 0.25, 0.33, 0.43, 0.56].forEach((on) => knock(at + on, 2300, 0.03, 0.35, 8));
    tone(at + 0.62, 1568, 0.3, 0.08, 'triangle');
  },
  win: (at: number) => [523, 659, 784, 1046].forEach((pitch, i) => tone(at + i * 0.09, pitch, 0.5, 0.09, 'triangle')),
  bust: (at: number) => [330, 247].forEach((pitch, i) => tone(at + i * 0.14, pitch, 0.4, 0.1, 'triangle')),
};

export type SoundName = keyof typeof SOUNDS;

export function play(name: SoundName, step: number): void {
  context ??= new AudioContext();
  SOUNDS[name](context.currentTime, step);
}
