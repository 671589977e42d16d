import type { Drawing } from '../table/frame.ts';
import { logOf } from '../table/log.ts';
import { entriesUntil } from '../table/replayed.ts';
import { turningPoints } from '../wire/end.ts';
import type * as S from '../wire/schema.ts';

/** A moment worth telling after a game. */
export interface Told {
  kind: 'turning' | 'best' | 'worst';
  /** The step of the replay. */
  at: number;
  /** What happened, in a sentence. */
  text: string;
  /** By how much it changed the lead it is about. */
  swing: number;
}

/**
 * What decided a game, the reader's best move and worst moment. Everything counts for whoever would get it as things
 * stand, so the story needs no evaluator and is there at once; the review judges decisions.
 */
export function storyOf(replay: S.Replay, drawing: Drawing, me: number | null): Told[] {
  const { steps, names } = replay;
  const tell = (kind: Told['kind'], at: number, swing: number): Told[] => {
    const { at: first, entries } = steps[at]!;
    const lines = logOf(entriesUntil(replay, at), names, me, drawing.sentence);
    const here = lines.filter(({ seq }) => seq >= first && seq < first + entries.length);
    const text = (here.find(({ seat }) => seat !== null) ?? here[0])?.text;
    return text ? [{ kind, at, text, swing: Math.abs(swing) }] : [];
  };
  const [turning] = turningPoints(replay, drawing, 1);
  const story = turning ? tell('turning', turning.at, turning.swing) : [];
  if (me === null) return story;

  const leads = steps.map(({ scene, scores }) => {
    const worths = drawing.worth?.(scene, scores) ?? scores.map((score) => score ?? 0);
    return worths[me]! - Math.max(...worths.filter((_, seat) => seat !== me));
  });
  const movers = ({ entries }: S.ReplayStep) =>
    entries.flatMap((entry) => ('seat' in entry && entry.seat !== null ? [entry.seat] : []));
  const changes = steps
    .map((step, at) => ({ at, mine: movers(step).includes(me), swing: leads[at]! - (leads[at - 1] ?? 0) }))
    .filter(({ at }) => at !== turning?.at && movers(steps[at]!).length > 0);
  const best = changes.filter(({ mine }) => mine).sort((a, b) => b.swing - a.swing)[0];
  const worst = changes.filter(({ mine }) => !mine).sort((a, b) => a.swing - b.swing)[0];
  if (best && best.swing > 0) story.push(...tell('best', best.at, best.swing));
  if (worst && worst.swing < 0) story.push(...tell('worst', worst.at, worst.swing));
  return story;
}
