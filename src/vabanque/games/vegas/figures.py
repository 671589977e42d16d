"""What the worked examples of the Las Vegas games share: casinos that are filled, pay, and give their Jeton away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vabanque.core.frozen import replace
from vabanque.core.scene import Phrase, phrase
from vabanque.figures.model import NAMES, Figure, FigurePiece, FigureRow, label
from vabanque.games import game, scenes
from vabanque.games.vegas.rules import Fill, Pay

NEUTRAL = len(NAMES)
"""The owner of neutral dice."""


def money(thousands: int) -> Phrase:
    return phrase("money", amount=1000 * thousands)


def casino_name(number: int) -> Phrase:
    return phrase("casino-name", casino=number)


def whose(owner: int) -> Phrase:
    return label(owner) if owner != NEUTRAL else phrase("figure-neutral")


def setup(id: str, fills: Sequence[str]) -> Figure:  # noqa: A002
    """The casinos are filled with these bills, turned over in this order."""
    rules = game(id, 4)
    shown = scenes(rules)
    state: Any = rules.start().state
    rows: list[FigureRow] = []
    told: list[Phrase] = []
    for bills in fills:
        due: Any = rules.turn(state)
        step: Any = rules.land(state, due.read(bills))
        fill = next(entry for entry in step.entries if isinstance(entry, Fill))
        pieces = tuple(FigurePiece("bill", value) for value in fill.bills)
        # Only where bills are turned over until they are worth enough does their sum matter.
        note = phrase("figure-sum", money=money(sum(fill.bills))) if due.money.least else None
        rows.append(FigureRow(casino_name(fill.casino), pieces, note))
        told += shown.tell(fill, shown.begin())
        state = step.state
    return Figure(tuple(rows), tuple(told))


def bills_up_to(casino: int, bills: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Only the last casino matters; those before it have a bill, since a payout goes through all of them."""
    return (*(((50,),) * (casino - 1)), bills)


def paid(rules: Any, table: Any, casino: int, pieces: Callable[[int, bool], tuple[FigurePiece, ...]]) -> Figure:
    weights, ranked = rules.weights(table, casino), rules.ranked(table, casino)
    pay: Pay = rules.payments(table)[casino - 1]
    left = list(pay.unclaimed)
    offered = []
    for bill in table.bills[casino - 1][::-1]:  # of equal bills, the last ones are left
        unclaimed = bill in left
        if unclaimed:
            left.remove(bill)
        offered.append(FigurePiece("bill", bill, out=unclaimed))
    rows = [FigureRow(casino_name(casino), tuple(offered[::-1]))]
    order = [*ranked, *(owner for owner, weight in enumerate(weights) if weight and owner not in ranked)]
    for owner in sorted(order, key=lambda owner: -weights[owner]):
        tied = owner not in ranked
        bill = pay.bills.get(owner) if owner < len(NAMES) else pay.neutral
        note = phrase("figure-tie") if tied else phrase("figure-nothing") if bill is None else money(bill)
        shown = (*pieces(owner, tied), FigurePiece("count", weights[owner]))
        rows.append(FigureRow(whose(owner), shown, note, good=bill is not None and not tied))
    shown_by = scenes(rules)
    return Figure(tuple(rows), shown_by.tell(pay, replace(shown_by.begin(), paid=table)))


def taken(rules: Any, state: Any, move: Any, pieces: tuple[FigurePiece, ...], casino: int) -> Figure:
    shown = scenes(rules)
    entries = rules.play(state, move).entries[:2]
    story = replace(shown.begin(), base=state)
    told = tuple(part for entry in entries for part in shown.tell(entry, story))
    assert [entry.kind for entry in entries][1] == "jeton"
    row = FigureRow(casino_name(casino), (*pieces, FigurePiece("jeton", 1)), whose(move.seat), good=True)
    return Figure((row,), told)
