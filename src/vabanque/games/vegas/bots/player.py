"""What the strong players of all Las Vegas games share."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random

from vabanque.games import make
from vabanque.play.dealers import SeededDealer, stream
from vabanque.play.session import Session

GREED = 0.15
"""To a shark, before the last round, winning 50 thousand more than the others in this round is worth as much as this
share of a victory. To the house at dice, money counts only as far as it wins games. Chosen by hand."""


def softmax_choice(values: Sequence[float], temperature: float, rng: Random) -> int:
    """The index of a random move, better ones more often; at temperature 0, always the best.

    A move worth `temperature` less than the best is chosen e times less often.
    """
    best = max(range(len(values)), key=values.__getitem__)
    if not temperature:
        return best
    odds = [exp((value - values[best]) / temperature) for value in values]
    return rng.choices(range(len(values)), odds)[0]


def rehearse_at(game: str, *players: type) -> None:
    """Let players play one game, so that all their functions are called."""
    rules = make(game, len(players))
    session = Session(rules, [player.__name__ for player in players], SeededDealer(0))
    session.bots = {seat: player(rules, seat, stream(seat)) for seat, player in enumerate(players)}
    session.run_bots()
