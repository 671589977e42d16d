import jsqr from 'jsqr';
import { expect, test } from 'vitest';
import { qr } from '../src/share/qr.ts';

/** Paint the code as a camera would see it: four pixels per module, four modules of quiet zone. */
function read(text: string): string | undefined {
  const m = qr(text);
  const size = (m.length + 8) * 4;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  m.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let i = 0; i < 16; i++) {
        const at = (((y + 4) * 4 + (i >> 2)) * size + (x + 4) * 4 + (i & 3)) * 4;
        pixels.fill(0, at, at + 3);
      }
    }),
  );
  return jsqr(pixels, size, size)?.data;
}

test.each([1, 14, 15, 26, 40, 60, 80, 104, 120, 150, 180, 210])(
  'a camera reads back a text of %i letters',
  (length) => {
    const text = 'http://192.168.1.20:8000/#/join/KXQ4-'.repeat(8).slice(0, length);
    expect(read(text)).toBe(text);
  },
);

test('umlauts survive', () => expect(read('Würfelglück für Zoë')).toBe('Würfelglück für Zoë'));
test('a text that does not fit is refused', () => expect(() => qr('x'.repeat(300))).toThrow(RangeError));
