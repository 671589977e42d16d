"""`vabanque rules`."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Annotated

from vabanque.cli.declared import CommandArgument


def rules(game: Annotated[str, CommandArgument("game", "A game's id: see `vabanque games`.")], lang: str = "en") -> int:
    """Show the rules of a game, in our own words: all you need to learn it.

    Example: `vabanque rules top-10000 --lang nl | less`
    """
    from vabanque.cli.engine import FINE, rules_text, without_stars
    from vabanque.i18n import Words

    page = rules_text(game, Words(lang))
    if sys.stdout.isatty() and find_spec("rich") is not None:
        from vabanque.cli.boards import print_markdown

        print_markdown(page)
    else:
        print(without_stars(page))
    return FINE
