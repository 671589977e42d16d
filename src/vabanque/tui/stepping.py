"""A recorded game, step by step."""

from __future__ import annotations

from rich.console import RenderableType
from textual import work
from textual.timer import Timer

from vabanque.analyse import Review
from vabanque.core import Decide, Entry, Over, Refusal, Seat, Turn
from vabanque.core.contract import seat_of
from vabanque.games import find, make, scenes
from vabanque.i18n import Words
from vabanque.narration.narrator import sorry
from vabanque.narration.palette import ALARM, ink
from vabanque.play.record import Record
from vabanque.play.stories import Narrated, StepWithStory, retell
from vabanque.tui.base import TableScreen
from vabanque.tui.drawing import Key
from vabanque.tui.reviewing import chances, page, reviewed
from vabanque.tui.screens import standings
from vabanque.tui.widgets import Tray

AUTOPLAY = 0.8
"""Seconds a step is shown when the game plays itself."""


class ReplayScreen(TableScreen):
    """Step forwards and backwards through a game, with everything face up."""

    BINDINGS = [  # noqa: RUF012  # Textual's way
        ("right,space,enter,down,j", "go(1)"),
        ("left,backspace,up,k", "go(-1)"),
        ("pagedown,n", "leap(1)"),
        ("pageup,p", "leap(-1)"),
        ("home,g", "to(0)"),
        ("end,G", "to(-1)"),
        ("a", "auto"),
        ("l", "log"),
        ("e", "review"),
        ("f1", "rules"),
        ("q,escape", "close"),
    ]

    def __init__(self, record: Record, words: Words, *, at: int = 0) -> None:
        rules = make(record.game, len(record.seats), record.rules.spec.options, open_money=True)
        shown = scenes(rules)
        steps: list[StepWithStory] = []
        wrong: Refusal | None = None
        try:
            for step in retell(record, shown):
                steps.append(step)  # noqa: PERF402  # what comes before an error is shown
        except Refusal as refusal:
            wrong = refusal
        super().__init__(rules, shown, steps[0].scene, record.seats, words)
        self.steps = steps
        self.wrong = wrong
        """Why the record ends where it does, if it contradicts the rules."""
        self.at = min(at, len(self.steps) - 1)
        self._timer: Timer | None = None
        self._record = record
        self._review: Review | None = None
        """What every move cost, once that is known."""

    def on_mount(self) -> None:
        super().on_mount()
        self.show()
        if self.wrong is None:
            self.work_out()

    @work(exclusive=True, group="review")
    async def work_out(self) -> None:
        """Review the game in the background."""
        if find(self._record.game).brings.evaluator is None:
            return  # rollouts take too long to wait for, and the worker may not have the plug-in
        self._review = await reviewed(self._record)
        self.show()

    # Looking

    def show(self) -> None:
        step = self.steps[self.at]
        pause = self.drawing.pause(self.steps[self.at - 1].scene, step.scene) if self.at else None
        turn = self.rules.turn(step.state)
        active = turn.seats if isinstance(turn, Decide) else ()
        if pause is None:
            touched = self.drawing.touched(step.entries)
            self.draw(step.scene, active, self._keys(), touched=touched)
            self.query_one(Tray).show(self.drawing.tray(step.scene, step.entries))
        else:
            self.draw(pause.scene, active, self._keys(), touched=pause.touched)
            self.query_one(Tray).show(None, pause.summary)
        self._say(step.entries)

    def entries(self) -> int:
        return sum(len(step.entries) for step in self.steps[: self.at + 1])

    def narrated(self, since: int) -> list[Narrated]:
        return [narrated for step in self.steps[: self.at + 1] for narrated in step.narrated][since:]

    def _say(self, entries: tuple[Entry, ...]) -> None:
        count = self.words("terminal-step", step=self.at, steps=len(self.steps) - 1)
        last = self.at == len(self.steps) - 1
        if last and self.wrong is not None:
            self.prompt(f"{count}  {sorry(self.words, self.wrong, self.names)}", ALARM)
        elif entries:
            number = self.entries() - len(entries)
            seat = seat_of(entries[0])
            style = "#ffffff" if seat is None else ink(seat)
            self.prompt(f"{count}  {self.sentence(number, self.narrated(number)[0])}{self._chances()}", style)
        else:
            self.prompt(f"{count}{self._chances()}")

    def _chances(self) -> str:
        """Win chances, and the best move where another was made."""
        return "" if self._review is None else f"\n{chances(self._review, self.entries(), self.words)}"

    def _keys(self) -> list[Key]:
        words = self.words
        return [
            ("←→", words("terminal-key-step"), ""),
            ("PgUp PgDn", words("terminal-key-round"), ""),
            ("a", words("terminal-key-auto"), "screen.auto"),
            ("e", words("review-key"), "screen.review"),
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
        """To the start of the next or previous round, or of a turn in games without rounds."""
        parts = [self.scenes.round(step.state) or _players(self.rules.turn(step.state)) for step in self.steps]
        starts = [at for at, part in enumerate(parts) if at and part != parts[at - 1]]
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
        step = self.steps[-1]
        turn = self.rules.turn(step.state)
        if isinstance(turn, Over):
            ranking: RenderableType = standings(turn.result, step.scene, self.scenes, self.drawing)
            self.show_page("terminal-end", ranking)

    def action_review(self) -> None:
        if self._review is None:
            self.notify(self.words("review-working"))
        else:
            self.show_page("review", page(self._review, self.words))

    def action_close(self) -> None:
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.app.exit()


def _players(turn: Turn) -> tuple[Seat | None, ...]:
    """Whose turn it is."""
    if isinstance(turn, Over):
        return ()
    return turn.seats if isinstance(turn, Decide) else (turn.seat,)
