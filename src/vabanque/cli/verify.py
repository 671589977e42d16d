"""`vabanque verify`."""

from __future__ import annotations

from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import words_in


def verify(
    files: Annotated[
        list[str], typer.Argument(metavar="FILE…", help="Game records, one game per line; - reads standard input.")
    ],
    commitment: Annotated[
        str | None,
        typer.Option(
            metavar="HEX",
            show_default=False,
            help="The commitment that the server showed before the game: the game must keep it.",
        ),
    ] = None,
    seat_seed: Annotated[
        list[str] | None,
        typer.Option(
            "--seat-seed", metavar="TEXT", show_default=False, help="Your own part of the dice: the game must use it."
        ),
    ] = None,
    lang: Language = FROM_ENVIRONMENT,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object per game: file, line, ok, code, entry, message.")
    ] = False,
) -> None:
    """Recompute recorded games from the rules alone, and report anything that is wrong.

    Exits with 0 if every game is valid, 1 if any is not, 2 if a file cannot be read.
    `entry` counts the journal from 0, as programs do; `line` counts from 1, as editors do.

    A record alone shows that its dice follow from its seeds. That the seeds were fixed before the game, only what you
    noted then can show: the browser keeps it under *Check the dice* (docs/fairness.md).

    Example: `vabanque sim las-vegas-2012 --games 100 --record games.jsonl && vabanque verify games.jsonl`
    """
    from vabanque.cli.engine import read_commitment, verify_files
    from vabanque.play.verify import Promise

    words = words_in(lang)
    promise = None
    if commitment is not None or seat_seed:
        promise = Promise(None if commitment is None else read_commitment(commitment, words), tuple(seat_seed or ()))
    raise typer.Exit(verify_files(files, promise, words, as_json=as_json))
