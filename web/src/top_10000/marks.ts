import type * as S from '../wire/schema.ts';

/** The dice that a move sets aside, as CSS selectors; the move in short notation: `1 5>1 bank`. */
export function marks({ dice }: { dice: readonly Pick<S.ThrownDie, 'face' | 'red'>[] }, move: string): string[] {
  const taken: number[] = [];
  for (const [, red, face] of move.matchAll(/(r?)(\d)(?:>\d)?/g)) {
    const fits = (die: (typeof dice)[number], at: number): boolean => die.face === Number(face) && !taken.includes(at);
    // The straight does not say which of its dice is red.
    const exact = dice.findIndex((die, at) => fits(die, at) && die.red === (red === 'r'));
    const index = exact >= 0 ? exact : dice.findIndex(fits);
    if (index >= 0) taken.push(index);
  }
  return taken.map((index) => `.die-slot:nth-child(${index + 1})`);
}
