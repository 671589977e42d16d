"""`vabanque arena`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import Bots, Cluster, GameOptions, Jobs, language
from vabanque.cli.common import (
    NO,
    check_output,
    compile_first,
    fail,
    new_table,
    read_options,
    read_seats,
    without_waiting,
    words_in,
)

if TYPE_CHECKING:
    from rich.console import Console

    from vabanque.arena.contest import Contest
    from vabanque.arena.report import Report
    from vabanque.arena.results import Batch


def arena(
    game: Annotated[str | None, typer.Argument(help="A game's id: see `vabanque games`.")] = None,
    bots: Bots = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats", "-s", metavar="N|LIST", show_default="fewest", help="How many seats a table has, or the bots."
        ),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games to play, at least.")] = 2000,
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
    think: Annotated[
        float, typer.Option("--think", min=0.01, help="Seconds per move for bots that are not ours.")
    ] = 1.0,
    resume: Annotated[
        Path | None, typer.Option("--resume", help="Save every game in this file, and continue from it.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the result as one JSON object.")] = False,
    csv: Annotated[Path | None, typer.Option("--csv", help="Write one row per seat and game; `-` prints them.")] = None,
    plot: Annotated[Path | None, typer.Option("--plot", help="Draw the result: .png, .svg or .pdf.")] = None,
    luck_adjusted: Annotated[
        bool,
        typer.Option(
            "--luck-adjusted", help="Work out the luck of every game and subtract it: for games that are dear."
        ),
    ] = False,
    ladder: Annotated[
        bool,
        typer.Option(
            "--ladder", help="Compare all bots at every number of seats, as Markdown; without GAME, in all games."
        ),
    ] = False,
) -> None:
    """Let bots play against each other, and estimate which is better, with confidence intervals.

    Each deal is played once per seat with the same dice: the bots move on one seat each time.

    Example: `vabanque arena las-vegas-2012 --bots gain,chances --seats 4 --games 4000`

    Example: `vabanque arena las-vegas-cards -b shark -b "cmd:python3 mybot.py" --hero shark --resume run.jsonl`
    """
    from rich.console import Console

    errors = Console(stderr=True, highlight=False, soft_wrap=True)
    if ladder:
        _ladder(game, games, seed, jobs, cluster, errors)
        return
    if game is None:
        fail("Which game? See `vabanque games`.")
    from vabanque.arena.contest import is_foreign, new_contest
    from vabanque.arena.registry import compiled_modules
    from vabanque.bots import bots_for
    from vabanque.core import Refusal
    from vabanque.games import GAMES

    options = read_options(game, option)
    names, number = read_seats(seats, bots)
    names = list(dict.fromkeys(names)) if seats is not None and number == len(names) else names
    names = names or bots_for(game)
    check_output(csv, plot, resume)
    if plot is not None and plot.suffix not in (".png", ".svg", ".pdf"):
        fail(f"{plot}: the name of a picture must end in .png, .svg or .pdf")
    without_waiting(compiled_modules(game, names))
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
        errors.print(f"vabanque: {names[0]} is the only bot, so it plays against copies of itself.", markup=False)
    _say_if_slow(errors)
    batches: list[Batch] = []
    ended: str | None = None
    try:
        for batch in _with_progress(contest, games, jobs, cluster, resume, errors):
            batches.append(batch)  # noqa: PERF402  # one by one: games already played survive an interruption
    except KeyboardInterrupt:
        ended = "Interrupted: this is the result so far."
    except OSError as error:
        fail(f"{resume}: {error.strerror}")
    except Refusal as refusal:
        if refusal.code != "worker-died":
            raise
        suspects = ", ".join(name for name in names if is_foreign(name)) or "though all of them are ours"
        ended = f"A process died: a bot killed it ({suspects}), or memory ran out. This is the result so far."
    if ended is not None:
        hint = f" Continue with --resume {resume}." if resume is not None else ""
        errors.print(f"vabanque: {ended}{hint}", markup=False)
        if not batches:
            raise typer.Exit(NO)
    from vabanque.arena.report import summarise, to_plain

    report = summarise(contest, batches)
    if as_json:
        import msgspec

        typer.echo(msgspec.json.encode(to_plain(report)).decode())
    elif str(csv) != "-":
        _print(report, Console(highlight=False))
    if csv is not None:
        _write_csv(csv, contest, batches)
    if plot is not None:
        from vabanque.arena.plot import plot as draw

        draw(report, plot)
    if ended is not None:
        raise typer.Exit(NO)


def _say_if_slow(errors: Console) -> None:
    from vabanque.compiled import SLOW

    if SLOW == "compiling":
        errors.print(f"vabanque: {words_in(language(None))(f'sim-slow-{SLOW}')}", markup=False)


def _with_progress(
    contest: Contest, games: int, jobs: int, cluster: str | None, resume: Path | None, errors: Console
) -> Iterator[Batch]:
    from vabanque.arena.run import play_contest

    batches = play_contest(contest, games, jobs=jobs, cluster=cluster, resume=resume)
    if not sys.stderr.isatty():
        yield from batches
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("games, {task.fields[rate]}/s,"), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task("", total=games, rate="…")
        for batch in batches:
            speed = progress.tasks[task].speed
            rate = "…" if speed is None else f"{speed:,.0f}"
            progress.update(task, advance=len(batch.games), rate=rate)
            yield batch


def _write_csv(file: Path, contest: Contest, batches: list[Batch]) -> None:
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


def _print(report: Report, console: Console) -> None:
    from rich.markup import escape

    from vabanque.arena.report import percent

    contest = report.contest
    options = "".join(f", {name}={value}" for name, value in contest.options.items())
    console.print(
        f"[bold]{contest.game}{options}[/bold]: {contest.seats} seats, {report.games:,} games "
        f"({report.deals:,} deals, each played in {contest.seats} rotations), seed {contest.seed}",
        soft_wrap=True,
    )
    standings = new_table(caption=f"Win share for each seat in %, with 95 % confidence. Fair: {100 * contest.fair:.1f}")
    for heading in ("", "bot", "win share", "at mixed tables", "games", "mean score", "rating"):
        standings.add_column(heading, justify="left" if heading == "bot" else "right")
    for place, standing in enumerate(report.standings, start=1):
        standings.add_row(
            str(place),
            escape(standing.bot),
            percent(standing.share),
            "" if standing.mixed is None else percent(standing.mixed),
            f"{standing.share.games:,}",
            f"{standing.money:.1f}",
            f"{standing.rating:.1f} ±{standing.uncertainty:.1f}",
        )
    console.print(standings)
    _print_luck(report, console)
    bots = [standing.bot for standing in report.standings]
    for title, estimates in (
        ("Win share in % of one bot (row) against copies of another (column)", report.against_copies),
        ("How often one bot (row) finishes ahead of another (column), in %", report.ahead),
    ):
        if estimates and (contest.seats > 2 or estimates is report.ahead):
            cross = new_table(title=title, title_justify="left")
            cross.add_column("")
            for bot in bots:
                cross.add_column(escape(bot[:24]), justify="right")
            for bot in bots:
                cells = [percent(estimates[bot, other]) if (bot, other) in estimates else "" for other in bots]
                cross.add_row(escape(bot[:24]), *cells)
            console.print(cross)
    if len(bots) == 1:
        shares = "  ".join(f"{seat}: {100 * share:.1f}" for seat, share in enumerate(report.standings[0].by_seat))
        console.print(f"Win share by seat in %  {shares}")
    for bot, faults in report.faults.items():
        counts = ", ".join(f"{count} × {kind}" for kind, count in sorted(faults.counts.items()))
        console.print(f"[bold]{escape(bot)}[/bold] forfeited moves: {counts}. First: {escape(faults.first)}")
        if bot in report.out:
            console.print(f"  {escape(bot)} was disqualified: the first legal move is played for it from then on.")


def _ladder(game: str | None, games: int, seed: int, jobs: int, cluster: str | None, errors: Console) -> None:
    from vabanque.arena.ladder import measure_ladder
    from vabanque.arena.registry import CONTESTS

    engines = [support.module for name, support in CONTESTS.items() if support.module and game in (None, name)]
    compile_first(list(dict.fromkeys(engines)), words_in(language(None)))

    try:
        for line in measure_ladder(game, games, seed=seed, jobs=jobs, cluster=cluster):
            typer.echo(line)
    except KeyboardInterrupt:
        errors.print("vabanque: Interrupted.")
        raise typer.Exit(NO) from None


def _print_luck(report: Report, console: Console) -> None:
    """Win shares without the luck, and whether they were worth their CPU."""
    from rich.markup import escape
    from rich.table import Table

    from vabanque.arena.report import percent

    if report.saved is None:
        return
    table = Table(title="Win share in % with the luck subtracted", title_justify="left")
    table.add_column("bot")
    table.add_column("win share", justify="right")
    for standing in report.standings:
        if standing.adjusted is not None:
            table.add_row(escape(standing.bot), percent(standing.adjusted))
    console.print(table)
    console.print(
        f"Without it, intervals this narrow would take {report.saved:.1f} times as many games. "
        f"CPU: {report.playing:.1f} s for playing, {report.adjusting:.1f} s for the luck "
        f"({report.dearer:.1f} times as much per game).",
        soft_wrap=True,
    )
    if report.dearer > report.saved:
        console.print("More games without --luck-adjusted would have been cheaper.")
