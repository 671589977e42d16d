"""A game from outside brings its own compiled code, and plays the same games with it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def run(*arguments: str) -> str:
    path = [str(ROOT), str(ROOT / "examples/pig"), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    return subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=True, env=environment
    ).stdout


def simulate(*options: str) -> str:
    plugin = ("--plugin", "tests.plugins.compiled_pig")
    return run("-m", "vabanque", *plugin, "sim", "pig", "--games", "60", "--seed", "3", *options)


def test_compiled_pig_plays_the_same_games_as_its_readable_rules(tmp_path: Path) -> None:
    compiled = json.loads(simulate("--json"))
    readable = json.loads(simulate("--json", "--record", str(tmp_path / "games.jsonl")))
    assert compiled == readable
    assert len((tmp_path / "games.jsonl").read_text("utf-8").splitlines()) == 60


def test_compiled_pig_is_really_used() -> None:
    assert "by the readable rules" not in simulate()


TABLES = """
import tests.plugins.compiled_pig
from vabanque.envs import Choices, vector_env
from vabanque.envs.table import CompiledTable

table = CompiledTable(Choices.of("pig", 3, "full", "win", "end", {}))
for game in range(5):
    table.begin(7 if game == 0 else None)
    while not table.over:
        seen = table.look(table.mover)
        assert seen.mask.tolist() == [1, 1]
        seat = table.mover
        turn = round(100 * float(seen.observation[-1]))
        state = table.session().state
        assert (state.seat, state.points) == (seat, turn)
        table.move(int(turn >= 20))
    result = table.session().turn.result
    rewards = table.rewards()
    assert [seat for seat in range(3) if rewards[seat]] == list(result.winners), (rewards, result)
env = vector_env("pig", 8, seats=3, seed=7)
env.reset()
print(sum(env.step(env.sample()).dones.sum() for _ in range(400)))
"""


def test_compiled_pig_is_an_environment_that_plays_by_the_readable_rules() -> None:
    assert int(run("-c", TABLES)) > 8
