"""A recorded game in words, with the table drawn at the end of each round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Console
from rich.markup import escape

from vabanque.cli.engine import pieces_of

if TYPE_CHECKING:
    from vabanque.i18n import Words
    from vabanque.play.record import Record


def print_game(record: Record, words: Words, game: int) -> None:
    """Print the whole game, number `game` of its file. Raises WrongRecord where the record contradicts the rules."""
    console = Console(highlight=False, soft_wrap=True)
    for piece in pieces_of(record, words, game, boards=True):
        shown = escape(piece.content) if isinstance(piece.content, str) else piece.content
        if piece.loud or piece.quiet:
            style = "bold" if piece.loud else "dim"
            shown = f"[{style}]{shown}[/{style}]"
        console.print(shown, end=piece.end)
