"""What each move in a Las Vegas game is worth: money, by rollouts of greedy players to the end of the round."""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from vabanque.bots.registry import make_bot
from vabanque.core import Bot, Seat
from vabanque.core.chance import uniform
from vabanque.core.contract import AnyRules
from vabanque.play.loop import follow


def estimate(rules: AnyRules, view: Any, moves: Sequence[Any], _seat: Seat, rng: Random, seconds: float) -> list[float]:
    """Mean money in thousands that the mover wins in this round after each move, if everybody plays on greedily."""
    players = [make_bot("greedy", rules, seat, rng) for seat in range(rules.spec.seats)]
    totals = [0] * len(moves)
    until = time.monotonic() + seconds
    rollouts = 0
    while rollouts < 2 or time.monotonic() < until:
        for number, move in enumerate(moves):
            totals[number] += _rollout(rules, rules.fill(view, rng), move, players, rng)
        rollouts += 1
    return [total / rollouts for total in totals]


def _rollout(rules: AnyRules, state: Any, move: Any, players: Sequence[Bot], rng: Random) -> int:
    """What the seat that makes `move` wins in this round."""
    below = uniform(rng)

    def choose(state: Any, seat: Seat) -> Any:
        return players[seat].choose(rules.view(state, seat), rules.legal(state, seat))

    for step in follow(rules, state, move, lambda chance: chance.deal(below), choose):
        after = step.state
        if after.round != state.round:
            break
    return int(sum(after.won[move.seat]) - sum(state.won[move.seat]))
