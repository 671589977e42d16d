"""`vabanque replay`."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import NO, fail, words_in


def replay(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Game records, one game per line; - reads standard input.")
    ],
    game: Annotated[int, typer.Option("--game", "-n", min=1, help="Which game in the file, counted from 1.")] = 1,
    step: Annotated[
        bool, typer.Option("--step", help="Step through it on the drawn table, forwards and backwards.")
    ] = False,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Print a recorded game in words, round by round, with boards; or step through it.

    Example: `vabanque replay games.jsonl --game 3 --lang fr`
    """
    from vabanque.cli.boards import print_game
    from vabanque.cli.engine import game_in
    from vabanque.core import Refusal
    from vabanque.play.record import read_record

    words = words_in(lang)
    text = game_in(file, game, words)
    try:
        record = read_record(text)
        if step and sys.stdin.isatty() and sys.stdout.isatty():
            from vabanque.tui.app import run_app

            run_app(words, record=record)
        else:
            print_game(record, words, game)
    except Refusal as wrong:
        # Everything up to here has been printed; the rest contradicts the rules.
        fail(f"{file}: {words.refusal(wrong)}", code=NO)
