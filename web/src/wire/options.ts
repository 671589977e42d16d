import type * as S from './schema.ts';

export type OptionValue = string | boolean | number;

/** What is chosen before a table is opened. */
export interface Plan {
  game: string;
  seats: number;
  options: Record<string, OptionValue>;
  openMoney: boolean;
  hints: S.Hints;
  clock: number | null;
  public: boolean;
  byHand: boolean;
  series: S.Series | null;
}

/** What most people want, until somebody says otherwise. */
export const USUAL: Omit<Plan, 'game' | 'byHand'> = {
  seats: 4,
  options: {},
  openMoney: false,
  hints: 'odds',
  clock: null,
  public: false,
  series: null,
};

export interface Range {
  least: number;
  most: number;
  step: number;
}

/** An option of the game, with its possible values and what it still needs. */
export interface Choosable {
  id: string;
  value: OptionValue;
  choices: OptionValue[];
  /** Any number in this range can be typed in. */
  range: Range | null;
  blocked: { seats: number[] } | { option: string; value: OptionValue } | null;
}

/** A game's options as chosen. One that does not fit takes its default value and says what it needs. */
export function optionsOf(info: S.GameInfo, seats: number, chosen: Plan['options']): Choosable[] {
  const valueOf = ({ name, default: usual }: S.OptionInfo) => chosen[name] ?? usual;
  return info.options.map((option) => {
    const other = option.needs && info.options.find(({ name }) => name === option.needs![0])!;
    const lacking =
      other && valueOf(other) !== option.needs![1] ? { option: other.name, value: option.needs![1] } : null;
    const blocked = option.seats && !option.seats.includes(seats) ? { seats: option.seats } : lacking;
    return {
      id: option.name,
      value: blocked ? option.default : valueOf(option),
      choices: choicesOf(option),
      range: rangeOf(option),
      blocked,
    };
  });
}

/** The plan for a game, with as many seats as it has and options that fit. */
export function planFor(info: S.GameInfo, chosen = USUAL): Plan {
  const seats = Math.max(info.least, Math.min(info.most, chosen.seats));
  const options = valuesOf(optionsOf(info, seats, chosen.options));
  return { ...chosen, game: info.id, byHand: false, seats, options };
}

export const valuesOf = (options: Choosable[]): Plan['options'] =>
  Object.fromEntries(options.map(({ id, value }) => [id, value]));

const rangeOf = ({ allowed, least, most, step }: S.OptionInfo): Range | null =>
  allowed.length || least === null || most === null ? null : { least, most, step: step ?? 1 };

/** Values that can be chosen with one tap; for a range, its default and some round numbers. */
export function choicesOf(option: S.OptionInfo): OptionValue[] {
  const range = rangeOf(option);
  if (!range) return option.allowed;
  const top = Number(option.default);
  return [...new Set([top / 4, top / 2, top])].filter(
    (value) => value >= range.least && value <= range.most && (value - range.least) % range.step === 0,
  );
}

/** What the people at a table have agreed on. */
export const planOf = ({ setup, seats }: S.TableView): Plan => ({
  game: setup.game,
  seats: seats.length,
  options: setup.options ?? {},
  openMoney: setup.open_money ?? false,
  hints: setup.hints ?? 'off',
  clock: setup.clock ?? null,
  public: setup.public ?? false,
  byHand: setup.dice === 'by-hand',
  series: setup.series ?? null,
});
