"""Reviews of a game from outside, which rollouts judge: bounded, in the table's own words, and modest about noise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from tests.plugins.bulls import GAME
from vabanque.analyse import Decision, Review, Reviewer, review, rollouts
from vabanque.analyse.evaluator import CERTAIN, judgement
from vabanque.analyse.narrative import ReviewNarrator, narrate
from vabanque.analyse.rollouts import FEWEST, MOST, RolloutEvaluator
from vabanque.cli.app import app
from vabanque.cli.review import SILENCE, ProgressLines
from vabanque.core import Spec
from vabanque.games import GAMES, register
from vabanque.i18n import Words
from vabanque.play.record import Record, read_record
from vabanque.server.reviews import ReviewSlice, review_part

if "bulls" in GAMES:  # importing it registers it, and other tests go through all games
    GAMES.remove("bulls")


@pytest.fixture(autouse=True)
def bulls_are_registered() -> Iterator[None]:
    register(GAME)
    yield
    GAMES.remove("bulls")


def test_equal_moves_are_seldom_called_mistakes_however_many_there_are() -> None:
    evaluator = RolloutEvaluator(GAMES["bulls"].build(Spec("bulls", 3, {"cards": 3})))
    evaluator.rollouts = MOST
    rng = np.random.default_rng(1)
    for moves in (2, 20):
        called = tempting = 0
        for _ in range(1000):
            results = rng.random((MOST, moves, 1)) < 0.4  # games won after each move, all of them equally good
            judged = judgement(results.astype(float), results.mean(axis=0), 0)
            cost = judged.known[judged.best(0), 0] - judged.known[0, 0]
            called += cost > 0 and cost >= evaluator.certain(moves) * judged.error[0]
            tempting += cost > 0 and cost >= CERTAIN * judged.error[0]
        assert called <= 15
    assert tempting > 200, "the best of twenty is ahead by chance"


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A file with two recorded games."""
    file = tmp_path / "bulls.jsonl"
    command = ["sim", "bulls", "--bots", "random,random", "-o", "cards=3", "--games", "2", "--seed", "3"]
    assert CliRunner().invoke(app, [*command, "--record", str(file)]).exit_code == 0
    return file


@pytest.fixture
def record(played: Path) -> Record:
    return read_record(played.read_bytes().splitlines()[0])


def text_of(reviewed: Review, lang: str = "en") -> str:
    return "\n".join(map(str, narrate(reviewed, Words(lang))))


def mistake(reviewed: Review, cost: float, error: float) -> Review:
    """The review as if its first decision with a choice had cost this much, and no chance event had mattered."""
    at = next(at for at, event in enumerate(reviewed.events) if isinstance(event, Decision) and len(event.options) > 1)
    decision = reviewed.events[at]
    assert isinstance(decision, Decision)
    worst = decision.options[-1].move
    return replace(
        reviewed, finished=False, events=[replace(decision, chosen=worst, cost=cost, error=error, noise=2 * error)]
    )


def test_moves_have_the_names_that_the_table_gives_them(record: Record) -> None:
    reviewed = mistake(review(record), cost=0.3, error=0.01)
    decision = reviewed.decisions[0]
    label = decision.label(decision.best)
    assert label is not None
    assert Words("en").say(label, record.seats) == f"Play {decision.best}"
    assert f"“Play {decision.best}” was the best move" in text_of(reviewed)


def test_noise_is_no_moment(record: Record) -> None:
    reviewed = review(record)
    noisy, certain = (mistake(reviewed, cost=0.3, error=error) for error in (0.2, 0.1))
    for told, moments in ((noisy, 0), (certain, 1)):
        narrator = ReviewNarrator(told, Words("en"), None)
        assert len(narrator._moments(told.events, None)) == moments
    assert "That costs" not in text_of(noisy)
    assert "That costs" in text_of(certain)


def test_nobody_is_charged_for_noise(record: Record) -> None:
    reviewed = review(record)
    for decision in reviewed.decisions:
        assert decision.cost == 0 or decision.cost >= CERTAIN * decision.error
        assert (decision.cost == 0) == (decision.best == decision.chosen)
    for seat, account in enumerate(reviewed.accounts):
        lost = sum(decision.cost for decision in reviewed.decisions if decision.seat == seat)
        assert account.decisions == pytest.approx(-lost)
        parts = account.luck + account.decisions + account.others + account.evaluator
        assert reviewed.start[seat] + parts == pytest.approx(reviewed.result[seat])


def test_rollouts_are_never_called_a_bot_and_there_are_no_bills(record: Record) -> None:
    reviewed = review(record)
    for lang in ("en", "de", "fr", "nl"):
        text = text_of(reviewed, lang).lower()
        assert Words(lang)("review-rolled").lower() in text
        headings = [column.header for part in narrate(reviewed, Words(lang)) for column in getattr(part, "columns", ())]
        assert Words(lang)("review-luck-bills") not in headings
        assert not any("bot" in str(heading).lower() for heading in headings)


def test_browsers_are_told_that_rollouts_judged_and_what_moves_are_called(played: Path) -> None:
    text = played.read_bytes().splitlines()[0]
    part = review_part(text, None, 600)
    assert isinstance(part, ReviewSlice)
    assert part.rough
    decisions = [event for event in part.events if event["kind"] == "decision"]
    assert all(option["label"] is not None for decision in decisions for option in decision["options"])


def test_the_budget_decides_about_rollouts(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    def planned(budget: int) -> int:
        monkeypatch.setattr(rollouts, "BUDGET", budget)
        evaluator = Reviewer(record).evaluator
        assert isinstance(evaluator, RolloutEvaluator)
        return evaluator.rollouts

    assert (planned(1), planned(10**9)) == (FEWEST, MOST)
    enough = next(budget for budget in range(1, 10**6, 500) if planned(budget) == MOST)
    assert FEWEST < planned(enough * 2 // 3) < MOST


def test_a_review_says_how_far_it_is_now_and_then(capsys: pytest.CaptureFixture[str]) -> None:
    now = 0.0
    progress = ProgressLines(Words("en"), "review-so-far", lambda: now)
    for done in range(1, 31):
        now += SILENCE / 10
        progress(done, 40)
    out, err = capsys.readouterr()
    assert out == ""
    assert err.splitlines() == [f"vabanque: Reviewing: {done} of 40 entries." for done in (10, 20, 30)]


@pytest.mark.parametrize("every", [(), ("--all",)])
def test_progress_stays_out_of_the_output(
    played: Path, monkeypatch: pytest.MonkeyPatch, every: tuple[str, ...]
) -> None:
    command = ["review", str(played), "--lang", "en", *every]
    monkeypatch.setattr("vabanque.cli.review.SILENCE", inf)
    quiet = CliRunner().invoke(app, command)
    monkeypatch.setattr("vabanque.cli.review.SILENCE", 0.0)
    told = CliRunner().invoke(app, command)
    assert quiet.exit_code == told.exit_code == 0
    assert told.stdout == quiet.stdout
    assert "vabanque: Review" in told.stderr
    assert quiet.stderr == ""
