"""`vabanque games`."""

from __future__ import annotations

from typing import Annotated

from vabanque.cli.declared import CommandOption


def games(
    lang: str = "en",
    as_json: Annotated[bool, CommandOption(("--json",), "Print one JSON object per game.")] = False,
) -> int:
    """List the games with their seats, options and defaults.

    Example: `vabanque games --lang de`
    """
    from vabanque.cli.engine import FINE, list_games
    from vabanque.i18n import Words

    list_games(Words(lang), as_json=as_json)
    return FINE
