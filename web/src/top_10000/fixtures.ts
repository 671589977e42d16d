import { bot, frameOf, journal, person, type Screens, type Shown } from '../fixtures/frame.ts';
import type * as S from '../wire/schema.ts';

type Table = Shown<S.TopScene, S.TopHand>;

/** The last die is the red one. */
const thrown = (...faces: (number | 'coin')[]): S.ThrownDie[] =>
  faces.map((face, id) => ({ id, face, red: id === faces.length - 1 }));
const keep = (
  dice: number[],
  points: number,
  combos: string[],
  next: number,
  turned: S.Turned[] = [],
  bust = 0.1644,
): S.KeepChoice => ({
  dice,
  points,
  turn_points: 100 + points,
  score: 0,
  wins: false,
  six: false,
  combos,
  black: next,
  red: false,
  turned,
  bust,
});
const happened: S.AnyEntry[] = [
  { kind: 'bank', seat: 3, turn: 350, score: 3350 },
  { kind: 'throw', seat: 0, black: [2, 3, 3, 4, 5], red: 5 },
];
const frame = frameOf([person(0, 'Zoë'), person(1, 'José'), bot(2, 'Cautious bot'), person(3, 'Anneliese')], {
  game: 'top-10000',
  turn: [0],
  entries: journal(...happened),
});
const sheet = [
  [650, null, 300, 1100, 450, null],
  [1000, 350, null, null, 800, 250],
  [300, 350, 300, 400, null, 350],
  [null, 2050, 350, null, 600, 350],
];
const scene: S.TopScene = {
  kind: 'top-10000',
  over: false,
  players: [2500, 2400, 1700, 3350].map((score) => ({ score, left: false })),
  target: 10_000,
  seat: 0,
  dice: thrown(1, 4, 4, 6, 4),
  thrown: 5,
  red: true,
  turn_points: 100,
  kept: [['5']],
  last: null,
  bust: false,
  lost: 0,
  sheet,
};
const handOf = (...choices: S.KeepChoice[]): S.TopHand => ({ kind: 'top-10000', score: 2500, choices });

const choosing: Table = {
  frame,
  scene,
  hand: handOf(
    keep([0], 100, ['1'], 4, [], 0.1574),
    keep([1, 2, 4], 400, ['44r4'], 2, [], 0.4444),
    keep([0, 1, 2, 4], 500, ['1', '44r4'], 1, [], 0.6667),
  ),
};
const turned: Table = {
  frame,
  scene: { ...scene, dice: thrown(2, 3, 3, 5, 4, 5), thrown: 6, turn_points: 0, kept: [] },
  hand: handOf(
    keep([3], 100, ['5>1'], 5, [{ die: 3, partner: 5 }], 0.0841),
    keep([3], 50, ['5'], 5, [], 0.0841),
    keep([5], 100, ['r5>1'], 5, [{ die: 5, partner: 3 }]),
    keep([5], 50, ['r5'], 5),
    keep([3, 5], 100, ['5', 'r5'], 4),
  ),
};
const coin: Table = {
  frame,
  scene: { ...scene, dice: thrown(1, 1, 1, 3, 6, 'coin'), thrown: 6, turn_points: 0, kept: [] },
  hand: handOf(
    keep([0, 1, 2], 1000, ['111'], 6, [], 0.036),
    keep([0], 100, ['1'], 6),
    keep([0, 1], 200, ['1', '1'], 6),
  ),
};
const bust: Table = {
  frame: {
    ...frame,
    moments: ['bust'],
    entries: journal(
      ...happened,
      { kind: 'keep', seat: 0, combos: ['5', '444'], points: 500, then: 'throw' },
      { kind: 'throw', seat: 0, black: [2], red: 4 },
      { kind: 'bust', seat: 0 },
    ),
  },
  scene,
  hand: null,
};
const waiting: Table = { frame: { ...frame, turn: [1] }, scene, hand: handOf() };

export const screens: Screens = {
  tables: {
    ten: [choosing, { picked: [0, 1, 2, 4] }],
    'ten-turned': [turned, { picked: [3] }],
    'ten-coin': [coin, { picked: [0, 1, 2] }],
    'ten-bust': [bust],
    'ten-waiting': [waiting],
  },
  ends: {
    'end-ten': {
      table: choosing,
      result: { score: [9400, 10150, 6700, 7350], winners: [1], counts: {} },
      course: {
        labels: Array.from({ length: 16 }, (_, index) => String(index)),
        scores: [
          [0, 650, 650, 950, 2050, 2500, 2500, 3400, 4400, 4400, 5400, 6500, 7200, 7200, 8300, 9400],
          [0, 1000, 1350, 1350, 1350, 2150, 2400, 3500, 4600, 5200, 5200, 6600, 7700, 8800, 9150, 10150],
          [0, 300, 650, 950, 1350, 1350, 1700, 2300, 2850, 3300, 3900, 4400, 5000, 5600, 6200, 6700],
          [0, 0, 2050, 2400, 2400, 3000, 3350, 3350, 4000, 4600, 5200, 5200, 6000, 6600, 7350, 7350],
        ],
      },
    },
  },
};
