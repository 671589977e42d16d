import type * as S from '../../../schema/wire.ts';
import { list, money, number, t } from '../lib/i18n.svelte.ts';
import type { LogLine } from './views.ts';

export type Names = readonly string[];
const LINES = 120;

/** The latest entries as sentences: ids of the catalogue and facts. What is not worth a line is left out. */
export function logOf(entries: readonly S.Seen[], names: Names): LogLine[] {
  const lines: LogLine[] = [];
  for (let at = Math.max(0, entries.length - 2 * LINES); at < entries.length; at++) {
    const { seq, entry } = entries[at]!;
    const said = sentence(entry, names, entries[at - 1]?.entry ?? null, entries[at + 1]?.entry ?? null);
    if (said) lines.push({ seq, ...said });
  }
  return lines.slice(-LINES);
}

type Said = Omit<LogLine, 'seq'>;
const shown = (things: readonly (string | number)[]): string => things.join(' ');
const casino = (which: number): string => t(`casino-${which}`);

export function sentence(
  entry: S.Seen['entry'],
  names: Names,
  before: S.Seen['entry'] | null,
  after: S.Seen['entry'] | null,
): Said | null {
  const name = 'seat' in entry ? (names[entry.seat] ?? '?') : '';
  const seat = 'seat' in entry ? entry.seat : null;
  switch (entry.kind) {
    case 'round':
      return { id: 'entry-round', args: { number: entry.number, name: names[entry.start] ?? '?' }, seat: null };
    case 'spare':
      return { id: 'entry-spare', args: { name, dice: shown(entry.faces) }, seat };
    case 'roll':
      // Told together with the placement that follows.
      return after === null ? { id: 'entry-roll', args: { name, dice: rolled(entry) }, seat } : null;
    case 'place': {
      if (before?.kind !== 'roll')
        return { id: 'entry-place', args: { name, face: entry.face, casino: casino(entry.casino) }, seat };
      const count = [...before.own, ...before.neutral, ...(before.biggy === null ? [] : [before.biggy])].filter(
        (face) => face === entry.face,
      ).length;
      return { id: 'log-place', args: { who: name, roll: rolled(before), count, casino: casino(entry.casino) }, seat };
    }
    case 'lay':
      return { id: 'entry-lay', args: { name, cards: shown(entry.cards) }, seat };
    case 'jeton':
      return { id: 'entry-jeton', args: { name, casino: casino(entry.casino) }, seat };
    case 'pay': {
      const paid = Object.entries(entry.bills).sort((a, b) => b[1] - a[1]);
      if (!paid.length) return { id: 'entry-pay-nobody', args: { casino: casino(entry.casino) }, seat: null };
      const payments = list(
        paid.map(([to, bill]) => t('payment', { name: names[Number(to)] ?? '?', bill: money(bill) })),
      );
      return { id: 'entry-pay', args: { casino: casino(entry.casino), payments }, seat: null };
    }
    case 'throw':
      return {
        id: 'entry-throw',
        args: {
          name,
          dice: [
            shown(entry.black),
            entry.red === 'coin' ? t('dice-coin') : entry.red === null ? '' : t('dice-red', { face: entry.red }),
          ]
            .filter(Boolean)
            .join(', '),
        },
        seat,
      };
    case 'keep':
      return {
        id: `entry-keep-${entry.then}`,
        args: { name, combos: list(entry.combos.map(combo)), points: number(entry.points) },
        seat,
      };
    case 'bust':
      return { id: 'entry-bust', args: { name }, seat };
    case 'bank':
      return { id: 'entry-bank', args: { name, turn: number(entry.turn), score: number(entry.score) }, seat };
    case 'leave':
      return { id: 'entry-leave', args: { name }, seat };
    case 'stood-in':
      return { id: 'log-stood-in', args: { name }, seat };
    case 'returned':
      return { id: 'log-returned', args: { name }, seat };
    default:
      return null;
  }
}

/** `33r3` is written 3-3-3, a turned five 5→1: colours are no matter once dice lie aside. */
const combo = (written: string): string =>
  written
    .replaceAll('r', '')
    .replace(/(\d)(?=\d)/g, '$1-')
    .replace('>', '→');

function rolled(roll: S.RollEntry): string {
  return [
    shown(roll.own),
    roll.neutral.length ? t('dice-neutral', { dice: shown(roll.neutral) }) : '',
    roll.biggy === null ? '' : t('dice-biggy', { face: roll.biggy }),
  ]
    .filter(Boolean)
    .join(', ');
}
