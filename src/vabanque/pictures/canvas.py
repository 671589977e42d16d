"""What a picture consists of: rectangles, discs, lines and texts; later ones cover earlier ones."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from html import escape
from typing import Any

from vabanque.core import Seat
from vabanque.narration.narrator import AnyNarrator
from vabanque.narration.palette import FELT, NIGHT, PAINT, PANEL, ink, sign

WIDTH, HEIGHT, MARGIN = 960, 600, 20
WHITE, NEUTRAL, BLACK = "#ffffff", "#e6e6ee", "#101018"
PIPS = {
    1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)
}  # fmt: skip
"""Face → where its pips are on a grid of 3 × 3."""
STRIP = 36
"""On paper, no more of an empty strip is left than this."""
LETTER = 0.55
"""Average width of a letter, relative to its size; letters of DejaVu Sans are wide."""


@dataclass(frozen=True, slots=True)
class Rectangle:
    """With round corners, a border, or both."""

    left: float
    top: float
    right: float
    bottom: float
    radius: float
    fill: str | None
    border: str | None = None
    thickness: int = 1


@dataclass(frozen=True, slots=True)
class Disc:
    across: float
    down: float
    radius: float
    fill: str


@dataclass(frozen=True, slots=True)
class Line:
    left: float
    right: float
    down: float
    colour: str
    thickness: int


@dataclass(frozen=True, slots=True)
class Text:
    across: float
    down: float
    text: str
    size: int
    colour: str
    anchor: str
    """Which point of the text is at the given place: left, middle or right, then ascender or middle (`la`, `mm` …)."""


Shape = Rectangle | Disc | Line | Text


class Canvas:
    """A picture in progress, with the words for the table that is drawn."""

    def __init__(self, narrator: AnyNarrator, *, paper: bool = False) -> None:
        """`paper`: dark on white, and dice carry the sign of their owner, because printers may have no colours."""
        self.narrator: Any = narrator  # for the game that is drawn
        self.paper = paper
        self.words, self.names = narrator.words, narrator.names
        self.shapes: list[Shape] = []

    def write(self, at: tuple[float, float], text: str, size: int, colour: str = WHITE, anchor: str = "la") -> None:
        self.shapes.append(Text(*at, text, size, colour, anchor))

    def lines(self, lines: Sequence[str], top: float) -> None:
        """Sentences below each other, wrapped at the edge of the picture."""
        for line in lines:
            words = line.split()
            while words:
                count = len(words)
                while count > 1 and width_of(" ".join(words[:count]), 15) > WIDTH - 2 * MARGIN:
                    count -= 1
                self.write((MARGIN, top), " ".join(words[:count]), 15)
                words, top = words[count:], top + 22

    def box(self, at: tuple[float, float], size: tuple[float, float], border: str, fill: str = PANEL) -> None:
        self.shapes.append(Rectangle(*at, at[0] + size[0], at[1] + size[1], 8, fill, border, 2))

    def block(self, at: tuple[float, float], size: tuple[float, float], fill: str, radius: float = 8) -> None:
        """A rectangle without a border."""
        self.shapes.append(Rectangle(*at, at[0] + size[0], at[1] + size[1], radius, fill))

    def frame(self, at: tuple[float, float], size: tuple[float, float], border: str, radius: float) -> None:
        """A border without a rectangle."""
        self.shapes.append(Rectangle(*at, at[0] + size[0], at[1] + size[1], radius, None, border))

    def disc(self, middle: tuple[float, float], radius: float, fill: str) -> None:
        self.shapes.append(Disc(*middle, radius, fill))

    def line(self, left: float, right: float, down: float, colour: str = WHITE, thickness: int = 2) -> None:
        """A line from left to right."""
        self.shapes.append(Line(left, right, down, colour, thickness))

    def die(self, at: tuple[float, float], size: int, face: int | str, colour: str, pips: str = WHITE) -> None:
        """A die; a face that is not a number is written on it."""
        x, y = at
        self.block(at, (size, size), colour, size // 5)
        if face not in PIPS:
            self.write((x + size / 2, y + size / 2), str(face), size * 5 // 9, pips, anchor="mm")
            return
        for place in PIPS[int(face)]:
            self.disc((x + size * (1 + place % 3) / 4, y + size * (1 + place // 3) / 4), max(size / 11, 1.2), pips)

    def players(self, facts: Sequence[str], top: float) -> None:
        """Everybody side by side, each with a line of facts."""
        width = (WIDTH - 2 * MARGIN) / len(facts)
        for seat, fact in enumerate(facts):
            left = MARGIN + seat * width
            self.box((left, top), (width - 8, 64), PAINT[seat % len(PAINT)], FELT)
            self.write((left + 12, top + 10), f"{sign(seat)} {self.names[seat]}", 16, ink(seat))
            size = next((size for size in (14, 12, 10) if width_of(fact, size) <= width - 28), 9)
            self.write((left + 12, top + 36), fact, size)

    def to_svg(self, title: str) -> str:
        """The picture as SVG; `title` describes it for screen readers."""
        shapes, height, ground = (*_on_paper(self.shapes), WHITE) if self.paper else (self.shapes, HEIGHT, NIGHT)
        drawn = "\n".join(map(_svg, shapes))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
            f'role="img" font-family="DejaVu Sans, Verdana, sans-serif">\n<title>{escape(title)}</title>\n'
            f'<rect width="{WIDTH}" height="{height}" fill="{ground}"/>\n{drawn}\n</svg>'
        )


def width_of(text: str, size: int) -> float:
    """The approximate width of a text."""
    return LETTER * size * len(text)


def paint(seat: Seat | str) -> tuple[str, str]:
    """The colours of a seat's dice and their pips; neutral dice are white."""
    return (NEUTRAL, BLACK) if isinstance(seat, str) else (PAINT[seat % len(PAINT)], WHITE)


