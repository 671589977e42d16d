import type * as S from '../../../schema/wire.ts';
import { logOf, type Names } from './log.ts';
import type * as V from './views.ts';
import type { Plan } from './wire.ts';

/** What is shown beside the server's view: facts of this page, not of the table. */
export interface Shown {
  /** Payouts and reveals up to these entries have been seen. */
  paid: number;
  revealed: number;
  reactions: Map<number, string>;
  hint: S.Hint | null;
  /** Should risks be shown without asking? */
  odds: boolean;
}

type Game = S.LasVegasBoard | S.CardsBoard | S.TenBoard;

export function frameOf(view: S.View, entries: readonly S.Seen[], shown: Shown): V.TableFrame {
  const board = view.board;
  const names = view.seats.map((seat) => seat.name ?? '');
  const rounds = board !== null && board.kind !== 'top-10000' ? board : null;
  return {
    table: view.table,
    game: view.setup.game as V.GameId,
    round: rounds?.round ?? 1,
    rounds: rounds?.rounds ?? 1,
    starter: rounds?.starter ?? -1,
    watching: view.you === null,
    seats: view.seats.map((seat) => seatOf(seat, view, shown)),
    turn: view.to_move,
    log: logOf(entries, names),
    allows: {
      hints: view.setup.hints === 'best' ? 'bot' : (view.setup.hints ?? 'off'),
      undo: true,
      reactions: view.you !== null,
    },
  };
}

function seatOf(seat: S.SeatView, view: S.View, shown: Shown): V.SeatView {
  return {
    seat: seat.seat,
    name: seat.name ?? '',
    you: seat.seat === view.you,
    bot: seat.kind === 'bot',
    presence: seat.presence === 'left' ? 'away' : seat.presence,
    thinking: seat.to_move,
    clock: seat.clock && {
      left: Math.max(0, (seat.clock.ends - view.now) / 1000),
      of: seat.clock.seconds,
      running: seat.to_move,
    },
    money: seat.score,
    bills: seat.bills,
    jetons: seat.jetons,
    dice: seat.dice + (seat.biggy ? 1 : 0),
    neutral: seat.neutral,
    reaction: shown.reactions.get(seat.seat) ?? null,
  };
}

const casinoOf = (casino: S.CasinoView): V.CasinoView => ({
  casino: casino.casino as V.CasinoNumber,
  bills: casino.bills.map((bill) => ({ value: bill.value, goesTo: bill.goes_to })),
  jetons: casino.jeton ? 1 : 0,
  stacks: casino.stacks.map((stack) => ({
    owner: stack.owner,
    faces: stack.faces as V.Face[],
    biggy: stack.biggy as V.Face | null,
    weight: stack.weight,
    tied: stack.tied,
  })),
  open: casino.open as V.Face[] | null,
});

const paysOf = (paid: S.CasinoView[]): V.PayView[] =>
  paid.map((casino) => ({
    casino: casino.casino as V.CasinoNumber,
    bills: casino.bills.map((bill) => ({ value: bill.value, to: bill.goes_to })),
    tied: casino.stacks.filter((stack) => stack.tied).map((stack) => stack.owner),
  }));

export const cardOf = (card: string): V.CardView => ({ number: Number(card[0]) as V.Face, double: card.endsWith('+') });

/** The table as the components draw it; null while it waits for players. */
export function tableOf(view: S.View, entries: readonly S.Seen[], shown: Shown): V.TableView | null {
  return view.board === null ? null : boardOf(view.board, view.mine, frameOf(view, entries, shown), entries, shown);
}

export function boardOf(
  board: Game,
  mine: S.View['mine'],
  frame: V.TableFrame,
  entries: readonly S.Seen[],
  shown: Shown,
): V.TableView {
  switch (board.kind) {
    case 'las-vegas':
      return lasVegasOf(board, mine?.kind === 'las-vegas' ? mine : null, frame, entries, shown);
    case 'las-vegas-cards':
      return cardsOf(board, mine?.kind === 'las-vegas-cards' ? mine : null, frame, shown);
    case 'top-10000':
      return tenOf(board, mine?.kind === 'top-10000' ? mine : null, frame, entries, shown);
  }
}

