/** How strong this device's bots are: a mix, or one level, weakest first. */
export const STRENGTHS = ['mixed', 'tourist', 'gambler', 'regular', 'accountant', 'shark', 'house'] as const;
export type Strength = (typeof STRENGTHS)[number];
const LEVELS = STRENGTHS.length - 1;

/** The saved strength, even from a time with fewer levels. */
export function strengthOf(saved: string): Strength {
  const then: Record<string, Strength> = { easy: 'tourist', medium: 'regular', hard: 'shark', best: 'house' };
  return then[saved] ?? STRENGTHS.find((strength) => strength === saved) ?? 'mixed';
}

/**
 * The bot for the `number`th free seat. `bots` are those that can play the game, weakest first; the last ones are the
 * levels for people, the ones before them are for contests.
 */
export function botOf(bots: readonly string[], strength: Strength, number = 0): string {
  const first = bots.indexOf('tourist');
  const levels = first < 0 ? bots.slice(-LEVELS) : bots.slice(first);
  if (strength === 'mixed') {
    // A strong one, a middling one and an easy one; the strongest plays only if asked for.
    const rivals = (levels.length > 2 ? levels.slice(0, -1) : levels).toReversed().filter((_, rank) => rank % 2 === 0);
    return rivals[number % rivals.length]!;
  }
  if (levels.includes(strength)) return strength;
  const share = (STRENGTHS.indexOf(strength) - 1) / (LEVELS - 1);
  return levels[Math.round(share * (levels.length - 1))]!;
}
