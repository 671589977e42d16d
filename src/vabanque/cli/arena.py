"""`vabanque arena`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Bots, Cluster, GameOptions, Jobs, Language
from vabanque.cli.columns import Columns, check_columns, write_columns
from vabanque.cli.common import (
    NO,
    check_output,
    compile_first,
    compile_for,
    fail,
    new_table,
    read_options,
    read_seats,
    say_if_compiling,
    words_in,
)

if TYPE_CHECKING:
    from rich.console import Console

    from vabanque.arena.contest import Contest
    from vabanque.arena.report import ContestReport, Estimate
    from vabanque.arena.results import DealBatch
    from vabanque.i18n import Words

PICTURES = (".png", ".svg", ".pdf")


def arena(
    game: Annotated[str | None, typer.Argument(help="A game's id: see `vabanque games`.")] = None,
    bots: Bots = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", "-s", metavar="N|LIST", show_default="fewest", help="Seats per table, or a list of bots."
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="Play at least this many games.")] = 2000,
    option: GameOptions = None,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same result.")] = 1,
    tables: Annotated[
        str, typer.Option("--tables", help="`copies` (one against copies of another), `mixed`, or `both`.")
    ] = "both",
    hero: Annotated[
        str | None, typer.Option("--hero", help="Play only tables at which this bot has exactly one seat.")
    ] = None,
    jobs: Jobs = -1,
    cluster: Cluster = None,
    think: Annotated[float, typer.Option("--think", min=0.01, help="Seconds per move for third-party bots.")] = 1.0,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Save every game in this file, and continue from it.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one JSON object.")] = False,
    csv: Annotated[Path | None, typer.Option("--csv", help="Write one row per seat and game; `-` prints them.")] = None,
    columns: Columns = None,
    folder: Annotated[
        Path | None,
        typer.Option("--folder", file_okay=False, help="Add every bot in this folder: Python classes or programs."),
    ] = None,
    page: Annotated[Path | None, typer.Option("--page", dir_okay=False, help="Write a leaderboard: FILE.html.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the result: .png, .svg or .pdf.")] = None,
    luck_adjusted: Annotated[
        bool, typer.Option("--luck-adjusted", help="Subtract luck from every game, so that fewer games suffice.")
    ] = False,
    ladder: Annotated[
        bool, typer.Option("--ladder", help="Compare all bots at every number of seats, as Markdown; GAME is optional.")
    ] = False,
    steps: Annotated[
        bool, typer.Option("--steps", help="With --ladder: only each level against copies of the one below.")
    ] = False,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Let bots play against each other, and estimate which is better, with confidence intervals.

    Each deal is played once per seat with the same dice: the bots move on one seat each time.

    Example: `vabanque arena las-vegas-2012 --bots gain,chances --seats 4 --games 4000`

    Example: `vabanque arena top-10000 --folder students --bots greedy --luck-adjusted --page leaderboard.html`

    Example: `vabanque arena las-vegas-cards -b shark -b "cmd:python3 mybot.py" --hero shark --resume run.jsonl`
    """
    words = words_in(lang)
    if ladder:
        _ladder(game, games, steps, seed, jobs, cluster, words)
        return
    if game is None:
        fail(words("arena-which"))
    from vabanque.arena.contest import new_contest
    from vabanque.arena.registry import contest_modules
    from vabanque.bots import bots_for
    from vabanque.games import GAMES

    options = read_options(game, option)
    names, number = read_seats(seats, bots)
    names = list(dict.fromkeys(names)) if seats is not None and number == len(names) else names
    labels: dict[str, str] = {}
    if folder is not None:
        from vabanque.arena.folder import bots_in, make_importable

        if not folder.is_dir():
            fail(f"{folder}: {words('no-such-folder')}")
        labels = bots_in(folder)
        make_importable(folder)
        names = list(dict.fromkeys([*names, *labels]))
    names = names or bots_for(game)
    check_output(words, csv, plot, resume, page)
    check_columns(columns, words)
    if plot is not None and plot.suffix not in PICTURES:
        raise typer.BadParameter(words("sim-plot-format", formats=", ".join(PICTURES)), param_hint="--plot")
    modules = contest_modules(game, names)
    compile_for(game, names, modules, words)
    contest = new_contest(
        game,
        names,
        seats=number if number is not None else max(2, GAMES[game].seats[0]),
        seed=seed,
        options=options,
        tables=tables,
        hero=hero,
        think=think,
        luck_adjusted=luck_adjusted,
    )
    if len(names) == 1:
        typer.echo(f"vabanque: {words('arena-alone', bot=names[0])}", err=True)
    say_if_compiling(modules, words, "sim-slow-compiling")
    batches, complete = _play(contest, games, jobs, cluster, resume, words)
    from vabanque.arena.report import summarise

    report = summarise(contest, batches)
    if as_json:
        _print_json(report)
    elif str(csv) != "-":
        _print(report, words, labels)
    if csv is not None:
        _write_csv(csv, contest, batches)
    if page is not None:
        from vabanque.arena.page import leaderboard

        try:
            page.write_text(leaderboard(report, words, labels), encoding="utf-8")
        except OSError as error:
            fail(f"{page}: {error.strerror}")
    if columns is not None:
        from vabanque.arena.report import csv_rows

        head, *rows = csv_rows(contest, (game for batch in batches for game in batch.games))
        write_columns(columns, [dict(zip(map(str, head), row, strict=True)) for row in rows])
    if plot is not None:
        from vabanque.arena.plot import plot as draw

        draw(report, plot)
    if not complete:
        raise typer.Exit(NO)


