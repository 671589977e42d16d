"""What a picture beside the rules shows, without saying how it is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from vabanque.core.frozen import Frozen
from vabanque.core.scene import Name, Phrase, phrase

NAMES = ("Noah", "Ida", "Mila", "Tom")
"""Who plays in the examples."""
NOAH, IDA, MILA, TOM = range(4)


class FigurePiece(Frozen):
    """One thing on the table."""

    kind: Literal["die", "bill", "card", "jeton", "count", "pips"]
    value: int | str
    """A die's face or `coin`, a bill in thousands, a card as in records, or a number."""
    owner: int | str | None = None
    """A seat, `neutral`, `black` or `red`; None for what belongs to nobody."""
    big: bool = False
    out: bool = False
    """Cancelled by a tie, not set aside, or claimed by nobody."""


class FigureRow(Frozen):
    """Things side by side, whose they are, and what comes of them."""

    label: Phrase | None
    pieces: tuple[FigurePiece, ...]
    note: Phrase | None = None
    good: bool | None = None
    """Is the note good news? None if it is neither."""


class Figure(Frozen):
    """A picture, and the sentences that tell the same."""

    rows: tuple[FigureRow, ...]
    told: tuple[Phrase, ...]


def label(seat: int) -> Phrase:
    """A player's name beside a row."""
    return phrase("figure-name", name=Name(seat))


def dice_pieces(faces: Sequence[int], owner: int | str, *, out: bool = False) -> tuple[FigurePiece, ...]:
    return tuple(FigurePiece("die", face, owner, out=out) for face in faces)
