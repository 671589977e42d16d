/** A tube alphabet of our own: one stroke per letter, ten units high. Neon signs are bent tubes, not filled letters. */
const TUBES: Record<string, readonly [width: number, path: string]> = {
  A: [6, 'M0 10 3 0 6 10M1.1 6.6H4.9'],
  B: [5.8, 'M0 5H3.1A2.5 2.5 0 0 0 3.1 0H0V10H3.3A2.5 2.5 0 0 0 3.3 5'],
  C: [6, 'M6 3A3 3 0 0 0 0 3V7A3 3 0 0 0 6 7'],
  D: [6, 'M0 0H2.5A3.5 3.5 0 0 1 6 3.5V6.5A3.5 3.5 0 0 1 2.5 10H0Z'],
  E: [4.8, 'M4.8 0H0V10H4.8M0 5H4'],
  F: [4.8, 'M4.8 0H0V10M0 5H4'],
  G: [6, 'M6 3A3 3 0 0 0 0 3V7A3 3 0 0 0 6 7V5.4H3.6'],
  H: [6, 'M0 0V10M6 0V10M0 5H6'],
  I: [0.01, 'M0 0V10'],
  J: [4.4, 'M4.4 0V7.8A2.2 2.2 0 0 1 0 7.8'],
  K: [5.6, 'M0 0V10M5.4 0 0 5.8M1.9 4 5.6 10'],
  L: [4.6, 'M0 0V10H4.6'],
  M: [7, 'M0 10V0L3.5 6 7 0V10'],
  N: [6, 'M0 10V0L6 10V0'],
  O: [6, 'M3 0A3 3 0 0 1 6 3V7A3 3 0 0 1 0 7V3A3 3 0 0 1 3 0Z'],
  P: [5.7, 'M0 10V0H3A2.7 2.7 0 0 1 3 5.4H0'],
  Q: [6.2, 'M3 0A3 3 0 0 1 6 3V7A3 3 0 0 1 0 7V3A3 3 0 0 1 3 0ZM3.8 7.4 6.2 10.2'],
  R: [5.8, 'M0 10V0H3A2.7 2.7 0 0 1 3 5.4H0M2.8 5.4 5.8 10'],
  S: [5.7, 'M5.5 2.5A2.7 2.5 0 0 0 .2 2.6C.2 5.9 5.7 4.3 5.7 7.5A2.8 2.5 0 0 1 0 7.6'],
  T: [6, 'M0 0H6M3 0V10'],
  U: [6, 'M0 0V7A3 3 0 0 0 6 7V0'],
  V: [6, 'M0 0 3 10 6 0'],
  W: [8.6, 'M0 0 2 10 4.3 2.5 6.6 10 8.6 0'],
  X: [6, 'M0 0 6 10M6 0 0 10'],
  Y: [6, 'M0 0 3 5 6 0M3 5V10'],
  Z: [6, 'M0 0H6L0 10H6'],
  1: [2.6, 'M0 2.4 2.6 0V10'],
  2: [5.5, 'M.1 2.8A2.7 2.8 0 0 1 5.4 2.9C5.4 5.4 .2 7 0 10H5.5'],
  3: [5.5, 'M.2 0H5.2L2.4 4A3 3 0 1 1 0 8.6'],
  4: [5.6, 'M4.2 10V0L0 7.2H5.6'],
  5: [5.5, 'M5 0H.7L.3 4.5A3 2.9 0 1 1 0 8.8'],
  6: [5.6, 'M4.600 0C2 2 0 4.500 0 7.100A2.800 2.900 0 1 0 5.600 7.100 2.800 2.900 0 0 0 .2 6.200'],
  '-': [3, 'M0 5.2H3'],
  ' ': [2.2, ''],
};
const GAP = 2.1;

export interface Tube {
  x: number;
  path: string;
}

/** The tubes of a word and how wide it is; letters without a tube (accents) fall back to their base letter. */
export function tubes(text: string): { letters: Tube[]; width: number } {
  const letters: Tube[] = [];
  let x = 0;
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()) {
    const tube = TUBES[letter];
    if (!tube) continue;
    letters.push({ x, path: tube[1] });
    x += tube[0] + GAP;
  }
  return { letters, width: Math.max(0, x - GAP) };
}
