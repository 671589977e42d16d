"""`vabanque sim`."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TextIO

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, AsJson, Bots, Cluster, GameOptions, Jobs, Language, csv_of
from vabanque.cli.columns import Columns, check_columns, write_columns
from vabanque.cli.common import (
    check_output,
    compile_for,
    fail,
    new_table,
    read_options,
    read_seats,
    say_if_compiling,
    words_in,
)

if TYPE_CHECKING:
    from vabanque.i18n import Words
    from vabanque.sim import Matchup, SimulationReport


def sim(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id: see `vabanque games`.")],
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            "-s",
            metavar="N|LIST",
            show_default="random,random,random",
            help="Who plays: a bot for each seat; or, with --bots, how many seats there are.",
        ),
    ] = None,
    bots: Bots = None,
    option: GameOptions = None,
    games: Annotated[int, typer.Option(min=1, max=1 << 38, help="How many games to play.")] = 1000,
    seed: Annotated[int, typer.Option("--seed", help="The same seed gives the same games.")] = 1,
    record: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False,
            help="Write all games to FILE.jsonl. The games, dice and results stay the same, but the readable rules "
            "play them, which is slower.",
        ),
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            dir_okay=False, help="Keep what has been played in this file; the same command continues from it."
        ),
    ] = None,
    plot: Annotated[Path | None, typer.Option(dir_okay=False, help="Draw a picture: FILE.png or FILE.svg.")] = None,
    as_csv: Annotated[Path | None, csv_of("seat")] = None,
    columns: Columns = None,
    as_json: AsJson = False,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Play many games between bots, and count who wins, how often and with how much.

    Every seat starts equally often. Compiled bots play several hundred thousand games per second; other bots use the
    readable rules, which are slower. Ctrl-C stops the run and prints the result so far. With --resume, the same command
    continues after Ctrl-C, a crash or a power cut, and with more --games; the result is that of one run.

    Example: `vabanque sim las-vegas-2012 --seats greedy,random,random -o neutral=true --games 100000 --seed 1`
    """
    from vabanque.sim import Matchup, simulate

    words = words_in(lang)
    if str(as_csv) == "-" and as_json:
        raise typer.BadParameter(words("sim-csv-or-json"), param_hint="--csv")
    matchup = Matchup(game, _players(seats, bots), read_options(game, option), seed)
    compile_for(game, matchup.players, matchup.compiled_modules(record=record is not None), words)
    matchup.check()
    if plot is not None:
        from vabanque.sim.plot import FORMATS

        if plot.suffix not in FORMATS:
            raise typer.BadParameter(words("sim-plot-format", formats=", ".join(FORMATS)), param_hint="--plot")
    check_output(words, plot, record, as_csv, resume)
    check_columns(columns, words)
    if record is None:
        _say_if_slow(matchup, words)
    with ExitStack() as stack:
        lines = stack.enter_context(_written(record) if resume is None else _kept(record)) if record else None
        bar = stack.enter_context(_progress(games, words))
        try:
            report = simulate(matchup, games, jobs=jobs, cluster=cluster, record=lines, progress=bar, resume=resume)
        except OSError as error:
            fail(f"{error.filename or resume}: {error.strerror}")
    if not report.tally.games:
        fail(words("sim-nothing-played"), 1)
    if as_json:
        typer.echo(_json(report))
    elif str(as_csv) != "-":
        _print_table(report, words)
    if as_csv is not None:
        _write_csv(report, as_csv)
    if columns is not None:
        write_columns(columns, [{"games": report.tally.games, **row} for row in _plain(report)["seats"]])
    if plot is not None:
        from vabanque.sim.plot import plot as draw

        try:
            draw(report, plot, words)
        except OSError as error:
            fail(f"{plot}: {error.strerror}")


@contextmanager
def _written(file: Path) -> Iterator[TextIO]:
    """A file that gets its name once it is complete, so that a refusal changes nothing."""
    part = file.with_name(f"{file.name}.part")
    try:
        stream = part.open("w", encoding="utf-8")
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    try:
        with stream:
            yield stream
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


@contextmanager
def _kept(file: Path) -> Iterator[TextIO]:
    """A file that grows from run to run (--resume)."""
    try:
        file.touch()
        stream = file.open("r+", encoding="utf-8", newline="\n")
    except OSError as error:
        fail(f"{file}: {error.strerror}")
    with stream:
        yield stream


def _players(seats: str | None, bots: list[str] | None) -> tuple[str, ...]:
    """One bot for each seat; the last one fills the remaining seats."""
    names, number = read_seats(seats, bots)
    names = names or ["random"]
    number = number or (len(names) if bots else 3)
    return tuple(names[min(seat, len(names) - 1)] for seat in range(number))


