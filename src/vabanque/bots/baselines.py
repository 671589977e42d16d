"""Sparring partners for the three Las Vegas games: habits that people describe, each in a few lines.

None of them looks ahead and none knows who is winning the game; they see the table and the bills, and decide at once.
Equal moves: the first in the rules' order, so a roll has one answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from random import Random
from typing import Any, ClassVar

from vabanque.core import Seat
from vabanque.core.frozen import changed, swap
from vabanque.games.las_vegas.rules import BANDIT, BIGGY_WEIGHT, IN_HAND, LasVegas, Place, Roll
from vabanque.games.las_vegas_cards.editions import EXIT
from vabanque.games.las_vegas_cards.rules import LasVegasCards, Lay, in_order, number, pips
from vabanque.games.vegas import JETON_VALUE, settle

LAS_VEGAS = frozenset({"las-vegas-2012", "las-vegas-biggy", "las-vegas-cards"})
"""The games these bots can play."""

Rules = LasVegas | LasVegasCards
Move = Place | Lay


# -- what a move does ----------------------------------------------------------------------------------------------


def laid_out(rules: Rules, view: Any, move: Any) -> Any:
    """The view right after one's own move, before anything else happens."""
    if isinstance(rules, LasVegas):
        return rules.after(view, move)  # needs no more than lies open
    # rules.after also moves hidden cards, which a view does not have.
    laid = swap(view.laid, move.seat, in_order((*view.laid[move.seat], *move.cards)))
    taken = sum(
        lies and sum(pips(card) for card in move.cards if number(card) == casino) >= 2  # R24, R25
        for casino, lies in enumerate(view.jetons_at, start=1)
    )
    jetons = swap(view.jetons, move.seat, view.jetons[move.seat] + taken) if taken else view.jetons
    return changed(view, laid=laid, jetons=jetons)


def casinos_of(move: Move) -> list[int]:
    """The casinos where a move changes something."""
    return [move.casino] if isinstance(move, Place) else sorted({number(card) for card in move.cards})


def spent(view: Any, move: Move) -> int:
    """Own dice, or cards, that a move uses up."""
    if isinstance(move, Lay):
        return len(move.cards)
    roll: Roll = view.roll
    return roll.own.count(move.face) + (roll.biggy == move.face)


def weight_of(view: Any, move: Move, casino: int) -> int:
    """How many own dice a move adds at `casino`, a Biggy and a double counting two."""
    if isinstance(move, Lay):
        return sum(pips(card) for card in move.cards if number(card) == casino)
    roll: Roll = view.roll
    return roll.own.count(move.face) + BIGGY_WEIGHT * (roll.biggy == move.face)


def paid_now(rules: Rules, table: Any, casinos: Sequence[int]) -> list[int]:
    """What every seat would get if these casinos were paid now."""
    money = [0] * rules.seats
    for casino in casinos:
        pay = settle(casino, table.bills[casino - 1], rules.ranked(table, casino), rules.seats)
        for seat, bill in pay.bills.items():
            money[seat] += bill
    return money


def gains(rules: Rules, view: Any, move: Move) -> list[int]:
    """What a move changes for every seat if everything were paid right after it."""
    casinos = casinos_of(move)
    table = laid_out(rules, view, move)
    after = paid_now(rules, table, casinos)
    before = paid_now(rules, view, casinos)
    gain = [new - old for new, old in zip(after, before, strict=True)]
    if table.jetons:
        gain[move.seat] += JETON_VALUE * (table.jetons[move.seat] - view.jetons[move.seat])
    return gain


# -- the habits ----------------------------------------------------------------------------------------------------


class Baseline:
    """Takes the move whose `worth` is greatest, the first among equals."""

    games: ClassVar[frozenset[str]] = LAS_VEGAS

    def __init__(self, rules: Any, seat: Seat, rng: Random) -> None:
        self.rules: Rules = rules
        self.seat = seat

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return max(moves, key=lambda move: self.worth(view, move)) if len(moves) > 1 else moves[0]

    def worth(self, view: Any, move: Move) -> tuple[float, ...]:
        raise NotImplementedError


