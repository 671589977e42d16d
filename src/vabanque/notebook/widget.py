"""The widget: what it shows follows from its table, and a click is a move that the table may refuse."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import anywidget
import traitlets

from vabanque.core import Decide, Entry, IllegalMove, Move, Over, Refusal
from vabanque.games import scenes
from vabanque.narration import narrator_for
from vabanque.pictures import draw
from vabanque.play.stories import Chronicle
from vabanque.play.verify import replay
from vabanque.table import Table

LINES = 40
"""How many lines of the story are shown at most."""


class TableWidget(anywidget.AnyWidget):
    """A table one can click: its picture, the legal moves of whoever has to decide, and what has happened.

    Takes what `vabanque.Table` takes, or a table. Bots move by themselves. The game stays a `Table`, in `table`: after
    a move made in Python, `show` brings the widget up to date.
    """

    _esm = Path(__file__).parent / "widget.js"
    picture = traitlets.Unicode().tag(sync=True)
    """The table in SVG."""
    asked = traitlets.Unicode().tag(sync=True)
    """The name of whoever decides; empty if nobody does."""
    choices: Any = traitlets.List().tag(sync=True)
    """The legal moves: each with its short notation (`move`) and what it would bring (`brings`)."""
    typed = traitlets.Unicode().tag(sync=True)
    """What real dice have to show now, where they are typed in; otherwise empty."""
    story: Any = traitlets.List().tag(sync=True)
    """What has happened, in sentences."""
    refusal = traitlets.Unicode().tag(sync=True)
    """Why the last move was refused; otherwise empty."""
    can_undo = traitlets.Bool().tag(sync=True)
    labels = traitlets.Dict().tag(sync=True)
    """The widget's own words."""

    def __init__(self, table: Any, *args: Any, **options: Any) -> None:
        super().__init__()
        self.table: Table[Any, Any, Any] = table if isinstance(table, Table) else Table(table, *args, **options)
        words = self.table.words
        self.labels = {"undo": words("notebook-undo"), "enter": words("notebook-enter")}
        self.on_msg(self._hear)
        self.table.run_bots()
        self.show()

    def push(self, move: str | Entry) -> None:
        """Make a move, and let the bots answer. Raises Refusal, and then nothing has changed."""
        self.table.push(move)
        self.table.run_bots()
        self.show()

    def undo(self) -> None:
        """Take back the last move of a person, with everything that bots have answered; or what was typed in."""
        if not self.can_undo:
            raise IllegalMove("nothing-to-take-back")
        while getattr(self.table.pop(), "seat", None) in self.table.bots:
            pass
        self.show()

    def show(self) -> None:
        """Show the table as it is now."""
        table, words = self.table, self.table.words
        rules, turn, story = table.rules, table.turn, Chronicle(scenes(table.rules), replay(table.record()))
        narrator = narrator_for(rules.spec.game)(rules, table.names, words)
        seat = next(iter(table.waiting_for), None)
        scene = story.scene()
        choices: list[dict[str, str]] = []
        if seat is not None:
            hand = scenes(rules).hand(table.state, seat, odds=False)
            choices = [{"move": move.move, "brings": move.brings} for move in narrator.weigh(scene, hand, seat)]
        asks = [] if isinstance(turn, Decide | Over) else scenes(rules).awaited(turn).ask
        told = [words.say(part, table.names) for line in story.narrate(table.journal) for part in line.phrases]
        with self.hold_sync():
            self.picture = draw(table, words).to_svg(str(table))
            self.asked = "" if seat is None else table.names[seat]
            self.choices = choices
            self.typed = " ".join(words.say(part, table.names) for part in asks)
            self.story = told[-LINES:]
            self.refusal = ""
            self.can_undo = any(map(self._is_done_by_people, table.journal))

    def _is_done_by_people(self, entry: Entry) -> bool:
        if isinstance(entry, Move):
            return entry.seat not in self.table.bots
        return self.table.dealer is None and entry.by == "chance"

    def _hear(self, _: Any, message: Any, __: Any) -> None:
        """A click: only text that the table can refuse."""
        try:
            match message:
                case {"do": "push", "move": str(move)}:
                    self.push(move)
                case {"do": "undo"}:
                    self.undo()
        except Refusal as refusal:
            self.refusal = self.table.words.refusal(refusal, self.table.names)
