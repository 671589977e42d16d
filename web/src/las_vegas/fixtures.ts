import { bot, frameOf, journal, person, type Screens, type Shown } from '../fixtures/frame.ts';
import type { Frame } from '../table/frame.ts';
import type * as S from '../wire/schema.ts';

type Table = Shown<S.LasVegasScene, S.LasVegasHand>;

export const stack = (owner: S.Owner, face: number, count: number, tied = false, biggy = false): S.Stack => ({
  owner,
  faces: Array<number>(count).fill(face),
  cards: null,
  biggy: biggy ? face : null,
  weight: count + (biggy ? 2 : 0),
  pips: face * (count + (biggy ? 2 : 0)),
  tied,
});
export const bill = (value: number, owner: S.Owner | null = null): S.Bill => ({ value, goes_to: owner });
export const casino = (number: number, bills: S.Bill[], stacks: S.Stack[], jeton = false): S.Casino => ({
  casino: number,
  bills,
  stacks,
  jeton,
  open: null,
});
const choice = (face: number, own: number, gain: Partial<S.CasinoGain> = {}, more: Partial<S.PlaceChoice> = {}) => ({
  face,
  casino: face,
  own,
  neutral: 0,
  biggy: false,
  jeton: false,
  total: 0,
  gain: { casino: face, weight: own, bill: null, rank: null, tied_with: [], ...gain },
  ...more,
});
const player = (score: number | null, bills: number, dice: number, neutral = 0): S.LasVegasPlayer => ({
  score,
  left: false,
  won: null,
  bills,
  jetons: 0,
  dice,
  neutral,
  biggy: false,
});
const placed = (seat: number, own: number[], face: number): S.AnyEntry[] => [
  { kind: 'roll', seat, own, neutral: [], biggy: null },
  { kind: 'place', seat, face, casino: face },
];
/** A round so far, for this many seats. */
const happened = (seats: number): S.Seen[] =>
  journal(
    { kind: 'round', number: 2, start: 1 },
    ...placed(1, [1, 3, 4, 4, 4, 5, 6, 6], 4),
    ...placed(Math.min(2, seats - 1), [1, 1, 2, 3, 3, 5, 5, 6], 1),
    ...placed(0, [2, 2, 2, 2, 2, 4, 5, 6], 2),
    ...placed(Math.min(3, seats - 1), [1, 2, 2, 4, 6, 6], 2),
    ...placed(Math.min(2, seats - 1), [5, 5, 6, 6], 6),
  );

const five = [
  person(0, 'Anna'),
  bot(1, 'Benno'),
  person(2, 'Carla'),
  person(3, 'Maximiliane-Josephine', { presence: 'stood-in' }),
  person(4, 'Zoë', { clock: { seconds: 30, ends: 19_000 } }),
];
const frame: Frame = frameOf(five, {
  game: 'las-vegas-2012',
  you: 4,
  turn: [4],
  entries: happened(5),
  reactions: { 2: '😱' },
});
const scene: S.LasVegasScene = {
  kind: 'las-vegas',
  over: false,
  round: 2,
  rounds: 4,
  starter: 1,
  players: [player(190, 3, 3), player(140, 2, 4), player(null, 2, 3), player(60, 1, 6), player(150, 2, 6)],
  casinos: [
    casino(1, [bill(60, 2)], [stack(2, 1, 2)]),
    casino(
      2,
      [bill(80, 0), bill(30, 3), bill(10)],
      [stack(0, 2, 5), stack(1, 2, 3, true), stack(2, 2, 3, true), stack(3, 2, 1)],
    ),
    casino(3, [bill(70, 4), bill(20)], [stack(4, 3, 2), stack(1, 3, 1, true), stack(3, 3, 1, true)]),
    casino(4, [bill(40, 1), bill(40)], [stack(1, 4, 3)]),
    casino(5, [bill(90)], [stack(0, 5, 1, true), stack(2, 5, 1, true)]),
    casino(6, [bill(50, 0), bill(20, 2)], [stack(0, 6, 3), stack(2, 6, 2)]),
  ],
  roll: { seat: 4, own: [1, 3, 3, 3, 5, 6], neutral: [], biggy: null },
  paid: null,
  paid_players: null,
  paid_at: null,
  history: null,
  totals: null,
  spare: null,
  neutral: false,
};
const handOf = (score: number, choices: S.PlaceChoice[]): S.LasVegasHand => ({
  kind: 'las-vegas',
  score,
  won: [],
  due: 0,
  choices,
});

const myTurn: Table = {
  frame,
  scene,
  hand: handOf(150, [
    choice(1, 1),
    choice(3, 3, { weight: 5, bill: 70, rank: 1 }),
    choice(5, 1, { tied_with: [0, 2] }),
    choice(6, 1, { weight: 1, rank: 3 }),
  ]),
};

const worths = [
  [1, 48],
  [3, 112],
  [5, 37],
  [6, 61],
] as const;
const withHints: Table = {
  ...myTurn,
  frame: {
    ...frame,
    hint: {
      level: 'best',
      bot: 'shark',
      best: { kind: 'place', seat: 4, face: 3, casino: 3 },
      best_text: '3',
      values: worths.map(([face, value]) => ({
        text: String(face),
        move: { kind: 'place', seat: 4, face, casino: face },
        value,
      })),
      unit: 'money',
      turn: 1,
    },
  },
};

const theirTurn: Table = {
  frame: {
    ...frame,
    turn: [1],
    seats: five.map((seat) => (seat.seat === 1 ? { ...seat, clock: { seconds: 30, ends: 8000 } } : seat)),
  },
  scene: { ...scene, roll: { seat: 1, own: [2, 4, 4, 6], neutral: [], biggy: null } },
  hand: handOf(150, []),
};