class MostDice(Baseline):
    """Places what it has rolled most of; among equals where the top bill is highest."""

    def worth(self, view: Any, move: Move) -> tuple[float, ...]:
        # Cards of two numbers are no heap: the greater of them counts.
        return max((weight_of(view, move, casino), view.bills[casino - 1][0]) for casino in casinos_of(move))


class Richest(Baseline):
    """Goes where the highest bill lies; among equals with as many dice as possible."""

    def worth(self, view: Any, move: Move) -> tuple[float, ...]:
        # Of two different cards the one at the poorer casino goes for less.
        return min((view.bills[casino - 1][0], weight_of(view, move, casino)) for casino in casinos_of(move))


class Gain(Baseline):
    """Takes what brings most money if everything were paid now; among equals with the fewest dice."""

    def worth(self, view: Any, move: Move) -> tuple[float, ...]:
        return gains(self.rules, view, move)[self.seat], -spent(view, move)


class GainMinus(Baseline):
    """As `gain`, less what the move brings to all rivals: taking from a leader counts as much as getting."""

    def worth(self, view: Any, move: Move) -> tuple[float, ...]:
        gain = gains(self.rules, view, move)
        return 2 * gain[self.seat] - sum(gain), -spent(view, move)


class GainPerDie(Baseline):
    """As `gain`, for each die or card spent; a loss is not made smaller by more dice."""

    def worth(self, view: Any, move: Move) -> tuple[float, ...]:
        gain = gains(self.rules, view, move)[self.seat]
        used = spent(view, move)
        return gain / max(1, used) if gain > 0 else gain, -used


class TopNote(Baseline):
    """Sees only the top bill of each casino: goes where it takes the lead from others for most money."""

    def worth(self, view: Any, move: Move) -> tuple[float, ...]:
        table = laid_out(self.rules, view, move)
        won = [casino for casino in casinos_of(move) if self._leads(table, casino) and not self._leads(view, casino)]
        lost = [casino for casino in casinos_of(move) if self._leads(view, casino) and not self._leads(table, casino)]
        return (sum(view.bills[casino - 1][0] for casino in won) - sum(view.bills[casino - 1][0] for casino in lost),)

    def _leads(self, table: Any, casino: int) -> bool:
        return list(self.rules.ranked(table, casino)[:1]) == [self.seat]


# -- chances -------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def still_to_come(dice: int) -> tuple[float, ...]:
    """P(a player with so many dice left adds k of them to one given casino), k = 0 … dice.

    The player rolls all dice left and places any face shown, all equally likely, until none is left.
    """
    if not dice:
        return (1.0,)
    chances = [0.0] * (dice + 1)
    for count in range(1, dice + 1):
        # This face shows `count` times and is the one chosen among all faces shown.
        others = dice - count
        chosen = (
            comb(dice, count) / 6**dice * sum(ways / (1 + shown) for shown, ways in enumerate(_faces_shown(others)))
        )
        for added, chance in enumerate(still_to_come(others)):
            chances[added + count] += chosen * chance
            chances[added] += 5 * chosen * chance
    return tuple(chances)


@lru_cache(maxsize=64)
def _faces_shown(dice: int) -> tuple[int, ...]:
    """In how many ways `dice` dice, each showing one of five faces, show exactly k different ones."""
    return tuple(
        comb(5, faces) * sum((-1) ** miss * comb(faces, miss) * (faces - miss) ** dice for miss in range(faces + 1))
        for faces in range(6)
    )


Owner = tuple[int, int, bool]
"""Weight at a casino, dice still to come, and whether a Biggy is still to come."""


@lru_cache(maxsize=4096)
def _final_weight(owner: Owner) -> tuple[float, ...]:
    """P(an owner's weight at a casino is w at the end of the round)."""
    weight, dice, biggy = owner
    chances = [0.0] * weight + list(still_to_come(dice)) + [0.0] * (BIGGY_WEIGHT * biggy)
    if biggy:
        chances = [
            (5 * chance + (chances[at - BIGGY_WEIGHT] if at >= BIGGY_WEIGHT else 0.0)) / 6
            for at, chance in enumerate(chances)
        ]
    return tuple(chances)


@lru_cache(maxsize=4096)
def _below_and_above(owner: Owner, weight: int) -> tuple[float, float]:
    chances = _final_weight(owner)
    return sum(chances[:weight]), sum(chances[weight + 1 :])


