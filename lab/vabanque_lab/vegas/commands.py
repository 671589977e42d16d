"""`vabanque train`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Cluster, Jobs, Language
from vabanque.cli.common import compile_first, words_in


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
    reviews: Annotated[bool, typer.Option(help="Train networks for reviews, starting from those that play.")] = False,
    jobs: Jobs = 1,
    cluster: Cluster = None,
    lang: Language = FROM_ENVIRONMENT,
) -> None:
    """Train the networks of the strong bots for a Las Vegas game, by self-play and against other bots.

    Takes a few minutes on one core for each number of seats; with --jobs, several are trained at the same time. The
    shipped networks were made this way. Reviews of the card game have networks of their own: --reviews.

    Example: `vabanque train las-vegas-2012 --seats 3 --games 60000`
    """
    from rich.progress import BarColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

    from vabanque.core import Misconfigured
    from vabanque.games import GAMES
    from vabanque.games.vegas.bots.weights import file_name, read_weights, shipped, write_weights
    from vabanque.parallel import spread
    from vabanque_lab.vegas import trainer

    recipe = trainer.recipe_for(game)
    allowed = GAMES[game].seats
    for number in seats or ():
        if number not in allowed:
            raise Misconfigured("bad-seats", seats=number, least=allowed[0], most=allowed[-1])
    if reviews and game not in recipe.review_games:
        learned = [other for other in trainer.RECIPES if other in trainer.recipe_for(other).review_games]
        raise Misconfigured("no-review-network", game=game, known=", ".join(learned))
    wanted = recipe.review_games if reviews else recipe.games
    path = (out or Path()) / file_name(game, reviews)
    compile_first([trainer.RECIPES[game]], words_in(lang))
    numbers = sorted(set(seats or allowed))
    status = TextColumn("{task.fields[status]}")
    columns = (TextColumn("{task.description}"), BarColumn(), status, TimeRemainingColumn())
    with Progress(*columns) as progress:
        bars: dict[int, TaskID] = {}
        lessons = []
        for number in numbers:
            length = games or wanted[game][number]
            bars[number] = progress.add_task(f"{game} {number}", total=length, status="")

            def report(now: trainer.Progress, _: object, bar: TaskID = bars[number]) -> None:
                progress.update(bar, completed=now.games, status=f"{now.games} {now.loss:.4f}")

            known = read_weights(path).get(number) if resume else None
            earlier = game if reviews else recipe.starts_from.get(game)
            if known is None and earlier is not None:
                other = path.with_name(file_name(earlier))
                known = read_weights(other if other.exists() else shipped(earlier)).get(number)
            rate = trainer.FRESH_RATE if known is None or reviews else trainer.FRESH_RATE / 2
            here = jobs == 1 and cluster is None  # elsewhere, a bar moves only when its network is done
            lessons.append((game, number, length, seed, known, rate, reviews, report if here else None))
        for number, weights in zip(numbers, spread(_learn, lessons, jobs=jobs, cluster=cluster), strict=True):
            write_weights(path, {number: weights})
            progress.update(bars[number], completed=progress.tasks[bars[number]].total)
    typer.echo(str(path))


def _learn(
    game: str,
    seats: int,
    games: int,
    seed: int,
    weights: Any,
    rate: float,
    reviews: bool,
    report: Callable[..., None] | None,
) -> Any:
    """Train one network, in this process or elsewhere."""
    from vabanque_lab.vegas.trainer import FOR_PLAY, FOR_REVIEWS
    from vabanque_lab.vegas.trainer import train as learn

    lessons = FOR_REVIEWS if reviews else FOR_PLAY
    return learn(
        game, seats, games, seed, weights=weights, rate=rate, lessons=lessons, report=report or (lambda *_: None)
    )
