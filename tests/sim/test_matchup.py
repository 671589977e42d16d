"""The same seed gives the same games: by compiled or readable rules, in any batches, in any process."""

from __future__ import annotations

import io
import multiprocessing
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.compiled.variants import VARIANTS, label
from vabanque.core import Misconfigured, Refusal
from vabanque.i18n import Words
from vabanque.play.verify import verify
from vabanque.sim import Matchup, SimulationReport, Tally, play_batch, simulate
from vabanque.sim.plot import plot
from vabanque.sim.tally import SHARE


def mixed(rules: Any) -> tuple[str, ...]:
    """Random and greedy seats alternating."""
    return tuple("random" if seat % 2 else "greedy" for seat in range(rules.spec.seats))


@pytest.mark.parametrize("rules", VARIANTS, ids=label)
def test_compiled_and_readable_rules_play_the_same_games(rules: Any) -> None:
    matchup = Matchup(rules.spec.game, mixed(rules), rules.spec.options, seed=8)
    compiled, _ = play_batch(matchup, 5, 4)
    readable, lines = play_batch(matchup, 5, 4, record=True)
    assert matchup.policies() is not None
    assert compiled == readable
    assert all(verify(line).ok for line in lines)


MATCHUP = Matchup("las-vegas-2012", ("greedy", "random", "random"), {"neutral": True}, seed=3)


@pytest.mark.parametrize("batch", [1, 7, 100])
def test_the_size_of_batches_does_not_matter(batch: int) -> None:
    assert simulate(MATCHUP, 100, batch=batch).tally == simulate(MATCHUP, 100).tally


def test_two_processes_give_the_same_result_and_the_same_records() -> None:
    alone, together = io.StringIO(), io.StringIO()
    one = simulate(MATCHUP, 30, record=alone)
    two = simulate(MATCHUP, 30, jobs=2, batch=4, record=together)
    assert one.tally == two.tally
    assert alone.getvalue() == together.getvalue()
    assert alone.getvalue().count("\n") == 30


def test_a_killed_process_costs_nothing() -> None:
    played = 0

    def kill_one(games: int) -> None:
        nonlocal played
        if not played:
            multiprocessing.active_children()[0].kill()
        played += games

    report = simulate(MATCHUP, 400, jobs=2, batch=20, progress=kill_one)
    assert played == 400
    assert report.tally == simulate(MATCHUP, 400).tally


