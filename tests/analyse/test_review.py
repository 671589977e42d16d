"""The review adds up, luck is fair, and nobody peeks."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.analyse.recorded import recorded
from vabanque.analyse import Review, chances, evaluator_for, review
from vabanque.analyse.evaluator import Judgement
from vabanque.analyse.reviewer import Reviewer
from vabanque.analyse.summary import decided_at, summarise
from vabanque.bots.recording import record_game
from vabanque.core import Decide, Leave
from vabanque.games import make
from vabanque.games.top_10000.exact.coach import rank
from vabanque.games.top_10000.rules import Keep
from vabanque.play.verify import WrongRecord, replay

VARIANTS: dict[str, tuple[str, str, dict[str, Any]]] = {
    "top-10000 for two": ("top-10000", "greedy stop-600", {"target": 3000}),
    "top-10000 for three": ("top-10000", "greedy stop-600 random", {"target": 3000}),
    "top-10000 for four": ("top-10000", "greedy stop-600 random greedy", {"target": 2000}),
    "las-vegas-2012": ("las-vegas-2012", "greedy random greedy", {}),
    "las-vegas-2012 neutral, jetons": ("las-vegas-2012", "greedy random greedy", {"neutral": True, "jetons": True}),
    "las-vegas-biggy bandit": ("las-vegas-biggy", "greedy random greedy", {"bandit": True}),
    "las-vegas-cards": ("las-vegas-cards", "greedy random", {}),
    "las-vegas-cards in turn": ("las-vegas-cards", "greedy random", {"order": "in-turn", "jetons": True}),
}


@cache
def reviewed(variant: str, seed: int = 1) -> Review:
    game, bots, options = VARIANTS[variant]
    return review(recorded(game, bots, seed, **options))


def sums(result: Review) -> list[float]:
    """What is missing from the sum for every seat."""
    return [
        float(result.start[seat] + a.luck + a.decisions + a.others + a.evaluator - result.result[seat])
        for seat, a in enumerate(result.accounts)
    ]


@pytest.mark.parametrize("variant", VARIANTS)
def test_start_luck_decisions_others_and_evaluator_make_the_result(variant: str) -> None:
    result = reviewed(variant)
    assert sums(result) == pytest.approx([0] * len(result.accounts), abs=1e-9)
    assert result.start.sum() == pytest.approx(1, abs=1e-6)
    assert result.result.sum() == pytest.approx(1)
    for seat, account in enumerate(result.accounts):
        assert account.decisions <= 0
        assert account.decisions == pytest.approx(-sum(d.cost for d in result.decisions if d.seat == seat))
        assert account.luck == pytest.approx(sum(float(c.luck[seat]) for c in result.chances))
    # Every decision and every chance event of the journal is judged, in order.
    journal = result.record.journal
    judged = [number for number, entry in enumerate(journal) if entry.by != "rules"]
    assert [event.entry for event in result.events] == judged
    for decision in result.decisions:
        wins = [option.win for option in decision.options]
        assert wins == sorted(wins, reverse=True)
        assert {decision.chosen, decision.best} <= {option.move for option in decision.options}
        assert decision.cost >= 0


@pytest.mark.parametrize("seed", range(5))
def test_two_at_top_10000_get_exact_numbers(seed: int) -> None:
    record = recorded("top-10000", "random stop-600" if seed % 2 else "greedy stop-450", seed)
    result = review(record)
    assert result.exact
    assert sums(result) == pytest.approx([0, 0], abs=1e-9)
    assert [account.evaluator for account in result.accounts] == [0, 0]
    decisions = {decision.entry: decision for decision in result.decisions}
    state, number = None, 0
    for step in replay(record):
        move = step.entries[0] if step.entries else None
        if isinstance(move, Keep) and state is not None:
            throw = state.throw
            ranked = rank(state.scores[move.seat], (state.scores[1 - move.seat],), state.turn, throw.black, throw.red)
            costs = {(choice.combos, choice.then): choice for choice in ranked}
            solved, decision = costs[move.combos, move.then], decisions[number]
            assert decision.cost == pytest.approx(solved.cost, abs=1e-9)
            assert [option.win for option in decision.options] == pytest.approx([c.win for c in ranked], abs=1e-9)
        state = step.state
        number += len(step.entries)


def test_luck_for_two_at_top_10000_is_the_distance_from_the_mean_over_all_throws() -> None:
    record = recorded("top-10000", "greedy stop-600", 3, target=1500)
    evaluator = evaluator_for(record.rules)
    luck = {chance.entry: chance.luck for chance in review(record).chances}
    state, number = None, 0
    for step in replay(record):
        if state is not None and step.entries[0].by == "chance":
            mean = evaluator.enumerated(state).shares
            expected = evaluator.value(step.state).shares - mean
            assert luck[number] == pytest.approx(expected, abs=3e-9)
        state = step.state
        number += len(step.entries)


@pytest.mark.parametrize("variant", ["top-10000 for three", "top-10000 for four"])
def test_a_throw_is_worth_the_mean_over_all_throws(variant: str) -> None:
    game, bots, options = VARIANTS[variant]
    record = recorded(game, bots, 5, **{**options, "target": 3000})
    evaluator, checked = evaluator_for(record.rules), 0
    for step in replay(record):
        due: Any = record.rules.turn(step.state)
        if getattr(due, "kind", "") == "throw" and step.state.black + step.state.red <= 3 and checked < 6:
            mean = evaluator.enumerated(step.state).shares
            assert evaluator.expected(step.state).shares == pytest.approx(mean, abs=1e-9)
            checked += 1
    assert checked == 6


@pytest.mark.parametrize(
    ("variant", "games"),
    [("top-10000 for two", 30), ("las-vegas-2012", 4), ("las-vegas-cards", 3), ("las-vegas-cards in turn", 3)],
)
def test_luck_is_zero_on_average(variant: str, games: int) -> None:
    """The mean over all chance events within 4 standard errors; by chance alone one run in 15,000 per seat fails.

    Thousands of games: scripts/mean_luck.py.
    """
    luck = [chance.luck for seed in range(1, games + 1) for chance in reviewed(variant, seed).chances]
    mean, spread = np.mean(luck, axis=0), np.std(luck, axis=0)
    assert (np.abs(mean) < 4 * spread / len(luck) ** 0.5).all()


@pytest.mark.parametrize("variant", ["top-10000 for two", "las-vegas-2012 neutral, jetons", "las-vegas-cards in turn"])
def test_chance_events_alone_have_the_luck_of_the_review(variant: str) -> None:
    result = reviewed(variant)
    alone = chances(result.record)
    assert [chance.entry for chance in alone] == [chance.entry for chance in result.chances]
    for chance, expected in zip(alone, result.chances, strict=True):
        assert chance.luck == pytest.approx(expected.luck, abs=1e-9)


def test_who_lays_alone_changes_nobodys_mind_by_drawing() -> None:
    """A hand is worth to all seats what its best selection leads to, as its owner sees it."""
    record = reviewed("las-vegas-cards in turn").record
    rules, evaluator, checked = record.rules, evaluator_for(record.rules), 0
    for step in replay(record):
        turn = rules.turn(step.state)
        if isinstance(turn, Decide):
            (seat,) = turn.seats
            judged = evaluator.judge(step.state, seat, rules.legal(step.state, seat))
            assert evaluator.value(step.state).shares == pytest.approx(judged.expected(seat), abs=1e-9)
            checked += 1
    assert checked > 10


def test_a_draw_from_a_small_pile_is_worth_the_mean_over_all_hands() -> None:
    record = reviewed("las-vegas-cards in turn").record
    rules, evaluator, checked = record.rules, evaluator_for(record.rules), 0
    for step in replay(record):
        due: Any = rules.turn(step.state)
        if getattr(due, "kind", "") == "draw" and step.state.round < 4 and step.state.play >= 5 and checked < 4:
            expected = evaluator.expected(step.state)
            assert expected.shares == pytest.approx(evaluator.enumerated(step.state).shares, abs=1e-6)
            assert expected.error == 0
            checked += 1
    assert checked == 4


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_last_player_to_lay_is_tried_out_with_every_hand(seed: int) -> None:
    """What the last lay but one leads to is what the draw after it is worth: nobody changes their mind there."""
    record = recorded("las-vegas-cards", "gain gain gain", seed, order="in-turn")
    rules = record.rules
    before, after = [
        (before, after)
        for before, after in pairwise(replay(record))
        if isinstance(rules.turn(before.state), Decide) and sum(after.state.out) == 2 and not after.state.over
    ][-1]
    seat = before.state.seat
    moves = rules.legal(before.state, seat)
    evaluator = evaluator_for(rules)
    led_to = evaluator.judge(before.state, seat, moves).actual[moves.index(after.entries[0])]
    assert after.state.seat != seat
    assert evaluator.expected(after.state).shares == pytest.approx(led_to, abs=1e-6)


def test_of_equally_good_moves_nobody_can_tell_which_it_will_be() -> None:
    """Two moves that are worth the same to their player: what the choice does to the others is that player's doing."""
    shares = np.array([[0.2, 0.8, 0.0], [0.5, 0.1, 0.4], [0.5, 0.4, 0.1]])
    judged = Judgement(shares, shares, np.zeros(3))
    assert judged.best(0) == 1
    assert judged.expected(0) == pytest.approx([0.5, 0.25, 0.25])


