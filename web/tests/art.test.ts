import { expect, test } from 'vitest';
import { tubes } from '../src/art/neon.ts';

test.each([
  'Gold Mine',
  'Bajazzo',
  'Miracle',
  'Oasis',
  'Sphinx',
  'Show Hall',
  'One-Armed Bandit',
  'Einarmiger Bandit',
  'Bandit manchot',
  'Eenarmige bandiet',
  'Vabanque',
])('every letter of “%s” has a tube', (name) => expect(tubes(name).letters).toHaveLength(name.length));
test('a letter with an accent only loses the accent', () => expect(tubes('é').letters).toEqual(tubes('e').letters));
test('letters are next to each other', () => {
  const at = tubes('Oasis').letters.map((letter) => letter.x);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
  expect(new Set(at).size).toBe(5);
});
