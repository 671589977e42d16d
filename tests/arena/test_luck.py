"""Subtracting luck changes no mean, and makes intervals narrower."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from vabanque.arena.contest import new_contest
from vabanque.arena.luck import Shares, ValueMeter, new_meter
from vabanque.arena.registry import duplicate_dealer
from vabanque.arena.report import summarise
from vabanque.arena.results import ContestGame, without_luck
from vabanque.arena.run import play_contest
from vabanque.bots import make_bot
from vabanque.core import Outcome, Step, frozen
from vabanque.core.chance import uniform
from vabanque.games import make
from vabanque.games.top_10000.contests import PointMeter
from vabanque.games.top_10000.rules import ThrowDice
from vabanque.play.dealers import SeededDealer
from vabanque.play.loop import dealt_by, play_out


def test_luck_adjusted_and_plain_results_agree_within_their_errors() -> None:
    """Within four standard errors of the difference, bounded by the sum of both; the seed is fixed."""
    contest = new_contest(
        "top-10000", ["greedy", "stop-600"], seats=2, options={"target": 2000}, seed=7, luck_adjusted=True
    )
    report = summarise(contest, play_contest(contest, 80))
    assert report.saved is not None
    assert report.saved > 1.2
    for standing in report.standings:
        assert standing.adjusted is not None
        assert abs(standing.share.mean - standing.adjusted.mean) < 2 * (
            standing.share.margin + standing.adjusted.margin
        )
    assert report.adjusting > 0


def test_the_same_games_are_played_with_and_without_subtracting_luck() -> None:
    contest = new_contest("top-10000", ["greedy", "stop-600"], seats=2, options={"target": 1000}, luck_adjusted=True)
    adjusted = [game for batch in play_contest(contest, 6) for game in batch.games]
    plain = [game for batch in play_contest(replace(contest, luck_adjusted=False), 6) for game in batch.games]
    assert [(game.lineup, game.score) for game in adjusted] == [(game.lineup, game.score) for game in plain]
    assert all(abs(sum(game.luck)) < 1e-9 for game in adjusted)


@pytest.mark.parametrize(("black", "red", "turn"), [(5, True, 0), (2, True, 350), (3, False, 1000), (1, False, 50)])
def test_the_cheap_control_variate_is_zero_on_average_over_all_throws(black: int, red: bool, turn: int) -> None:
    rules = make("top-10000", 3)
    before = frozen.replace(rules.start().state, black=black, red=red, turn=turn)
    meter = PointMeter(rules, "")
    mean = np.zeros(3)
    for throw, chance in ThrowDice(0, black, red).outcomes():
        mean += float(chance) * meter.landed(before, throw, rules.land(before, throw).state)
    assert mean == pytest.approx(np.zeros(3), abs=1e-12)


def test_slow_bots_are_worth_exact_expectations() -> None:
    own = new_contest("top-10000", ["greedy", "stop-600"], seats=2, luck_adjusted=True)
    assert isinstance(new_meter(own, 0, 0), PointMeter)
    assert new_meter(replace(own, luck_adjusted=False), 0, 0) is None
    foreign = replace(own, bots=("greedy", "cmd:./mine"))
    meter = new_meter(foreign, 0, 0)
    assert isinstance(meter, ValueMeter)
    rules, below = own.rules(), uniform(Random(1))
    bots = [make_bot(name, rules, seat, Random(seat)) for seat, name in enumerate(own.bots)]
    result = play_out(rules, bots, lambda chance: chance.deal(below), meter.watch)
    # What is left after the luck is what two decent players gave away: little.
    assert abs(float(result.winners == (0,)) - meter.luck[0] - 0.5) < 0.4


def test_counterfactual_moves_reduce_variance_without_bias() -> None:
    """The shift is within four standard errors of zero; the seed is fixed."""
    rules = make("top-10000", 2, {"target": 1500})
    names = ("perfect", "random")
    luck, results = [], []
    for number in range(60):
        doubles = [None, make_bot(names[1], rules, 1, Random(0))]
        meters = [ValueMeter(rules, str(number)), ValueMeter(rules, str(number), doubles)]
        bots = [make_bot(name, rules, seat, Random(0)) for seat, name in enumerate(names)]
        steps: list[Step[Any]] = []
        result = play_out(rules, bots, dealt_by(duplicate_dealer("top-10000", number)), steps.append)
        for meter in meters:
            for step in steps:
                meter.watch(step)
        results.append(float(0 in result.winners))
        luck.append([meter.luck[0] for meter in meters])
    left = np.array(results)[:, None] - np.array(luck)
    assert left.var(axis=0)[1] < 0.5 * left.var(axis=0)[0]
    shift = left[:, 1] - left[:, 0]
    assert abs(shift.mean()) < 4 * shift.std() / len(shift) ** 0.5


def test_dice_are_measured_and_bills_are_not() -> None:
    dealt: set[str] = set()
    measured: set[str] = set()

    class Noting(ValueMeter):
        def landed(self, before: Any, outcome: Outcome, after: Any) -> Shares:
            measured.add(outcome.kind)
            return np.zeros(2)

    rules = make("las-vegas-2012", 2, {"neutral": True})
    meter = Noting(rules, "")

    def watch(step: Step[Any]) -> None:
        dealt.update(entry.kind for entry in step.entries if isinstance(entry, Outcome))
        meter.watch(step)

    bots = [make_bot("random", rules, seat, Random(seat)) for seat in range(2)]
    play_out(rules, bots, dealt_by(SeededDealer(1)), watch)
    assert dealt - measured == {"fill"}


def test_only_our_own_bots_that_do_not_follow_the_game_are_asked() -> None:
    own = new_contest("las-vegas-2012", ["house", "gain"], seats=2, luck_adjusted=True)
    meter = new_meter(own, 0, 0)
    assert isinstance(meter, ValueMeter)
    assert [double is not None for double in meter.doubles] == [bot == 1 for bot in own.rotated(0, 0)]
    foreign = new_meter(replace(own, bots=("gain", "cmd:./mine")), 0, 0)
    assert isinstance(foreign, ValueMeter)
    assert sum(double is not None for double in foreign.doubles) == 1


def test_the_control_variate_weight_is_leave_one_out() -> None:
    rng = Random(3)
    games = []
    for deal in range(400):
        luck = rng.gauss(0, 0.3)
        # Bot 0 nearly always wins, and a tenth of the luck is real.
        winner = 0 if rng.random() < 0.9 + 0.1 * luck else 1
        games.append(ContestGame(deal, 0, (0, 1), (0, 0), (0, 0), (winner,), (luck, -luck)))
    plain, all_subtracted = [game.shares()[0] for game in games], [game.shares()[0] - game.luck[0] for game in games]
    left = [shares[0] for shares in without_luck(games)]
    assert np.var(left) < np.var(plain) < np.var(all_subtracted)
    changed_result = [replace_winner(game) if game.deal == 7 else game for game in games]
    again = [shares[0] for shares in without_luck(changed_result)]
    odd = [number for number in range(400) if number % 2 and number != 7]
    assert [again[number] for number in odd] == [left[number] for number in odd]
    assert again[8] != left[8]


def replace_winner(game: ContestGame) -> ContestGame:
    return msgspec.structs.replace(game, winners=(1 - game.winners[0],))