@pytest.mark.parametrize("variant", ["las-vegas-2012", "las-vegas-biggy bandit"])
def test_a_roll_is_worth_the_mean_over_all_rolls(variant: str) -> None:
    game, bots, options = VARIANTS[variant]
    record = recorded(game, bots, 2, **options)
    evaluator = evaluator_for(record.rules)
    checked = 0
    for step in replay(record):
        due: Any = record.rules.turn(step.state)
        if getattr(due, "kind", "") == "roll" and due.own + due.neutral + due.biggy <= 3 and checked < 6:
            assert evaluator.expected(step.state).shares == pytest.approx(
                evaluator.enumerated(step.state).shares, abs=1e-6
            )
            checked += 1
    assert checked == 6


@pytest.mark.parametrize("variant", ["las-vegas-2012", "las-vegas-biggy bandit", "las-vegas-cards"])
def test_what_a_player_cannot_tell_apart_is_judged_alike(variant: str) -> None:
    """Others' money and cards are dealt anew at random: the judgement of a move stays the same."""
    game, bots, options = VARIANTS[variant]
    record = recorded(game, f"{bots} greedy" if game == "las-vegas-cards" else bots, 4, **options)
    rules, rng, hidden = record.rules, Random(1), 0
    for step in replay(record):
        state, turn = step.state, record.rules.turn(step.state)
        if not isinstance(turn, Decide) or state.round < 2 or hidden >= 8:
            continue
        for seat in turn.seats:
            other = rules.fill(rules.view(state, seat), rng)
            hidden += other != state
            moves = rules.legal(state, seat)
            one = evaluator_for(rules).judge(state, seat, moves)
            two = evaluator_for(rules).judge(other, seat, moves)
            assert (one.known == two.known).all()
            assert (one.error == two.error).all()
    assert hidden >= 8


