"""Several games with the same people: where the series stands, and what changes from game to game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from vabanque.core import Over, Result
from vabanque.server import messages as m
from vabanque.server.table import ServerTable

LEVELS = 6
"""The strongest bots of a game are levels for people; those before them are for contests."""


def series_view(table: ServerTable) -> m.SeriesView | None:
    """Where the series stands, including this game once it is over."""
    plan = table.setup.series
    if plan is None:
        return None
    so_far = _so_far(table)
    over = so_far.number >= plan.games and table.status == "over"
    counted = after_game(table, so_far) if table.status == "over" else so_far
    return m.SeriesView(so_far.number, plan.games, plan.by, counted.wins, counted.money, over)


def after_game(table: ServerTable, so_far: m.SeriesSoFar) -> m.SeriesSoFar:
    """The series including this table's game, which is over."""
    result = _result(table)
    return m.SeriesSoFar(
        so_far.number,
        [wins + (1 / len(result.winners) if seat in result.winners else 0) for seat, wins in enumerate(so_far.wins)],
        [money + score for money, score in zip(so_far.money, result.score, strict=True)],
    )


def next_of_series(table: ServerTable, memory: Sequence[str | None] = ()) -> m.SeriesSoFar | None:
    """What the next game begins with; None if there is no series, or it is over and starts again.

    `memory` is what bots know about the seats by now; only what they know about people is kept.
    """
    plan = table.setup.series
    so_far = _so_far(table)
    if plan is None or so_far.number >= plan.games:
        return None
    after = after_game(table, so_far)
    about_people = [what if table.seats[seat].kind != "bot" else None for seat, what in enumerate(memory)]
    return msgspec.structs.replace(after, number=so_far.number + 1, memory=about_people)


def handicapped(table: ServerTable, bots: Mapping[str, Sequence[str]]) -> list[m.SeatNow]:
    """The seats of the next game: bots get a level stronger after a person's victory, weaker after their own."""
    levels = list(bots.get(table.setup.game, ()))[-LEVELS:]
    winners = _result(table).winners
    person_won = any(table.seats[seat].kind != "bot" for seat in winners)
    seats = []
    for number, seat in enumerate(table.seats):
        step = 1 if person_won else -1 if number in winners else 0
        if seat.kind == "bot" and seat.bot in levels:
            level = levels[max(0, min(len(levels) - 1, levels.index(seat.bot) + step))]
            seat = msgspec.structs.replace(seat, bot=level)
        seats.append(seat)
    return seats


def _so_far(table: ServerTable) -> m.SeriesSoFar:
    """The standing before this game, or a fresh one; seats that were added before the game have nothing yet."""
    count, series = len(table.seats), table.series
    if series is None:
        return m.SeriesSoFar(1, [0.0] * count, [0] * count)
    missing = max(0, count - len(series.wins))
    return m.SeriesSoFar(
        series.number, [*series.wins, *[0.0] * missing][:count], [*series.money, *[0] * missing][:count]
    )


def _result(table: ServerTable) -> Result:
    assert table.session is not None
    assert isinstance(table.session.turn, Over)
    return table.session.turn.result
