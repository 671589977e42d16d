"""Pig with compiled code: what another package writes to be simulated fast."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import numpy as np

from vabanque.compiled import below, compiled, layout, records
from vabanque.core import Brings, Lazy
from vabanque.games import GAMES, register
from vabanque.sim.loops import Loop, new_engine, rehearse_engine

RECORD = layout(
    ("scores", np.int32, 8),
    ("seats", np.int8),
    ("seat", np.int8),
    ("target", np.int32),
    ("over", np.int8),
)
ROLL, HOLD = range(2)


def new(rules: Any) -> Any:
    positions = records(RECORD)
    positions[0].seats, positions[0].target = rules.spec.seats, rules.target
    return positions


@compiled
def start(s: Any, first: int) -> None:
    for seat in range(s.seats):
        s.scores[seat] = 0
    s.seat = first
    s.over = 0


@compiled
def play_on(s: Any, _policies: Any, luck: Any, _scratch: Any, _last_round: int) -> int:
    """Everybody plays at random."""
    decisions = 0
    points = 0
    while not s.over:
        face = 1 + below(luck, 6)
        points = 0 if face == 1 else points + face
        move = HOLD
        if face > 1:
            move = below(luck, 2)
            decisions += 1
        if move == HOLD:
            s.scores[s.seat] += points
            s.over = s.scores[s.seat] >= s.target
            s.seat = (s.seat + 1) % s.seats
            points = 0
    return decisions


@compiled
def score(s: Any, seat: int) -> Any:
    return s.scores[seat]


@compiled
def winners(s: Any) -> int:
    won = 0
    for seat in range(s.seats):
        if s.scores[seat] >= s.target:
            won |= 1 << seat
    return won


ENGINE = new_engine(__name__, __file__, new, {"random": 0}.get, 2, Loop(start, play_on, score, winners))

PIG = import_module("pig").GAME
GAMES.remove("pig")
register(replace(PIG, brings=Brings(engine=Lazy(f"{__name__}:ENGINE", compiled=True))))


def rehearse() -> None:
    """Call all compiled code once (`vabanque.warmup`)."""
    rehearse_engine(ENGINE, "pig")
