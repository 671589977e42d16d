import { describe, expect, test } from 'vitest';
import { pickLang } from '../src/lib/i18n.svelte.ts';
import { blocks } from '../src/lib/markdown.ts';
import { moneyIn, numberIn } from '../src/lib/money.ts';
import { parse } from '../src/lib/router.svelte.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('money', () => {
  test.each([
    ['en', '$80,000'],
    ['de', '80.000 $'],
    ['fr', '80 000 $'],
    ['nl', '$ 80.000'],
  ])('reads naturally in %s', (lang, text) => expect(plain(moneyIn(lang, 80))).toBe(text));
  test('points have thousands separators too', () => expect(plain(numberIn('de', 9950))).toBe('9.950'));
});

describe('the language', () => {
  test('is the browser’s first choice that we speak', () => expect(pickLang(['it-IT', 'nl-BE', 'de'])).toBe('nl'));
  test('is English if we speak none of them', () => expect(pickLang(['it', 'ja'])).toBe('en'));
});

describe('an address', () => {
  test('has a path and a query', () => {
    const place = parse('#/table/abc%20d?seat=1');
    expect(place.path).toEqual(['table', 'abc d']);
    expect(place.query.get('seat')).toBe('1');
  });
  test('is home when empty', () => expect(parse('').path).toEqual([]));
});

describe('the little Markdown', () => {
  test('knows paragraphs, bullets and bold', () => {
    expect(blocks('One **two**\nstill one.\n\n- a\n- **b**\n\nEnd.')).toEqual([
      {
        kind: 'paragraph',
        spans: [
          { text: 'One ', bold: false },
          { text: 'two', bold: true },
          { text: ' still one.', bold: false },
        ],
      },
      { kind: 'list', items: [[{ text: 'a', bold: false }], [{ text: 'b', bold: true }]] },
      { kind: 'paragraph', spans: [{ text: 'End.', bold: false }] },
    ]);
  });
  test('shows markup as text', () =>
    expect(blocks('<b>x</b>')).toEqual([{ kind: 'paragraph', spans: [{ text: '<b>x</b>', bold: false }] }]));
});