function lasVegasOf(
  board: S.LasVegasBoard,
  mine: S.LasVegasMine | null,
  frame: V.TableFrame,
  entries: readonly S.Seen[],
  shown: Shown,
): V.LasVegasView {
  const hint = shown.hint;
  const choices: V.ChoiceView[] = (mine?.choices ?? []).map((choice) => ({
    face: choice.face as V.Face,
    casino: choice.casino as V.CasinoNumber,
    own: choice.own,
    neutral: choice.neutral,
    biggy: choice.biggy,
    weight: choice.gain.weight,
    bill: choice.gain.bill,
    tiedWith: choice.gain.tied_with,
    rank: choice.gain.rank,
  }));
  const indexOf = (move: S.AnyMove | null): number =>
    choices.findIndex((choice) => move?.kind === 'place' && move.face === choice.face && move.casino === choice.casino);
  return {
    kind: 'las-vegas',
    frame,
    moved: movedOf(entries),
    casinos: board.casinos.map(casinoOf),
    roll: board.roll && {
      own: board.roll.own as V.Face[],
      neutral: board.roll.neutral as V.Face[],
      biggy: board.roll.biggy as V.Face | null,
      seq: lastSeq(entries, 'roll'),
    },
    choices,
    hint:
      hint && choices.length
        ? {
            choice: indexOf(hint.best),
            values: hint.values.map((each) => ({ choice: indexOf(each.move), value: each.value, win: 0 })),
          }
        : null,
    payout: payoutOf(board, shown),
  };
}

const payoutOf = (board: S.LasVegasBoard | S.CardsBoard, shown: Shown): V.PayView[] | null =>
  board.paid !== null && board.paid_seq !== null && board.paid_seq > shown.paid ? paysOf(board.paid) : null;

/** The last placement, with how many dice the roll before it had of that number. */
function movedOf(entries: readonly S.Seen[]): V.MovedView | null {
  for (let at = entries.length - 1; at >= 0; at--) {
    const { seq, entry } = entries[at]!;
    if (entry.kind !== 'place') continue;
    const roll = entries[at - 1]?.entry;
    const count =
      roll?.kind === 'roll'
        ? roll.own.filter((face) => face === entry.face).length + (roll.biggy === entry.face ? 1 : 0)
        : 0;
    return { seq, seat: entry.seat, casino: entry.casino as V.CasinoNumber, count };
  }
  return null;
}

function lastSeq(entries: readonly S.Seen[], kind: string): number {
  for (let at = entries.length - 1; at >= 0; at--) if (entries[at]!.entry.kind === kind) return entries[at]!.seq;
  return 0;
}

