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
  /** Where all move at once, the sentence is about `seat`. */
  const tell = (kind: Told['kind'], at: number, seat: number, swing: number): Told[] => {
    const { at: first, entries } = steps[at]!;
    const lines = logOf(entriesUntil(replay, at), names, me, drawing.sentence);
    const here = lines.filter(({ seq }) => seq >= first && seq < first + entries.length);
    const told = here.filter((line) => line.seat !== null);
    const text = (told.find((line) => line.seat === seat) ?? told[0] ?? here[0])?.text;
    return text ? [{ kind, at, text, swing: Math.abs(swing) }] : [];
  };
  const [turning] = turningPoints(replay, drawing, 1);
  const story = turning ? tell('turning', turning.at, turning.seat, turning.swing) : [];
  if (me === null) return story;

  const worths = steps.map(({ scene, scores }) => drawing.worth?.(scene, scores) ?? scores.map((score) => score ?? 0));
  const leads = worths.map((all) => all[me]! - Math.max(...all.filter((_, seat) => seat !== me)));
  const movers = ({ entries }: S.ReplayStep) =>
    entries.flatMap((entry) => ('seat' in entry && entry.seat !== null ? [entry.seat] : []));
  const changes = steps
    .map((step, at) => ({ at, seats: movers(step), swing: leads[at]! - (leads[at - 1] ?? 0) }))
    .filter(({ at }) => at !== turning?.at);
  const best = changes.filter(({ seats }) => seats.includes(me)).sort((a, b) => b.swing - a.swing)[0];
  const worst = changes.filter(({ seats }) => seats.some((seat) => seat !== me)).sort((a, b) => a.swing - b.swing)[0];
  if (best && best.swing > 0) story.push(...tell('best', best.at, me, best.swing));
  if (worst && worst.swing < 0) {
    const gain = (seat: number) => worths[worst.at]![seat]! - (worths[worst.at - 1]?.[seat] ?? 0);
    const [rival] = worst.seats.filter((seat) => seat !== me).sort((a, b) => gain(b) - gain(a));
    story.push(...tell('worst', worst.at, rival!, worst.swing));
  }
  return story;
}
