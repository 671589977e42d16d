"""`vabanque rules`."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from vabanque.cli.arguments import Language
from vabanque.cli.common import to_terminal, words_in


def rules(
    game: Annotated[str, typer.Argument(help="A game's id: see `vabanque games`.")],
    lang: Language = "en",
) -> None:
    """Show the rules of a game, in our own words: all you need to learn it.

    Example: `vabanque rules top-10000 --lang nl | less`
    """
    from vabanque.core import Misconfigured
    from vabanque.games import GAMES
    from vabanque.i18n import rules_page

    if game not in GAMES:
        raise Misconfigured("unknown-game", game=game[:40])
    words = words_in(lang)
    page = f"# {words.game(game)}\n\n" + "\n\n".join(f"## {title}\n\n{text}" for title, text in rules_page(words, game))
    if to_terminal():
        from rich.console import Console
        from rich.markdown import Markdown

        Console(width=min(100, Console().width)).print(Markdown(page))
    else:
        typer.echo(re.sub(r"\*\*(.+?)\*\*", r"\1", page))
