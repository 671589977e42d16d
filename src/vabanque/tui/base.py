"""What playing and replaying have in common: one table on the screen, drawn from a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Input, Static

from vabanque.core import Entry, Seat
from vabanque.core.frozen import changed, swap
from vabanque.games.las_vegas.rules import Place
from vabanque.games.las_vegas_cards.rules import LasVegasCards, Lay, number
from vabanque.games.top_10000.rules import Bank, Bust, Keep, Top10000
from vabanque.i18n import Words
from vabanque.tui.describe import Describer
from vabanque.tui.drawing import GOLD, QUIET, ink
from vabanque.tui.widgets import Board, HeadBar, KeyBar, LogTail, PlayersBar, ScoreSheet, Tray

ALARM = "#ff8f8f"
"""What went wrong is said in this colour."""
TAIL = 40
"""Sentences that the log on the table can show at most."""

Key = tuple[str, str, str]
"""A key's label, what it does, and the action behind it."""


class TableScreen(Screen[None]):
    """Casinos or score sheet, players, tray, log and keys."""

    AUTO_FOCUS = ""

    def __init__(self, rules: Any, names: Sequence[str], words: Words) -> None:
        super().__init__()
        self.rules = rules
        self.names = tuple(names)
        self.words = words
        self.describe = Describer(rules, names, words)
        self._said: dict[Entry, tuple[str, str]] = {}
        """Equal entries are equal sentences, and making them takes time."""

    def compose(self) -> ComposeResult:
        yield HeadBar(id="head")
        with Vertical(id="middle"):
            with Vertical(id="table"):
                yield PlayersBar(id="players")
                if isinstance(self.rules, Top10000):
                    yield ScoreSheet(id="sheet")
                else:
                    yield Board(self.rules.casinos)
                yield Tray(id="tray")
                yield Static(id="prompt")
                yield Input(id="read")
            yield LogTail(id="log")
        yield KeyBar(id="keys")

    def on_mount(self) -> None:
        self.query_one("#read").display = False
        self.query_one("#tray").set_class(isinstance(self.rules, LasVegasCards), "cards")
        self.query_one("#tray").set_class(isinstance(self.rules, Top10000), "felt")

    def draw(
        self,
        view: Any,
        active: Sequence[Seat],
        journal: Sequence[Entry],
        keys: Sequence[Key],
        *,
        chosen: Sequence[int] = (),
        after: Any = None,
    ) -> None:
        """Draw everything. `journal` holds only what may be seen; `after` is the view that a choice would lead to."""
        self.query_one(HeadBar).show(self.rules, view, self.words)
        self.query_one(PlayersBar).show(self.rules, view, self.names, self.words, active)
        if isinstance(self.rules, Top10000):
            self.query_one(ScoreSheet).show(self.rules, view, self.names, journal)
        else:
            self.query_one(Board).show(self.rules, view, self.names, self.words, chosen, after)
        self.query_one(LogTail).show(self.sentences(journal[-TAIL:]))
        self.query_one(KeyBar).show(keys)

    def sentences(self, journal: Sequence[Entry]) -> list[tuple[str, str]]:
        """What happened: sentences and their colours."""
        for entry in journal:
            if entry not in self._said:
                seat = getattr(entry, "seat", None)
                plain = GOLD if entry.kind in ("round", "pay") else QUIET
                colour = plain if seat is None else ink(seat, len(self.names))
                self._said[entry] = (self.words.entry(entry, self.names), colour)
        return [self._said[entry] for entry in journal]

    def prompt(self, sentence: str, style: str = GOLD) -> None:
        self.query_one("#prompt", Static).update(Text(sentence, style=style, no_wrap=True, overflow="ellipsis"))

    def on_resize(self) -> None:
        self.query_one(Tray).refresh()


def before_payout(rules: Any, state: Any, entries: Sequence[Entry]) -> Any:
    """The state in which the casinos pay: all dice or cards of this step still lie there."""
    for entry in entries:
        if isinstance(entry, Lay):
            # Only what is laid matters here; from afar the other cards are unknown, so the hand is what was laid.
            state = changed(
                state, hands=swap(state.hands, entry.seat, entry.cards), glass=swap(state.glass, entry.seat, ())
            )
        if isinstance(entry, Place | Lay):
            state = rules.after(state, entry)
    return state


def kept_this_turn(journal: Sequence[Entry]) -> tuple[str, ...]:
    """Die oberen 10 000: what lies aside since the turn began."""
    kept: tuple[str, ...] = ()
    for entry in reversed(journal):
        if isinstance(entry, Bank | Bust):
            break
        if isinstance(entry, Keep):
            kept = (*entry.combos, *kept)
    return kept


def casinos_of(entries: Sequence[Any]) -> list[int]:
    """Where dice or cards were laid."""
    found: list[int] = []
    for entry in entries:
        if isinstance(entry, Place):
            found.append(entry.casino)
        elif isinstance(entry, Lay):
            found += [number(card) for card in entry.cards]
    return found
