"""Every selection of cards that any hand allows, numbered."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from vabanque.games.las_vegas_cards.editions import CARDS, HAND
from vabanque.games.las_vegas_cards.rules import Cards, LasVegasCards, selections


def vocabulary(rules: LasVegasCards) -> tuple[str, ...]:  # noqa: ARG001
    """Version 1: the fewest cards first, then in the order of their text."""
    return tuple(" ".join(cards) for cards in all_selections())


@cache
def all_selections() -> tuple[Cards, ...]:
    """One or two cards of any numbers, or any cards of one number."""
    few = {cards for size in (1, 2) for cards in combinations(CARDS, size)}
    of_one_number = {cards for first in range(0, len(CARDS), HAND) for cards in selections(CARDS[first : first + HAND])}
    return tuple(sorted(few | of_one_number, key=lambda cards: (len(cards), cards)))
