"""`vabanque verify`."""

from __future__ import annotations

from typing import Annotated

from vabanque.cli.declared import CommandArgument, CommandOption


def verify(
    files: Annotated[list[str], CommandArgument("FILE…", "Game records, one game per line; - reads standard input.")],
    commitment: Annotated[
        str | None,
        CommandOption(
            ("--commitment",), "The commitment that the server showed before the game: the game must keep it.", "HEX"
        ),
    ] = None,
    seat_seed: Annotated[
        list[str] | None, CommandOption(("--seat-seed",), "Your own part of the dice: the game must use it.", "TEXT")
    ] = None,
    lang: str = "en",
    as_json: Annotated[
        bool, CommandOption(("--json",), "Print one JSON object per game: file, line, ok, code, entry, message.")
    ] = False,
) -> int:
    """Recompute recorded games from the rules alone, and report anything that is wrong.

    Exits with 0 if every game is valid, 1 if any is not, 2 if a file cannot be read.
    `entry` counts the journal from 0, as programs do; `line` counts from 1, as editors do.

    A record alone shows that its dice follow from its seeds. That the seeds were fixed before the game, only what you
    noted then can show: the browser keeps it under *Check the dice* (docs/fairness.md).

    Example: `vabanque sim las-vegas-2012 --games 100 --record games.jsonl && vabanque verify games.jsonl`
    """
    from vabanque.cli.engine import read_commitment, verify_files
    from vabanque.i18n import Words
    from vabanque.play.verify import Promise

    words = Words(lang)
    promise = None
    if commitment is not None or seat_seed:
        promise = Promise(None if commitment is None else read_commitment(commitment, words), tuple(seat_seed or ()))
    return verify_files(files, promise, words, as_json=as_json)