@lru_cache(maxsize=200_000)
def expected_bill(bills: tuple[int, ...], me: Owner, rivals: tuple[Owner, ...], *, ties_cancel: bool = True) -> float:
    """What a casino is worth to one owner: P(being first, second, …) at the end of the round, times the bills.

    Everybody's dice fall independently, and rivals who cancel each other above us are taken to stay there.
    """
    worth = 0.0
    for weight, chance in enumerate(_final_weight(me)):
        if not weight or not chance:
            continue
        ahead = [chance] + [0.0] * (len(bills) - 1)  # P(we have this weight and k rivals have more)
        for rival in rivals:
            below, above = _below_and_above(rival, weight)
            if not ties_cancel:  # on the Bandit pips decide: even chances
                tied = (1.0 - below - above) / 2
                below, above = below + tied, above + tied
            for place in range(len(bills) - 1, 0, -1):
                ahead[place] = ahead[place] * below + ahead[place - 1] * above
            ahead[0] *= below
        worth += sum(p * bill for p, bill in zip(ahead, bills, strict=True))
    return worth


class Chances(Baseline):
    """Estimates for every casino how likely each place is at the end of the round, and weighs the bills with it.

    It takes all dice still to come for random ones, its own as well.
    """

    rivals_matter: ClassVar[float] = 1.0
    """How much of the rivals' mean expectation is taken off one's own."""
    places: ClassVar[int | None] = None
    """How many bills of a casino count; None: all."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        if len(moves) == 1:
            return moves[0]
        self._to_come = [self._owner_to_come(view, owner) for owner in range(self._owners())]
        return super().choose(view, moves)

    def worth(self, view: Any, move: Move) -> tuple[float, ...]:
        table = laid_out(self.rules, view, move)
        to_come = list(self._to_come)
        to_come[self.seat] = self._owner_to_come(table, self.seat)
        if isinstance(self.rules, LasVegas) and self.rules.neutral_each:
            to_come[self.rules.seats] = self._owner_to_come(table, self.rules.seats)
        worth = 0.0
        for casino, bills in enumerate(table.bills, start=1):
            owners = [
                (weight, *coming) for weight, coming in zip(self.rules.weights(table, casino), to_come, strict=True)
            ]
            if casino == BANDIT and None not in table.bandit:
                owners = [(weight, 0, False) for weight, _, _ in owners]  # every face lies there (R17)
            for seat in range(self.rules.seats):
                part = 1.0 if seat == self.seat else -self.rivals_matter / (self.rules.seats - 1)
                if part:
                    rivals = tuple(sorted(owners[:seat] + owners[seat + 1 :]))
                    counted = bills[: self.places]
                    worth += part * expected_bill(counted, owners[seat], rivals, ties_cancel=casino != BANDIT)
        if table.jetons:
            worth += JETON_VALUE * (table.jetons[self.seat] - view.jetons[self.seat])
        return (worth,)

    def _owners(self) -> int:
        return self.rules.owners if isinstance(self.rules, LasVegas) else self.rules.seats

    def _owner_to_come(self, table: Any, owner: int) -> tuple[int, bool]:
        """Dice, or cards, that an owner will still bring this round; and whether a Biggy is among them."""
        if isinstance(self.rules, LasVegasCards):
            laid = len(table.laid[owner])
            return 0 if table.out[owner] else max(0, EXIT - laid), False
        if owner == self.rules.seats:
            return sum(table.neutral), False
        return table.own[owner], bool(table.biggies) and table.biggies[owner] == IN_HAND


class Majority(Chances):
    """As `chances`, but sees only the top bill of every casino, and only what it means to itself."""

    rivals_matter = 0.0
    places = 1


class Hopes(Chances):
    """As `chances`, but cares for nobody else's money."""

    rivals_matter = 0.0


BASELINES: dict[str, type] = {
    "most-dice": MostDice,
    "richest": Richest,
    "gain": Gain,
    "gain-minus": GainMinus,
    "gain-per-die": GainPerDie,
    "top-note": TopNote,
    "majority": Majority,
    "chances": Chances,
    "hopes": Hopes,
}
