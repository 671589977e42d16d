"""`vabanque replay`."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from typing import Annotated

from vabanque.cli.declared import CommandArgument, CommandOption


def replay(
    file: Annotated[str, CommandArgument("FILE", "Game records, one game per line; - reads standard input.")],
    game: Annotated[int, CommandOption(("--game", "-n"), "Which game in the file, counted from 1.", least=1)] = 1,
    step: Annotated[
        bool, CommandOption(("--step",), "Step through it on the drawn table, forwards and backwards.")
    ] = False,
    lang: str = "en",
) -> int:
    """Print a recorded game in words, round by round, with boards; or step through it.

    Example: `vabanque replay games.jsonl --game 3 --lang fr`
    """
    from vabanque.cli.engine import FINE, NO, fail, game_in, print_plainly
    from vabanque.core import Refusal
    from vabanque.i18n import Words
    from vabanque.play.record import read_record

    words = Words(lang)
    text = game_in(file, game, words)
    try:
        record = read_record(text)
        if step and sys.stdin.isatty() and sys.stdout.isatty():
            from vabanque.tui.app import run_app

            run_app(words, record=record)
        elif find_spec("rich") is None:
            print_plainly(record, words, game)
        else:
            from vabanque.cli.boards import print_game

            print_game(record, words, game)
    except Refusal as wrong:
        # Everything up to here has been printed; the rest contradicts the rules.
        fail(f"{file}: {words.refusal(wrong)}", code=NO)
    return FINE
