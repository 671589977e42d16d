"""The ladder of the own bots as Markdown, for docs/studies/bots.md: every game, option set and number of seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise

from vabanque.arena.contest import Tables, new_contest
from vabanque.arena.report import ContestReport, Estimate, percent, summarise
from vabanque.arena.run import play_contest
from vabanque.bots import bots_for, levels_for
from vabanque.core import Misconfigured, OptionValue
from vabanque.games import GAMES, chosen_options, variants


def measure_ladder(
    game: str | None,
    games: int,
    *,
    steps_only: bool = False,
    seed: int = 1,
    jobs: int = 1,
    cluster: str | None = None,
) -> Iterator[str]:
    """The tables of one game, or of all that have levels, line by line as they are measured. Plays `games` per cell.

    With `steps_only`, only each level against copies of the one below.
    """
    option_sets = {name: found.ladder for name, found in GAMES.items() if found.ladder}
    if game is not None and game not in option_sets:
        raise Misconfigured("unknown-game" if game not in GAMES else "no-ladder", game=game)
    for name in [game] if game is not None else option_sets:
        for options in option_sets[name]:
            yield from _tables(name, options, games, steps_only, seed, jobs, cluster)


def _tables(
    game: str,
    options: Mapping[str, OptionValue],
    games: int,
    steps_only: bool,
    seed: int,
    jobs: int,
    cluster: str | None,
) -> Iterator[str]:
    specs = [rules.spec for rules in variants(game)]
    seats = [spec.seats for spec in specs if spec.seats > 1 and chosen_options(spec) == options]
    bots = [name for name in bots_for(game) if name != "greedy"]  # another name for `gain`
    levels = levels_for(game)
    best = levels[-1]

    def play(count: int, names: list[str], tables: Tables, times: int, hero: str | None = None) -> ContestReport:
        contest = new_contest(game, names, seats=count, seed=seed, options=options, tables=tables, hero=hero)
        return summarise(contest, play_contest(contest, games * times, jobs=jobs, cluster=cluster))

    settings = " ".join(f"-o {name}={str(value).lower()}" for name, value in options.items())
    yield f"### {game} {settings}".rstrip()
    yield ""
    if not steps_only:
        yield from _field(bots, best, seats, play)
    steps = list(pairwise(levels))
    rungs: dict[tuple[str, int], Estimate] = {}
    for lower, upper in steps:
        for count in seats:
            duel = play(count, [upper, lower], "copies", 1, upper)
            rungs[f"{upper} against {lower}s", count] = duel.against_copies[upper, lower]
    names = [f"{upper} against {lower}s" for lower, upper in reversed(steps)]
    yield from _table("From level to level", names, seats, rungs)


def _field(bots: list[str], best: str, seats: list[int], play: Callable[..., ContestReport]) -> Iterator[str]:
    """All bots at mixed tables, and the best one against copies of every other."""
    field = {count: play(count, bots, "mixed", 1) for count in seats}
    shares = {(s.bot, count): s.share for count, report in field.items() for s in report.standings}
    order = sorted(
        bots, key=lambda bot: -sum(shares[bot, count].mean * count for count in seats if (bot, count) in shares)
    )
    yield from _table("At mixed tables of all bots", order, seats, shares)
    versus = {count: play(count, bots, "copies", len(bots) - 1, best).against_copies for count in seats}
    heroic = {(other, c): pairs[best, other] for c, pairs in versus.items() for other in bots if (best, other) in pairs}
    yield from _table(f"{best} against copies of …", [bot for bot in order if bot != best], seats, heroic)


def _table(title: str, rows: list[str], seats: list[int], cells: Mapping[tuple[str, int], Estimate]) -> Iterator[str]:
    yield f"| {title} | " + " | ".join(f"{count} seats" for count in seats) + " |"
    yield "|---" * (len(seats) + 1) + "|"
    yield "| *fair* | " + " | ".join(f"*{100 / count:.1f}*" for count in seats) + " |"
    for row in rows:
        yield (
            f"| {row} | "
            + " | ".join(percent(cells[row, count]) if (row, count) in cells else "–" for count in seats)
            + " |"
        )
    yield ""
