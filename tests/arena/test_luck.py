"""Subtracting luck changes no mean, and makes intervals narrower."""

from __future__ import annotations

from dataclasses import replace

from vabanque.arena.contest import new_contest
from vabanque.arena.report import summarise
from vabanque.arena.run import play_contest


def test_luck_adjusted_and_plain_results_agree_within_their_errors() -> None:
    """Within four standard errors of the difference, bounded by the sum of both; the seed is fixed."""
    contest = new_contest(
        "top-10000", ["greedy", "stop-600"], seats=2, options={"target": 2000}, seed=7, luck_adjusted=True
    )
    report = summarise(contest, play_contest(contest, 40))
    assert report.saved is not None
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
