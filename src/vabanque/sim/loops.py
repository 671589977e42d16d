"""The loops of a compiled simulation, written once for all games.

`new_engine` compiles a copy of them for one game, with its own `start`, `play_on`, `score` and `winners`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled_with, copy_record, new_luck, numbers, open_stream
from vabanque.core.contract import AnyRules
from vabanque.core.game import Lazy
from vabanque.sim.registry import Engine

TO_THE_END = 1 << 30
"""A last round that no game reaches."""
MOST_SEATS = 8
"""A set of seats is one byte."""


class Scratch(NamedTuple):
    """Scratch arrays."""

    moves: Any
    """Legal moves."""
    chosen: Any
    """[seat]: its move, if several seats choose at once."""


class Results(NamedTuple):
    """The results of a batch of games."""

    scores: Any
    """[seats · game + seat]"""
    winners: Any
    """[game]: a set of seats."""
    decisions: Any
    """[game]: how many moves were chosen."""


class Loop(NamedTuple):
    """What a game brings to the loops: compiled functions on its record `s`."""

    start: Callable[[Any, int], None]
    """(s, first): set up the game; seat `first` starts."""
    play_on: Callable[[Any, Any, Any, Scratch, int], int]
    """(s, policies, luck, scratch, last_round): play until that round or the game ends; returns how many decisions."""
    score: Callable[[Any, int], int]
    """(s, seat): the score of a seat."""
    winners: Callable[[Any], int]
    """(s): the set of seats that nobody is ahead of."""


# Placeholders for a game's functions in the loops below.
start: Any = None
play_on: Any = None
score: Any = None
winners: Any = None


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


def new_engine(
    module: str, file: str, new: Callable[[Any], Any], policy: Callable[[str], int | None], moves: int, loop: Loop
) -> Engine:
    """The engine of a game, for its module (`__name__`, `__file__`); no position has more than `moves` legal moves."""
    return Engine(
        new=new,
        policy=policy,
        scratch=lambda: Scratch(numbers(moves), numbers(MOST_SEATS)),
        simulate=compiled_with(_simulate, module, file, **loop._asdict()),
        playouts=compiled_with(_playouts, module, file, **loop._asdict()),
    )


def rehearse_engine(engine: Engine, game: str) -> None:
    """Call everything that a simulation calls once (`vabanque.warmup`)."""
    # Looked up by name, so that editing one game does not cause another game's loop to be recompiled.
    rules = Lazy("vabanque.games:make").load()(game, 2)
    play_games(engine, rules, [0, 0], 0, 0, 1)


def play_games(engine: Engine, rules: AnyRules, policies: Sequence[int], seed: int, first: int, games: int) -> Results:
    """Play games number first … first + games − 1 under a seed, with these policies in the seats."""
    seats = len(policies)
    seated = numbers(seats, np.int32)
    for seat, policy in enumerate(policies):
        seated[seat] = policy
    results = Results(numbers(seats * games, np.int32), numbers(games, np.int8), numbers(games, np.int32))
    engine.simulate(engine.new(rules), seated, new_luck(seed), engine.scratch(), first, games, results)
    return results
