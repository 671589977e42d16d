"""`vabanque review`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import Language
from vabanque.cli.common import NO, fail, without_waiting, words_in

if TYPE_CHECKING:
    from vabanque.analyse import Review
    from vabanque.i18n import Words
    from vabanque.play.record import Record

PICTURES = (".png", ".svg", ".pdf")


def review(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Game records, one game per line; - reads standard input.")
    ],
    game: Annotated[int, typer.Option("--game", "-n", min=1, help="Which game in the file, counted from 1.")] = 1,
    seat: Annotated[
        int | None, typer.Option("--seat", "-s", min=0, help="Tell only what concerns this seat, counted from 0.")
    ] = None,
    deep: Annotated[
        bool, typer.Option("--deep", help="Judge decisions that matter again, by rollouts with common dice.")
    ] = False,
    lang: Language = "en",
    picture: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw everybody's win chances: .png, .svg or .pdf.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the review as one JSON object.")] = False,
) -> None:
    """Tell what every move of a recorded game cost, and how much was luck.

    For every seat, start + luck + decisions + others + evaluator = result; docs/review.md defines them.

    Example: `vabanque review games.jsonl --game 3 --plot game.svg`
    """
    from vabanque.analyse.registry import compiled_modules
    from vabanque.cli.engine import game_in
    from vabanque.core import Refusal
    from vabanque.play.record import read_record

    words = words_in(lang)
    if picture is not None and picture.suffix.lower() not in PICTURES:
        fail(words("sim-plot-format", formats=", ".join(PICTURES)))
    text = game_in(file, game, words)
    try:
        record = read_record(text)
        if seat is not None and seat >= record.rules.spec.seats:
            fail(words("review-no-such-seat", seat=str(seat), most=str(record.rules.spec.seats - 1)))
        without_waiting(compiled_modules(record.game))
        _say_if_coarse(words)
        report = _review(record, deep, words)
    except Refusal as wrong:
        fail(f"{file}: {words.refusal(wrong)}", code=NO)
    if picture is not None:
        from vabanque.analyse.plot import plot

        try:
            plot(report, record.seats, picture, axis=words("review-axis"), mistakes=words("review-axis-entries"))
        except OSError as error:
            fail(f"{picture}: {error.strerror}")
    if as_json:
        import msgspec

        from vabanque.analyse.plain import to_plain

        typer.echo(msgspec.json.encode(to_plain(report)).decode())
    else:
        from rich.console import Console

        from vabanque.analyse.told import tell

        console = Console(highlight=False, soft_wrap=True)
        for part in tell(report, words, game, seat):
            console.print(part)


def _say_if_coarse(words: Words) -> None:
    from vabanque.compiled import SLOW

    if SLOW == "compiling":
        typer.echo(f"vabanque: {words('review-slow')}", err=True)


def _review(record: Record, deep: bool, words: Words) -> Review:
    """The review, with a progress bar while somebody is waiting for it."""
    from vabanque.analyse import review as analyse

    if not sys.stderr.isatty():
        return analyse(record, deep=deep)
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words("review-progress"), total=len(record.journal))
        return analyse(record, deep=deep, progress=lambda done, _: bar.update(task, completed=done))
