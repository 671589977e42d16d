"""Who uses the solution of a round for two: reviews, the house and hints."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.analyse.recorded import recorded
from vabanque.analyse import review
from vabanque.analyse.deep import Deep
from vabanque.analyse.hints import win_chances
from vabanque.analyse.reviewer import Decision, Reviewer
from vabanque.bots import make_bot
from vabanque.bots.worker import Question
from vabanque.compiled import JIT
from vabanque.core import Decide, Step
from vabanque.games import make
from vabanque.games.las_vegas.exact.between import between_rounds
from vabanque.games.las_vegas.exact.duel import duel_for, solve
from vabanque.games.las_vegas.review.evaluator import DiceEvaluator
from vabanque.games.las_vegas.rules import LasVegas, RollDice, State
from vabanque.play.loop import play_on
from vabanque.play.record import Record
from vabanque.play.verify import replay

EXACT = 1e-6


@pytest.fixture(scope="module", params=["las-vegas-2012", "las-vegas-biggy"])
def game(request: pytest.FixtureRequest) -> Record:
    return recorded(request.param, "random greedy", 5)


def last_states(record: Record) -> list[State]:
    """All positions of the last round after it has begun, for as many dice as plain Python can solve, too."""
    rules = record.rules
    assert isinstance(rules, LasVegas)
    states = [step.state for step in replay(record)]
    return [
        state
        for state in states
        if state.round == rules.edition.rounds
        and not state.over
        and len(state.bills) == rules.casinos
        and (JIT or sum(state.own) <= 2)
    ]


def test_every_value_of_a_last_round_for_two_is_that_of_the_solution(game: Record) -> None:
    rules = game.rules
    assert isinstance(rules, LasVegas)
    states = last_states(game)
    solution, evaluator = solve(rules, states[0]), DiceEvaluator(rules)
    for state in states:
        assert evaluator.is_exact(state)
        shares = evaluator.value(state)
        assert shares.error == 0
        if isinstance(rules.turn(state), RollDice):
            expected = solution.value(state)
            assert evaluator.expected(state).shares == pytest.approx([expected, 1 - expected], abs=EXACT)
        else:
            moves = rules.legal(state, state.seat)
            judged = evaluator.judge(state, state.seat, moves)
            first = [solution.placed(state, move) for move in moves]
            assert judged.known[:, 0] == pytest.approx(first, abs=EXACT)
            assert judged.known.sum(axis=1) == pytest.approx(1)
            assert not judged.error.any()
            expected = max(first) if state.seat == 0 else min(first)
        assert shares.shares == pytest.approx([expected, 1 - expected], abs=EXACT)


@pytest.mark.skipif(not JIT, reason="plain Python solves only the last dice")
def test_a_review_never_changes_its_mind_during_a_round_for_two(game: Record) -> None:
    """Only between rounds, where a table says what a lead is worth, and while bills are laid out."""
    rules = game.rules
    assert isinstance(rules, LasVegas)
    reviewer = Reviewer(game)
    minds: dict[int, list[float]] = {}
    before: State | None = None
    for step, events in zip(list(replay(game))[1:], reviewer.steps(), strict=True):
        state: State = step.state
        if state.over or any(map(any, state.dice)):
            minds.setdefault(state.round, []).append(reviewer.review.accounts[0].evaluator)
        if before is not None and before.round == rules.edition.rounds:
            assert all(event.error == 0 for event in events if isinstance(event, Decision))
        before = state
    assert sorted(minds) == list(range(1, rules.edition.rounds + 1))
    for changes in minds.values():
        assert len(changes) > 10
        assert np.ptp(changes) < EXACT


def test_a_deep_review_leaves_exact_judgements_alone(game: Record) -> None:
    rules = game.rules
    assert isinstance(rules, LasVegas)
    evaluator = DiceEvaluator(rules)
    deep = Deep(evaluator, "")
    for state in last_states(game):
        if isinstance(rules.turn(state), Decide):
            moves = rules.legal(state, state.seat)
            judged = evaluator.judge(state, state.seat, moves)
            assert all(deep.refine(state, state.seat, moves, k, judged) is judged for k in range(len(moves)))


def test_the_house_plays_the_last_round_for_two_exactly_and_hints_say_the_same(game: Record) -> None:
    rules = game.rules
    assert isinstance(rules, LasVegas)
    states = last_states(game)
    solution = solve(rules, states[0])
    decided = 0
    for state in states:
        moves = rules.legal(state, state.seat)
        if len(moves) < 2:
            continue
        view = rules.view(state, state.seat)
        worths = {move: float(worth) for move, worth in zip(moves, solution.worths(state, moves), strict=True)}
        chosen: Any = make_bot("house", rules, state.seat, Random(0)).choose(view, moves)
        assert worths[chosen] == pytest.approx(max(worths.values()), abs=EXACT)
        question = Question(rules.spec.game, 2, (), False, state.seat, view, moves, "")
        hints = win_chances(question)
        if hints:
            assert hints == pytest.approx([100 * worth for worth in worths.values()], abs=100 * EXACT)
        decided += 1
    assert decided or not JIT


def test_one_solution_serves_the_whole_round() -> None:
    record = recorded("las-vegas-2012", "random greedy", 6)
    rules = record.rules
    assert isinstance(rules, LasVegas)
    states = last_states(record)
    assert len({id(duel_for(rules, state)) for state in states}) == 1


def test_the_luck_of_bills_is_measured_by_one_yardstick() -> None:
    """Were the solution compared with the network's mean over other bills, luck would not be zero on average."""
    rules = make("las-vegas-2012", 2)
    assert isinstance(rules, LasVegas)
    record = recorded("las-vegas-2012", "random greedy", 5)
    begun = next(
        state for state in (step.state for step in replay(record)) if state.round == 4 and len(state.bills) == 6
    )
    evaluator = DiceEvaluator(rules)
    by_network = evaluator.landed(begun).shares
    assert by_network == pytest.approx(evaluator.round_begun(begun, Random(0).randrange))
    if JIT:
        assert np.abs(by_network - evaluator.value(begun).shares).max() > EXACT


