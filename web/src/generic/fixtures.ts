import { bot, frameOf, person, type Screens, type Shown } from '../fixtures/frame.ts';
import type * as S from '../wire/schema.ts';

type Table = Shown<S.AreaScene, S.AreaHand>;

/** The browser's own texts stand in for those of a game from outside. */
const phrase = (id: string, args: S.Phrase['args'] = {}): S.Phrase => ({ id, args });
const NAMES = ['Zoë', 'Benno', 'Carla', 'Denny', 'Emil', 'Friedrich-Wilhelm', 'Gesa', 'Henry', 'Ines', 'Jan'];
const player = (score: number, more: Partial<S.AreaPlayer> = {}): S.AreaPlayer => ({
  score,
  left: false,
  counters: [],
  dice: [],
  cards: [],
  ...more,
});
const area = (more: Partial<S.Area>): S.Area => ({
  title: null,
  dice: [],
  cards: [],
  counters: [],
  lines: [],
  wide: false,
  ...more,
});
const choice = (move: string, label: S.Phrase, preview: S.Phrase): S.AreaChoice => ({
  move,
  label,
  preview: [preview],
  on: null,
});

/** A press-your-luck game for two: one die, two choices. */
const simple: Table = {
  frame: frameOf([person(0, 'Zoë'), bot(1, 'Benno')], { game: 'pig', turn: [0] }),
  scene: {
    kind: 'areas',
    over: false,
    heading: phrase('turn-points', { points: 100 }),
    areas: [
      area({
        title: phrase('their-turn', { who: { seat: 0 } }),
        dice: [{ face: 5, owner: 0, aside: false }],
        counters: [{ label: phrase('total'), value: 17 }],
      }),
    ],
    players: [player(41), player(63)],
  },
  hand: {
    kind: 'areas',
    score: 41,
    dice: [],
    cards: [],
    sealed: null,
    choices: [
      choice('roll', phrase('throw-again', { count: 1 }), phrase('bust-event', { points: 17 })),
      choice('hold', phrase('bank', { points: '17' }), phrase('last-points', { points: 58 })),
    ],
  },
};

/** What the choices are worth, and which is best. */
const hinted: Table = {
  ...simple,
  frame: {
    ...simple.frame,
    hint: {
      level: 'best',
      bot: 'rollouts',
      best: { seat: 0, text: 'roll' },
      best_text: 'roll',
      values: [
        { text: 'roll', move: { seat: 0, text: 'roll' }, value: 41.5 },
        { text: 'hold', move: { seat: 0, text: 'hold' }, value: 38 },
      ],
      unit: 'win',
      turn: 1,
    },
  },
};

/** Everything an area can hold, with ten players. */
const crowded: Table = {
  frame: frameOf(
    NAMES.map((name, seat) => (seat % 3 ? person(seat, name) : bot(seat, name))),
    { game: 'all-sorts', you: 0, turn: [0] },
  ),
  scene: {
    kind: 'areas',
    over: false,
    heading: phrase('round-of', { round: 2, rounds: 5 }),
    areas: [
      area({
        title: phrase('throw'),
        dice: [1, 2, 3, 4, 5, 6, 8].map((face) => ({ face, owner: face % 2 ? 0 : null, aside: face > 5 })),
        lines: [phrase('keep-rule')],
      }),
      area({
        title: phrase('pile'),
        cards: [
          { text: '7', owner: 2 },
          { text: 'K♠', owner: null },
          { text: null, owner: 6 },
        ],
        counters: [
          { label: phrase('pile'), value: 23 },
          { label: phrase('total'), value: 1200 },
        ],
      }),
    ],
    players: NAMES.map((_, seat) =>
      player(seat * 7, {
        counters: [{ label: phrase('pile'), value: seat }],
        dice: [{ face: 3, owner: seat, aside: false }],
      }),
    ),
  },
  hand: {
    kind: 'areas',
    score: 0,
    dice: [],
    cards: [
      { text: '4', owner: 0 },
      { text: 'A♥', owner: 0 },
    ],
    sealed: null,
    choices: Array.from({ length: 6 }, (_, index) =>
      choice(
        String(index),
        phrase('card-single', { number: index + 1 }),
        phrase('last-points', { points: 10 * index }),
      ),
    ),
  },
};

export const screens: Screens = {
  tables: { generic: [simple], 'generic-hints': [hinted], 'generic-crowded': [crowded] },
};