def _on_paper(shapes: Sequence[Shape]) -> tuple[list[Shape], int]:
    """The same shapes for white paper, and how high they are: what is written can be larger without empty strips."""
    spans = sorted(_span(shape) for shape in shapes if not _is_panel(shape))
    cuts: list[tuple[float, float]] = []
    end = 0.0
    for top, bottom in spans:
        if top - end > STRIP:
            cuts.append((end + STRIP / 2, top - end - STRIP))
        end = max(end, bottom)

    def up(down: float) -> float:
        return down - sum(min(max(down - begin, 0), height) for begin, height in cuts)

    return [_moved(_in_black(shape), up) for shape in shapes], round(up(max(end, HEIGHT - MARGIN))) + MARGIN


def _is_panel(shape: Shape) -> bool:
    """Is it the ground of something else? On paper it shrinks with what lies on it."""
    return isinstance(shape, Rectangle) and shape.fill in (PANEL, FELT)


def _span(shape: Shape) -> tuple[float, float]:
    """From where to where it reaches, from the top."""
    match shape:
        case Rectangle():
            return shape.top, shape.bottom
        case Disc():
            return shape.down - shape.radius, shape.down + shape.radius
        case Line():
            return shape.down - shape.thickness, shape.down + shape.thickness
        case Text():
            begin = shape.down - (0.6 * shape.size if shape.anchor[1] == "m" else 0)
            return begin, begin + 1.2 * shape.size


def _moved(shape: Shape, up: Callable[[float], float]) -> Shape:
    if isinstance(shape, Rectangle):
        return replace(shape, top=up(shape.top), bottom=up(shape.bottom))
    return replace(shape, down=up(shape.down))


def _in_black(shape: Shape) -> Shape:
    """Dark text, no dark ground. Dice and what is on them stay as they are."""
    match shape:
        case Rectangle() if _is_panel(shape):
            return replace(shape, fill=WHITE, border=BLACK, thickness=1)
        case Text(anchor=anchor, colour=colour) if not (anchor == "mm" and colour == WHITE):
            return replace(shape, colour=BLACK)
        case Line():
            return replace(shape, colour=BLACK, thickness=3)
    return shape


_ANCHORS = {"l": "start", "m": "middle", "r": "end"}
_BASELINE = {"a": 0.93, "m": 0.36}
"""How far a text's baseline is below its anchor, relative to its size."""


def _svg(shape: Shape) -> str:
    match shape:
        case Rectangle():
            border = f' stroke="{shape.border}" stroke-width="{shape.thickness}"' if shape.border else ""
            return (
                f'<rect x="{shape.left:g}" y="{shape.top:g}" width="{shape.right - shape.left:g}" '
                f'height="{shape.bottom - shape.top:g}" rx="{shape.radius:g}" fill="{shape.fill or "none"}"{border}/>'
            )
        case Disc():
            return f'<circle cx="{shape.across:g}" cy="{shape.down:g}" r="{shape.radius:g}" fill="{shape.fill}"/>'
        case Line():
            return (
                f'<path d="M{shape.left:g} {shape.down:g}H{shape.right:g}" stroke="{shape.colour}" '
                f'stroke-width="{shape.thickness}"/>'
            )
        case Text():
            down = shape.down + _BASELINE[shape.anchor[1]] * shape.size
            return (
                f'<text x="{shape.across:g}" y="{down:g}" font-size="{shape.size}" fill="{shape.colour}" '
                f'text-anchor="{_ANCHORS[shape.anchor[0]]}">{escape(shape.text)}</text>'
            )