function cardsOf(board: S.CardsBoard, mine: S.CardsMine | null, frame: V.TableFrame, shown: Shown): V.CardsView {
  const sealed = mine?.sealed ?? null;
  const fresh = board.revealed_seq !== null && board.revealed_seq > shown.revealed && !board.in_turn;
  const payout = payoutOf(board, shown);
  // First see what was laid and paid, then lay again.
  const lays: V.LayView[] = (fresh && payout ? [] : (mine?.choices ?? [])).flatMap((choice) => {
    const gains = choice.gains.map((gain) => ({
      casino: gain.casino as V.Face,
      bill: gain.bill,
      tiedWith: gain.tied_with,
    }));
    return equals(mine!.hand, choice.indices).map((cards) => ({ cards, laid: choice.laid, out: choice.out, gains }));
  });
  const text = (cards: string[]) => [...cards].sort().join(' ');
  const indexOf = (move: S.AnyMove | null): number =>
    lays.findIndex(
      (lay) => move?.kind === 'lay' && text(lay.cards.map((card) => mine!.hand[card]!)) === text(move.cards),
    );
  const hint = shown.hint;
  return {
    kind: 'las-vegas-cards',
    frame,
    order: board.in_turn ? 'in-turn' : 'together',
    play: board.play,
    plays: board.plays,
    exit: board.exit,
    casinos: board.casinos.map(casinoOf),
    hand: (mine?.hand ?? []).map(cardOf),
    lays,
    seats: frame.seats.map(({ seat }) => ({
      seat,
      pile: board.pile_sizes[seat] ?? 0,
      glass: board.glass_sizes[seat] ?? 0,
      laid: board.laid[seat]?.length ?? 0,
      out: board.out[seat] ?? false,
      ready: !frame.turn.includes(seat) && !board.out[seat] && !board.in_turn,
    })),
    sealed: sealed !== null,
    reveal: fresh ? board.revealed.map((lay) => ({ seat: lay.seat, cards: lay.cards.map(cardOf) })) : null,
    hint:
      hint && lays.length
        ? {
            choice: indexOf(hint.best),
            values: hint.values.map((each) => ({ choice: indexOf(each.move), value: each.value, win: 0 })),
          }
        : null,
    payout: fresh ? null : payout,
  };
}

function tenOf(
  board: S.TenBoard,
  mine: S.TenMine | null,
  frame: V.TableFrame,
  entries: readonly S.Seen[],
  shown: Shown,
): V.TenView {
  const dice = board.dice.map((die): V.ThrownDie => ({
    id: die.id,
    red: die.red,
    face: die.face as V.ThrownDie['face'],
    aside: false,
  }));
  const odds = shown.odds || shown.hint !== null;
  const keeps = (mine?.choices ?? []).flatMap((choice) => {
    const kinds = dice.map((die) => `${die.face}${die.red}`);
    return equals(kinds, choice.dice).map((picked): V.KeepView => {
      const swap = swapped(kinds, choice.dice, picked);
      return {
        combos: choice.combos,
        dice: picked,
        turned: choice.turned.map((each) => ({ die: swap(each.die), partner: swap(each.partner) })),
        points: choice.points,
        total: choice.turn_points,
        wins: choice.wins,
        next: choice.black + (choice.red ? 1 : 0),
        bust: odds ? choice.bust : null,
      };
    });
  });
  return {
    kind: 'top-10000',
    frame,
    target: board.target,
    dice: [...dice, ...asideOf(board)],
    seq: lastSeq(entries, 'throw'),
    coin: dice.some((die) => die.face === 'coin'),
    bust: false,
    turnPoints: board.turn_points,
    keeps,
    sheet: board.sheet.map((turns, seat) => ({ seat, turns, score: frame.seats[seat]?.money ?? 0 })),
    hint: tenHint(shown.hint, keeps),
  };
}

function tenHint(hint: S.Hint | null, keeps: V.KeepView[]): V.TenView['hint'] {
  const best = hint?.best;
  if (best?.kind !== 'keep') return null;
  const same = (move: S.AnyMove): move is S.Keep => move.kind === 'keep' && move.combos.join() === best.combos.join();
  const value = (then: S.Keep['then']): number =>
    hint!.values.find((each) => same(each.move) && each.move.then === then)?.value ?? 0;
  return {
    keep: keeps.findIndex((keep) => keep.combos.join() === best.combos.join()),
    then: best.then,
    throwValue: value('throw'),
    bankValue: value('bank'),
  };
}

/** The dice set aside: the latest combinations, as many as the six lack, read from the record's notation. */
function asideOf(board: S.TenBoard): V.ThrownDie[] {
  const found: V.ThrownDie[] = [];
  let missing = 6 - board.thrown;
  for (const combos of [...board.kept].reverse()) {
    if (missing <= 0) break;
    for (const combo of combos) {
      for (const [, red, face, turned] of combo.matchAll(/(r?)(\d)(?:>(\d))?/g)) {
        found.push({ id: 100 + found.length, red: red === 'r', face: Number(turned ?? face) as V.Face, aside: true });
        missing -= 1;
      }
    }
  }
  return found;
}