def test_reviews_still_add_up(game: Record) -> None:
    judged = review(game)
    for seat, account in enumerate(judged.accounts):
        total = judged.start[seat] + account.luck + account.decisions + account.others + account.evaluator
        assert total == pytest.approx(judged.result[seat])


@pytest.mark.skipif(not JIT, reason="plain Python solves only the last dice")
def test_earlier_rounds_are_solved_by_what_a_lead_is_worth_after_them(game: Record) -> None:
    rules = game.rules
    assert isinstance(rules, LasVegas)
    states = [step.state for step in replay(game)]
    state = next(state for state in states if state.round == 2 and sum(state.own) <= 4 and len(state.bills) == 6)
    duel, evaluator = duel_for(rules, state), DiceEvaluator(rules)
    assert duel is not None
    assert not evaluator.is_exact(state)
    worths = between_rounds(rules.spec.game, 3)
    assert worths is not None
    lines = play_on(rules, Step(state, ()), lambda chance: chance.deal(Random(0).randrange), first_move(rules))
    before = None
    for step in lines:
        if step.state.round == 3:
            break
        before = step.state
    assert before is not None
    lead = sum(step.state.won[0]) - sum(step.state.won[1])
    starts = step.state.starter
    expected = float(worths.of(lead)) if starts == 0 else 1 - float(worths.of(-lead))
    assert duel.placed(before, rules.legal(before, before.seat)[0]) == pytest.approx(expected, abs=EXACT)


def first_move(rules: LasVegas) -> Any:
    return lambda state, seat: rules.legal(state, seat)[0]


@pytest.mark.parametrize(("game_id", "rounds"), [("las-vegas-2012", 4), ("las-vegas-biggy", 3)])
def test_a_greater_lead_is_worth_more_and_more_the_later_it_is(game_id: str, rounds: int) -> None:
    leads = np.arange(-400, 410, 10)
    tables = [between_rounds(game_id, number) for number in range(2, rounds + 1)]
    assert between_rounds(game_id, 1) is None
    assert between_rounds(game_id, rounds + 1) is None
    shares = []
    for worths in tables:
        assert worths is not None
        shares.append(worths.of(leads))
        assert (np.diff(shares[-1]) > 0).all()
        assert ((shares[-1] > 0) & (shares[-1] < 1)).all()
    for earlier, later in pairwise(shares):
        assert (later[leads >= 60] > earlier[leads >= 60]).all()
        assert (later[leads <= -60] < earlier[leads <= -60]).all()


def test_options_without_a_table_between_rounds_are_solved_in_the_last_round_only() -> None:
    record = recorded("las-vegas-2012", "random greedy", 5, neutral=True)
    rules = record.rules
    assert isinstance(rules, LasVegas)
    for step in replay(record):
        if step.state.round < 4:
            assert duel_for(rules, step.state) is None
