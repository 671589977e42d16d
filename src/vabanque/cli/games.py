"""`vabanque games`."""

from __future__ import annotations

from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import words_in


def games(
    lang: Language = FROM_ENVIRONMENT,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object per game.")] = False,
) -> None:
    """List the games with their seats, options and defaults.

    Example: `vabanque games --lang de`
    """
    from vabanque.cli.engine import list_games

    list_games(words_in(lang), as_json=as_json, headline=lambda text: typer.secho(text, bold=True))
