"""`vabanque rules`."""

from __future__ import annotations

from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import to_terminal, words_in


def rules(
    game: Annotated[str, typer.Argument(help="A game's id: see `vabanque games`.")],
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Show the rules of a game, in our own words: all you need to learn it.

    Example: `vabanque rules top-10000 --lang nl | less`
    """
    from vabanque.cli.engine import rules_text, without_stars

    page = rules_text(game, words_in(lang))
    if to_terminal():
        from rich.console import Console
        from rich.markdown import Markdown

        Console(width=min(100, Console().width)).print(Markdown(page))
    else:
        typer.echo(without_stars(page))
