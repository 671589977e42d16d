/** How strong the bots are that this device seats. */
export const STRENGTHS = ['mixed', 'easy', 'medium', 'hard', 'best'] as const;
export type Strength = (typeof STRENGTHS)[number];

/**
 * The bot for the `number`th free seat. `bots` are those that can play the game, weakest first; the last four are for
 * people, the ones before them for contests.
 */
export function botOf(bots: readonly string[], strength: Strength, number = 0): string {
  const levels = bots.slice(-4);
  if (strength === 'mixed') {
    // The very strongest bot is for those who ask for it, the weakest only where there is no other.
    const rivals = (bots.length > 4 ? levels.slice(0, -1) : levels.length > 1 ? levels.slice(1) : levels).toReversed();
    return rivals[number % rivals.length]!;
  }
  const share = (STRENGTHS.indexOf(strength) - 1) / (STRENGTHS.length - 2);
  return levels[Math.round(share * (levels.length - 1))]!;
}
