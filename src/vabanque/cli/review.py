"""`vabanque review`."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import chain
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Cluster, Jobs, Language
from vabanque.cli.common import NO, fail, say_if_compiling, without_waiting, words_in

if TYPE_CHECKING:
    from vabanque.analyse import Review
    from vabanque.analyse.many import PlayerTotal
    from vabanque.i18n import Words
    from vabanque.play.record import Record

PICTURES = (".png", ".svg", ".pdf")
LESSONS = 3
"""How many families of mistakes the totals list for each player."""
SILENCE = 5.0
"""Seconds between two lines that say how far a review is."""


def review(
    file: Annotated[
        str, typer.Argument(metavar="FILE", help="Game records, one game per line; - reads standard input.")
    ],
    game: Annotated[int, typer.Option("--game", "-n", min=1, help="Which game in the file, counted from 1.")] = 1,
    seat: Annotated[
        int | None, typer.Option("--seat", "-s", min=0, help="Report only what concerns this seat, counted from 0.")
    ] = None,
    deep: Annotated[
        bool, typer.Option("--deep", help="Judge the decisions that matter again, by rollouts with common dice.")
    ] = False,
    lang: Language = FROM_ENVIRONMENT,
    picture: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Draw everybody's win chances: .png, .svg or .pdf.")
    ] = None,
    every: Annotated[
        bool, typer.Option("--all", help="Review every game in the file, and add up luck and mistakes by player.")
    ] = False,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print the review as one JSON object; with --all, one per game.")
    ] = False,
) -> None:
    """Show what every move of a recorded game cost, and how much was luck.

    For every seat, start + luck + decisions + others + evaluator = result; docs/review.md defines them.

    Example: `vabanque review games.jsonl --game 3 --plot game.svg`

    Example: `vabanque review games.jsonl --all --jobs 2`
    """
    from vabanque.analyse.registry import evaluator_modules
    from vabanque.cli.engine import game_in
    from vabanque.core import Refusal
    from vabanque.play.record import read_record

    words = words_in(lang)
    if picture is not None and picture.suffix.lower() not in PICTURES:
        fail(words("sim-plot-format", formats=", ".join(PICTURES)))
    if every:
        if picture is not None or seat is not None or game != 1:
            fail(words("review-all-alone"))
        _review_all(file, deep, jobs, cluster, words, as_json=as_json)
        return
    text = game_in(file, game, words)
    try:
        record = read_record(text)
        if seat is not None and seat >= record.rules.spec.seats:
            fail(words("review-no-such-seat", seat=str(seat), most=str(record.rules.spec.seats - 1)))
        needs = evaluator_modules(record.game)
        without_waiting(needs)
        say_if_compiling(needs, words, "review-slow")
        report = _review(record, deep, words)
    except Refusal as wrong:
        fail(f"{file}: {_place(getattr(wrong, 'entry', None))}{words.refusal(wrong)}", code=NO)
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

        from vabanque.analyse.narrative import narrate

        console = Console(highlight=False, soft_wrap=True)
        for part in narrate(report, words, game, seat):
            console.print(part)


def _place(entry: int | None) -> str:
    """Where a record is wrong, worded as in `vabanque verify`."""
    return "" if entry is None else f"entry {entry}: "


def _review_all(file: str, deep: bool, jobs: int, cluster: str | None, words: Words, *, as_json: bool) -> None:
    """Every game of a file: one JSON object per game as soon as it is reviewed, or the totals of all players."""
    import msgspec

    from vabanque.analyse.many import ReviewedRecord, add_up, game_of, review_all
    from vabanque.analyse.registry import evaluator_modules
    from vabanque.cli.engine import texts_of

    games: list[ReviewedRecord] = []
    wrong = 0
    texts = texts_of(file, words)
    first = next(texts)
    # A file usually holds games of one kind. Other kinds are reviewed too, but without compiled code.
    needs = evaluator_modules(game_of(first[1]))
    without_waiting(needs)
    say_if_compiling(needs, words, "review-slow")
    progress = ProgressLines(words, "review-games-so-far")
    try:
        for game in review_all(chain([first], texts), deep=deep, jobs=jobs, cluster=cluster, needs=needs):
            if game.refusal is not None:
                wrong += 1
                place = f"{file}:{game.line}: {_place(game.entry)}"
                typer.echo(f"vabanque: {place}{words.error(*game.refusal)}", err=True)
            elif as_json:
                typer.echo(msgspec.json.encode(game.review).decode())
            else:
                games.append(game)
                progress(len(games), 0)
    except KeyboardInterrupt:
        typer.echo(f"vabanque: {words('arena-interrupted')}", err=True)
        wrong += 1
    if games:
        _print_totals(add_up(games), words)
    if wrong:
        raise typer.Exit(NO)


def _print_totals(totals: dict[str, PlayerTotal], words: Words) -> None:
    from rich.console import Console
    from rich.text import Text

    from vabanque.analyse.narrative import GRADES, figures

    columns = ("arena-games", "sim-win-share", "review-luck-each", "review-without-luck", "review-lost-each")
    table = figures(words, *columns, *GRADES)
    for name, total in sorted(totals.items(), key=lambda item: -item[1].adjusted / item[1].games):
        shares = (total.won, total.luck, total.adjusted)
        table.add_row(
            Text(name),
            words.number(total.games),
            *(words.number(100 * share / total.games, 1) for share in shares),
            words.number(100 * total.lost / max(1, total.decided), 2),
            *map(words.number, total.grades.values()),
        )
    console = Console(highlight=False, soft_wrap=True)
    console.print(table)
    for name, total in totals.items():
        if not total.families:
            continue
        console.print(Text(words("review-style", name=name), "bold"))
        for family, lost in sorted(total.families.items(), key=lambda item: -item[1])[:LESSONS]:
            cost = words.percentage_points(lost / total.games)
            console.print(Text("  " + words("review-style-family", remember=words(f"remember-{family}"), cost=cost)))


class ProgressLines:
    """A line on the error stream every few seconds, so that nobody thinks that nothing happens."""

    def __init__(self, words: Words, message: str, clock: Callable[[], float] = monotonic) -> None:
        self._words, self._message, self._clock = words, message, clock
        self._next = clock() + SILENCE

    def __call__(self, done: int, total: int) -> None:
        if self._clock() >= self._next:
            self._next = self._clock() + SILENCE
            typer.echo(f"vabanque: {self._words(self._message, done=done, total=total)}", err=True)


def _review(record: Record, deep: bool, words: Words) -> Review:
    """The review, with a progress bar if the error stream is a terminal, otherwise with a line now and then."""
    from vabanque.analyse import review as analyse

    if not sys.stderr.isatty():
        return analyse(record, deep=deep, progress=ProgressLines(words, "review-so-far"))
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(words("review-progress"), total=len(record.journal))
        return analyse(record, deep=deep, progress=lambda done, _: bar.update(task, completed=done))
