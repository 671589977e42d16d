"""A table as text and as a picture, for `render`: what everybody sees, drawn from the scene as all front ends do."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from vabanque.core import Decide, Over, Seat
from vabanque.core.registry import attribute
from vabanque.core.scene import Scene
from vabanque.envs.registry import PICTURES
from vabanque.games import scenes
from vabanque.i18n import Words
from vabanque.play.session import Session
from vabanque.play.stories import stories_after
from vabanque.play.verify import replay
from vabanque.tui.palette import FELT, GOLD, NIGHT, PAINT, PANEL, QUIET, ink, sign
from vabanque.tui.registry import talking_for

if TYPE_CHECKING:
    from PIL.ImageFont import FreeTypeFont

    from vabanque.tui.talking import AnyTalking

WIDTH, HEIGHT, MARGIN = 960, 600, 20
WHITE, NEUTRAL, BLACK = "#ffffff", "#e6e6ee", "#101018"
PIPS = {
    1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)
}  # fmt: skip
"""Face → where its pips are on a grid of 3 × 3."""


def text(session: Session) -> str:
    """What everybody sees, in the words of the line mode; at the end, the result."""
    talking, scene = _talking(session)
    lines = talking.board(scene, None, None)
    turn = session.turn
    if isinstance(turn, Over):
        lines = talking.words.result(turn.result, session.names, scenes(session.rules))
    return "\n".join([*lines, *_to_choose(session)])


def picture(session: Session) -> np.ndarray[Any, np.dtype[np.uint8]]:
    """The same as a picture: [row, column, red–green–blue]."""
    talking, scene = _talking(session)
    canvas = Canvas(talking)
    canvas.write((MARGIN, MARGIN), talking.words.game(session.rules.spec.game), 24, GOLD)
    canvas.write((WIDTH - MARGIN, MARGIN + 6), " ".join(_to_choose(session)), 15, QUIET, anchor="ra")
    if scene.kind in PICTURES:
        attribute(PICTURES[scene.kind])(canvas, scene)
    else:
        canvas.lines(text(session).splitlines(), 70)
    return np.asarray(canvas.image)


def _talking(session: Session) -> tuple[AnyTalking, Scene]:
    """Who tells about the table, and what lies there now."""
    shown = scenes(session.rules)
    story, before, number = shown.begin(), None, 0
    for step in replay(session.record()):
        *_, story = (story, *stories_after(story, step.entries, before, number))
        before, number = step.state, number + len(step.entries)
    scene = shown.scene(session.state, story)
    return talking_for(scene.kind)(session.rules, session.names, Words("en")), scene


def _to_choose(session: Session) -> list[str]:
    turn = session.turn
    if not isinstance(turn, Decide):
        return []
    return ["To choose: " + ", ".join(session.names[seat] for seat in turn.seats)]


@cache
def _font(size: int) -> FreeTypeFont:
    """The font that Matplotlib brings: it has the signs of the seats."""
    import matplotlib as mpl
    from PIL import ImageFont

    return ImageFont.truetype(Path(mpl.get_data_path(), "fonts/ttf/DejaVuSans.ttf"), size)


class Canvas:
    """A picture of a table under way; whoever draws on it also knows what to say about the table."""

    def __init__(self, talking: AnyTalking) -> None:
        from PIL import Image, ImageDraw

        self.talking: Any = talking  # of the game that is drawn
        self.words, self.names = talking.words, talking.names
        self.image = Image.new("RGB", (WIDTH, HEIGHT), NIGHT)
        self.pen = ImageDraw.Draw(self.image)

    def write(self, at: tuple[float, float], text: str, size: int, colour: str = WHITE, anchor: str = "la") -> None:
        self.pen.text(at, text, colour, _font(size), anchor=anchor)

    def lines(self, lines: Sequence[str], top: float) -> None:
        """Sentences below each other, broken where the picture ends."""
        for line in lines:
            words = line.split()
            while words:
                count = len(words)
                while count > 1 and _font(15).getlength(" ".join(words[:count])) > WIDTH - 2 * MARGIN:
                    count -= 1
                self.write((MARGIN, top), " ".join(words[:count]), 15)
                words, top = words[count:], top + 22

    def box(self, at: tuple[float, float], size: tuple[float, float], border: str, fill: str = PANEL) -> None:
        self.pen.rounded_rectangle((*at, at[0] + size[0], at[1] + size[1]), 8, fill, border, 2)

    def die(self, at: tuple[float, float], size: int, face: int | str, colour: str, pips: str = WHITE) -> None:
        """A die; a face that is no number is written on it."""
        x, y = at
        self.pen.rounded_rectangle((x, y, x + size, y + size), size // 5, colour)
        if face not in PIPS:
            self.write((x + size / 2, y + size / 2), str(face), size * 5 // 9, pips, anchor="mm")
            return
        radius = max(size / 11, 1.2)
        for place in PIPS[int(face)]:
            across, down = x + size * (1 + place % 3) / 4, y + size * (1 + place // 3) / 4
            self.pen.ellipse((across - radius, down - radius, across + radius, down + radius), pips)

    def players(self, facts: Sequence[str], top: float) -> None:
        """Everybody side by side, each with a line of facts."""
        width = (WIDTH - 2 * MARGIN) / len(facts)
        for seat, fact in enumerate(facts):
            left = MARGIN + seat * width
            self.box((left, top), (width - 8, 64), PAINT[seat % len(PAINT)], FELT)
            self.write((left + 12, top + 10), f"{sign(seat)} {self.names[seat]}", 16, ink(seat))
            size = next((size for size in (14, 12, 10) if _font(size).getlength(fact) <= width - 28), 9)
            self.write((left + 12, top + 36), fact, size)


def paint(seat: Seat | str) -> tuple[str, str]:
    """The colours of a seat's dice and their pips; neutral dice are white."""
    return (NEUTRAL, BLACK) if isinstance(seat, str) else (PAINT[seat % len(PAINT)], WHITE)
