"""Puzzles from the ends of games, solved exactly: cheap to make, and beyond doubt.

    python -m vabanque_lab.ends las-vegas-biggy --puzzles 340 --out biggy.jsonl.gz

In the last round only what casinos pay matters. With few dice left, every roll and every placement is tried, for any
number of players, each of whom maximises its own share of the victory. In the card game, a player who is the only one
still in the round has no secrets to guess: every hand that the pile allows is tried.

A decision becomes a puzzle if every move is either as good as the best or a clear mistake, at most a third of the moves
are good, and at least one level of bots misses them all.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations, count, islice
from math import comb, prod
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from vabanque import __version__
from vabanque.analyse.reviewer import CLEAR
from vabanque.bots import levels_for, make_bot
from vabanque.core import Decide, Entry, Over, Seat
from vabanque.core.chance import throws
from vabanque.games import find, make
from vabanque.games.las_vegas.exact import duel
from vabanque.games.las_vegas.rules import IN_HAND, LasVegas
from vabanque.games.las_vegas_cards.editions import HAND, PLAYS, ROUNDS
from vabanque.games.las_vegas_cards.rules import LasVegasCards, Lay
from vabanque.games.vegas.rules import BIGGY_WEIGHT, ranking
from vabanque.play.journal import to_plain
from vabanque.play.loop import play_on
from vabanque.puzzles.collection import Answer, Header, Puzzle, pack
from vabanque_lab.coaching import RandomDealer

MOST_LAYOUTS = 1_500
"""Ways to lay out all dice in hand up to which every roll is tried: half a second of CPU time."""
MOST_VALUES = 2_000_000
"""The same with two seats, where compiled code tries them."""
EACH = 3
"""At most this many puzzles from one game."""
CARELESS = 0.3
"""How often a player of these games chooses at random. Otherwise it takes what pays most as things stand."""
EQUAL = 1e-9
GOOD = 1 / 3
"""At most this part of the moves may be right."""
MOVES, MOVES_FOR_TWO = 3, 4
"""A decision between fewer moves is not a puzzle; ends for two players are so easily had that they may ask for more."""
ALIKE = 12
"""At most one in this many puzzles has the same best and the same tempting move."""

Shares = tuple[float, ...]
Hands = tuple[tuple[int, int], ...]
"""Every seat's dice in hand: ordinary ones, and 1 for a Biggy."""
Weights = tuple[tuple[int, ...], ...]
"""[casino][seat]"""


class LastDice:
    """The end of the last round of Las Vegas with dice."""

    def __init__(self, rules: LasVegas, state: Any) -> None:
        self._seats = rules.seats
        self._bills, self._won = state.bills, [(sum(bills), len(bills)) for bills in state.won]
        self._paid = lru_cache(maxsize=100_000)(self._pay)
        self.value = lru_cache(maxsize=None)(self._value)

    def _pay(self, casino: int, weights: tuple[int, ...]) -> tuple[tuple[Seat, int], ...]:
        return tuple(zip(ranking(weights), self._bills[casino], strict=False))

    def _final(self, weights: Weights) -> Shares:
        money = list(self._won)
        for casino, here in enumerate(weights):
            for seat, bill in self._paid(casino, here):
                total, bills = money[seat]
                money[seat] = (total + bill, bills + 1)
        best = max(money)
        winners = money.count(best)
        return tuple((own == best) / winners for own in money)

    def _value(self, weights: Weights, hands: Hands, seat: Seat) -> Shares:
        """Everybody's share before the next roll, if all play for their own."""
        for ahead in range(self._seats):
            roller = (seat + ahead) % self._seats
            if any(hands[roller]):
                break
        else:
            return self._final(weights)
        own, biggy = hands[roller]
        after = {
            (face, dice, big): self.placed(weights, hands, roller, face, dice, big)
            for face in range(6)
            for dice in range(own + 1)
            for big in range(biggy + 1)
            if dice + big
        }
        mean = [0.0] * self._seats
        for counts, chance in _rolls(own):
            for shown in range(6) if biggy else (-1,):
                reached = [
                    after[face, dice, int(face == shown)] for face, dice in enumerate(counts) if dice or face == shown
                ]
                best = max(reached, key=lambda shares: shares[roller])
                weight = chance / 6 if biggy else chance
                for other in range(self._seats):
                    mean[other] += weight * best[other]
        return tuple(mean)

    def placed(self, weights: Weights, hands: Hands, seat: Seat, face: int, dice: int, big: int) -> Shares:
        """After a placement; faces count from 0."""
        row = list(weights[face])
        row[seat] += dice + BIGGY_WEIGHT * big
        own, biggy = hands[seat]
        left = (*hands[:seat], (own - dice, biggy - big), *hands[seat + 1 :])
        return self.value((*weights[:face], tuple(row), *weights[face + 1 :]), left, seat + 1)


