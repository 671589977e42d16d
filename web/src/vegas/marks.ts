/** The casinos that a move goes to, as CSS selectors; the move in short notation: `3`, `3 bandit`, `1 5+`. */
export function marks(_scene: unknown, move: string): string[] {
  const casinos = /bandit/.test(move) ? ['7'] : move.split(' ').map((card) => card[0]!);
  return casinos
    .filter((casino, at) => casino >= '1' && casino <= '7' && casinos.indexOf(casino) === at)
    .map((casino) => `[data-casino="${casino}"]`);
}
