"""The loops of a compiled simulation, written once for all games.

`new_engine` compiles a copy of them for one game, with its own `start`, `play_on`, `score` and `winners`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled_with, copy_record, new_luck, numbers, open_stream
from vabanque.core.contract import AnyRules
from vabanque.sim.registry import Engine

TO_THE_END = 1 << 30
"""A last round that no game reaches."""
MOST_SEATS = 8
"""Sets of seats are one byte."""


class Scratch(NamedTuple):
    """Room to work in."""

    moves: Any
    """Legal moves."""
    chosen: Any
    """[seat]: its move, where several seats choose at once."""


class Results(NamedTuple):
    """What comes out of a batch of games."""

    scores: Any
    """[seats · game + seat]"""
    winners: Any
    """[game]: a set of seats."""
    decisions: Any
    """[game]: how many moves were chosen."""


def _simulate(
    positions: Any, policies: Any, lucks: Any, scratch: Scratch, first: int, games: int, results: Results
) -> None:
    """Play games number first … first + games − 1 on positions[0]; every seat starts equally often."""
    s, luck = positions[0], lucks[0]
    for game in range(games):
        open_stream(luck, first + game)
        start(s, (first + game) % s.seats)
        results.decisions[game] = play_on(s, policies, luck, scratch, TO_THE_END)
        for seat in range(s.seats):
            results.scores[s.seats * game + seat] = score(s, seat)
        results.winners[game] = winners(s)


def _playouts(
    positions: Any, policies: Any, lucks: Any, scratch: Scratch, games: int, last_round: int, totals: Any
) -> None:
    """Play on `games` times from positions[0], in positions[1]; adds every seat's score to totals[seat].

    A game without rounds ignores `last_round`.
    """
    luck = lucks[0]
    for _ in range(games):
        copy_record(positions, 0, 1)
        play_on(positions[1], policies, luck, scratch, last_round)
        for seat in range(positions[1].seats):
            totals[seat] += score(positions[1], seat)


# Every game replaces these with its own functions.


def start(s: Any, first: int) -> None:
    """Set up the game; seat `first` starts."""


def play_on(s: Any, policies: Any, luck: Any, scratch: Scratch, last_round: int) -> int:
    """Play until `last_round` or the game is over, and return the number of decisions."""
    raise NotImplementedError


def score(s: Any, seat: int) -> int:
    """The score of a seat."""
    raise NotImplementedError


def winners(s: Any) -> int:
    """The set of seats that nobody is ahead of."""
    raise NotImplementedError


def new_engine(
    module: str,
    file: str,
    *,
    new: Callable[[Any], Any],
    policy: Callable[[str], int | None],
    moves: int,
    **functions: Callable[..., Any],
) -> Engine:
    """The engine of a game that has at most `moves` legal moves. `functions` are its own `start`, `play_on` …"""
    return Engine(
        new=new,
        policy=policy,
        scratch=lambda: Scratch(numbers(moves), numbers(MOST_SEATS)),
        simulate=compiled_with(_simulate, module, file, **functions),
        playouts=compiled_with(_playouts, module, file, **functions),
    )


def play_games(engine: Engine, rules: AnyRules, policies: Sequence[int], seed: int, first: int, games: int) -> Results:
    """Play games number first … first + games − 1 under a seed, with these policies in the seats."""
    seats = len(policies)
    seated = numbers(seats, np.int32)
    for seat, policy in enumerate(policies):
        seated[seat] = policy
    results = Results(numbers(seats * games, np.int32), numbers(games, np.int8), numbers(games, np.int32))
    engine.simulate(engine.new(rules), seated, new_luck(seed), engine.scratch(), first, games, results)
    return results
