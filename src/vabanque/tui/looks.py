"""Dice and blocks of coloured text, in the colours of `palette`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.style import Style
from rich.text import Text

from vabanque.core import Seat
from vabanque.narration.palette import GOLD, PAINT

CHOSEN = Style(color="#101010", bgcolor=GOLD, bold=True)
KEY = Style(color="#ffffff", bgcolor="#39426b", bold=True)


def cut(text: str, width: int) -> str:
    """The text, cut with an ellipsis if it is too long."""
    return text if len(text) <= width else text[: max(width - 1, 0)] + "…"


def moved(cursor: int | None, by: int, places: int) -> int:
    """Where the arrow keys lead among `places`; a `cursor` of None is nowhere yet."""
    if cursor is None:
        return 0 if by > 0 else places - 1
    return (cursor + by) % places


Block = list[Text]
"""Rows of text of equal width, to be put side by side."""


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks of the same height in a row."""
    if not blocks:
        return []
    space = Text(" " * gap)
    return [space.join(rows) for rows in zip(*blocks, strict=True)]


def stacked(rows: Sequence[Text]) -> Text:
    return Text("\n", end="").join(rows)


_PIPS: dict[int | str, tuple[tuple[int, int], ...]] = {
    1: ((1, 1),),
    2: ((0, 0), (2, 2)),
    3: ((0, 0), (1, 1), (2, 2)),
    4: ((0, 0), (0, 2), (2, 0), (2, 2)),
    5: ((0, 0), (0, 2), (1, 1), (2, 0), (2, 2)),
    6: ((0, 0), (0, 2), (1, 0), (1, 2), (2, 0), (2, 2)),
}
"""(row, column) of every pip on a die of three by three places."""


@dataclass(frozen=True, slots=True)
class DieLook:
    """How a die is drawn."""

    paint: str
    pip: str = "●"
    pips: str = "#ffffff"
    margin: int = 0
    """Extra columns on both sides, for a bigger die."""


def own_look(seat: Seat) -> DieLook:
    return DieLook(PAINT[seat % len(PAINT)])


WHITE_LOOK = DieLook("#f2f2f7", pips="#14183a")
NEUTRAL_LOOK = DieLook("#dfe2ec", pip="○", pips="#101010")


def die(face: int | str, look: DieLook, *, big: bool = False) -> Block:
    """A die: 5×3 cells, or 9×5 if `big`. A face that is not a number from 1 to 6 is written on it as text."""
    style = Style(color=look.pips, bgcolor=look.paint, bold=True)
    # A cell is twice as high as wide: pips two columns apart in every row look square on the big die.
    top, left, step = (1, 2, 2) if big else (0, 1, 1)
    height, width = (5, 9) if big else (3, 5)
    rows = [[" "] * (width + 2 * look.margin) for _ in range(height)]
    if face in _PIPS:
        for row, column in _PIPS[face]:
            rows[top + row][left + look.margin + column * step] = look.pip
    else:
        rows[height // 2] = list(cut(str(face), len(rows[0])).center(len(rows[0])))
    return [Text("".join(row), style=style) for row in rows]
