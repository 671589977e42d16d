"""The fields that positions of all Las Vegas games have: bills at the casinos, bills won, bills gone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, NamedTuple

from vabanque.core.contract import Seat, StateT
from vabanque.core.notation import (
    END,
    NOTHING,
    SEATS,
    Notation,
    for_each_seat,
    matched,
    read_seat,
    unreadable,
)
from vabanque.games.vegas.rules import Pile, VegasRules

BILLS = " 123456789X"
"""A bill is written in tens of thousands: 9 is $90,000, X is $100,000."""
JETON = "*"


class Cell(NamedTuple):
    """A casino as it is written: `62*:a2b1`."""

    bills: tuple[int, ...]
    jeton: bool
    lying: str
    """What stands after the colon: the dice that lie there."""


class Purses(NamedTuple):
    """The money that is not at the casinos."""

    won: tuple[tuple[int, ...], ...]
    jetons: tuple[int, ...]
    gone: Pile
    deck: Pile


def write_bills(bills: Iterable[int]) -> str:
    """`62` for $60,000 and $20,000."""
    return "".join(BILLS[bill // 10] for bill in bills) or NOTHING


def read_bills(field: str, text: str) -> tuple[int, ...]:
    """What `write_bills` wrote. Raises Unreadable."""
    if text == NOTHING:
        return ()
    return tuple(10 * BILLS.index(letter) for letter in matched(field, r"[1-9X]+", text)[0])


class VegasNotation(Notation[StateT], Generic[StateT]):
    """What the notations of the Las Vegas games share."""

    rules: VegasRules[StateT, Any, Any]

    def write_round(self, state: Any) -> str:
        """`2ac`: round 2, started by a, and c is to play."""
        return f"{state.round}{SEATS[state.starter]}{SEATS[state.seat]}"

    def read_round(self, text: str) -> tuple[int, Seat, Seat]:
        """Number of the round, who started it, whose turn it is."""
        number, starter, seat = matched("round", r"(\d)([a-j])([a-j])", text).groups()
        return int(number), read_seat(self.rules, "round", starter), read_seat(self.rules, "round", seat)

    def write_casinos(self, state: Any, lying: Sequence[str]) -> str:
        """Bills, Jeton and what lies at each casino that has been filled."""
        jetons = state.jetons_at or (False,) * 6
        cells = []
        for casino, bills in enumerate(state.bills):
            jeton = JETON if casino < len(jetons) and jetons[casino] else ""
            cells.append(write_bills(bills) + jeton + (f":{lying[casino]}" if lying[casino] else ""))
        return "/".join(cells) or NOTHING

    def read_casinos(self, text: str) -> list[Cell]:
        """Every casino that has been filled."""
        cells = []
        for cell in () if text == NOTHING else text.split("/"):
            bills, jeton, lying = matched("casinos", r"([1-9X]+)(\*?)(?::(.+))?", cell).groups()
            cells.append(Cell(read_bills("casinos", bills), bool(jeton), lying or ""))
        if len(cells) > self.rules.casinos:
            raise unreadable("casinos", text)
        return cells

    def write_end(self, state: Any) -> str:
        """`end`, or `end*246` if Jetons still lie at casinos 2, 4 and 6."""
        jetons = "".join(str(casino) for casino, lies in enumerate(state.jetons_at, start=1) if lies)
        return END + (f"{JETON}{jetons}" if jetons else "")

    def read_jetons(self, cells: Sequence[Cell], end: str) -> tuple[bool, ...]:
        """Where Jetons lie: at casinos that are still to be filled, too. `end` is what `write_end` wrote, if it did."""
        if not self.rules.jetons:
            return ()
        if end.startswith(END):
            lying = matched("due", r"end(?:\*([1-6]+))?", end)[1] or ""
            return tuple(str(casino) in lying for casino in range(1, 7))
        return tuple(cells[casino].jeton if casino < len(cells) else True for casino in range(6))

    def write_purses(self, state: Any) -> tuple[str, str]:
        """What every seat has won, and the bills that nobody has."""
        jetons = state.jetons or (0,) * self.rules.seats
        won = [
            write_bills(bills) + (f"{JETON}{taken}" if taken else "")
            for bills, taken in zip(state.won, jetons, strict=True)
        ]
        return "/".join(won), write_bills(reversed(self.rules.money.listed(state.gone)))

    def read_purses(self, won: str, gone: str, cells: Sequence[Cell]) -> Purses:
        """The money off the table; the deck is what is left of the edition's bills. Raises Impossible too."""
        money = self.rules.money
        purses = [
            matched("won", r"([1-9X]+|-)(?:\*(\d{1,2}))?", part) for part in for_each_seat(self.rules, "won", won)
        ]
        bills = tuple(read_bills("won", purse[1]) for purse in purses)
        jetons = tuple(int(purse[2] or 0) for purse in purses)
        if any(jetons) and not self.rules.jetons:
            raise unreadable("won", won)
        removed = read_bills("gone", gone)
        deck = money.deck
        for taken in (removed, *bills, *(cell.bills for cell in cells)):
            deck = money.take(deck, taken)
        nothing = (0,) * len(money.deck)
        return Purses(bills, jetons if self.rules.jetons else (), money.put(nothing, removed), deck)
