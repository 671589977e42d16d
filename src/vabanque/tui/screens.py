"""The screens around the table: rules, log, advice, questions, the end."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from vabanque.core import Entry, Result
from vabanque.games.top_10000.rules import Bank, Bust
from vabanque.i18n import Words, rules_page
from vabanque.tui.drawing import GOLD, MONEY, QUIET, SIGNS, cut, ink
from vabanque.tui.table import rounds_won


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
            yield Static(self._content)

    def on_mount(self) -> None:
        self.query_one("#page").focus()

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll_down(self) -> None:
        self.query_one("#page").scroll_down()

    def action_scroll_up(self) -> None:
        self.query_one("#page").scroll_up()


def rules_screen(words: Words, game: str) -> Page:
    text = "\n\n".join(f"## {title}\n\n{body}" for title, body in rules_page(words, game))
    return Page(words.game(game), Markdown(text), words("terminal-key-close"))


def standings_grid(result: Result, names: Sequence[str], journal: Sequence[Entry], words: Words) -> RenderableType:
    """Who won, and how it came: the standings round by round, or turns and busts where there are no rounds."""
    seats = len(names)
    grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=QUIET)
    grid.add_column("")
    columns = (
        _money_columns(journal, seats, words) if "bills" in result.counts else _points_columns(journal, seats, words)
    )
    for heading, _ in columns:
        grid.add_column(heading, justify="right")
    grid.add_column(words("terminal-total"), justify="right", style=f"bold {MONEY}")
    if "bills" in result.counts:
        grid.add_column(words("terminal-bills-won"), justify="right", style=QUIET)
    for seat in result.standings:
        name = Text(f"{SIGNS[seat]} {cut(names[seat], 20)}", style=f"bold {ink(seat, seats)}")
        if seat in result.winners:
            name.append(" ♛", style=GOLD)
        row: list[RenderableType] = [name, *(cells[seat] for _, cells in columns)]
        if "bills" in result.counts:
            row += [words.money(result.score[seat]), str(result.counts["bills"][seat])]
        else:
            row.append(words("terminal-points", points=result.score[seat]))
        grid.add_row(*row)
    return Group(Text(words.result(result, names)[0], style=f"bold {GOLD}"), Text(), grid)


Columns = list[tuple[str, list[Text]]]


def _money_columns(journal: Sequence[Entry], seats: int, words: Words) -> Columns:
    """After every round: the money so far, and what the round brought."""
    columns: Columns = []
    money = [0] * seats
    for number, gained in enumerate(rounds_won(journal, seats), start=1):
        cells = []
        for seat in range(seats):
            money[seat] += gained[seat]
            cells.append(Text.assemble((f"+{gained[seat]} ", QUIET), str(money[seat])))
        columns.append((words("terminal-round-short", round=number), cells))
    return columns


def _points_columns(journal: Sequence[Entry], seats: int, words: Words) -> Columns:
    """Turns, busts and the best turn."""
    turns, busts, best = [0] * seats, [0] * seats, [0] * seats
    for entry in journal:
        if isinstance(entry, Bank):
            turns[entry.seat] += 1
            best[entry.seat] = max(best[entry.seat], entry.turn)
        elif isinstance(entry, Bust):
            turns[entry.seat] += 1
            busts[entry.seat] += 1
    return [
        (words(f"terminal-{name}"), [Text(str(count)) for count in counts])
        for name, counts in (("turns", turns), ("busts", busts), ("best-turn", best))
    ]