@pytest.mark.parametrize("open_money", [False, True])
def test_an_earlier_lay_ignores_the_last_players_hidden_cards(open_money: bool) -> None:
    rules = make("las-vegas-cards", 3, {"order": "in-turn"}, open_money=open_money)
    record = record_game(rules, ["gain"] * 3, 1)
    rng, hidden = Random(1), 0
    for step in replay(record):
        state, turn = step.state, rules.turn(step.state)
        if isinstance(turn, Decide) and state.round == 4 and state.play >= 5:
            (seat,) = turn.seats
            moves = rules.legal(state, seat)
            others = [rules.fill(rules.view(state, seat), rng) for _ in range(3)]
            judged = [evaluator_for(rules).judge(at, seat, moves) for at in (state, *others)]
            assert all((judged[0].known == other.known).all() for other in judged)
            hidden += any((judged[0].actual != other.actual).any() for other in judged)
    assert hidden


def test_a_wrong_record_gets_a_clear_answer() -> None:
    record = recorded("top-10000", "greedy stop-600", 1, target=1000)
    with pytest.raises(WrongRecord):
        review(replace(record, journal=record.journal[1:]))
    with pytest.raises(WrongRecord):
        review(replace(record, written_result={"score": [0, 0], "winners": [0]}))


def test_an_unfinished_game_is_reviewed_as_far_as_it_goes() -> None:
    record = recorded("top-10000", "greedy stop-600", 1, target=2000)
    half = review(replace(record, journal=record.journal[:20], written_result=None))
    assert not half.finished
    assert decided_at(half) is None
    assert sums(half) == pytest.approx([0, 0], abs=1e-9)
    assert len(half.events) > 5


def test_a_review_of_a_running_card_game_shows_nobodys_hand() -> None:
    record = recorded("las-vegas-cards", "greedy random", 1)
    lays = [number for number, entry in enumerate(record.journal) if entry.kind == "lay"]
    half = review(replace(record, journal=record.journal[: lays[3] + 1], written_result=None))
    assert not half.finished
    assert not half.decisions
    assert {chance.kind for chance in half.chances} == {"fill"}
    assert sums(half) == pytest.approx([0, 0], abs=1e-9)


