import { bot, frameOf, journal, person, type Screens, type Shown } from '../fixtures/frame.ts';
import { bill, casino, stack } from '../las_vegas/fixtures.ts';
import type * as S from '../wire/schema.ts';
import { numberOf } from './lays.ts';

type Table = Shown<S.CardScene, S.CardHand>;

const player = (score: number | null, bills: number, laid: number, pile: number, glass: number, out = false) => ({
  score,
  left: false,
  won: null,
  bills,
  jetons: 0,
  laid: Array<string>(laid).fill('1'),
  out,
  hand: out ? 0 : 5,
  pile,
  glass,
  cards: null,
});
const scene: S.CardScene = {
  kind: 'las-vegas-cards',
  over: false,
  round: 2,
  rounds: 4,
  starter: 0,
  play: 3,
  plays: 6,
  in_turn: false,
  exit: 8,
  players: [
    player(260, 4, 5, 15, 5),
    player(null, 3, 11, 0, 19, true),
    player(null, 3, 7, 15, 3),
    player(null, 2, 6, 15, 4),
  ],
  casinos: [
    casino(1, [bill(80, 2), bill(30)], [stack(2, 1, 2)]),
    casino(2, [bill(100, 1), bill(40, 0)], [stack(1, 2, 5), stack(0, 2, 2)]),
    casino(3, [bill(60), bill(50)], [stack(2, 3, 1, true), stack(3, 3, 1, true)]),
    casino(4, [bill(70), bill(30)], []),
    casino(
      5,
      [bill(90), bill(30)],
      [stack(1, 5, 4, true), stack(2, 5, 4, true), stack(3, 5, 2, true), stack(0, 5, 2, true)],
    ),
    casino(6, [bill(50, 3), bill(40)], [stack(3, 6, 3)]),
  ],
  revealed: [
    { seat: 0, cards: ['3', '3+', '3'] },
    { seat: 2, cards: ['1'] },
    { seat: 3, cards: ['6+', '4'] },
  ],
  revealed_at: null,
  paid: null,
  paid_players: null,
  paid_at: null,
  history: null,
  totals: null,
};
const cards = ['3', '3+', '3', '4', '6'];
/** As the server would list them; written by hand for this fixture's one hand. */
const sets = [[0], [1], [3], [4], [0, 1], [0, 2], [0, 3], [0, 4], [1, 3], [1, 4], [3, 4], [0, 1, 2]];
const choices = sets.map((places): S.LayChoice => {
  const laid = places.map((place) => cards[place]!);
  return {
    cards: laid,
    places,
    laid: 5 + places.length,
    out: places.length >= 3,
    jetons: 0,
    total: 0,
    gains: [...new Set(laid.map(numberOf))].map((number) => ({
      casino: number,
      weight: 1,
      rank: 1,
      bill: number === 4 ? 70 : number === 6 ? 40 : places.length > 1 ? 60 : null,
      tied_with: [],
    })),
  };
});
const hand: S.CardHand = {
  kind: 'las-vegas-cards',
  score: 260,
  won: [],
  due: 0,
  cards,
  discards: [],
  choices,
  sealed: null,
};

const choosing: Table = {
  frame: frameOf([person(0, 'Zoë'), bot(1, 'Alena'), person(2, 'Henry'), bot(3, 'Sandra')], {
    game: 'las-vegas-cards',
    turn: [0, 3],
    entries: journal(
      { kind: 'round', number: 2, start: 0 },
      { kind: 'lay', seat: 1, cards: ['2', '2', '2+'] },
      { kind: 'lay', seat: 2, cards: ['1'] },
    ),
  }),
  scene,
  hand,
};
const sealed: Table = {
  ...choosing,
  frame: { ...choosing.frame, turn: [3] },
  hand: { ...hand, sealed: ['3'], choices: [] },
};
const reveal: Table = { ...sealed, frame: { ...sealed.frame, moments: ['reveal'] } };

export const screens: Screens = {
  tables: {
    cards: [choosing, { picked: [0, 1, 2] }],
    'cards-blocked': [choosing, { picked: [3] }],
    'cards-sealed': [sealed],
    'cards-reveal': [reveal],
  },
};
