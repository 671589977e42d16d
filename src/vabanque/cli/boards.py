"""What commands of the engine draw where rich is installed: recorded games with boards, and the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table

from vabanque.cli.common import to_terminal
from vabanque.cli.engine import pieces_of

if TYPE_CHECKING:
    from vabanque.i18n import Words
    from vabanque.play.record import Record


def print_game(record: Record, words: Words, game: int) -> None:
    """Print the whole game, number `game` of its file. Raises WrongRecord where the record contradicts the rules."""
    console = Console(highlight=False, soft_wrap=True)
    for piece in pieces_of(record, words, game, boards=True):
        shown = escape(piece.content) if isinstance(piece.content, str) else piece.content
        if isinstance(shown, Table) and not to_terminal():
            shown.box = None  # lines would only be noise in a pipe
        if piece.loud or piece.quiet:
            style = "bold" if piece.loud else "dim"
            shown = f"[{style}]{shown}[/{style}]"
        console.print(shown, end=piece.end)


def print_markdown(page: str) -> None:
    """Print a page that is pleasant to read on a wide terminal too."""
    console = Console()
    console.print(Markdown(page), width=min(100, console.width))
