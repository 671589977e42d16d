"""A recorded game, step by step."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual.binding import Binding
from textual.timer import Timer

from vabanque.core import Decide, Entry, Over, Refusal
from vabanque.core.frozen import changed
from vabanque.games import make
from vabanque.games.las_vegas_cards.rules import Draw
from vabanque.games.top_10000.rules import Bust, Throw
from vabanque.games.vegas import Pay
from vabanque.i18n import Words
from vabanque.play.record import Record
from vabanque.play.verify import Played, replay
from vabanque.tui.base import ALARM, Key, TableScreen, before_payout, casinos_of, kept_this_turn
from vabanque.tui.describe import sorry
from vabanque.tui.drawing import ink
from vabanque.tui.hands import Hand, hold
from vabanque.tui.screens import Page, rules_screen, standings_grid
from vabanque.tui.widgets import Tray, payout_summary

AUTOPLAY = 0.8
"""Seconds a step is shown when the game plays itself."""


class ReplayScreen(TableScreen):
    """Forwards and backwards through a game; everything lies open."""

    BINDINGS = [  # noqa: RUF012  # Textual's way
        Binding("right,space,enter,down,j", "go(1)", show=False),
        Binding("left,backspace,up,k", "go(-1)", show=False),
        Binding("pagedown,n", "leap(1)", show=False),
        Binding("pageup,p", "leap(-1)", show=False),
        Binding("home,g", "to(0)", show=False),
        Binding("end,G", "to(-1)", show=False),
        Binding("a", "auto", show=False),
        Binding("l", "log", show=False),
        Binding("f1", "rules", show=False),
        Binding("q,escape", "close", show=False),
    ]

    def __init__(self, record: Record, words: Words, *, at: int = 0) -> None:
        rules = make(record.game, len(record.seats), record.rules.spec.options, open_money=True)
        super().__init__(rules, record.seats, words)
        self.record = record
        self.steps: list[Played] = []
        self.wrong: Refusal | None = None
        """Why the record ends where it does, if it contradicts the rules."""
        try:
            for step in replay(record):
                self.steps.append(step)
        except Refusal as refusal:
            self.wrong = refusal
        self.at = min(at, len(self.steps) - 1)
        self._timer: Timer | None = None

    def on_mount(self) -> None:
        super().on_mount()
        self.show()

    # Looking

    def show(self) -> None:
        step = self.steps[self.at]
        entries = step.entries
        pays = [entry for entry in entries if isinstance(entry, Pay)]
        journal = [entry for each in self.steps[: self.at + 1] for entry in each.entries]
        state = step.state
        if pays:
            state = before_payout(self.rules, self.steps[self.at - 1].state, entries)
        view = self.rules.view(state, None)
        turn = self.rules.turn(step.state)
        active = turn.seats if isinstance(turn, Decide) else ()
        chosen = [pay.casino for pay in pays if pay.bills] or casinos_of(entries)
        self.draw(view, active, journal, self._keys(), chosen=chosen)
        tray = self.query_one(Tray)
        if pays:
            tray.show(None, payout_summary(self.names, pays, self.words))
        else:
            tray.show(self._hand(state, entries, journal))
        self._say(entries, over=isinstance(turn, Over))

    def _hand(self, state: Any, entries: tuple[Entry, ...], journal: list[Entry]) -> Hand | None:
        """The roll, throw or cards that this step brought."""
        for entry in entries:
            if isinstance(entry, Draw):
                return hold(self.rules, self.rules.view(state, entry.seat), entry.seat, ())
            if isinstance(entry, Throw) and any(isinstance(each, Bust) for each in entries):
                before = self.rules.view(self.steps[self.at - 1].state, None)
                return hold(self.rules, changed(before, throw=entry), entry.seat, ())
        seat = getattr(state, "seat", 0)
        view = self.rules.view(state, None)
        return hold(self.rules, view, seat, (), kept_this_turn(journal))

    def _say(self, entries: tuple[Entry, ...], *, over: bool) -> None:
        count = self.words("terminal-step", step=self.at, steps=len(self.steps) - 1)
        last = self.at == len(self.steps) - 1
        if last and self.wrong is not None:
            self.prompt(f"{count}  {sorry(self.words, self.wrong, self.names)}", ALARM)
        elif entries:
            seat = getattr(entries[0], "seat", None)
            style = "#ffffff" if seat is None else ink(seat, len(self.names))
            self.prompt(f"{count}  {self.words.entry(entries[0], self.names)}", style)
        else:
            self.prompt(count)

    def _keys(self) -> list[Key]:
        words = self.words
        return [
            ("←→", words("terminal-key-step"), ""),
            ("PgUp PgDn", words("terminal-key-round"), ""),
            ("a", words("terminal-key-auto"), "screen.auto"),
            ("F1", words("terminal-key-rules"), "screen.rules"),
            ("q", words("terminal-key-quit"), "screen.close"),
            ("l", words("terminal-key-log"), "screen.log"),
        ]

    # Keys

    def action_go(self, by: int) -> None:
        if self.at + by == len(self.steps) and by > 0:
            self._standings()
        self.action_to(max(0, min(self.at + by, len(self.steps) - 1)))

    def action_to(self, at: int) -> None:
        self.at = at % len(self.steps)
        self.show()

    def action_leap(self, by: int) -> None:
        """To the start of the next or previous round, or of somebody's turn where there are no rounds."""
        starts = [
            at for at, step in enumerate(self.steps) if any(e.kind in ("round", "bank", "bust") for e in step.entries)
        ]
        beyond = [at for at in starts if (at > self.at if by > 0 else at < self.at)]
        self.action_to((beyond[0] if by > 0 else beyond[-1]) if beyond else (len(self.steps) - 1 if by > 0 else 0))

    def action_auto(self) -> None:
        """Let the game play itself, or stop."""
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        else:
            self._timer = self.set_interval(AUTOPLAY, self._forward)

    def _forward(self) -> None:
        if self.at < len(self.steps) - 1:
            self.action_go(1)
        elif self._timer is not None:
            self.action_auto()

    def _standings(self) -> None:
        turn = self.rules.turn(self.steps[-1].state)
        if isinstance(turn, Over):
            grid = standings_grid(turn.result, self.names, self.record.journal, self.words)
            self.app.push_screen(Page(self.words("terminal-end"), grid, self.words("terminal-key-close")))

    def action_log(self) -> None:
        journal = [entry for each in self.steps[: self.at + 1] for entry in each.entries]
        lines = Text("\n").join(Text(sentence, style=colour) for sentence, colour in self.sentences(journal))
        self.app.push_screen(Page(self.words("terminal-log"), lines, self.words("terminal-key-close")))

    def action_rules(self) -> None:
        self.app.push_screen(rules_screen(self.words, self.rules.spec.game))

    def action_close(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit()
