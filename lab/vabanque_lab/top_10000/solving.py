"""`vabanque solve`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from vabanque.cli.arguments import FROM_ENVIRONMENT, Language
from vabanque.cli.common import WRONG_USAGE, compile_first, fail, words_in

if TYPE_CHECKING:
    from vabanque.i18n import Words

Answer = dict[str, object]


def solve(
    game: Annotated[str, typer.Argument(help="The game; only top-10000 is solved.")],
    players: Annotated[int, typer.Option("--players", min=2, max=4, help="Number of players.")] = 2,
    target: Annotated[int, typer.Option("--target", metavar="POINTS", help="The score that wins.")] = 10_000,
    games: Annotated[
        int, typer.Option("--games", min=0, help="Two players: also simulate this many games of perfect play.")
    ] = 0,
    seed: Annotated[int, typer.Option("--seed", help="Seed of the simulated games.")] = 1,
    work: Annotated[
        Path | None,
        typer.Option(
            "--work",
            help="More players: a work file from which an interrupted run continues.  [default: in the cache folder]",
        ),
    ] = None,
    write: Annotated[Path | None, typer.Option("--write", help="Also write the table, in the form we ship.")] = None,
    lang: Language = FROM_ENVIRONMENT,
    as_json: Annotated[bool, typer.Option("--json", help="Print the answers as one JSON object.")] = False,
) -> None:
    """Solve Die oberen 10 000 from scratch and compare the result with the shipped table.

    Two players take half a minute. Three take an hour; you can stop at any time and resume later. Four are solved on
    a coarser grid of scores.

    Example: `vabanque solve top-10000 --games 200000`
    """
    import msgspec

    from vabanque.core import Impossible, Misconfigured, Refusal

    try:
        if game != "top-10000":
            raise Misconfigured("no-solution", game=game[:40])
        if target <= 0 or target % 50:
            raise Impossible("points-not-of-50", points=target)
        compile_first(["vabanque_lab.top_10000.two_players"], words_in(lang))
        with _progress(lang, quiet=as_json) as show:
            if players == 2:
                answer = _two(target, games, seed, write, show)
            else:
                answer = _more(players, target, work, write, show)
    except Refusal as refusal:
        fail(words_in(lang).refusal(refusal), WRONG_USAGE)
    if as_json:
        typer.echo(msgspec.json.encode(answer).decode())
    else:
        _tell(answer, words_in(lang))


Show = Callable[[int, int], None]
"""`show(done, of)`."""


@contextmanager
def _progress(lang: str, quiet: bool) -> Iterator[Show]:
    """A progress bar on the error stream, if that is a terminal."""
    if quiet or not sys.stderr.isatty():
        yield lambda _done, _of: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words_in(lang)("solve-layers"))
        yield lambda done, of: progress.update(task, completed=done, total=of)


def _two(target: int, games: int, seed: int, write: Path | None, show: Show) -> Answer:
    import numpy as np

    from vabanque.games.top_10000.exact.grid import Grid
    from vabanque.games.top_10000.exact.tables import shipped
    from vabanque.games.top_10000.exact.tables import write as write_table
    from vabanque_lab.top_10000.two_players import QUANTUM, fewest_turns, most_points, solve_two

    began = time.perf_counter()
    layers = 2 * target // 50 - 1
    solution = solve_two(target, after_layer=lambda total, _: show(layers - total, layers))
    answer: Answer = {
        "win_first": float(solution.win[0, 0]),
        "error_bound": solution.error_bound,
        "residual": solution.residual,
        "turns_solitaire": float(fewest_turns(target)[0]),
        "points_turn": most_points(),
        "seconds": time.perf_counter() - began,
        "players": 2,
        "target": target,
    }
    if target <= 10_000:
        table = shipped(2)
        skip = table.grid.target - target // 50
        ours = 1.0 - solution.win
        theirs = np.array([table.row((score + skip,))[skip:] for score in range(len(ours))])
        answer["shipped_difference"] = float(np.abs(ours - theirs).max())
    if games:
        from vabanque_lab.top_10000.simulation import play_perfect

        won = play_perfect(solution.win, games, seed) / games
        chance = float(solution.win[0, 0])
        answer |= {
            "games": games,
            "games_win_first": won,
            "games_standard_errors": abs(won - chance) / (chance * (1 - chance) / games) ** 0.5,
        }
    if write is not None:
        write_table(write, Grid.full(target, 2), 1.0 - solution.win, QUANTUM)
    return answer


def _more(players: int, target: int, work: Path | None, write: Path | None, show: Show) -> Answer:
    from vabanque.core import Misconfigured
    from vabanque.games.top_10000.exact.tables import has_shipped
    from vabanque_lab.top_10000.many_players import compare, measure_four, measure_three, solve_more, write_more

    if work is None:
        from platformdirs import user_cache_path

        work = user_cache_path("vabanque", ensure_exists=True) / f"top-10000-{players}-{target}.f64"
    began = time.perf_counter()
    try:
        solution = solve_more(players, target, work, show)
    except OSError as error:
        raise Misconfigured("work-file", file=str(work), reason=error.strerror or str(error)) from None
    answer: Answer = {
        "win": [float(win) for win in solution.values[0]],
        "regret": solution.regret,
        "seconds": time.perf_counter() - began,
        "players": players,
        "target": target,
    }
    if target == 10_000 and has_shipped(players):
        answer["shipped_difference"] = compare(solution)
    if write is not None:
        measured = measure_three(solution) if players == 3 else measure_four(show)
        answer["measured"] = measured
        write_more(write, solution, measured=measured)
    return answer


def _tell(answer: Answer, words: Words) -> None:
    def percent(chance: object) -> str:
        assert isinstance(chance, float)
        return words.percent(chance, 6)

    def number(key: str, digits: int) -> str:
        value = answer[key]
        assert isinstance(value, float)
        return words.number(value, digits)

    if "win_first" in answer:
        bound = f"{answer['error_bound']:.1e}"
        typer.echo(words("solve-win-first", win=percent(answer["win_first"]), bound=bound))
        typer.echo(words("solve-residual", residual=f"{answer['residual']:.1e}"))
        typer.echo(words("solve-turns", turns=number("turns_solitaire", 4), target=str(answer["target"])))
        typer.echo(words("solve-points", points=number("points_turn", 2)))
    else:
        wins = answer["win"]
        assert isinstance(wins, list)
        typer.echo(words("solve-win-seats", wins=", ".join(map(percent, wins))))
        typer.echo(words("solve-regret", regret=f"{answer['regret']:.1e}"))
    if "games" in answer:
        errors = f"{answer['games_standard_errors']:.2f}"
        typer.echo(words("solve-games", games=answer["games"], win=percent(answer["games_win_first"]), errors=errors))
    if "shipped_difference" in answer:
        typer.echo(words("solve-shipped", difference=f"{answer['shipped_difference']:.1e}"))
    else:
        typer.echo(words("solve-shipped-none"))
    typer.echo(words("solve-seconds", seconds=number("seconds", 1)))
