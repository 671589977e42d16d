"""What the card game is made of, as data."""

from __future__ import annotations

from vabanque.core import Option
from vabanque.games.vegas.rules import Money

ID = "las-vegas-cards"
SEATS = range(2, 6)  # R26
ROUNDS = 4
PLAYS = 6
"""30 cards make six hands of five (R32)."""
HAND = 5
EXIT = 8
"""A player who has laid this many cards is out of the round. Cards count here, not dice (R27)."""

CARDS: tuple[str, ...] = tuple(card for n in "123456" for card in (n, n, n, n, f"{n}+"))
"""One player's set: per number four single cards and one double, written `3+` (R22)."""
SORTS: tuple[str, ...] = tuple(card for n in "123456" for card in (n, f"{n}+"))
"""The twelve different cards in sorting order."""

# Six of each value: an assumption, since no source says how the 48 bills are divided (R23).
MONEY = Money({30: 6, 40: 6, 50: 6, 60: 6, 70: 6, 80: 6, 90: 6, 100: 6}, exactly=2)

OPTIONS = (
    Option("order", "together", ("together", "in-turn")),
    Option("jetons", False, (False, True), needs=("order", "in-turn"), refusal="jetons-in-turn"),
)
