"""The parts of the screen that every table has."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from rich.console import Console, ConsoleOptions, RenderableType
from rich.console import RenderResult as RenderResults
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual.app import RenderResult
from textual.widgets import Static

from vabanque.core import Seat
from vabanque.core.scene import Hand, Scene
from vabanque.narration.palette import GOLD, NIGHT, QUIET, ink, sign
from vabanque.tui.drawing import AnyDrawing, Key, Picture
from vabanque.tui.looks import cut, stacked


class HeadBar(Static):
    """The game and how far it has got."""

    def show(self, game: str, heading: Text) -> None:
        name = Text.assemble(("VA", "bold #ffffff"), ("BANQUE", f"bold {GOLD}"), f"  {game}")
        self.update(name.append(heading))


class PlayersBar(Static):
    """Everybody at the table: sign, name, what they have, whose turn it is."""

    drawing: AnyDrawing
    scene: Scene | None = None
    hands: Mapping[Seat, Hand]
    active: Sequence[Seat]

    def show(self, drawing: AnyDrawing, scene: Scene, hands: Mapping[Seat, Hand], active: Sequence[Seat]) -> None:
        """`hands`: those of seats whose secrets this screen may show. `active`: whose turn it is."""
        self.drawing, self.scene, self.hands, self.active = drawing, scene, hands, active
        self.refresh()

    def render(self) -> RenderResult:
        scene = self.scene
        if scene is None:
            return ""
        names = self.drawing.names
        wide = max(self.size.width // len(names), 6)
        first, second = Text(no_wrap=True), Text(no_wrap=True)
        for seat, name in enumerate(names):
            here, left = seat in self.active, scene.players[seat].left
            style = Style(color=ink(seat), bold=True, reverse=here, strike=left)
            first.append(cut(f" {sign(seat)} {name} ", wide - 1).ljust(wide - 1), style=style)
            first.append(" ")
            fact = Text(" ").append(self.drawing.facts(scene, self.hands.get(seat), seat))
            fact.truncate(wide - 1)
            fact.append(" " * (wide - len(fact)))
            second.append(fact)
        return stacked([first, second])


class Tray(Static):
    """What the player to move has rolled or holds."""

    picture: Picture | None = None
    message: Text | None = None

    def show(self, picture: Picture | None, message: Text | None = None) -> None:
        self.picture, self.message = picture, message
        self.refresh()

    def render(self) -> RenderResult:
        if self.message is not None:
            return self.message
        if self.picture is None:
            return ""
        return stacked(self.picture.draw(self.size.width, self.size.height))


NO_BREAK = {0xE000: "\xa0", 0xE001: "\u202f"}
UNBROKEN = {ord(space): stand_in for stand_in, space in NO_BREAK.items()}
"""No-break spaces → the characters that stand in for them, from Unicode's private use area."""


def unbroken(text: str) -> str:
    """Text whose no-break spaces Rich will not break at; `KeptTogether` puts them back."""
    return text.translate(UNBROKEN)


class KeptTogether:
    """Draws something with the no-break spaces that `unbroken` has replaced."""

    def __init__(self, content: RenderableType) -> None:
        self._content = content

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResults:
        for text, style, control in console.render(self._content, options):
            yield Segment(text.translate(NO_BREAK), style, control)


class LogTail(Static):
    """The last things that happened, as many as there is room for."""

    lines: Sequence[tuple[str, str]] = ()

    def show(self, lines: Sequence[tuple[str, str]]) -> None:
        """`lines`: sentence and colour, oldest first."""
        self.lines = lines
        self.refresh()

    def render(self) -> RenderResult:
        width, room = max(self.size.width, 10), self.size.height
        rows: list[Text] = []
        for number, (sentence, colour) in enumerate(reversed(self.lines)):
            style = Style(color=colour if number < 3 else QUIET)
            rows = [*self._wrapped(Text(sentence, style=style), width), *rows]
            if len(rows) >= room:
                break
        return stacked(rows[-room:]) if room else ""

    def _wrapped(self, sentence: Text, width: int) -> list[Text]:
        """Wrap a sentence. Rich also breaks lines at no-break spaces, so other characters stand in for them."""
        sentence.plain = unbroken(sentence.plain)
        rows = list(sentence.wrap(self.app.console, width))
        for row in rows:
            row.plain = row.plain.translate(NO_BREAK)
        return rows


class KeyBar(Static):
    """The keys that do something now. Each can also be clicked."""

    keys: Sequence[Key] = ()

    def show(self, keys: Sequence[Key]) -> None:
        self.keys = keys
        self.refresh()

    def render(self) -> RenderResult:
        """As many keys as there is room for, each with what it does.

        Log and rules go first, since the page of keys (k) has them too, then the digits, which the question names.
        Then words are left out, from the end, but never those of the first key and the one that leaves.
        """
        keys, quiet = list(self.keys), set[str]()
        if len(text := self._drawn(keys, quiet, gap=2)) <= self.size.width:
            return text
        if any(action.endswith(".keys") for _, _, action in keys):
            while len(self._drawn(keys, quiet, gap=1)) > self.size.width and keys[-1][2].endswith((".log", ".rules")):
                keys.pop()
            if len(self._drawn(keys, quiet, gap=1)) > self.size.width:
                keys = [key for key in keys if key[2]]
        for label, _, action in reversed(keys[1:]):
            if len(self._drawn(keys, quiet, gap=1)) <= self.size.width:
                break
            if not action.endswith(("leave", "close")):
                quiet.add(label)
        return self._drawn(keys, quiet, gap=1)

    def _drawn(self, keys: Sequence[Key], quiet: Collection[str], gap: int) -> Text:
        """The keys in a row; for those in `quiet`, only the label."""
        text = Text(no_wrap=True, overflow="ellipsis")
        for label, does, action in keys:
            click = Style(meta={"@click": action}) if action else Style()
            text.append(f" {label} ", style=Style(color=NIGHT, bgcolor=GOLD, bold=True) + click)
            shown = "" if label in quiet else f" {does}"
            text.append(f"{shown}{' ' * gap}", style=Style(color="#e6e9f7") + click)
        return text
