import { prefs } from './prefs.svelte.ts';

/** Sounds are made, not fetched: a bell for my turn, a rattle for dice, a chime for money. Silent unless switched on. */
let context: AudioContext | null = null;

function tone(at: number, pitch: number, length: number, volume: number, kind: OscillatorType = 'sine'): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = kind;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length);
}

export function sound(name: 'turn' | 'dice' | 'money'): void {
  if (!prefs.saved.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const now = context.currentTime;
  if (name === 'turn') [660, 880].forEach((pitch, i) => tone(now + i * 0.12, pitch, 0.5, 0.12));
  else if (name === 'money') [1046, 1318, 1568].forEach((pitch, i) => tone(now + i * 0.07, pitch, 0.3, 0.08, 'triangle'));
  else for (let i = 0; i < 7; i++) tone(now + i * 0.06 + Math.random() * 0.03, 180 + Math.random() * 240, 0.05, 0.1, 'square');
}