@lru_cache(maxsize=16)
def _rolls(dice: int) -> list[tuple[tuple[int, ...], float]]:
    """Counts of every face, and the chance of each roll."""
    return [(tuple(shown.count(face) for face in range(1, 7)), float(chance)) for shown, chance in throws(dice)]


def dice_values(rules: LasVegas, state: Any, seat: Seat, moves: Sequence[Any]) -> list[float] | None:
    """The mover's exact win share after each move; None if there is too much to try."""
    if state.round != rules.edition.rounds:
        return None
    if rules.seats == 2 and duel.solvable(rules, state):
        # The whole rest of the round is solved by compiled code, for both seats at once.
        solution = duel.duel_for(rules, state) if duel.size(state) <= MOST_VALUES else None
        if solution is None:
            return None
        first = [solution.placed(state, move) for move in moves]
        return first if seat == 0 else [1 - share for share in first]
    biggies = state.biggies or (None,) * rules.seats
    hands = tuple((own, int(where == IN_HAND)) for own, where in zip(state.own, biggies, strict=True))
    plain = not (rules.bandit or rules.neutral_each or rules.jetons or state.left)
    layouts = prod(comb(own + 6, 6) * (7 if biggy else 1) for own, biggy in hands)
    if not plain or layouts > MOST_LAYOUTS:
        return None
    weights = tuple(tuple(rules.weights(state, casino)) for casino in range(1, 7))
    end, roll = LastDice(rules, state), state.roll
    return [
        end.placed(weights, hands, seat, m.face - 1, roll.own.count(m.face), int(roll.biggy == m.face))[seat]
        for m in moves
    ]


def card_values(rules: LasVegasCards, state: Any, seat: Seat, moves: Sequence[Any]) -> list[float] | None:
    """The same for the card game, if the mover is the only one left in the last round."""
    alone = [other for other in range(rules.seats) if not state.out[other]] == [seat]
    if not alone or state.round != ROUNDS or len(rules.pile(state, seat)) > HAND or rules.jetons or state.left:
        return None

    def worth(state: Any, move: Lay) -> float:
        after = rules.play(state, move).state
        turn = rules.turn(after)
        if isinstance(turn, Over):
            result = turn.result
            return (seat in result.winners) / len(result.winners)
        assert after.play <= PLAYS
        hands = Counter(combinations(rules.pile(after, seat), HAND))
        total = 0.0
        for hand, ways in hands.items():
            drawn = rules.land(after, rules.turn(after).read(" ".join(hand))).state  # type: ignore[union-attr]
            total += ways * max(worth(drawn, lay) for lay in rules.legal(drawn, seat))
        return total / hands.total()

    return [worth(state, move) for move in moves]


Solve = Callable[[Any, Any, Seat, Sequence[Any]], "list[float] | None"]
SOLVERS: dict[str, Solve] = {
    "las-vegas-2012": dice_values,
    "las-vegas-biggy": dice_values,
    "las-vegas-cards": card_values,
}


def solved(rules: Any, state: Any, seat: Seat) -> dict[str, float] | None:
    """Short notation of every legal move → its exact win share; None if this end cannot be solved."""
    moves = rules.legal(state, seat)
    values = SOLVERS[rules.spec.game](rules, state, seat, moves)
    return None if values is None else dict(zip(map(rules.write_move, moves), values, strict=True))


def is_puzzle(values: Sequence[float]) -> bool:
    """Are few moves right, and all others clearly wrong?"""
    best = max(values)
    right = sum(best - value < EQUAL for value in values)
    wrong = sum(best - value >= CLEAR for value in values)
    return len(values) >= MOVES and right + wrong == len(values) and right <= GOOD * len(values)