/** Equal things are interchangeable: every selection that looks like `chosen`. */
export function equals(kinds: readonly string[], chosen: readonly number[]): number[][] {
  let found: number[][] = [[]];
  for (const kind of new Set(chosen.map((index) => kinds[index]!))) {
    const all = kinds.flatMap((each, index) => (each === kind ? [index] : []));
    const ways = subsets(all, chosen.filter((index) => kinds[index] === kind).length);
    found = found.flatMap((before) => ways.map((way) => [...before, ...way]));
  }
  return found.map((each) => each.sort((a, b) => a - b));
}

function subsets(items: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => subsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Where each thing of a selection went when an equal selection took its place. */
function swapped(
  kinds: readonly string[],
  chosen: readonly number[],
  picked: readonly number[],
): (index: number) => number {
  return (index) => {
    const inside = chosen.includes(index);
    const alike = (of: (at: number) => boolean) =>
      kinds.flatMap((kind, at) => (kind === kinds[index] && of(at) ? [at] : []));
    const place = alike((at) => chosen.includes(at) === inside).indexOf(index);
    return alike((at) => picked.includes(at) === inside)[place] ?? index;
  };
}

/** A lobby before the game. */
export function lobbyOf(view: S.View, info: S.GameInfo | null, address: string): V.LobbyView {
  return {
    table: view.table,
    code: view.code ?? '',
    link: `${address}#/join/${view.code ?? ''}`,
    game: view.setup.game as V.GameId,
    seats: view.seats.map((seat) => ({
      seat: seat.seat,
      name: seat.kind === 'open' ? null : seat.name,
      you: seat.you && seat.kind !== 'open' && seat.seat === view.yours[0],
      bot: seat.kind === 'bot' ? seat.bot : null,
      host: seat.host,
      local: seat.kind === 'local',
    })),
    info,
    plan: planOf(view),
    youHost: view.host,
    seated: view.yours.length > 0 || view.host,
    bots: info?.bots ?? [],
  };
}

const planOf = ({ setup, seats }: S.View): Plan => ({
  game: setup.game as V.GameId,
  seats: seats.length,
  options: setup.options ?? {},
  openMoney: setup.open_money ?? false,
  hints: setup.hints ?? 'off',
  clock: setup.clock ?? null,
  public: setup.public ?? false,
  byHand: setup.dice === 'by-hand',
});

/** A game's options as chosen. One that does not go with the rest stands at its default and says what it needs. */
export function optionsOf(info: S.GameInfo, seats: number, chosen: Plan['options']): V.OptionView[] {
  const valueOf = ({ name, default: usual }: S.OptionInfo) => chosen[name] ?? usual;
  return info.options.map((option) => {
    const other = option.needs && info.options.find((each) => each.name === option.needs![0])!;
    const lacking =
      other && valueOf(other) !== option.needs![1] ? { option: other.name, value: option.needs![1] } : null;
    const blocked = option.seats && !option.seats.includes(seats) ? { seats: option.seats } : lacking;
    return { id: option.name, value: blocked ? option.default : valueOf(option), choices: choicesOf(option), blocked };
  });
}

export const valuesOf = (options: V.OptionView[]): Plan['options'] =>
  Object.fromEntries(options.map(({ id, value }) => [id, value]));

/** What may be chosen; of a range its default and some round numbers. */
export function choicesOf(option: S.OptionInfo): V.OptionView['choices'] {
  if (option.allowed.length || option.least === null || option.most === null) return option.allowed;
  const top = Number(option.default);
  return [...new Set([top / 4, top / 2, top])].filter(
    (value) => value >= option.least! && value <= option.most! && (value - option.least!) % (option.step ?? 1) === 0,
  );
}

export function summaryOf(table: S.TableSummary): V.TableSummary {
  return {
    table: table.table,
    code: table.code,
    game: table.game as V.GameId,
    seats: table.seats.flatMap((seat) => (seat.name && seat.kind !== 'open' ? [seat.name] : [])),
    free: table.free,
    state: table.status === 'over' ? 'over' : table.status === 'open' ? 'open' : table.your_turn ? 'yours' : 'theirs',
    round: table.round,
    rounds: 0,
    when: new Date(table.touched).toLocaleDateString(document.documentElement.lang || undefined, {
      day: 'numeric',
      month: 'short',
    }),
  };
}

/** The end: standings as the server ranks them, the way there from the replay. */
export function endOf(view: S.View, replay: S.Replay, frame: V.TableFrame): Omit<V.EndView, 'rematch'> {
  const result = view.result!;
  const seats = frame.seats.map(({ seat }) => seat);
  const strength = (seat: number): [number, number] => [result.score[seat]!, result.counts.bills?.[seat] ?? 0];
  const beats = (a: number, b: number) =>
    strength(a)[0] > strength(b)[0] || (strength(a)[0] === strength(b)[0] && strength(a)[1] > strength(b)[1]);
  const standings = seats
    .map((seat) => ({
      seat,
      // Who won is the server's word; the places below follow the same numbers.
      place: result.winners.includes(seat) ? 1 : 1 + seats.filter((other) => beats(other, seat)).length,
      score: result.score[seat]!,
      bills: result.counts.bills?.[seat] ?? 0,
      jetons: result.counts.jetons?.[seat] ?? 0,
    }))
    .sort((a, b) => a.place - b.place);
  const steps = ['0'];
  const scores = seats.map(() => [0]);
  for (const step of replay.steps) {
    const ends =
      step.entries.filter((entry) => entry.kind === 'bank' || entry.kind === 'bust').length > 0 ||
      step.entries.some((entry) => entry.kind === 'pay');
    if (!ends) continue;
    const rounds =
      step.board.kind === 'top-10000'
        ? null
        : step.entries.some((entry) => entry.kind === 'round')
          ? step.board.round - 1
          : step.board.round;
    steps.push(String(rounds ?? steps.length));
    seats.forEach((seat) => scores[seat]!.push(step.scores[seat] ?? 0));
  }
  const board = view.board;
  return {
    frame,
    standings,
    plot: { steps, scores },
    rounds: board !== null && board.kind !== 'top-10000' ? (board.history ?? []) : [],
    fairness: replay.fairness && {
      commitment: replay.fairness.commitment,
      seed: replay.fairness.server_seed,
      seatSeeds: replay.fairness.seat_seeds,
      outcomes: replay.steps.filter((step) => step.chance).length,
    },
  };
}

/**
 * The moves that decided a game: where the winner's lead changed most, each bill counted for whoever would get it.
 * In the order played, each with who moved (where all lay at once, the winner) and by how much.
 */
export function turningPoints({ steps, result }: S.Replay, most = 3): { at: number; seat: number; swing: number }[] {
  const winner = result?.winners[0];
  if (winner === undefined) return [];
  const leads = steps.map(({ board, scores }) => {
    const worth = [...scores];
    if (board.kind !== 'top-10000')
      for (const { value, goes_to: to } of board.casinos.flatMap((casino) => casino.bills))
        if (typeof to === 'number') worth[to]! += value;
    return worth[winner]! - Math.max(...worth.filter((_, seat) => seat !== winner));
  });
  return steps
    .flatMap(({ entries }, at) => {
      const moves = entries.flatMap((entry) =>
        entry.kind === 'place' || entry.kind === 'lay' || entry.kind === 'keep' ? [entry.seat] : [],
      );
      const swing = Math.abs(leads[at]! - (leads[at - 1] ?? 0));
      return moves.length && swing ? [{ at, seat: moves.length > 1 ? winner : moves[0]!, swing }] : [];
    })
    .sort((a, b) => b.swing - a.swing)
    .slice(0, most)
    .sort((a, b) => a.at - b.at);
}

export type { Names };
