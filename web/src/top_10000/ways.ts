import { equals, swapped } from '../lib/equal.ts';
import { t } from '../lib/i18n.svelte.ts';
import { isKind } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';

/** A legal choice with particular dice of the throw: dice of the same colour and face are interchangeable. */
export interface Way {
  dice: number[];
  turned: S.Turned[];
  choice: S.KeepChoice;
}

/** All ways to set dice aside. */
export function waysOf(scene: S.TopScene, hand: S.TopHand | null): Way[] {
  const kinds = scene.dice.map((die) => `${die.face}${die.red}`);
  return (hand?.choices ?? []).flatMap((choice) =>
    equals(kinds, choice.dice).map((dice) => {
      const swap = swapped(kinds, choice.dice, dice);
      const turned = choice.turned.map(({ die, partner }) => ({ die: swap(die), partner: swap(partner) }));
      return { dice, turned, choice };
    }),
  );
}

export interface KeptDie {
  red: boolean;
  face: number;
}

/** The dice set aside, read from the record's notation: as many of the latest combinations as six dice lack. */
export function diceAside(scene: Pick<S.TopScene, 'kept' | 'thrown'>): KeptDie[] {
  const aside: KeptDie[] = [];
  let missing = 6 - scene.thrown;
  for (const combos of scene.kept.toReversed()) {
    if (missing <= 0) break;
    for (const [, red, face, turned] of combos.flatMap((combo) => [...combo.matchAll(/(r?)(\d)(?:>(\d))?/g)])) {
      aside.push({ red: red === 'r', face: Number(turned ?? face) });
      missing -= 1;
    }
  }
  return aside;
}

/** Combinations in words: singles, sets, a five turned into a one. */
export const wayName = (combos: readonly string[]): string =>
  combos
    .map((combo) => {
      const faces = combo.replaceAll('r', '');
      if (combo.includes('>')) return t('combo-turned');
      return faces.length >= 3
        ? t('combo-set', { dice: faces.split('').join('-') })
        : t('combo-single', { face: faces });
    })
    .join(' + ');

/** What the strong bot would do, and its chance to win, in per cent, after each way to go on. */
export function hintOf(hint: S.Hint | null) {
  const best = hint?.best;
  if (!best || !isKind(best, 'keep')) return null;
  const { combos, then } = best;
  const chance = (wanted: S.KeepEntry['then']): number =>
    hint!.values.find(
      ({ move }) => isKind(move, 'keep') && move.combos.join() === combos.join() && move.then === wanted,
    )?.value ?? 0;
  return { combos, then, bank: chance('bank'), throw: chance('throw') };
}
