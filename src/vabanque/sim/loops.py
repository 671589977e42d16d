"""The loops of compiled games, written once for all of them.

A game describes itself once, as a `CompiledGame`. `new_engine` compiles a copy of the loops below with its functions;
environments (`envs.loops`) build on the same description.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from vabanque.compiled import compiled, compiled_with, copy_record, integer, new_luck, numbers, open_stream
from vabanque.core.contract import AnyRules
from vabanque.core.game import Lazy

TO_THE_END = 1 << 30
"""A last round that no game reaches."""


@compiled
def seat_to_move(s: Any) -> int:
    """Who chooses next, in games where seats choose one after the other."""
    return integer(s.seat)


@compiled
def only_round(s: Any) -> int:  # noqa: ARG001
    """The round, in games without rounds."""
    return 0


class Players(NamedTuple):
    """Who plays a simulated game."""

    policies: Any
    """[seat]: the number of its bot."""
    moves: Any
    """A scratch array for legal moves."""


class Results(NamedTuple):
    """The results of a batch of games."""

    scores: Any
    """[seats · game + seat]"""
    winners: Any
    """[game]: a set of seats."""
    decisions: Any
    """[game]: how many moves were chosen."""


class CompiledGame(NamedTuple):
    """What a game writes to be played fast: mostly compiled functions on its record `s`, which has `seats` and `over`.

    A move is one number. If several seats choose at once, they are asked one after the other, and the record keeps
    their choices until the last one is made.
    """

    new: Callable[[Any], Any]
    """A record for these rules, as an array of one."""
    policy: Callable[[str], int | None]
    """The number that stands for a bot in compiled code; None if that bot is not compiled."""
    moves: int
    """No position has more legal moves than this."""
    start: Callable[[Any, int], None]
    """(s, first): set up the game; seat `first` starts."""
    settle: Callable[[Any, Any], None]
    """(s, luck): deal chance events until somebody has to choose, or the game is over."""
    choose: Callable[[Any, int, Any, Any], int]
    """(s, policy, luck, moves): the move of the seat to choose, if this bot sits there. `moves` is a scratch array."""
    play: Callable[[Any, int], None]
    """(s, move): the seat to choose makes this move."""
    score: Callable[[Any, int], int]
    """(s, seat): the score of a seat."""
    winners: Callable[[Any], int]
    """(s): the set of seats that nobody is ahead of, as bits of a byte."""
    mover: Callable[[Any], int] = seat_to_move
    """(s): the seat to choose next."""
    round_of: Callable[[Any], int] = only_round
    """(s): the number of the round."""


@dataclass(frozen=True, slots=True)
class SimulationEngine:
    """A game's compiled code, as the simulator uses it."""

    game: CompiledGame
    simulate: Callable[[Any, Players, Any, int, int, Results], None]
    playouts: Callable[[Any, Players, Any, int, int, Any], None]

    def players(self, policies: Sequence[int]) -> Players:
        """These policies in the seats."""
        seated = numbers(len(policies), np.int32)
        for seat, policy in enumerate(policies):
            seated[seat] = policy
        return Players(seated, numbers(self.game.moves))


# Placeholders for a game's functions in the loops below.
_hole: Any = None
start = settle = mover = choose = play = play_on = round_of = score = winners = _hole


def _play_on(s: Any, players: Players, luck: Any, last_round: int) -> int:
    """Play until `last_round` or the game is over; returns how many moves were chosen."""
    policies, moves = players.policies, players.moves
    decisions = 0
    while round_of(s) <= last_round:
        settle(s, luck)
        if s.over:
            break
        play(s, choose(s, policies[mover(s)], luck, moves))
        decisions += 1
    return decisions


def _simulate(positions: Any, players: Players, lucks: Any, first: int, games: int, results: Results) -> None:
    """Play games number first … first + games − 1 on positions[0]; every seat starts equally often."""
    s, luck = positions[0], lucks[0]
    for game in range(games):
        open_stream(luck, first + game)
        start(s, (first + game) % s.seats)
        results.decisions[game] = play_on(s, players, luck, TO_THE_END)
        for seat in range(s.seats):
            results.scores[s.seats * game + seat] = score(s, seat)
        results.winners[game] = winners(s)


def _playouts(positions: Any, players: Players, lucks: Any, games: int, last_round: int, totals: Any) -> None:
    """Play on `games` times from positions[0], in positions[1]; adds every seat's score to totals[seat].

    With the position's own round as `last_round`, it plays out the rest of this round.
    """
    luck = lucks[0]
    for _ in range(games):
        copy_record(positions, 0, 1)
        play_on(positions[1], players, luck, last_round)
        for seat in range(positions[1].seats):
            totals[seat] += score(positions[1], seat)


def new_loops(module: str, file: str, functions: dict[str, Any], *templates: Callable[..., Any]) -> dict[str, Any]:
    """Compiled copies of these templates for a game's module (`__name__`, `__file__`), by name.

    They call `functions` by their names, and later ones the earlier ones.
    """
    loops: dict[str, Any] = {}
    for template in templates:
        name = template.__name__.removeprefix("_")
        loops[name] = compiled_with(template, module, file, **functions, **loops)
    return loops


def new_engine(module: str, file: str, game: CompiledGame) -> SimulationEngine:
    """The engine of a game, for its module (`__name__`, `__file__`)."""
    loops = new_loops(module, file, game._asdict(), _play_on, _simulate, _playouts)
    return SimulationEngine(game, loops["simulate"], loops["playouts"])


def rehearse_engine(engine: SimulationEngine, game: str) -> None:
    """Call everything that a simulation calls once (`vabanque.warmup`)."""
    # Looked up by name, so that editing one game does not cause another game's loop to be recompiled.
    rules = Lazy("vabanque.games:make").load()(game, 2)
    play_games(engine, rules, [0, 0], 0, 0, 1)


def play_games(
    engine: SimulationEngine, rules: AnyRules, policies: Sequence[int], seed: int, first: int, games: int
) -> Results:
    """Play games number first … first + games − 1 under a seed, with these policies in the seats."""
    results = Results(numbers(len(policies) * games, np.int32), numbers(games, np.int8), numbers(games, np.int32))
    engine.simulate(engine.game.new(rules), engine.players(policies), new_luck(seed), first, games, results)
    return results
