"""Worked examples for the rules pages of the card game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from vabanque.core import IllegalMove
from vabanque.core.frozen import replace
from vabanque.core.scene import Phrase, phrase
from vabanque.figures.model import IDA, MILA, NAMES, NOAH, TOM, Figure, FigurePiece, FigureRow
from vabanque.games import game
from vabanque.games.las_vegas_cards.editions import ID
from vabanque.games.las_vegas_cards.rules import Lay
from vabanque.games.vegas.figures import bills_up_to, paid, setup, taken, whose


def card_payout(casino: int, bills: tuple[int, ...], laid: Mapping[int, tuple[str, ...]]) -> Figure:
    """What a casino of the card game pays."""
    rules: Any = game(ID, len(NAMES))
    cards = tuple(laid.get(seat, ()) for seat in range(len(NAMES)))
    table = replace(rules.start().state, bills=bills_up_to(casino, bills), laid=cards)

    def pieces(owner: int, out: bool) -> tuple[FigurePiece, ...]:
        return tuple(FigurePiece("card", card, owner, out=out) for card in laid.get(owner, ()))

    return paid(rules, table, casino, pieces)


def card_jeton(seat: int, hand: tuple[str, ...], cards: tuple[str, ...], casino: int) -> Figure:
    """A double card takes the Jeton."""
    rules: Any = game(ID, len(NAMES), order="in-turn", jetons=True)
    state = _holding(rules, seat, hand)
    return taken(rules, state, Lay(seat, cards), tuple(FigurePiece("card", card, seat) for card in cards), casino)


def _holding(rules: Any, seat: int, hand: tuple[str, ...]) -> Any:
    """The first play of a round in which this seat holds these cards."""
    state = rules.start(seat).state
    hands = tuple(hand if other == seat else ("1", "2", "3", "4", "5") for other in range(len(NAMES)))
    return replace(state, bills=((50, 40),) * 6, hands=hands)


def selection(seat: int, hand: tuple[str, ...], *tries: tuple[str, ...]) -> Figure:
    """Some choices from a hand, and which of them the rules allow."""
    rules: Any = game(ID, len(NAMES))
    state = _holding(rules, seat, hand)
    rows = [FigureRow(whose(seat), tuple(FigurePiece("card", card, seat) for card in hand))]
    told: list[Phrase] = []
    for cards in tries:
        try:
            rules.check(state, Lay(seat, cards))
            allowed = True
        except IllegalMove as refusal:
            allowed = False
            told.append(phrase(f"error-{refusal.code}", **refusal.facts))
        note = phrase("figure-allowed" if allowed else "figure-not-allowed")
        pieces = tuple(FigurePiece("card", card, seat, out=not allowed) for card in cards)
        rows.append(FigureRow(None, pieces, note, good=allowed))
    return Figure(tuple(rows), tuple(told))


def figures(_id: str) -> dict[str, list[Figure]]:
    """Section of the rules page → the figures there."""
    tries = [("2",), ("2", "6"), ("2+", "6"), ("2", "2", "2"), ("2", "2", "2", "2+"), ("2", "2", "6")]
    return {
        "setup": [setup(ID, ["80 30", "40 70", "100 40", "50 60", "30 90", "60 70"])],
        "selection": [selection(MILA, ("2", "2", "2", "2+", "6"), *tries)],
        "example": [
            card_payout(3, (80, 50), {MILA: ("3+", "3"), TOM: ("3", "3", "3"), NOAH: ("3+",), IDA: ("3",)}),
            card_payout(6, (70, 40), {IDA: ("6",)}),
        ],
        "jetons": [card_jeton(IDA, ("1", "2", "4", "5+", "6"), ("5+",), 5)],
    }
