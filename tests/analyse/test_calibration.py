"""How sure a review says it is: the stated errors hold where exact values are known."""

from __future__ import annotations

from itertools import islice
from typing import Any

import numpy as np
import pytest

from tests.analyse.recorded import recorded
from vabanque.analyse.evaluator import EXACT, Judgement
from vabanque.analyse.registry import evaluator_for
from vabanque.core import Decide
from vabanque.games.las_vegas.review.evaluator import FOR_TWO
from vabanque.play.verify import replay
from vabanque_lab.calibration import compared

POSITIONS = 60


@pytest.mark.parametrize("game", ["las-vegas-2012", "las-vegas-biggy"])
def test_costs_are_off_by_what_is_stated_and_mistakes_are_real(game: str) -> None:
    costs, errors = [], []
    for net, exact in islice(compared(game, [2], seed=1), POSITIONS):
        best = int(np.argmax(net))
        others = [k for k in range(len(net)) if k != best]
        costs.extend(net[best] - net[others])
        errors.extend(net[best] - net[others] - exact[best] + exact[others])
    cost, error = np.array(costs), np.array(errors)
    some = cost >= 0.01
    stated = FOR_TWO.spread * np.sqrt(cost[some])
    # docs/review.md has the measure: 78 % and 95 % of 5,600 moves. The seed is fixed.
    assert (abs(error[some]) <= stated).mean() >= 0.68
    assert (abs(error[some]) <= 2 * stated).mean() >= 0.9
    assert ((cost - error)[cost >= FOR_TWO.noise] > 0).mean() >= 0.9


def judgements(game: str, bots: str, **options: bool) -> list[tuple[bool, Judgement]]:
    """Is it the last round? And what the evaluator says; for all decisions of a game."""
    record = recorded(game, bots, 1, **options)
    rules: Any = record.rules
    evaluator = evaluator_for(rules)
    found = []
    for step in replay(record):
        turn = rules.turn(step.state)
        if isinstance(turn, Decide):
            (seat,) = turn.seats
            judged = evaluator.judge(step.state, seat, rules.legal(step.state, seat))
            found.append((step.state.round == rules.edition.rounds, judged))
    return found


def test_only_what_is_solved_is_called_exact() -> None:
    for last, judged in judgements("las-vegas-2012", "greedy gain"):
        assert (judged.trust == EXACT) == last
    assert all(judged.trust.noise > 0 for _, judged in judgements("las-vegas-2012", "greedy gain chances"))