def puzzles(game: str, seed: int, seats: Sequence[int]) -> Iterator[Puzzle]:
    """Puzzles without end, with these numbers of seats in turn."""
    levels = levels_for(game)
    for number in count():
        rng = Random(f"ends {game} {seed} {number}")
        rules = make(game, seats[number % len(seats)], open_money=True)
        yield from islice(_puzzles_in(rules, levels, rng, number), EACH)


def _puzzles_in(rules: Any, levels: Sequence[str], rng: Random, number: int) -> Iterator[Puzzle]:
    journal: list[Entry] = []
    decisions: list[tuple[int, Any, Seat]] = []

    def choose(state: Any, seat: Seat) -> Any:
        moves = rules.legal(state, seat)
        if len(moves) == 1 or rng.random() < CARELESS:
            return rng.choice(moves)
        return max(moves, key=lambda move: (_paid(rules, rules.after(state, move), seat), rng.random()))

    for step in play_on(rules, rules.start(), RandomDealer(rng), choose):
        journal.extend(step.entries)
        turn = rules.turn(step.state)
        if isinstance(turn, Decide):
            decisions.extend((len(journal), step.state, seat) for seat in turn.seats)
    rng.shuffle(decisions)
    least = MOVES_FOR_TWO if rules.seats == 2 else MOVES
    for entries, state, seat in decisions:
        if len(rules.legal(state, seat)) < least:
            continue
        values = solved(rules, state, seat)
        if values is None or not is_puzzle(list(values.values())):
            continue
        played = chosen_by(levels, rules, state, seat, number)
        best = max(values.values())
        wrong = Counter(move for move in played.values() if best - values[move] >= CLEAR)
        if wrong:
            ranked = sorted(values, key=lambda move: -values[move])
            yield Puzzle(
                number=number,
                game=rules.spec.game,
                options=dict(rules.spec.options),
                seats=rules.spec.seats,
                start=0,
                seat=seat,
                journal=[msgspec.to_builtins(to_plain(entry)) for entry in journal[:entries]],
                answers=[Answer(move, round(values[move], 4)) for move in ranked],
                tempting=wrong.most_common(1)[0][0],
                found=[level for level, move in played.items() if best - values[move] < EQUAL],
            )


def _paid(rules: Any, table: Any, seat: Seat) -> int:
    """What a seat would get now."""
    return sum(pay.bills.get(seat, 0) for pay in rules.payments(table))


def chosen_by(levels: Sequence[str], rules: Any, state: Any, seat: Seat, number: int) -> dict[str, str]:
    """Level → what it would play, in short notation."""
    view, moves = rules.view(state, seat), rules.legal(state, seat)
    return {
        level: rules.write_move(make_bot(level, rules, seat, Random(number)).choose(view, moves)) for level in levels
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=SOLVERS)
    parser.add_argument("--puzzles", type=int, default=340)
    parser.add_argument("--seed", type=int, default=29)
    parser.add_argument("--seats", type=int, nargs="*", help="how many players; all numbers, if left out")
    parser.add_argument("--out", type=Path, required=True)
    chosen = parser.parse_args()
    seats = chosen.seats or list(find(chosen.game).seats)
    kept: list[Puzzle] = []
    alike: Counter[tuple[str, str]] = Counter()
    command = f"python -m vabanque_lab.ends {chosen.game} --puzzles {chosen.puzzles} --seed {chosen.seed}"
    command += f" --seats {' '.join(map(str, seats))}"
    header = Header(chosen.game, chosen.seed, command, "greedy", levels_for(chosen.game), __version__)
    for puzzle in puzzles(chosen.game, chosen.seed, seats):
        kind = (puzzle.best, puzzle.tempting)
        if alike[kind] >= max(1, chosen.puzzles // ALIKE):
            continue
        alike[kind] += 1
        kept.append(puzzle)
        if len(kept) % 10 == 0 or len(kept) == chosen.puzzles:
            chosen.out.write_bytes(pack(header, kept))
            print(len(kept), puzzle.number, round(time.process_time()), flush=True)
        if len(kept) == chosen.puzzles:
            return


if __name__ == "__main__":
    main()
