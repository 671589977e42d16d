"""Compiled Pig as numbers: what another package adds to its compiled code to get environments for research."""

from __future__ import annotations

from typing import Any

from tests.plugins.compiled_pig import ENGINE, new
from vabanque.compiled import compiled
from vabanque.envs.layout import Form, Layout, Slice
from vabanque.envs.loops import Senses, Terms, new_environment


def layout(rules: Any, _form: Form) -> Layout:
    return Layout(
        (
            Slice("scores", (rules.spec.seats,), "points banked, as a share of the target, from the viewer on"),
            Slice("turn", (1,), "points of this turn, as a share of the target"),
        )
    )


def from_state(rules: Any, state: Any) -> Any:
    positions = new(rules)
    s = positions[0]
    for seat, score in enumerate(state.scores):
        s.scores[seat] = score
    s.seat, s.points, s.rolled, s.over = state.seat, state.points, state.face is not None, state.over
    return positions


@compiled
def observe(s: Any, _terms: Terms, viewer: int, row: Any) -> None:
    for place in range(s.seats):
        row[place] = min(1.0, s.scores[(viewer + place) % s.seats] / s.target)
    row[s.seats] = min(1.0, s.points / s.target)


@compiled
def mask(s: Any, viewer: int, row: Any) -> None:
    for action in range(2):
        row[action] = s.rolled and s.seat == viewer


@compiled
def move_of(_s: Any, action: int) -> int:
    return action


LOOPS = new_environment(__name__, __file__, ENGINE.game, Senses(layout, from_state, observe, mask, move_of))
