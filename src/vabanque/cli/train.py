"""`vabanque train`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vabanque.cli.common import compile_first, language, words_in


def train(
    game: Annotated[str, typer.Argument(help="A Las Vegas game's id: see `vabanque games`.")],
    seats: Annotated[
        list[int] | None, typer.Option("--seats", min=2, help="Train only for this number of seats; may be repeated.")
    ] = None,
    games: Annotated[int | None, typer.Option(min=1, help="How many games to train on.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same net.")] = 1,
    out: Annotated[
        Path | None, typer.Option(help="Folder to write the weights to.  [default: the current folder]")
    ] = None,
    resume: Annotated[bool, typer.Option(help="Continue training the weights in that folder.")] = False,
) -> None:
    """Train the networks of the strong bots for a Las Vegas game, by self-play and against other bots.

    Takes a few minutes on one core for each number of seats. The shipped networks were made this way.

    Example: `vabanque train las-vegas-2012 --seats 3 --games 60000`
    """
    from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

    from vabanque.bots.vegas import RECIPES

    compile_first([RECIPES[game]] if game in RECIPES else [], words_in(language(None)))
    from vabanque.bots.vegas import trainer
    from vabanque.bots.vegas.weights import DATA, read_weights, write_weights
    from vabanque.core import Misconfigured
    from vabanque.games import GAMES

    recipe = trainer.recipe_for(game)
    allowed = GAMES[game].seats
    for number in seats or ():
        if number not in allowed:
            raise Misconfigured("bad-seats", seats=number, least=allowed[0], most=allowed[-1])
    path = (out or Path()) / f"{game}.npz"
    status = TextColumn("{task.fields[status]}")
    columns = (TextColumn("{task.description}"), BarColumn(), status, TimeRemainingColumn())
    with Progress(*columns) as progress:
        for number in sorted(set(seats or allowed)):
            length = games or recipe.games[game][number]
            bar = progress.add_task(f"{game} {number}", total=length, status="")

            def report(now: trainer.Progress, _: object, bar: TaskID = bar) -> None:
                progress.update(bar, completed=now.games, status=f"{now.games} {now.loss:.4f}")

            known = read_weights(path).get(number) if resume else None
            if known is None and game in recipe.starts_from:
                other = path.with_stem(recipe.starts_from[game])
                known = read_weights(other if other.exists() else DATA / other.name).get(number)
            rate = trainer.FRESH_RATE if known is None else trainer.FRESH_RATE / 2
            weights = trainer.train(game, number, length, seed, weights=known, rate=rate, report=report)
            write_weights(path, {number: weights})
    typer.echo(str(path))