@pytest.mark.parametrize("order", ["together", "in-turn"])
def test_a_review_of_a_running_card_game_follows_what_lies_open_and_nothing_else(order: str) -> None:
    record = recorded("las-vegas-cards", "greedy random", 1, order=order)
    lays = [number for number, entry in enumerate(record.journal) if entry.kind == "lay"]
    reviewer = Reviewer(replace(record, journal=record.journal[: lays[3] + 1], written_result=None))
    entry, now, changed = reviewer.entry, reviewer.now, set()
    for _ in reviewer.steps():
        if (reviewer.now != now).any():
            changed.add(record.journal[entry].kind)
        entry, now = reviewer.entry, reviewer.now
    assert changed == {"fill", "lay"}, "and no draw"


def test_leaving_is_a_decision_of_ones_own() -> None:
    record = recorded("top-10000", "greedy stop-600", 1, target=1000)
    result = review(replace(record, journal=(Leave(1),), written_result=None))
    assert result.accounts[1].decisions == pytest.approx(-result.start[1])
    assert result.accounts[0].others == pytest.approx(result.start[1])


def test_what_may_be_noise_is_never_called_a_mistake() -> None:
    decision = replace(reviewed("las-vegas-2012").decisions[0], cost=0.083)
    assert [replace(decision, noise=noise).grade for noise in (0, 0.08, 0.1, 0.298)] == [
        *("grave", "grave"),
        *("best", "best"),
    ]


def test_summaries_count_every_decision_with_a_choice_once() -> None:
    result = reviewed("las-vegas-2012")
    for seat in range(3):
        summary = summarise(result, seat)
        real = [d for d in result.decisions if d.seat == seat and len(d.options) > 1]
        assert sum(summary.grades.values()) == len(real) == summary.decided
        assert summary.lost == pytest.approx(sum(d.cost for d in real))
        costs = [decision.cost for decision in summary.expensive]
        assert costs == sorted(costs, reverse=True)


def test_a_game_is_decided_when_its_winner_takes_the_lead_for_good() -> None:
    result = reviewed("las-vegas-2012")
    assert result.result.tolist() == [1, 0, 0]
    decisive = decided_at(result)
    assert decisive is not None
    at = result.events.index(decisive)
    assert at > 0
    assert result.events[at - 1].after[0] < 0.5
    assert min(event.after[0] for event in result.events[at:]) >= 0.5


def test_a_game_whose_winner_led_from_the_first_event_was_decided_by_it() -> None:
    result = reviewed("las-vegas-2012")
    ahead = [event for event in result.events if event.after[0] >= 0.5]
    assert len(ahead) > 1
    assert decided_at(replace(result, events=ahead)) is ahead[0]


def test_mistakes_say_why_and_moves_are_named_in_words_in_four_languages() -> None:
    from vabanque.i18n import LANGUAGES, Words

    spoken = [Words(language) for language in LANGUAGES]
    for variant in ("top-10000 for two", "las-vegas-2012", "las-vegas-cards"):
        result = reviewed(variant)
        mistakes = [decision for decision in result.decisions if decision.grade != "best"]
        reasons = [reason for decision in mistakes for reason in decision.reasons]
        assert reasons
        assert not any(decision.reasons for decision in result.decisions if decision.grade == "best")
        for words in spoken:
            for reason in reasons:
                for phrase in (reason.why, reason.remember, reason.counterfactual.changed):
                    told = words.say(phrase, result.record.seats)
                    assert "{" not in told
                    assert len(told) <= 280
            for decision in mistakes:
                label = decision.label(decision.best)
                assert label is not None
                assert words.say(label, result.record.seats) != decision.best


def test_deep_judges_mistakes_again_and_still_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vabanque.analyse.deep.BUDGET", 8)
    monkeypatch.setattr("vabanque.analyse.deep.STEPS", 4)
    record = recorded("las-vegas-2012", "random greedy", 5)
    # The first round will do: rollouts take their time.
    ends = [number for number, entry in enumerate(record.journal) if entry.kind == "round"]
    record = replace(record, journal=record.journal[: ends[1] + 1], written_result=None)
    quick, deep = review(record), review(record, deep=True)
    assert sums(deep) == pytest.approx([0, 0], abs=1e-9)
    again = [d for q, d in zip(quick.decisions, deep.decisions, strict=True) if q.cost >= 0.01]
    assert again
    assert any(decision.error > 0 for decision in again)