/** Neutral dice and hidden money, two at the table. */
const neutral: Table = {
  frame: frameOf([person(0, 'Zoë'), bot(1, 'Strong bot')], {
    game: 'las-vegas-2012',
    turn: [0],
    entries: happened(2),
  }),
  scene: {
    ...scene,
    starter: 0,
    neutral: true,
    players: [player(230, 4, 6, 4), player(null, 3, 7, 2)],
    casinos: [
      casino(1, [bill(50, 'neutral')], [stack('neutral', 1, 2), stack(1, 1, 1)]),
      casino(2, [bill(30, 0), bill(30)], [stack(0, 2, 2)], true),
      casino(3, [bill(20), bill(10), bill(10), bill(30)], [], true),
      casino(4, [bill(70, 1)], [stack(1, 4, 3), stack('neutral', 4, 1)]),
      casino(5, [bill(90), bill(10)], [stack(0, 5, 1, true), stack('neutral', 5, 1, true)]),
      casino(6, [bill(60)], []),
    ],
    roll: { seat: 0, own: [1, 1, 2, 4, 5, 5], neutral: [1, 5, 5, 6], biggy: null },
  },
  hand: handOf(230, [
    choice(1, 2, { weight: 2, rank: 2 }, { neutral: 1 }),
    choice(2, 1, { weight: 3, bill: 30, rank: 1 }),
    choice(4, 1, { tied_with: ['neutral'] }),
    choice(5, 2, { tied_with: ['neutral'] }, { neutral: 2 }),
    choice(6, 0, {}, { neutral: 1 }),
  ]),
};

const bandit: Table = {
  frame: frameOf(
    [
      person(0, 'Anna'),
      bot(1, 'Benno'),
      person(2, 'Carla'),
      person(3, 'Denny'),
      person(4, 'Zoë'),
      bot(5, 'Friedrich-Wilhelm'),
    ],
    { game: 'las-vegas-biggy', you: 4, turn: [4], entries: happened(6) },
  ),
  scene: {
    ...scene,
    rounds: 3,
    players: [
      player(190, 3, 3),
      player(140, 2, 4),
      player(100, 2, 3),
      player(60, 1, 6),
      player(150, 2, 7),
      player(300, 4, 2),
    ],
    casinos: [
      casino(1, [bill(100, 5), bill(60, 2)], [stack(5, 1, 1, false, true), stack(2, 1, 2), stack(0, 1, 1)]),
      casino(
        2,
        [bill(80, 0), bill(30, 3)],
        [stack(0, 2, 2, false, true), stack(1, 2, 3, true), stack(2, 2, 3, true), stack(3, 2, 1)],
      ),
      casino(3, [bill(70, 4), bill(20)], [stack(4, 3, 2), stack(1, 3, 1, true), stack(3, 3, 1, true)]),
      casino(4, [bill(40, 1), bill(40)], [stack(1, 4, 3)]),
      casino(5, [bill(90), bill(50)], [stack(0, 5, 0, true, true), stack(5, 5, 2, true)]),
      casino(6, [bill(50, 5), bill(20)], [stack(5, 6, 2)]),
      {
        ...casino(
          7,
          [bill(90, 2), bill(60, 3)],
          [{ ...stack(2, 4, 3), faces: [4, 4, 1] }, stack(3, 3, 3), stack(0, 6, 2)],
        ),
        open: [2, 5],
      },
    ],
    roll: { seat: 4, own: [1, 2, 2, 2, 5, 6], neutral: [], biggy: 2 },
  },
  hand: handOf(150, [
    choice(1, 1),
    choice(2, 3, { weight: 5, bill: 80, rank: 1 }, { biggy: true }),
    choice(2, 3, { weight: 5, bill: 90, rank: 1 }, { casino: 7, biggy: true }),
    choice(5, 1, { bill: 90, rank: 1, weight: 1 }),
    choice(5, 1, {}, { casino: 7 }),
    choice(6, 1, { bill: 20, rank: 2 }),
  ]),
};

const payout: Table = {
  frame: { ...frame, turn: [], moments: ['payout'], reactions: {} },
  scene: { ...scene, roll: null, paid: scene.casinos, paid_at: 1 },
  hand: handOf(150, []),
};

export const screens: Screens = {
  tables: {
    'las-vegas': [myTurn],
    'las-vegas-placing': [myTurn, { face: 3 }],
    'las-vegas-hints': [withHints],
    'las-vegas-waiting': [theirTurn],
    'las-vegas-neutral': [neutral, { face: 5 }],
    'las-vegas-bandit': [bandit, { face: 2 }],
    'las-vegas-payout': [payout],
  },
  ends: {
    end: {
      table: {
        ...myTurn,
        scene: {
          ...myTurn.scene,
          history: [
            [[90, 60, 40], [60], [80], [60], [90]],
            [[70], [50, 30], [10], [90], [60]],
            [[70], [70], [90], [50], [80, 90]],
            [[80], [80], [], [90, 40], [60, 70]],
          ],
        },
      },
      result: { score: [410, 290, 180, 330, 450], winners: [4], counts: { bills: [6, 5, 3, 5, 7] } },
      course: {
        labels: ['0', '1', '2', '3', '4'],
        scores: [
          [0, 190, 260, 330, 410],
          [0, 60, 140, 210, 290],
          [0, 80, 90, 180, 180],
          [0, 60, 150, 200, 330],
          [0, 90, 150, 320, 450],
        ],
      },
    },
  },
};
