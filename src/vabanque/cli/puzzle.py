"""`vabanque puzzle`: the position of the day, the archive, and how collections are made."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date, datetime
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperGroup

from vabanque.cli.arguments import FROM_ENVIRONMENT, Cluster, Jobs, Language, Plain
from vabanque.cli.common import NO, check_output, compile_first, fail, split_names, words_in
from vabanque.cli.play import ask_line

if TYPE_CHECKING:
    from vabanque.i18n import Words
    from vabanque.puzzles import Puzzle


class GameFirst(TyperGroup):
    """`vabanque puzzle top-10000` means `vabanque puzzle --game top-10000`, as in other commands."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and not args[0].startswith("-") and args[0] not in self.commands:
            args = ["--game", *args]
        return super().parse_args(ctx, args)


puzzle = typer.Typer(
    cls=GameFirst, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)


@puzzle.callback()
def solve(
    context: typer.Context,
    game: Annotated[
        str | None, typer.Option("--game", "-g", help="A game's id: see --list.  [default: the first]")
    ] = None,
    day: Annotated[
        str | None, typer.Option("--date", "-d", metavar="DAY", help="An earlier day: 2026-11-17.  [default: today]")
    ] = None,
    answer: Annotated[
        str | None, typer.Option(metavar="MOVE", help="Answer at once, in short notation: 3, or '1 5 roll'.")
    ] = None,
    listed: Annotated[
        bool, typer.Option("--list", help="List the games that have puzzles, and the days of the archive.")
    ] = False,
    plain: Plain = False,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Solve the position of the day: a decision from strong play that hardly any simple bot gets right.

    Everybody with the same version gets the same position. Make your move on the drawn table, or type it with
    --plain; then you see what every move is worth, and why. Earlier days are the archive: --date. With --answer, the
    command exits with 1 if another move is better.

    Example: `vabanque puzzle top-10000 --date 2026-11-17`
    """
    if context.invoked_subcommand is not None:
        return
    from vabanque.puzzles import FIRST_DAY, collection, games, of_day

    words = words_in(lang)
    if listed:
        for name in games():
            size = len(collection(name).puzzles)
            typer.echo(f"{name}  {words('puzzle-listed', puzzles=size, first=FIRST_DAY.isoformat())}")
        return
    wanted = _read_day(day, words)
    position = of_day(game or games()[0], wanted)
    if answer is not None:
        _answer(position, answer, words)
        return
    from vabanque.tui.puzzling import PuzzleScreen, PuzzleTable

    table = PuzzleTable(position)
    if not plain and sys.stdin.isatty() and sys.stdout.isatty():
        from vabanque.tui.app import run_app

        run_app(words, table=table, screen=PuzzleScreen)
        return
    from vabanque.tui.plain import Left
    from vabanque.tui.puzzling import PlainPuzzle

    typer.echo(f"{words('position-of-the-day')} {wanted.isoformat()}: {words.game(position.game)}")
    try:
        PlainPuzzle(table, words, ask_line, typer.echo).run()
    except (Left, KeyboardInterrupt):
        typer.echo()


def _read_day(text: str | None, words: Words) -> date:
    """The day to show. Future days are refused."""
    from vabanque.puzzles import FIRST_DAY

    today = datetime.now().astimezone().date()
    try:
        day = today if text is None else date.fromisoformat(text)
    except ValueError:
        raise typer.BadParameter(words("puzzle-bad-day", day=str(text)), param_hint="--date") from None
    if not FIRST_DAY <= day <= today:
        fail(words("puzzle-no-such"), code=NO)
    return day


def _answer(puzzle: Puzzle, text: str, words: Words) -> None:
    """Check an answer from the command line. Raises Unreadable or IllegalMove if it is not a legal move."""
    from vabanque.tui.puzzling import PuzzleTable, Solution

    table = PuzzleTable(puzzle)
    table.submit(table.rules.read_move(puzzle.seat, text))
    assert table.chosen is not None
    solution = Solution(puzzle, table.chosen, words)
    for line in solution.lines():
        typer.echo(line)
    if not solution.right:
        raise typer.Exit(NO)


@puzzle.command("make")
def make(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game's id: see `vabanque games`.")],
    puzzles: Annotated[
        int, typer.Option("--puzzles", "-n", min=1, max=100_000, help="How many puzzles to make.")
    ] = 120,
    seed: Annotated[int, typer.Option(help="The same seed gives the same puzzles.")] = 1,
    out: Annotated[
        Path | None,
        typer.Option(dir_okay=False, help="The file to write, FILE.jsonl.gz.  [default: GAME.jsonl.gz]"),
    ] = None,
    strong: Annotated[str | None, typer.Option(help="The bot that plays the games.  [default: the strongest]")] = None,
    simple: Annotated[
        list[str] | None,
        typer.Option(
            help="Bots that must miss the best move; comma-separated or repeated.  [default: all simple ones]"
        ),
    ] = None,
    seats: Annotated[
        list[int] | None,
        typer.Option(help="How many players; may be repeated.  [default: all; where some are solved, only those]"),
    ] = None,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Make a collection of puzzles: decisions from games between strong bots that simple bots get wrong.

    Every move but the best costs at least 3 percentage points: by the exact solution where there is one, by rollouts
    with common dice otherwise, and then by at least four standard errors. Ctrl-C stops a run; the same command resumes
    it from FILE.jsonl.gz.part. --jobs and --cluster do not change the puzzles.

    Example: `vabanque puzzle make las-vegas-2012 --puzzles 120 --seed 1`
    """
    from vabanque.analyse.registry import evaluator_modules as evaluators
    from vabanque.bots.registry import compiled_modules
    from vabanque.games import find

    words = words_in(lang)
    find(game)
    path = out or Path(f"{game}.jsonl.gz")
    check_output(words, path)
    compile_first([*compiled_modules(game), *evaluators(game)], words)
    lab = import_module("vabanque_lab.puzzles")  # which nothing else may depend on

    plan = lab.plan_for(game, seed, strong, split_names(simple or ()), seats or ())
    chosen = "".join(f" --simple {name}" for name in plan.simple) if simple else ""
    chosen += "".join(f" --seats {number}" for number in plan.seats) if seats else ""
    command = f"vabanque puzzle make {game} --puzzles {puzzles} --seed {seed} --strong {plan.strong}{chosen}"
    with _progress(puzzles, words) as progress:
        collection = lab.make_collection(plan, command, path, puzzles, jobs=jobs, cluster=cluster, progress=progress)
    typer.echo(words("puzzle-made", puzzles=len(collection.puzzles), file=str(path), size=path.stat().st_size))


@contextmanager
def _progress(wanted: int, words: Words) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on the error stream, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda *_: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[games]}"), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=wanted, games="")
        yield lambda puzzles, games: bar.update(task, completed=puzzles, games=words("puzzle-from-games", games=games))
