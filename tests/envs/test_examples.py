"""The examples for researchers run. Training needs PyTorch, which the tests do without (docs/environments.md)."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from vabanque.arena.contest import new_contest
from vabanque.arena.report import summarise
from vabanque.arena.run import play_contest
from vabanque.bots import make_bot
from vabanque.core import Misconfigured
from vabanque.envs import LearnerVectorEnv
from vabanque.games import game
from vabanque.play.dealers import stream

ROOT = Path(__file__).parents[2]
LEARNED, MCTS = "examples.learned:Learned", "examples.mcts:Mcts"


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots are looked up in the working folder."""
    monkeypatch.chdir(ROOT)


def test_the_learned_net_beats_greedy_rivals() -> None:
    """A net no better than its two rivals would win 40 % of 1,000 games less than once in 100,000 runs."""
    from examples.learned import forward, load, split

    env, weights = LearnerVectorEnv("las-vegas-2012", 1000, seats=3, rivals="greedy"), load()
    observations, info = env.reset(seed=1)
    won = np.full(1000, np.nan)
    while np.isnan(won).any():
        liking = forward(weights, *split(observations, env.tables.layout))
        observations, rewards, over, _, info = env.step(np.where(info["action_mask"], liking, -np.inf).argmax(axis=1))
        won = np.where(np.isnan(won) & over, rewards, won)
    assert won.mean() > 0.4


@pytest.mark.parametrize(
    ("name", "seats", "bot", "options"),
    [
        ("las-vegas-2012", 3, LEARNED, {}),
        ("las-vegas-2012", 2, MCTS, {}),
        ("las-vegas-cards", 2, MCTS, {}),
        ("top-10000", 2, MCTS, {"target": 500}),
    ],
)
def test_the_bots_in_the_examples_play_in_the_arena(
    name: str, seats: int, bot: str, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("examples.mcts.SIMULATIONS", 8)
    contest = new_contest(name, ["random", bot], seats=seats, options=options, think=60.0)
    report = summarise(contest, play_contest(contest, seats))
    assert report.games >= seats
    assert report.faults == {}


def test_the_learned_net_says_which_games_it_plays() -> None:
    for rules in (game("las-vegas-2012", 4), game("las-vegas-2012", 3, neutral=True)):
        with pytest.raises(Misconfigured, match="three seats, without options"):
            make_bot(LEARNED, rules, 0, stream(0))
    with pytest.raises(Misconfigured, match="bot-not-for-game"):
        make_bot(LEARNED, game("top-10000", 3), 0, stream(0))


def test_tree_search_beats_random_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that is no better wins 42 of 60 games less than once in 700 runs."""
    monkeypatch.setattr("examples.mcts.SIMULATIONS", 50)
    contest = new_contest("top-10000", ["random", MCTS], seats=2, options={"target": 500}, think=60.0)
    report = summarise(contest, play_contest(contest, 60))
    shares = {standing.bot: standing.share.mean for standing in report.standings}
    assert shares[MCTS] >= 0.7


def test_the_first_look_draws_its_pictures(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "examples/first_look.py", tmp_path],
        cwd=tmp_path, env={**os.environ, "MPLBACKEND": "agg"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "As few dice as possible wins" in done.stdout
    assert {path.name for path in tmp_path.iterdir()} == {"starters.svg", "money.svg", "table.png"}


def test_training_imports_nothing_that_does_not_exist() -> None:
    """There is no PyTorch here to run it, but everything it imports from us exists."""
    tree = ast.parse((ROOT / "examples/ppo.py").read_text("utf-8"))
    ours = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module != "torch"]
    checked = 0
    for node in ours:
        module = {"learned": "examples.learned"}.get(str(node.module), str(node.module))
        if module.split(".")[0] in ("vabanque", "examples"):
            for name in node.names:
                assert hasattr(__import__(module, fromlist=[name.name]), name.name)
                checked += 1
    assert checked >= 4
