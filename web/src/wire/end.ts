import type { Drawing, Standing } from '../table/frame.ts';
import type * as S from './schema.ts';

/** Seats, best first. The server says who won; the ranks below follow the same numbers. */
export function standingsOf(result: S.Result): Standing[] {
  const seats = result.score.map((_, seat) => seat);
  const tiebreaks = Object.values(result.counts)[0]; // the first count breaks ties in score
  const tiebreak = (seat: number) => tiebreaks?.[seat] ?? 0;
  const beats = (a: number, b: number) =>
    result.score[a]! > result.score[b]! || (result.score[a] === result.score[b] && tiebreak(a) > tiebreak(b));
  return seats
    .map((seat) => ({
      seat,
      place: result.winners.includes(seat) ? 1 : 1 + seats.filter((other) => beats(other, seat)).length,
      score: result.score[seat]!,
    }))
    .sort((a, b) => a.place - b.place);
}

/** Scores over a game, for a plot: a label for every point, and every seat's scores. */
export interface Course {
  labels: string[];
  scores: number[][];
}

export function courseOf({ names, steps }: S.Replay, plotted: Drawing['plotted']): Course {
  const labels = ['0'];
  const scores = names.map(() => [0]);
  const changed = (step: S.ReplayStep) => scores.some((line, seat) => line.at(-1) !== (step.scores[seat] ?? 0));
  for (const step of steps) {
    const label = plotted ? plotted(step, labels.length) : changed(step) ? String(labels.length) : null;
    if (label === null) continue;
    labels.push(label);
    scores.forEach((line, seat) => line.push(step.scores[seat] ?? 0));
  }
  return { labels, scores };
}

/**
 * The moves that decided a game: where the winner's lead changed most, counting everything for the player who would get
 * it. In the order played, each with who moved (the winner, if all moved at once) and by how much the lead changed.
 */
export function turningPoints(
  { steps, result }: S.Replay,
  { moves, worth }: Pick<Drawing, 'moves' | 'worth'>,
  most = 3,
): { at: number; seat: number; swing: number }[] {
  const winner = result?.winners[0];
  if (winner === undefined) return [];
  const leads = steps.map((step) => {
    const worths = worth?.(step.scene, step.scores) ?? step.scores.map((score) => score ?? 0);
    return worths[winner]! - Math.max(...worths.filter((_, seat) => seat !== winner));
  });
  return steps
    .flatMap(({ entries, chance }, at) => {
      const acts = entries.filter(({ kind }, index) => (moves ? moves.includes(kind) : !chance && index === 0));
      const movers = acts.flatMap((entry) => ('seat' in entry ? [entry.seat] : []));
      const swing = Math.abs(leads[at]! - (leads[at - 1] ?? 0));
      return movers.length && swing ? [{ at, seat: movers.length > 1 ? winner : movers[0]!, swing }] : [];
    })
    .sort((a, b) => b.swing - a.swing)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}
