"""Contests between the package's own bots in the Las Vegas games, compiled: about thirty times as fast.

Deals, rotations and duplicate dice work as with the readable rules, but the random numbers come from another source.
Games are built from the same parts as simulated ones (`sim.loops`), with another source of luck and bots that think.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import numpy as np

from vabanque.arena.contest import Contest, new_contest
from vabanque.arena.results import GameResult
from vabanque.compiled import JIT, new_luck, open_stream
from vabanque.games.vegas.bots.levels import manner_of
from vabanque.games.vegas.bots.net import Net, Shape
from vabanque.games.vegas.bots.player import GREED
from vabanque.games.vegas.bots.weights import load_net
from vabanque.games.vegas.compiled import bill_count
from vabanque.sim.loops import CompiledGame, new_loops

SLOTS = 10
"""2¹⁰ streams of luck for a deal: one for every round's bills, and one for every roll or hand of every seat."""
FIRST_HAND = 8
"""The first of a deal's streams for rolls or hands; those before it are for each round's bills."""
MOST_HANDS = 16
"""No seat has more rolls or hands than this in a round."""
SEATS = 6
"""The most seats that any of the games has."""
ROUNDS = 4
"""The most rounds."""
NET = 0
"""The number of the network's policy in all games; the others are habits."""
SCORES, BILLS, WINNERS = range(3)
"""Rows of a result."""


class Player(NamedTuple):
    """What a bot is made of."""

    habit: int
    """NET or one of the game's habits."""
    eye: int = 0
    """The move that this habit likes best catches its eye (`levels.Guest`) …"""
    overlooks: float = 0.0
    """… and this is the chance that it overlooks any other move."""
    temperature: float = 0.0
    greed: float = 0.0
    watches_rivals: bool = False
    ponders: bool = False
    """Does it decide by rollouts, in games whose bots can?"""


def players_with(habits: Any) -> dict[str, Player]:
    """All bots built from these habits, a module of `vabanque.bots`."""
    return {
        "random": Player(habits.RANDOM),
        "most-dice": Player(habits.MOST_DICE),
        "richest": Player(habits.RICHEST),
        "gain": Player(habits.GAIN),
        "gain-minus": Player(habits.GAIN_MINUS),
        "gain-per-die": Player(habits.PER_DIE),
        "top-note": Player(habits.TOP_NOTE),
        "majority": Player(habits.MAJORITY),
        "chances": Player(habits.CHANCES),
        "hopes": Player(habits.HOPES),
        "tourist": Player(habits.MOST_DICE, habits.RICHEST),
        "gambler": Player(habits.TOP_NOTE, habits.MOST_DICE),
        "regular": Player(habits.GAIN, habits.RICHEST),
        "accountant": Player(habits.HOPES, habits.RICHEST),
        "shark": Player(NET, greed=GREED),
        "house": Player(
            NET, watches_rivals=True, ponders=JIT
        ),  # like the bot itself: plain Python would take minutes per move
    }


class Cast(NamedTuple):
    """Players by seat, and what they think with."""

    habits: Any
    eyes: Any
    overlooks: Any
    temperatures: Any
    greeds: Any
    watches_rivals: Any
    ponders: Any
    study: Any
    minds: Any
    """What they believe of each other, in games whose bots do."""


class DealLuck(NamedTuple):
    """The luck of a game: that of its deal, from stream `slot` on, and that of the bots."""

    lucks: Any
    slot: int
    hands: Any
    """[round, seat]: how often it has rolled."""
    thoughts: Any


# Placeholders for a game's functions in the loop below.
_hole: Any = None
start = settle = decide = play = score = winners = _hole


def _play_game(cast: Cast, luck: DealLuck, result: Any) -> None:
    """One game on the study's position. Mirrors arena.deals.play_game."""
    s = cast.study.positions[0]
    start(s, 0)
    while not s.over:
        settle(s, luck)
        play(s, decide(s, cast, luck))
    won = winners(s)
    for seat in range(s.seats):
        result[SCORES, seat] = score(s, seat)
        result[BILLS, seat] = bill_count(s.won[seat])
        result[WINNERS, seat] = won >> seat & 1


class VegasContests(NamedTuple):
    """Everything needed to play contests of one game: a registry.ContestEngine."""

    shape_for: Callable[[int], Shape]
    game: CompiledGame
    new_study: Callable[[Shape, Net], Any]
    new_minds: Callable[[int], tuple[Any, ...]]
    """What bots believe of each other at the start, by the number of seats: arrays."""
    play_game: Callable[[Cast, DealLuck, Any], None]
    players: dict[str, Player]

    def player(self, name: str, contest: Contest) -> Player:
        """The description of a bot for this game."""
        manner = manner_of(contest.rules().spec, name)
        return self.players[name]._replace(overlooks=manner.overlooks, temperature=manner.misjudges)

    def play(self, contest: Contest, deals: Iterable[int]) -> list[GameResult]:
        """All games of these deals."""
        shape = self.shape_for(contest.seats)
        study = self.new_study(shape, load_net(contest.game, contest.seats, shape))
        beginning, minds = self.game.new(contest.rules()), self.new_minds(contest.seats)
        luck, thoughts = new_luck(f"arena {contest.seed}"), new_luck(f"arena {contest.seed} thoughts")
        result = np.zeros((3, SEATS), np.int64)
        seats = range(contest.seats)
        players = [self.player(name, contest) for name in contest.bots]
        games = []
        for deal in deals:
            for rotation in seats:
                lineup = contest.rotated(deal, rotation)
                columns = map(np.array, zip(*(players[bot] for bot in lineup), strict=True))
                cast = Cast._make([*columns, study, tuple(map(np.copy, minds))])
                open_stream(thoughts[0], deal * SEATS + rotation)
                study.positions[0] = beginning[0]
                hands = np.zeros((1 + ROUNDS, SEATS), np.int64)
                self.play_game(cast, DealLuck(luck, deal << SLOTS, hands, thoughts), result)
                games.append(
                    GameResult(
                        deal,
                        rotation,
                        lineup,
                        score=tuple(map(int, result[SCORES, : contest.seats])),
                        tie_break=tuple(map(int, result[BILLS, : contest.seats])),
                        winners=tuple(seat for seat in seats if result[WINNERS, seat]),
                    )
                )
        return games


def new_contests(
    module: str,
    file: str,
    *,
    game: CompiledGame,
    shape_for: Callable[[int], Shape],
    new_study: Callable[[Shape, Net], Any],
    habits: Any,
    settle: Callable[[Any, DealLuck], None],
    decide: Callable[[Any, Cast, DealLuck], int],
    new_minds: Callable[[int], tuple[Any, ...]] = lambda _seats: (),
) -> VegasContests:
    """The engine of a game, for its module (`__name__`, `__file__`).

    It has its own `settle`, since luck belongs to deals, and its own `decide`, which asks the bots.
    """
    loops = new_loops(module, file, {**game._asdict(), "settle": settle, "decide": decide}, _play_game)
    return VegasContests(shape_for, game, new_study, new_minds, loops["play_game"], players_with(habits))


def rehearse_contests(engine: VegasContests, game: str) -> None:
    """Call everything that a contest calls once (`vabanque.warmup`)."""
    engine.play(new_contest(game, ["shark", "house"], seats=2), [0])
