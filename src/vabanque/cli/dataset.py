"""`vabanque dataset`: an open data set of games, reviews, puzzles and solutions."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from vabanque import __version__
from vabanque.cli.arguments import FROM_ENVIRONMENT, Cluster, Jobs, Language
from vabanque.cli.common import NO, check_output, compile_first, fail, split_names, words_in
from vabanque.cli.review import ProgressLines

dataset = typer.Typer(
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Make an open data set: games of all levels, reviewed, puzzles and exact tables.",
)


@dataset.callback()
def about() -> None:
    """Data for research: games of all levels with their reviews, puzzles with themes, and exact tables."""


@dataset.command("make")
def make(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder to make; there must be none yet.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=1_000_000, help="Games played of each game.")] = 100,
    game: Annotated[
        list[str] | None,
        typer.Option("--game", "-g", help="Only this game; comma-separated or repeated.  [default: all four]"),
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same bytes.")] = 1,
    parquet: Annotated[
        bool, typer.Option("--parquet", help="Tables as Parquet instead of CSV (needs vabanque\\[columns]).")
    ] = False,
    sample: Annotated[
        bool, typer.Option("--sample", help="Something small to look at: few puzzles and few rows of exact tables.")
    ] = False,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Play games of all levels, review them, and write them with puzzles and exact tables, a data card and a licence.

    Everything follows from the seed: --jobs and --cluster do not change a byte. The folder appears when it is complete.

    Example: `vabanque dataset make vabanque-data --games 1000 --jobs -1`
    """
    from vabanque.dataset import DatasetPlan, make_dataset
    from vabanque.dataset.making import OURS
    from vabanque.games import find

    words = words_in(lang)
    chosen = tuple(dict.fromkeys(split_names(game or ()))) or OURS
    for name in chosen:
        find(name)
    if parquet:
        import_module("pyarrow")  # if it is missing, `main` says what to install
    check_output(words, folder)
    named = "".join(f" --game {name}" for name in chosen) if game else ""
    kind = f"{' --parquet' if parquet else ''}{' --sample' if sample else ''}"
    command = f"vabanque dataset make FOLDER --games {games} --seed {seed}{named}{kind}"
    plan = DatasetPlan(__version__, command, chosen, games, seed, parquet, sample)
    compile_first(plan.modules(), words)
    progress = ProgressLines(words, "dataset-so-far")
    try:
        manifest = make_dataset(plan, folder, jobs=jobs, cluster=cluster, progress=progress)
    except KeyboardInterrupt:
        fail(words("dataset-interrupted", folder=str(folder)), NO)
    except OSError as error:
        fail(f"{error.filename or folder}: {error.strerror}")
    size = sum(file["bytes"] for file in manifest["files"].values())
    typer.echo(words("dataset-made", folder=str(folder), games=games * len(chosen), size=size))