def _say_if_slow(matchup: Matchup, words: Words) -> None:
    """Say why the readable rules play a game that has compiled ones: not compiled yet, or a bot is not compiled."""
    from vabanque.warmup import why_plain

    modules = matchup.compiled_modules()
    if slow := matchup.uncompiled():
        warning = words("sim-not-compiled", bots=words.listed(list(slow)), game=matchup.game)
        typer.echo(f"vabanque: {warning}", err=True)
    elif modules and (reason := why_plain(*modules)) in ("asked", "missing"):
        typer.echo(f"vabanque: {words(f'sim-slow-{reason}')}", err=True)
    else:
        say_if_compiling(modules, words, "sim-slow-compiling")


@contextmanager
def _progress(games: int, words: Words) -> Iterator[Callable[[int], None] | None]:
    """A progress bar with rate and time left, or None without a terminal. Call it with the number of games played."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    rate = TextColumn(words("sim-rate", rate="{task.fields[rate]}"))
    columns = (BarColumn(), MofNCompleteColumn(), rate, TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games, rate="–")

        def advance(played: int) -> None:
            bar.update(task, advance=played)
            bar.update(task, rate=words.number(bar.tasks[0].speed or 0))

        yield advance


def _plain(report: SimulationReport) -> dict[str, Any]:
    """The result as plain values. No times: the same seed prints the same text."""
    tally, matchup = report.tally, report.matchup
    low, high = _starter_sure(report)
    mean, spread = tally.length()
    return {
        "game": matchup.game,
        "options": dict(matchup.options),
        "seed": matchup.seed,
        "games": tally.games,
        "interrupted": report.interrupted,
        "seats": [
            {
                "seat": seat,
                "player": player,
                "win_share": tally.win_share(seat),
                "win_share_low": tally.sure_share(seat)[0],
                "win_share_high": tally.sure_share(seat)[1],
                "wins_alone": tally.alone[seat],
                "mean": tally.mean(seat),
                "spread": tally.spread(seat),
            }
            for seat, player in enumerate(matchup.players)
        ],
        "first_seat": {
            "win_share": tally.starter_share(),
            "advantage": tally.starter_share() - 1 / tally.seats,
            "advantage_low": low,
            "advantage_high": high,
        },
        "ties": tally.ties,
        "length": {"mean": mean, "spread": spread, "shortest": tally.shortest, "longest": tally.longest},
    }


def _starter_sure(report: SimulationReport) -> tuple[float, float]:
    from vabanque.sim.tally import confidence

    fair = 1 / report.tally.seats
    low, high = confidence(report.tally.starter_share(), report.tally.games)
    return low - fair, high - fair


def _json(report: SimulationReport) -> str:
    import msgspec

    return msgspec.json.encode(_plain(report)).decode()


def _write_csv(report: SimulationReport, file: Path) -> None:
    import csv

    rows = [{"games": report.tally.games, **row} for row in _plain(report)["seats"]]
    with nullcontext(sys.stdout) if str(file) == "-" else _written(file) as stream:
        writer = csv.DictWriter(stream, rows[0], lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _signed(value: float, words: Words) -> str:
    return f"{'+' if value >= 0 else '−'}{words.number(abs(value), 2)}"


def _print_table(report: SimulationReport, words: Words) -> None:
    from rich.console import Console

    from vabanque.games import GAMES
    from vabanque.sim.plot import UNITS

    tally, facts = report.tally, GAMES[report.matchup.game].facts
    table = new_table(title=words.game(report.matchup.game), title_justify="left")
    table.add_column(words("sim-player"))
    for column in ("sim-win-share", "sim-sure", UNITS[facts.unit], "sim-spread"):
        table.add_column(words(column), justify="right")
    for seat, player in enumerate(report.matchup.players):
        low, high = tally.sure_share(seat)
        table.add_row(
            f"{seat + 1} {player}",
            words.percent(tally.win_share(seat), 2),
            f"{words.number(100 * low, 2)} – {words.percent(high, 2)}",
            words.number(facts.shown(tally.mean(seat)), 1),
            words.number(tally.spread(seat), 1),
        )
    console = Console(soft_wrap=True)
    console.print(table)
    low, high = _starter_sure(report)
    advantage = 100 * (tally.starter_share() - 1 / tally.seats)
    mean, spread = tally.length()
    if facts.first_player:
        console.print(
            words(
                "sim-first-seat",
                advantage=_signed(advantage, words),
                low=_signed(100 * low, words),
                high=_signed(100 * high, words),
            )
        )
    console.print(words("sim-ties", ties=tally.ties, share=words.number(100 * tally.ties / tally.games, 2)))
    console.print(
        words(
            "sim-length",
            mean=words.number(mean, 1),
            spread=words.number(spread, 1),
            shortest=tally.shortest,
            longest=tally.longest,
        )
    )
    if report.interrupted:
        console.print(words("sim-interrupted", games=tally.games, wanted=report.wanted))
    console.print(
        words(
            "sim-time",
            games=tally.games,
            seconds=words.number(report.seconds, 1),
            rate=round(tally.games / report.seconds),
            how=words("sim-compiled" if report.compiled else "sim-readable"),
            seed=str(report.matchup.seed),
        ),
        style="dim",
    )
