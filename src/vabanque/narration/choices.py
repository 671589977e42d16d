"""The choices of a hand, each with the key or answer that selects it."""

from __future__ import annotations

from collections.abc import Sequence

from vabanque.core.scene import AreaChoice, AreaHand
from vabanque.i18n import Words


def numbered(hand: AreaHand) -> list[tuple[str, AreaChoice]]:
    """Every choice with its number. If moves are written as numbers, those are the numbers to answer with."""
    if any(choice.move.isdecimal() for choice in hand.choices):
        return [(choice.move, choice) for choice in hand.choices]
    return [(str(number), choice) for number, choice in enumerate(hand.choices, start=1)]


def keyed(hand: AreaHand) -> list[tuple[str, AreaChoice]]:
    """The same for the drawn table. Where things are marked with keys, these are digits as far as they go."""
    if any(choice.on is not None and len(choice.move) > 1 for choice in hand.choices):
        return [(str(number), choice) for number, choice in enumerate(hand.choices, start=1)]
    return numbered(hand)


def preview(choice: AreaChoice, names: Sequence[str], words: Words) -> str:
    """What a choice would mean, in words."""
    return words.tell(choice.preview, names)