def test_two_processes_started_cold_find_the_right_batch_size() -> None:
    """The first game loads the compiled code. That once set the size for the whole run: one game at a time."""
    code = (
        "from vabanque.sim import Matchup, simulate\n"
        "if __name__ == '__main__':\n"
        "    batches = []\n"
        "    simulate(Matchup('las-vegas-2012', ('random',) * 5), 30_000, jobs=2, progress=batches.append)\n"
        "    print(len(batches))"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert int(answer.stdout) < 100


def test_another_seed_gives_other_games() -> None:
    assert simulate(Matchup(MATCHUP.game, MATCHUP.players, seed=4), 50).tally != simulate(MATCHUP, 50).tally


def test_without_numba_the_results_are_the_same() -> None:
    code = (
        "from vabanque.sim import Matchup, simulate\n"
        "from vabanque.compiled import SLOW\n"
        f"for game in {['las-vegas-2012', 'las-vegas-cards', 'top-10000']!r}:\n"
        "    tally = simulate(Matchup(game, ('greedy', 'random', 'random'), {}, 3), 20).tally\n"
        "    print(SLOW, tally.shares, tally.score, tally.decisions)\n"
    )
    printed = [
        subprocess.run(
            [sys.executable, "-W", "error", "-c", code],
            env={**os.environ, "VABANQUE_NO_JIT": no_jit},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for no_jit in ("0", "1")
    ]
    assert printed[1].startswith("asked ")
    assert printed[0] == printed[1].replace("asked", "")


def test_ctrl_c_gives_the_result_so_far() -> None:
    def interrupt(_played: int) -> None:
        raise KeyboardInterrupt

    report = simulate(MATCHUP, 100, batch=10, progress=interrupt)
    assert report.interrupted
    assert report.tally == play_batch(MATCHUP, 0, 10)[0]


def test_nobody_wins_more_than_there_is_to_win() -> None:
    tally = simulate(Matchup("las-vegas-2012", ("random",) * 5, {}, 1), 500).tally
    assert sum(tally.shares) == SHARE * 500
    assert sum(tally.alone) + tally.ties == 500
    assert sum(sum(bars.values()) for bars in tally.bars) == 5 * 500


def test_seats_start_in_turn() -> None:
    """In a game that ends after about one turn, the starter wins."""
    matchup = Matchup("top-10000", ("greedy", "greedy"), {"target": 50}, seed=1)
    tally = simulate(matchup, 1000).tally
    assert tally.starter_share() > 0.9
    assert 0.4 < tally.win_share(0) < 0.6


class Timid:
    """A foreign bot that always plays the last move."""

    def __init__(self, rules: Any, seat: int, rng: Any) -> None:
        pass

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return moves[-1]


class Broken(Timid):
    """Raises an exception."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        raise RuntimeError("no idea")


class Cheater(Timid):
    """Makes a move that does not exist."""

    def choose(self, view: Any, moves: Sequence[Any]) -> Any:
        return "all the money"


def test_foreign_bots_play_by_the_readable_rules() -> None:
    matchup = Matchup("las-vegas-2012", (f"{__name__}:Timid", "random"), {}, 1)
    assert matchup.policies() is None
    assert simulate(matchup, 3).tally.games == 3


def test_foreign_bots_hear_the_journal() -> None:
    matchup = Matchup("las-vegas-2012", ("tests.arena.broken_bots:Attentive", "random"), {}, 1)
    assert simulate(matchup, 2).tally.games == 2


@pytest.mark.parametrize("bot", ["Broken", "Cheater"])
def test_a_foreign_bot_that_fails_is_named(bot: str) -> None:
    with pytest.raises(Refusal) as refusal:
        simulate(Matchup("las-vegas-2012", (f"{__name__}:{bot}", "random"), {}, 1), 1)
    assert refusal.value.code == "bot-failed"
    assert bot in str(refusal.value.facts["bot"])


def test_an_impossible_matchup_is_refused_before_it_begins() -> None:
    for matchup in (
        Matchup("poker", ("random", "random")),
        Matchup("las-vegas-2012", ("random",)),
        Matchup("las-vegas-2012", ("random", "nobody")),
        Matchup("las-vegas-2012", ("random", "stop-300")),
    ):
        with pytest.raises(Misconfigured):
            simulate(matchup, 1)


def test_a_share_of_nothing_or_everything_still_has_a_confidence_interval() -> None:
    tally = Tally(2)
    tally.count(0, [[10, 20]] * 10, [2] * 10, [3] * 10)
    assert (tally.win_share(0), tally.win_share(1)) == (0, 1)
    assert tally.sure_share(0)[0] == 0
    assert 0.2 < tally.sure_share(0)[1] < 0.4
    assert tally.spread(0) == 0


def test_scores_below_zero_are_counted_and_drawn(tmp_path: Path) -> None:
    tally = Tally(2)
    tally.count(0, [[-15, 3], [-1, 12]], [2, 2], [5, 5])
    tally.count(2, [[25, -10]], [1], [5])
    assert [dict(bars) for bars in tally.bars] == [{-2: 1, -1: 1, 2: 1}, {0: 1, 1: 1, -1: 1}]
    assert tally.score == [9, 5]
    plot(
        SimulationReport(Matchup("top-10000", ("random", "random")), tally, 3, 1.0), tmp_path / "bars.svg", Words("en")
    )
    assert (tmp_path / "bars.svg").read_text().count("</g>") > 10


@pytest.mark.parametrize("winners", range(1, 11))
def test_any_number_of_winners_share_a_whole_victory(winners: int) -> None:
    tally = Tally(10)
    tally.count(0, [[0] * 10], [(1 << winners) - 1], [1])
    assert sum(tally.win_share(seat) for seat in range(10)) == pytest.approx(1)
