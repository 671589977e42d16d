"""Areas with dice, cards, counters and lines, drawn side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from vabanque.core import Seat
from vabanque.core.scene import AreaScene, Card, Counter, Die, Phrase
from vabanque.i18n import Words
from vabanque.narration.palette import FACE_DOWN, GOLD, MONEY, PANEL, QUIET, ink, sign
from vabanque.tui.drawing import Board
from vabanque.tui.looks import WHITE_LOOK, Block, Look, beside, die, own_look

ASIDE_LOOK = Look("#39426b", pips="#c9cfe8")
SMALL_DICE = "⚀⚁⚂⚃⚄⚅"
NARROWEST = 26
"""How many columns an area needs."""
SMALL, BIG, HUGE = range(3)
"""Sizes of dice and cards."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the table, ready to be drawn: an area, or what lies in front of a player."""

    title: str
    colour: str
    dice: Sequence[Die] = ()
    cards: Sequence[Card] = ()
    counters: Sequence[Counter] = ()
    lines: Sequence[Phrase] = ()


class AreaBoard(Board):
    """The areas in a grid. If room is short, dice and cards become small; if it is shorter still, areas lose their
    frames.
    """

    DEFAULT_CSS = f"AreaBoard {{ height: 1fr; min-height: 3; background: {PANEL}; }}"
    _scene: AreaScene | None = None

    def __init__(self, names: Sequence[str], words: Words) -> None:
        super().__init__()
        self.names, self.words = names, words

    def show(self, scene: AreaScene, touched: Sequence[int], after: AreaScene | None) -> None:
        self._scene = scene
        self.refresh()

    def render(self) -> RenderableType:
        if self._scene is None:
            return ""
        width, height = self.size.width, self.size.height
        parts = list(self._parts(self._scene))
        across = max(1, min(len(parts), width // NARROWEST))
        rows = [parts[start : start + across] for start in range(0, len(parts), across)]
        for size in (HUGE, BIG, SMALL):
            blocks = [[self._block(part, width // across - 4, size) for part in row] for row in rows]
            if sum(_height(row) for row in blocks) <= height:
                return Group(*(_framed(row, block) for row, block in zip(rows, blocks, strict=True)))
        return Group(*(self._line(part) for part in parts))

    def _parts(self, scene: AreaScene) -> Iterator[Part]:
        for area in scene.areas:
            title = "" if area.title is None else self.words.say(area.title, self.names)
            yield Part(title, GOLD, area.dice, area.cards, area.counters, area.lines)
        for seat, player in enumerate(scene.players):
            if player.dice or player.cards:
                yield Part(f"{sign(seat)} {self.names[seat]}", ink(seat), player.dice, player.cards)

    def _block(self, part: Part, width: int, size: int) -> Block:
        """What lies there, row by row."""
        rows: Block = []
        for aside in (False, True):
            rows += _wrapped(_dice([die for die in part.dice if die.aside == aside], size), width)
        rows += _wrapped(_cards(part.cards, size), width)
        for counter in part.counters:
            rows.append(self._counter(counter))
        for line in part.lines:
            rows += Text(self.words.say(line, self.names)).wrap(self.app.console, width)
        return rows

    def _counter(self, counter: Counter) -> Text:
        label = self.words.say(counter.label, self.names)
        return Text.assemble((f"{label} ", QUIET), (str(counter.value), f"bold {MONEY}"))

    def _line(self, part: Part) -> Text:
        """The part in a single row."""
        row = Text(no_wrap=True, overflow="ellipsis")
        row.append(f"{part.title}  " if part.title else "", style=f"bold {part.colour}")
        things = [*_dice(part.dice, SMALL), *_cards(part.cards, SMALL)]
        things += [[self._counter(counter)] for counter in part.counters]
        things += [[Text(self.words.say(line, self.names))] for line in part.lines]
        return row.append(Text("  ").join(block[0] for block in things))


def held(dice: Sequence[Die], cards: Sequence[Card], width: int) -> Block:
    """Somebody's own dice and cards, small."""
    return _wrapped([*_dice(dice, SMALL), *_cards(cards, SMALL)], width)


def _height(blocks: Sequence[Block]) -> int:
    return max(map(len, blocks)) + 2


def _framed(parts: Sequence[Part], blocks: Sequence[Block]) -> Grid:
    grid = Grid.grid(expand=True)
    for _ in parts:
        grid.add_column(ratio=1)
    height = _height(blocks)
    panels = [
        Panel(Group(*block), title=Text(part.title), title_align="left", border_style=part.colour, height=height)
        for part, block in zip(parts, blocks, strict=True)
    ]
    grid.add_row(*panels)
    return grid


def _wrapped(blocks: Sequence[Block], width: int) -> Block:
    """Blocks side by side, in as many rows of blocks as they need."""
    rows: Block = []
    line: list[Block] = []
    for block in blocks:
        if line and sum(len(other[0]) + 1 for other in line) + len(block[0]) > width:
            rows += beside(line)
            line = []
        line.append(block)
    return rows + beside(line)


def _dice(dice: Sequence[Die], size: int) -> list[Block]:
    marked = _several_owners(dice)
    blocks = []
    for piece in dice:
        if size > SMALL:
            look = ASIDE_LOOK if piece.aside else WHITE_LOOK if piece.owner is None else own_look(piece.owner)
            blocks.append(die(piece.face, look, big=size == HUGE))
        else:
            small = isinstance(piece.face, int) and 1 <= piece.face <= len(SMALL_DICE)
            shown = SMALL_DICE[int(piece.face) - 1] if small else str(piece.face)
            style = QUIET if piece.aside else _colour(piece.owner)
            blocks.append([Text(shown + (_mark(piece.owner) if marked else ""), style=style)])
    return blocks


def _cards(cards: Sequence[Card], size: int) -> list[Block]:
    """Cards one by one; a face-down pile as one card, with its size."""
    marked = _several_owners(cards)
    blocks = []
    for card, equal in groupby(cards):
        copies = len(list(equal))
        text = card.text
        if text is None:
            text, copies = FACE_DOWN if copies == 1 else f"{FACE_DOWN}×{copies}", 1
        blocks += [_card(text + (_mark(card.owner) if marked else ""), _colour(card.owner), size)] * copies
    return blocks


def _card(text: str, colour: str, size: int) -> Block:
    if size == SMALL:
        return [Text(f"[{text}]", style=colour)]
    width = max(len(text) + 2, 4)
    return [
        Text(f"╭{'─' * width}╮", style=colour),
        Text(f"│{text.center(width)}│", style=f"bold {colour}"),
        Text(f"╰{'─' * width}╯", style=colour),
    ]


def _several_owners(things: Sequence[Die] | Sequence[Card]) -> bool:
    return len({thing.owner for thing in things}) > 1


def _colour(owner: Seat | None) -> str:
    return "#ffffff" if owner is None else ink(owner)


def _mark(owner: Seat | None) -> str:
    return "" if owner is None else sign(owner)
