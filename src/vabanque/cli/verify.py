"""`vabanque verify`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import Language
from vabanque.cli.common import NO, WRONG_USAGE, fail, words_in
from vabanque.cli.files import games_in

if TYPE_CHECKING:
    from vabanque.i18n import Words
    from vabanque.play.verify import Verdict


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
    lang: Language = "en",
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object per game: file, line, ok, code, entry, message.")
    ] = False,
) -> None:
    """Recompute recorded games from the rules alone, and report anything that is wrong.

    Exits with 0 if every game is valid, 1 if any is not, 2 if a file cannot be read.
    `entry` counts the journal from 0, as programs do; `line` counts from 1, as editors do.

    A record alone shows that its dice follow from its seeds. Whether those are the seeds from before the game, only
    what you noted then can show: the browser keeps it under *Check the dice* (docs/fairness.md).

    Example: `vabanque sim las-vegas-2012 --games 100 --record games.jsonl && vabanque verify games.jsonl`
    """
    from vabanque.play.verify import Promise
    from vabanque.play.verify import verify as check

    words = words_in(lang)
    promise = None
    if commitment is not None or seat_seed:
        promise = Promise(None if commitment is None else _read_commitment(commitment, words), tuple(seat_seed or ()))
    right = wrong = unread = 0
    for file in files:
        try:
            for line, text in games_in(file):
                verdict = check(text, promise)
                right += verdict.ok
                wrong += not verdict.ok
                if as_json:
                    typer.echo(_as_json(file, line, verdict, words))
                elif not verdict.ok:
                    typer.echo(f"{file}:{line}: {_reason(verdict, words)}")
        except (OSError, EOFError) as error:
            unread += 1
            reason = getattr(error, "strerror", None) or words("verify-no-game")
            typer.echo(f"vabanque: {file}: {reason}", err=True)
    if not as_json:
        typer.echo(words("verify-summary", right=right, wrong=wrong))
    if unread or wrong:
        raise typer.Exit(WRONG_USAGE if unread else NO)


def _read_commitment(text: str, words: Words) -> str:
    """64 hexadecimal digits, however somebody copied them."""
    digits = "".join(text.split()).lower()
    if len(digits) != 64 or not set(digits) <= set("0123456789abcdef"):
        fail(words("error-bad-commitment"))
    return digits


def _reason(verdict: Verdict, words: Words) -> str:
    where = "" if verdict.entry is None else f"entry {verdict.entry}: "
    return f"{where}{verdict.code}: {words.error(verdict.code or '', verdict.facts or {})}"


def _as_json(file: str, line: int, verdict: Verdict, words: Words) -> str:
    import msgspec

    message = None if verdict.ok else words.error(verdict.code or "", verdict.facts or {})
    plain = {
        "file": file,
        "line": line,
        "ok": verdict.ok,
        "code": verdict.code,
        "entry": verdict.entry,
        "message": message,
    }
    return msgspec.json.encode(plain).decode()
