"""`vabanque saves`: games that can be continued in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import NO, fail, words_in


def saves(
    delete: Annotated[
        list[str] | None,
        typer.Option("--delete", metavar="FILE", help="Delete a saved game; `all` deletes every one. May be repeated."),
    ] = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """List the saved games of the terminal, or delete some. `vabanque play --resume FILE` continues one.

    Games that are being played right now are neither listed nor deleted.

    Example: `vabanque saves --delete las-vegas-2012-20260101-201500.table`
    """
    from vabanque.core import Refusal
    from vabanque.tui.local import games_directory
    from vabanque.tui.saves import SUFFIX, delete_save, is_being_played, saved_line, unfinished

    words = words_in(lang)
    folder = games_directory()
    games = unfinished(folder)
    if delete is None:
        if not games:
            played = any(map(is_being_played, folder.glob(f"*{SUFFIX}")))
            typer.echo(words("terminal-all-being-played" if played else "terminal-nothing-to-resume"))
        for path, saved in games:
            typer.echo(f"{path}\n  {saved_line(saved, words)}")
        return
    wanted = [path for path, _ in games] if delete == ["all"] else [folder / Path(file) for file in delete]
    for path in wanted:
        if path.suffix != SUFFIX or not path.is_file():
            fail(words("terminal-no-such-save", file=str(path)), NO)
        try:
            delete_save(path)
        except OSError as error:
            fail(f"{path}: {error.strerror}", NO)
        except Refusal as refusal:
            fail(words.refusal(refusal), NO)
        typer.echo(words("terminal-deleted", file=path.name))