def _play(
    contest: Contest, games: int, jobs: int, cluster: str | None, resume: Path | None, words: Words
) -> tuple[list[DealBatch], bool]:
    """Play a contest; returns what has been played, and whether that is all of it. If not, says why.

    Exits if the contest was stopped before anything had been played.
    """
    from vabanque.arena.contest import is_foreign
    from vabanque.core import Refusal

    batches: list[DealBatch] = []
    try:
        for batch in _with_progress(contest, games, jobs, cluster, resume, words):
            batches.append(batch)  # noqa: PERF402  # one by one: games already played survive an interruption
        return batches, True
    except KeyboardInterrupt:
        reason = words("arena-interrupted")
    except OSError as error:
        fail(f"{resume}: {error.strerror}")
    except Refusal as refusal:
        if refusal.code != "worker-died":
            raise
        suspects = [name for name in contest.bots if is_foreign(name)]
        reason = words("arena-died", bots=words.listed(suspects)) if suspects else words("arena-died-ours")
    hint = "" if resume is None else " " + words("arena-continue", file=str(resume))
    typer.echo(f"vabanque: {reason}{hint}", err=True)
    if not batches:
        raise typer.Exit(NO)
    return batches, False


def _with_progress(
    contest: Contest, games: int, jobs: int, cluster: str | None, resume: Path | None, words: Words
) -> Iterator[DealBatch]:
    from vabanque.arena.run import play_contest

    batches = play_contest(contest, games, jobs=jobs, cluster=cluster, resume=resume)
    if not sys.stderr.isatty():
        yield from batches
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate_column = TextColumn(words("sim-rate", rate="{task.fields[rate]}"))
    errors = Console(stderr=True, highlight=False, soft_wrap=True)
    columns = (BarColumn(), MofNCompleteColumn(), rate_column, TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task("", total=games, rate="…")
        for batch in batches:
            speed = progress.tasks[task].speed
            rate = "…" if speed is None else words.number(speed)
            progress.update(task, advance=len(batch.games), rate=rate)
            yield batch


def _write_csv(file: Path, contest: Contest, batches: list[DealBatch]) -> None:
    import csv

    from vabanque.arena.report import csv_rows

    if str(file) == "-":
        csv.writer(sys.stdout, lineterminator="\n").writerows(
            csv_rows(contest, (game for batch in batches for game in batch.games))
        )
        return
    try:
        with file.open("w", encoding="utf-8", newline="") as stream:
            csv.writer(stream).writerows(csv_rows(contest, (game for batch in batches for game in batch.games)))
    except OSError as error:
        fail(f"{file}: {error.strerror}")


def _percent(estimate: Estimate, words: Words) -> str:
    """`64.2 ±0.9`."""
    return f"{words.number(100 * estimate.mean, 1)} ±{words.number(100 * estimate.margin, 1)}"


def _print_json(report: ContestReport) -> None:
    import msgspec

    from vabanque.arena.report import to_plain

    typer.echo(msgspec.json.encode(to_plain(report)).decode())


def _print(report: ContestReport, words: Words, labels: Mapping[str, str]) -> None:
    """For people; `labels` name the bots of a folder by their files."""
    from rich.console import Console
    from rich.markup import escape

    from vabanque.games import find

    def called(bot: str) -> str:
        return escape(labels.get(bot, bot))

    console = Console(highlight=False)
    contest = report.contest
    options = "".join(f", {name}={value}" for name, value in contest.options.items())
    console.print(
        words(
            "arena-heading",
            game=f"[bold]{contest.game}{options}[/bold]",
            seats=contest.seats,
            games=report.games,
            deals=report.deals,
            seed=str(contest.seed),
        ),
        soft_wrap=True,
    )
    mixed = any(standing.mixed is not None for standing in report.standings)
    facts = find(contest.game).facts
    standings = new_table()
    standings.add_column("", justify="right")
    standings.add_column(words("arena-bot"))
    headings = ("sim-win-share", *(["arena-mixed"] if mixed else ()), "arena-games", "arena-score", "arena-rating")
    for heading in headings:
        standings.add_column(words(heading), justify="right")
    for place, standing in enumerate(report.standings, start=1):
        standings.add_row(
            str(place),
            called(standing.bot),
            _percent(standing.share, words),
            *(["" if standing.mixed is None else _percent(standing.mixed, words)] if mixed else ()),
            words.number(standing.share.games),
            words.number(facts.shown(standing.money), 1),
            f"{words.number(standing.rating, 1)} ±{words.number(standing.uncertainty, 1)}",
        )
    console.print(standings)
    console.print(words("arena-fair", fair=words.number(100 * contest.fair, 1)), soft_wrap=True)
    _print_luck(report, console, words, called)
    bots = [standing.bot for standing in report.standings]
    for title, estimates in (
        ("arena-copies", report.against_copies),
        ("arena-ahead", report.ahead),
    ):
        if estimates and (contest.seats > 2 or estimates is report.ahead):
            console.print(f"\n{words(title)}", soft_wrap=True)
            cross = new_table()
            cross.add_column("")
            for bot in bots:
                cross.add_column(called(bot)[:24], justify="right")
            for bot in bots:
                cells = [_percent(estimates[bot, other], words) if (bot, other) in estimates else "" for other in bots]
                cross.add_row(called(bot)[:24], *cells)
            console.print(cross)
    if len(bots) == 1:
        shares = [words.number(100 * share, 1) for share in report.standings[0].by_seat]
        console.print(words("arena-by-seat", shares=" · ".join(shares)))
    for bot, faults in report.faults.items():
        counts = ", ".join(f"{count} × {kind}" for kind, count in sorted(faults.counts.items()))
        console.print(
            words("arena-faults", bot=f"[bold]{called(bot)}[/bold]", faults=counts, first=escape(faults.first))
        )
        if bot in report.out:
            console.print(words("arena-out", bot=called(bot)))


def _ladder(game: str | None, games: int, steps: bool, seed: int, jobs: int, cluster: str | None, words: Words) -> None:
    from vabanque.arena.ladder import measure_ladder
    from vabanque.core.game import compiled_modules
    from vabanque.games import GAMES

    engines = [found.brings.contests for name, found in GAMES.items() if game in (None, name)]
    compile_first(compiled_modules(*engines), words)
    try:
        for line in measure_ladder(game, games, steps_only=steps, seed=seed, jobs=jobs, cluster=cluster):
            typer.echo(line)
    except KeyboardInterrupt:
        typer.echo(f"vabanque: {words('arena-stopped')}", err=True)
        raise typer.Exit(NO) from None


def _print_luck(report: ContestReport, console: Console, words: Words, called: Callable[[str], str]) -> None:
    """Win shares without the luck, and whether they were worth their CPU."""
    if report.saved is None:
        return
    console.print(f"\n{words('arena-luck-heading')}", soft_wrap=True)
    table = new_table()
    table.add_column(words("arena-bot"))
    table.add_column(words("sim-win-share"), justify="right")
    for standing in report.standings:
        if standing.adjusted is not None:
            table.add_row(called(standing.bot), _percent(standing.adjusted, words))
    console.print(table)
    console.print(
        words(
            "arena-luck",
            saved=words.number(report.saved, 1),
            playing=words.number(report.playing, 1),
            adjusting=words.number(report.adjusting, 1),
            dearer=words.number(report.dearer, 1),
        ),
        soft_wrap=True,
    )
    if report.dearer > report.saved:
        console.print(words("arena-luck-dear"))
