"""The screens over the table: rules, log, advice, the end."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from vabanque.core import Result, Seat
from vabanque.core.scene import AnyScenes, Scene
from vabanque.figures import as_markdown
from vabanque.i18n import Words
from vabanque.narration.palette import GOLD, QUIET, ink, sign
from vabanque.tui.drawing import AnyDrawing
from vabanque.tui.looks import cut
from vabanque.tui.widgets import KeptTogether, unbroken


class Page(ModalScreen[None]):
    """Something to read, over the table. Any of the usual keys closes it."""

    BINDINGS = [  # noqa: RUF012  # Textual's way
        Binding("escape,q,enter,f1,question_mark,l", "close", show=False, priority=True),
        Binding("ctrl+c,ctrl+q", "app.leave", show=False, priority=True),
        Binding("j", "scroll_down", show=False),
        Binding("k", "scroll_up", show=False),
    ]

    def __init__(self, title: str, content: RenderableType, closes: str) -> None:
        super().__init__()
        self._title, self._content, self._closes = title, content, closes

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page") as page:
            page.border_title = self._title
            page.border_subtitle = self._closes
            yield Static(KeptTogether(self._content))

    def on_mount(self) -> None:
        self.query_one("#page").focus()

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll_down(self) -> None:
        self.query_one("#page").scroll_down()

    def action_scroll_up(self) -> None:
        self.query_one("#page").scroll_up()


def rules_screen(words: Words, game: str) -> Page:
    text = unbroken(as_markdown(words, game))
    return Page(words.game(game), Markdown(text), words("terminal-key-close"))


def standings(result: Result, scene: Scene, scenes: AnyScenes, drawing: AnyDrawing, you: Seat | None = None) -> Group:
    """Who won, and how."""
    names, words = drawing.names, drawing.words
    columns = drawing.columns(scene, result)
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column("")
    for column in columns:
        grid.add_column(column.heading, justify="right", style=column.style)
    for seat in result.standings:
        name = Text(f"{sign(seat)} {cut(names[seat], 20)}", style=f"bold {ink(seat)}")
        if seat in result.winners:
            name.append(" ♛", style=GOLD)
        grid.add_row(name, *(column.cells[seat] for column in columns))
    return Group(Text(words.result(result, names, scenes, you)[0], style=f"bold {GOLD}"), Text(), grid)
