"""The app around the table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from textual.app import App
from textual.binding import Binding
from textual.screen import Screen
from textual.theme import Theme

from vabanque.core import Refusal
from vabanque.i18n import Words
from vabanque.narration.narrator import sorry
from vabanque.narration.palette import FELT, GOLD, MONEY, NIGHT, PANEL, QUIET
from vabanque.play.record import Record
from vabanque.tui.choice import ChoiceScreen
from vabanque.tui.game import GameScreen
from vabanque.tui.local import LocalTable, games_directory
from vabanque.tui.stepping import ReplayScreen
from vabanque.tui.table import TableClient

STRIP = Theme(
    name="strip",
    primary="#6f8fff",
    secondary="#b79bff",
    accent=GOLD,
    foreground="#e6e9f7",
    background=NIGHT,
    surface=PANEL,
    panel=PANEL,
    success=MONEY,
    warning=GOLD,
    error="#ff6b6b",
    dark=True,
)


class TableApp(App[Path | None]):
    """Night on the Strip."""

    ENABLE_COMMAND_PALETTE = False
    TITLE = "Vabanque"
    NOTIFICATION_TIMEOUT = 2.5  # they cover the log
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (66, "-normal"), (118, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-micro"), (15, "-tiny"), (22, "-short"), (34, "-tall")]  # noqa: RUF012
    BINDINGS = [  # noqa: RUF012  # Textual's way
        Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]
    CSS = f"""
    Screen {{ background: {NIGHT}; }}
    #head {{ height: 1; padding: 0 1; background: {PANEL}; }}
    #keys {{ height: 1; background: {PANEL}; link-style: none; link-color: #e6e9f7; link-style-hover: bold; }}
    #middle {{ height: 1fr; layout: vertical; }}
    #table {{ height: 1fr; }}
    #players {{ height: 2; }}
    #tray {{ height: 4; padding: 0 1; }}
    #tray.cards {{ height: 5; }}
    #tray.felt {{ background: {FELT}; height: 5; padding: 0 2; }}
    #tray.list {{ height: 6; }}
    #prompt {{ height: 1; padding: 0 1; }}
    #away {{ display: none; height: 1; padding: 0 1; background: #7a1f2b; color: #ffffff; text-style: bold; }}
    .away #away {{ display: block; }}
    #read {{ height: 1; border: none; padding: 0 1; background: #232b57; }}
    .reading #tray, .reading #tray.felt, .reading #tray.cards {{ height: 3; }}
    #log {{ height: 4; padding: 0 1; color: {QUIET}; }}
    ReplayScreen #prompt {{ height: 2; }}
    ReplayScreen #log {{ height: 3; }}
    .-wide #middle {{ layout: horizontal; }}
    .-wide #table {{ width: 1fr; height: 100%; }}
    .-wide #log {{ width: 38; height: 100%; border-left: solid #39426b; }}
    .-tall #players {{ margin: 1 0; }}
    .-tall #tray {{ height: 7; margin: 1 0 0 0; }}
    .-tall #tray.felt {{ height: 8; padding: 0 2; }}
    .-tall #tray.list {{ height: 11; }}
    .-tiny #log, .-micro #log, .-micro #head, .-micro #players {{ display: none; }}
    Page {{ align: center middle; background: {NIGHT} 70%; }}
    #page {{
        width: 90%; max-width: 100; height: auto; max-height: 90%;
        padding: 1 2; background: {PANEL}; border: round {GOLD}; border-title-color: {GOLD};
        border-subtitle-color: {QUIET};
    }}
    #hall {{ height: 1fr; align: center middle; }}
    #choice {{ width: 100%; max-width: 80; height: 100%; max-height: 27; }}
    #banner {{ height: 5; padding: 1 2; }}
    #form-scroll {{ height: auto; max-height: 1fr; padding: 0 1; scrollbar-size: 1 1; }}
    #form {{ height: auto; }}
    #note {{ height: 4; padding: 1 3 0 3; }}
    .-micro #banner, .-tiny #banner {{ display: none; }}
    .-micro #note {{ display: none; }}
    Toast {{ background: {PANEL}; }}
    """

    def __init__(
        self,
        words: Words,
        *,
        table: TableClient | None = None,
        record: Record | None = None,
        pace: float = 0.8,
        confirm: bool = False,
        screen: type[GameScreen] = GameScreen,
    ) -> None:
        super().__init__()
        self.words = words
        self._game_screen = screen
        self.table = table
        self.record = record
        self.pace = pace
        self.confirm = confirm
        self._form: dict[str, Any] = {}
        """The answers of the last form, offered again next time."""

    def on_mount(self) -> None:
        self.register_theme(STRIP)
        self.theme = "strip"
        if self.record is not None:
            self.push_screen(ReplayScreen(self.record, self.words))
        elif self.table is not None:
            self._sit_down(self.table)
            self._say_what_was_lost(self.table)
        else:
            self.action_new()

    def _sit_down(self, table: TableClient) -> None:
        self.table = table
        self._show(self._game_screen(table, self.words, pace=self.pace, confirm=self.confirm))

    def _show(self, screen: Screen[None]) -> None:
        """Replace the current screen with this one."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen)

    def on_choice_screen_chosen(self, event: ChoiceScreen.Chosen) -> None:
        screen = self.screen
        try:
            if isinstance(event.chosen, Path):
                table = LocalTable.resume(event.chosen)
            else:
                table = LocalTable.new(event.chosen, games_directory())
        except (OSError, Refusal) as error:
            assert isinstance(screen, ChoiceScreen)
            screen.complain(sorry(self.words, error) if isinstance(error, Refusal) else str(error))
            return
        self._sit_down(table)
        self._say_what_was_lost(table)

    def _say_what_was_lost(self, table: TableClient) -> None:
        if isinstance(table, LocalTable) and table.lost:
            self.notify(self.words("terminal-mended", lost=table.lost), severity="warning", timeout=20)

    def on_choice_screen_language(self, event: ChoiceScreen.Language) -> None:
        self.words = Words(event.language)

    def action_new(self) -> None:
        """Choose the next game; a game in progress is kept."""
        if self.table is not None:
            if not self.table.over:
                return
            self.table = None
        self._show(ChoiceScreen(self.words, games_directory(), self._form))

    def action_replay(self) -> None:
        if self.table is None or not self.table.over:
            return
        try:
            record = self.table.record()
        except Refusal as refusal:  # a server that is gone
            self.notify(sorry(self.words, refusal))
        else:
            self.push_screen(ReplayScreen(record, self.words))

    def action_leave(self) -> None:
        """Leave the table; an unfinished game can be resumed."""
        unfinished = self.table is not None and not self.table.over
        path = self.table.close() if self.table is not None else None
        self.exit(path if unfinished else None)


def run_app(
    words: Words,
    *,
    table: TableClient | None = None,
    record: Record | None = None,
    pace: float = 0.8,
    confirm: bool = False,
    screen: type[GameScreen] = GameScreen,
) -> tuple[Path | None, Words, int]:
    """Run the app. Returns the file of a game left unfinished, the language last used, and the exit code."""
    app = TableApp(words, table=table, record=record, pace=pace, confirm=confirm, screen=screen)
    try:
        path = app.run()
    finally:
        if app.table is not None:
            app.table.close()  # also ends a thread that waits for a server
    return path, app.words, app.return_code or 0
