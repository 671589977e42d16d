"""Areas with dice, cards, counters and lines, drawn side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from types import MappingProxyType
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table as Grid
from rich.text import Text

from vabanque.core import Seat
from vabanque.core.scene import AreaHand, AreaScene, Card, Counter, Die, Phrase, Ref
from vabanque.i18n import Words
from vabanque.narration.palette import FACE_DOWN, GOLD, MONEY, PANEL, QUIET, ink, sign
from vabanque.tui.drawing import Board, Choosing, Marks
from vabanque.tui.looks import CHOSEN, KEY, WHITE_LOOK, Block, DieLook, beside, die, own_look

ASIDE_LOOK = DieLook("#39426b", pips="#c9cfe8")
SMALL_DICE = "⚀⚁⚂⚃⚄⚅"
NARROWEST = 26
"""How many columns an area needs."""
SMALL, BIG, HUGE = range(3)
"""Sizes of dice and cards."""


Mark = tuple[str, bool] | None
"""The key that chooses a thing, and whether it is chosen."""


class Part(NamedTuple):
    """A part of the table, ready to be drawn: an area, or what lies in front of a player."""

    title: Text
    colour: str
    dice: Sequence[tuple[Die, Mark]] = ()
    cards: Sequence[tuple[Card, Mark]] = ()
    counters: Sequence[Counter] = ()
    lines: Sequence[Phrase] = ()
    wide: bool = False


class AreaBoard(Board):
    """The areas in a grid. If room is short, dice and cards become small; if it is shorter still, areas lose their
    frames, and stand in columns if they have to.
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
        choosing: Choosing | None = getattr(self.screen, "choosing", None)
        parts = list(self._parts(self._scene, {} if choosing is None else choosing.marks))
        rows = _rows(parts, max(1, width // NARROWEST))
        for size in (HUGE, BIG, SMALL):
            blocks = [[self._block(part, width // len(row) - 4, size) for part in row] for row in rows]
            if sum(_height(row) for row in blocks) <= height:
                return Group(*(_framed(row, block) for row, block in zip(rows, blocks, strict=True)))
        return _columned([self._line(part) for part in parts], height)

    def _parts(self, scene: AreaScene, marks: Marks) -> Iterator[Part]:
        for place, area in enumerate(scene.areas):
            title = Text("" if area.title is None else self.words.say(area.title, self.names))
            mark = marks.get(Ref(area=place))
            if mark is not None:
                title = Text.assemble((f" {mark[0]} ", _key_style(mark)), " ", title)
            dice, cards = _marked(area.dice, area.cards, marks, place)
            yield Part(title, GOLD, dice, cards, area.counters, area.lines, area.wide)
        for seat, player in enumerate(scene.players):
            if player.dice or player.cards:
                yield Part(Text(f"{sign(seat)} {self.names[seat]}"), ink(seat), *_marked(player.dice, player.cards))

    def _block(self, part: Part, width: int, size: int) -> Block:
        """What lies there, row by row."""
        rows: Block = []
        if part.wide:
            counters = [[self._counter(counter)] for counter in part.counters]
            rows += _wrapped([*_dice(part.dice, size), *_cards(part.cards, size), *counters], width)
        else:
            for aside in (False, True):
                rows += _wrapped(_dice([die for die in part.dice if die[0].aside == aside], size), width)
            rows += _wrapped(_cards(part.cards, size), width)
            rows += map(self._counter, part.counters)
        for line in part.lines:
            rows += Text(self.words.say(line, self.names)).wrap(self.app.console, width)
        return rows

    def _counter(self, counter: Counter) -> Text:
        label = self.words.say(counter.label, self.names)
        return Text.assemble((f"{label} ", QUIET), (str(counter.value), f"bold {MONEY}"))

    def _line(self, part: Part) -> Text:
        """The part in a single row."""
        row = Text(no_wrap=True, overflow="ellipsis")
        if part.title:
            row.append(Text.assemble(part.title, "  ", style=f"bold {part.colour}"))
        things = [*_dice(part.dice, SMALL), *_cards(part.cards, SMALL)]
        things += [[self._counter(counter)] for counter in part.counters]
        things += [[Text(self.words.say(line, self.names))] for line in part.lines]
        return row.append(Text("  ").join(block[0] for block in things))


def held(hand: AreaHand, marks: Marks, width: int, height: int) -> Block:
    """Somebody's own dice and cards: small, unless all of them fit."""
    dice, cards = _marked(hand.dice, hand.cards, marks)
    big = _wrapped([*_dice(dice, BIG), *_cards(cards, BIG)], width)
    return big if len(big) <= height else _wrapped([*_dice(dice, SMALL), *_cards(cards, SMALL)], width)


def _marked(
    dice: Sequence[Die], cards: Sequence[Card], marks: Marks = MappingProxyType({}), area: int | None = None
) -> tuple[list[tuple[Die, Mark]], list[tuple[Card, Mark]]]:
    """Every die and card of an area, or of the hand, with the key that chooses it."""
    return (
        [(die, marks.get(Ref(area=area, die=place))) for place, die in enumerate(dice)],
        [(card, marks.get(Ref(area=area, card=place))) for place, card in enumerate(cards)],
    )


def _rows(parts: Sequence[Part], across: int) -> list[list[Part]]:
    """Wide parts alone, others side by side."""
    rows = []
    for wide, run in groupby(parts, key=lambda part: part.wide):
        same, step = list(run), 1 if wide else across
        rows += [same[start : start + step] for start in range(0, len(same), step)]
    return rows


def _columned(lines: Sequence[Text], height: int) -> RenderableType:
    """One below the other, in as many columns as it takes for all to be seen."""
    height = max(height, 1)
    columns = -(-len(lines) // height)
    if columns <= 1:
        return Group(*lines)
    rows = -(-len(lines) // columns)
    grid = Grid.grid(expand=True, padding=(0, 1))
    for _ in range(columns):
        grid.add_column(ratio=1, no_wrap=True, overflow="ellipsis")
    for row in range(rows):
        grid.add_row(*lines[row::rows])
    return grid


def _height(blocks: Sequence[Block]) -> int:
    return max(map(len, blocks)) + 2


def _framed(parts: Sequence[Part], blocks: Sequence[Block]) -> Grid:
    grid = Grid.grid(expand=True)
    for _ in parts:
        grid.add_column(ratio=1)
    height = _height(blocks)
    panels = [
        Panel(Group(*block), title=part.title, title_align="left", border_style=part.colour, height=height)
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
            rows += beside(_level(line))
            line = []
        line.append(block)
    return rows + beside(_level(line))


def _level(blocks: Sequence[Block]) -> list[Block]:
    """Blocks with empty rows around them, so that all are of the same height."""
    level = []
    for block in blocks:
        spare = max(map(len, blocks)) - len(block)
        blank = Text(" " * len(block[0]))
        level.append([blank] * (spare // 2) + block + [blank] * (spare - spare // 2))
    return level


def _key_style(mark: tuple[str, bool]) -> Style:
    return CHOSEN if mark[1] else KEY


def _with_key(block: Block, mark: Mark) -> Block:
    """A die or card with the key that chooses it, in its corner if it has one."""
    if mark is None:
        return block
    key = Text(mark[0], style=_key_style(mark))
    return [key + block[0]] if len(block) == 1 else [key + block[0][len(key) :], *block[1:]]


def _dice(dice: Sequence[tuple[Die, Mark]], size: int) -> list[Block]:
    marked = _several_owners([piece for piece, _ in dice])
    blocks = []
    for piece, mark in dice:
        if size > SMALL:
            look = ASIDE_LOOK if piece.aside else WHITE_LOOK if piece.owner is None else own_look(piece.owner)
            blocks.append(_with_key(die(piece.face, look, big=size == HUGE), mark))
        else:
            small = isinstance(piece.face, int) and 1 <= piece.face <= len(SMALL_DICE)
            shown = SMALL_DICE[int(piece.face) - 1] if small else str(piece.face)
            style = QUIET if piece.aside else _colour(piece.owner)
            blocks.append(_with_key([Text(shown + (_sign(piece.owner) if marked else ""), style=style)], mark))
    return blocks


def _cards(cards: Sequence[tuple[Card, Mark]], size: int) -> list[Block]:
    """Cards one by one; a face-down pile as one card, with its size."""
    marked = _several_owners([card for card, _ in cards])
    blocks = []
    for (card, mark), equal in groupby(cards):
        copies = len(list(equal))
        text = card.text
        if text is None:
            text, copies = FACE_DOWN if copies == 1 else f"{FACE_DOWN}×{copies}", 1
        drawn = _card(text + (_sign(card.owner) if marked else ""), _colour(card.owner), size)
        blocks += [_with_key(drawn, mark)] * copies
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


def _sign(owner: Seat | None) -> str:
    return "" if owner is None else sign(owner)
